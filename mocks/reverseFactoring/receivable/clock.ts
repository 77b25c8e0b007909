// 时间与银行对应收账款所做的：到期未付（T-RAC-12），付清（T-RAC-11）。

import { addDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { overdueOf } from '../../financing/overdue.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import * as roles from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import type { RfParties } from '../document/rows.ts'
import { openRisk } from '../risk/flow.ts'
import type { RfAccountRow } from './rows.ts'
import { rfAccountFlow } from './transitions.ts'

/** 双方；提交过的账款一定有。 */
export const partiesOn = (row: RfAccountRow): RfParties => {
  const { creditorCorpId, creditorName, debtorCorpId, debtorName } = row
  if (!creditorCorpId || !creditorName || !debtorCorpId || !debtorName) {
    throw new BusinessError('ILLEGAL_STATE', '账款还没有双方')
  }
  return { creditorCorpId, creditorName, debtorCorpId, debtorName }
}

/** 已确权、还没有付清的。 */
export const OWED: readonly RfAccountRow['arStatus'][] = ['CONFIRMED', 'FINANCING', 'FINANCED', 'OVERDUE']

/** 宽限期的最后一天；还没有填到期日的为 undefined。 */
export const graceEndOf = ({ arDueDate, graceDays }: RfAccountRow): string | undefined =>
  arDueDate && addDays(arDueDate, graceDays)

/** 到期未付、还在宽限期里的，宽限到哪天；不在的为 undefined。 */
export const graceOf = (today: string, row: RfAccountRow): string | undefined => {
  const end = graceEndOf(row)
  return end && OWED.includes(row.arStatus) && row.arDueDate! < today && today <= end ? end : undefined
}

/** 过了宽限期仍未付的，自到期日起逾期的天数与利息；没有逾期为 undefined。 */
export const overdueOnAccount = (today: string, row: RfAccountRow) => {
  const end = graceEndOf(row)
  if (!end || today <= end || !OWED.includes(row.arStatus)) return undefined
  return overdueOf(today, row.arDueDate!, row.arBalance)
}

/** T-RAC-12 到期未付：过了宽限期，账款逾期，并提示风险（T-RRK-01）。 */
export const overdueAccounts = (world: World): void => {
  const today = world.today()
  const late = world.rfAccounts.where(
    (row) => rfAccountFlow.stands(row, 'T-RAC-12') && today > (graceEndOf(row) ?? today),
  )
  for (const row of late) {
    rfAccountFlow.step(world, row, 'T-RAC-12')
    const riskDesc = `应收账款${row.arNo}于${row.arDueDate}到期，过宽限期仍未付款${yuan(row.arBalance)}`
    openRisk(world, { ...partiesOn(row), arNo: row.arNo, riskType: 'DEBTOR_OVERDUE', riskDesc })
  }
}

/** T-RAC-11 债务人付清：余额归零，双方都知道。 */
export const settleAccount = (world: World, row: RfAccountRow): void => {
  rfAccountFlow.step(world, row, 'T-RAC-11')
  row.arBalance = '0.00'
  const { creditorCorpId, debtorCorpId } = partiesOn(row)
  for (const [corpId, role, jumpPath] of [
    [creditorCorpId, roles.RF_CORP_OPERATOR, '/reverse_factoring/account/account-manage'],
    [debtorCorpId, roles.RF_CORE_OPERATOR, '/reverse_factoring/debtor/ar/manage'],
  ] as const) {
    world.notify({
      corpId,
      roleCodes: [role],
      messageType: 'NOTICE',
      messageTitle: '应收账款已付清',
      messageContent: `应收账款${row.arNo}已由债务人付清`,
      bizNo: row.arNo,
      jumpPath,
    })
  }
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-RAC-11', '付清未融资账款（应收账款编号）', (world, key) => {
    const row = world.rfAccounts.need(key.trim())
    if (row.rfFinanceNo) throw new OutsideError('已融资的账款随融资的回款付清')
    settleAccount(world, row)
  }),
]
