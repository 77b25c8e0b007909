// ABS 付款欠多少、到了多少，哪些还在办（INV-18）。
import { add, subtract } from '#domain/money.ts'
import { overdueOf, penaltyAccrued } from '../../financing/overdue.ts'
import type { World } from '../../kernel/World.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import type { AbsPaymentRow } from './rows.ts'

/** 付款所付的账款。 */
export const payableOf = (world: World, row: AbsPaymentRow): AbsPayableRow =>
  world.absPayables.need(row.payableNo)

/** 差异金额 = 本次付款金额 − 到账金额。 */
export const diffOf = (row: AbsPaymentRow): string =>
  subtract(row.paymentAmount ?? '0.00', row.receivedAmount)

/** 还要办的付款：已付清的不是，部分到账而差异已处理的也不是（余额另有一笔）。 */
export const isOpenPayment = ({ paymentStatus, absCheckStatus }: AbsPaymentRow): boolean =>
  paymentStatus !== 'PAID' && !(paymentStatus === 'PART_PAID' && absCheckStatus === 'RESOLVED')

const ON_THE_WAY: readonly AbsPaymentRow['paymentStatus'][] = [
  'PENDING_REVIEW',
  'REGISTERED',
  'PAYING',
  'UNANSWERED',
]

/** 已登记、钱在路上或即将上路的付款；没有为 undefined。 */
export const paymentOnTheWay = (world: World, payableNo: string): AbsPaymentRow | undefined =>
  world.absPayments.find((row) => row.payableNo === payableNo && ON_THE_WAY.includes(row.paymentStatus))

/** 账款眼下还要办的付款；至多一笔。 */
export const openPaymentOf = (world: World, payableNo: string): AbsPaymentRow | undefined =>
  world.absPayments.find((row) => row.payableNo === payableNo && isOpenPayment(row))

/** 在银行手上的付款：正在付，或没有答复；没有为 undefined。 */
export const paymentAtBank = (world: World, payableNo: string): AbsPaymentRow | undefined =>
  world.absPayments.find(
    (row) =>
      row.payableNo === payableNo && (row.paymentStatus === 'PAYING' || row.paymentStatus === 'UNANSWERED'),
  )

/** 已确认、还没有付清的账款。 */
export const OWED: readonly AbsPayableRow['payableStatus'][] = [
  'CONFIRMED',
  'TRANSFERRING',
  'POOLED',
  'PART_PAID',
  'OVERDUE',
]

/** 账款逾期的天数与利息：付款在银行手上的，算到交给银行那天；没有逾期为 undefined。 */
export const overdueOnPayable = (world: World, row: AbsPayableRow) => {
  if (!OWED.includes(row.payableStatus)) return undefined
  const sent = paymentAtBank(world, row.payableNo)
  const day = sent ? (sent.sentDate ?? sent.paymentDate) : undefined
  const { payableDueDate: dueDay, payableRemain: unpaidAmount, repaid } = row
  return overdueOf({ day: day ?? world.today(), dueDay, unpaidAmount, repaid })
}

/** 付清之后，逾期那些天产生的利息照欠；没有逾期过为 undefined。 */
const penaltyOnPaid = ({ payableStatus, payableDueDate: dueDay, repaid }: AbsPayableRow) => {
  const day = repaid?.at(-1)?.day
  if (payableStatus !== 'PAID' || !day || day <= dueDay) return undefined
  return penaltyAccrued({ day, dueDay, unpaidAmount: '0.00', repaid })
}

/** 一笔账款的逾期利息：产生的、已付的、减免的与还欠的；没有产生过为 undefined。 */
export const penaltyOnPayable = (world: World, row: AbsPayableRow) => {
  const penaltyAmount = overdueOnPayable(world, row)?.penaltyAmount ?? penaltyOnPaid(row)
  if (penaltyAmount === undefined) return undefined
  const { penaltyPaidAmount = '0.00', penaltyWaivedAmount = '0.00' } = row
  const penaltyOwedAmount = subtract(penaltyAmount, add(penaltyPaidAmount, penaltyWaivedAmount))
  return { penaltyAmount, penaltyPaidAmount, penaltyWaivedAmount, penaltyOwedAmount }
}

/** 还没有付出去的：收款账户变了要重新确认。 */
export const isUnsent = ({ paymentStatus: status }: AbsPaymentRow): boolean =>
  status !== 'PAYING' && status !== 'UNANSWERED' && status !== 'PART_PAID' && status !== 'PAID'
