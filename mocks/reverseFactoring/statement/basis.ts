// 对账单照台账做：与一家对方在期间里确权的账款。
import type {
  RfStatementAccount,
  RfStatementBasis,
  RfStatementBasisRequest,
} from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { seenAccount } from '../receivable/disclosed.ts'
import { rfAccountFlow } from '../receivable/transitions.ts'
import { sideOn } from '../sides.ts'

/** 期间里确权的各笔与合计；没有确权的不在其中。 */
export const basisOf = (
  ctx: Context,
  { partnerName, periodFromMonth, periodToMonth }: RfStatementBasisRequest,
): RfStatementBasis => {
  if (periodToMonth < periodFromMonth) throw new BusinessError('FORMAT', '止月不得早于起月')
  const { world, corp } = ctx
  const accounts = world.rfAccounts.all().flatMap((row): RfStatementAccount[] => {
    const side = sideOn(row, corp.corpId)
    const partner = side === 'CREDITOR' ? row.debtorName : row.creditorName
    const confirmDate = rfAccountFlow.passed(row, 'T-RAC-05')?.time.slice(0, 10)
    if (!side || partner !== partnerName || !confirmDate) return []
    const month = confirmDate.slice(0, 7)
    if (month < periodFromMonth || month > periodToMonth) return []
    return [
      present({
        arNo: row.arNo,
        contractNo: row.contractNo,
        confirmDate,
        confirmAmount: row.confirmAmount!,
        arBalance: row.arBalance,
        arDueDate: row.arDueDate!,
        arStatus: seenAccount(ctx, row).arStatus,
      }),
    ]
  })
  return {
    confirmTotal: sum(accounts.map(({ confirmAmount }) => confirmAmount)),
    accounts: accounts.toSorted((a, b) => a.confirmDate.localeCompare(b.confirmDate)),
  }
}
