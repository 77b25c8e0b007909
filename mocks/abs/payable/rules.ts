// 账款提交复核的条件（T-APB-02），不能撤销确认的原因（T-APB-05）。
import type { AbsTransferStatus } from '#api/generated/corp/model/index.ts'
import { isWorkingDay } from '#domain/calendar.ts'
import { isMoney, isPositive } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { contractOf, needTrade } from '../../voucher/trade/book.ts'
import { paymentOnTheWay } from '../payment/book.ts'
import type { AbsPayableRow } from './rows.ts'

/** 企业不能作债权人的原因；能时为 undefined。 */
export const creditorProblem = (
  world: World,
  debtorCorpId: string,
  creditor: CorpRow,
): string | undefined => {
  if (creditor.corpId === debtorCorpId) return '债权人不能是本企业'
  const relation = world.counterparties.find(
    (one) => one.corpId === debtorCorpId && one.counterpartyCorpId === creditor.corpId,
  )
  if (relation?.counterpartyStatus !== 'ACTIVE') return '债权人不是有效的交易对手'
  if (creditor.corpState !== 'NORMAL') return '债权人企业状态异常'
  const unready =
    !creditor.isCorpAuthenticated ||
    creditor.productOpenStatus.ABS !== 'OPENED' ||
    !collectAccountOf(world, creditor.corpId)
  return unready ? '债权人未完成实名/未开通产品/无已验证收款账户' : undefined
}

/** 债权人须是可用的交易对手；返回债权人企业。 */
export const needCreditor = (world: World, debtorCorpId: string, name: string): CorpRow => {
  const creditor = world.corps.find((corp) => corp.corpName === name)
  if (!creditor) throw new BusinessError('CREDITOR', '债权人不存在', ['creditorName'])
  const problem = creditorProblem(world, debtorCorpId, creditor)
  if (problem) throw new BusinessError('CREDITOR', problem, ['creditorName'])
  return creditor
}

/** 应付日期固定：晚于今日的工作日。 */
export const needDueDate = (today: string, payableDueDate: string): void => {
  const at = ['payableDueDate']
  if (payableDueDate <= today) throw new BusinessError('T-APB-02', '应付日期须晚于今日', at)
  if (!isWorkingDay(payableDueDate, holidays)) {
    throw new BusinessError('T-APB-02', '应付日期须为工作日', at)
  }
}

const REQUIRED = [
  ['creditorName', '债权人'],
  ['contractNo', '合同编号'],
  ['payableAmount', '账款金额'],
  ['payableDueDate', '应付日期'],
] as const

/** 提交复核的全部条件（T-APB-02）；返回债权人企业。 */
export const needConfirmable = (world: World, row: AbsPayableRow): CorpRow => {
  const missing = REQUIRED.find(([field]) => !row[field])
  if (missing) throw new BusinessError('REQUIRED', `请填写${missing[1]}`, [missing[0]])
  if (!isMoney(row.payableAmount) || !isPositive(row.payableAmount)) {
    throw new BusinessError('FORMAT', '账款金额须大于0', ['payableAmount'])
  }
  if (row.invoiceNos.length === 0) throw new BusinessError('REQUIRED', '请选择发票', ['invoiceNos'])
  if ((row.attachments ?? []).length === 0) throw new BusinessError('REQUIRED', '请上传附件', ['attachments'])
  needDueDate(world.today(), row.payableDueDate)
  const creditor = needCreditor(world, row.corpId, row.creditorName)
  if (contractOf(world, row.corpId, row.contractNo)?.partyB !== row.creditorName) {
    throw new BusinessError('G-TRADE', '合同不存在，或卖方与债权人不一致', ['contractNo'])
  }
  needTrade(world, { ...row, receiverName: row.creditorName }, row.payableAmount)
  return creditor
}

const ENDED: readonly AbsTransferStatus[] = ['FACTOR_REJECTED', 'REMOVED', 'CANCELLED']

/** T-APB-05：债权人没有在为它办理转让，草稿也算。 */
export const notInTransfer = guard<AbsPayableRow>('T-APB-05', (world, row) => {
  const transfer = world.absTransfers.find(
    (one) =>
      !ENDED.includes(one.absTransferStatus) && one.lines.some((line) => line.payableNo === row.payableNo),
  )
  return transfer && `账款已在转让申请${transfer.absTransferNo}中，不能撤销`
})

/** T-APB-05：付款没有登记。 */
export const notInPayment = guard<AbsPayableRow>('T-APB-05', (world, row) => {
  const payment = paymentOnTheWay(world, row.payableNo)
  return payment && `账款的付款${payment.paymentNo}已登记，不能撤销`
})
