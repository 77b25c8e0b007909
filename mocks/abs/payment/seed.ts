import type { AbsCheckStatus, AbsPaymentStatus } from '#api/generated/corp/model/index.ts'
import { compare, subtract } from '#domain/money.ts'
import { instant, pastInstant } from '../../kernel/past.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import { setChanges } from '../../kernel/version.ts'
import type { World } from '../../kernel/World.ts'
import { userWith } from '../../portal/people/find.ts'
import { putAbsAccountChange } from '../accountChange/past.ts'
import type { AbsPayableRow } from '../payable/rows.ts'
import { type OwnStatus, putPayable } from '../payable/seed.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import { buildAbsPlan } from '../plan/seed.ts'
import { putFundedTransfer } from '../transfer/seed.ts'
import { absPayReceipt } from './receipt.ts'
import type { AbsPaymentRow } from './rows.ts'

const OWN: readonly string[] = ['DRAFT', 'PENDING_REVIEW', 'REJECTED', 'CONFIRMED', 'REVOKED']
const RECEIVED: readonly string[] = ['PART_PAID', 'PAID']

/** 收这笔应付的计划：指定的，否则取第一个已成立的，没有就新建。 */
const planFor = (world: World, part: Partial<AbsPayableRow>): AbsPlanRow =>
  world.absPlans.get(part.planNo) ??
  world.absPlans.find((plan) => plan.planStatus === 'CYCLING') ??
  buildAbsPlan(world, {})

/** 一笔 ABS 应付，任何状态：已入池的连同转让申请，已付的连同付款。 */
export const buildAbsPayable = (world: World, part: Partial<AbsPayableRow>): AbsPayableRow => {
  const { payableStatus = 'CONFIRMED', ...fields } = part
  if (OWN.includes(payableStatus)) {
    return putPayable(world, { ...fields, payableStatus: payableStatus as OwnStatus })
  }
  const row = putPayable(world, { ...fields, payableStatus: 'CONFIRMED' })
  putFundedTransfer(world, [row], planFor(world, part))
  if (payableStatus === 'OVERDUE') row.payableStatus = 'OVERDUE'
  if (RECEIVED.includes(payableStatus)) {
    const { payableNo, payableAmount } = row
    const paid = payableStatus === 'PAID'
    buildAbsPayment(world, {
      payableNo,
      paymentStatus: paid ? 'PAID' : 'PART_PAID',
      receivedAmount: paid ? payableAmount : subtract(payableAmount, part.payableRemain ?? '100.00'),
    })
  }
  return row
}

const REGISTERED: readonly string[] = ['REGISTERED', 'PAYING', 'PART_PAID', 'PAID', 'FAILED']

/** 银行自己办了什么、在什么时候。 */
const SENT = ['发起付款', '09:25:00'] as const
const BY_BANK: Readonly<
  Partial<Record<AbsPaymentStatus, readonly (readonly [event: string, time: string])[]>>
> = {
  PAYING: [SENT],
  FAILED: [SENT, ['失败', '09:28:00']],
  PART_PAID: [SENT, ['部分到账', '15:30:00']],
  PAID: [SENT, ['足额到账', '15:30:00']],
}
const MATCHED = ['到账流水匹配', '15:40:00'] as const
const DIFFERENT = ['存在差异', '16:00:00'] as const
const CHECKED: Readonly<Record<AbsCheckStatus, readonly (readonly [event: string, time: string])[]>> = {
  UNCHECKED: [],
  CHECKING: [MATCHED],
  MATCHED: [MATCHED, ['核对一致', '16:00:00']],
  DIFF: [MATCHED, DIFFERENT],
  RESOLVED: [MATCHED, DIFFERENT],
}

const trailOf = (world: World, row: AbsPaymentRow, day: string): TrailRow[] => {
  const corpName = world.corps.need(row.corpId).corpName
  const person = (post: 'POST_OPERATOR' | 'POST_DIRECTOR') => userWith(world, row.corpId, post).personName
  const system = { node: 'SYSTEM', operatorName: '系统', corpName: '平台' } as const
  const trail: TrailRow[] = [
    { ...system, time: pastInstant(world, day, '09:00:00'), event: '生成到期付款计划' },
  ]
  if (row.paymentStatus === 'WAIT_REGISTER' || row.paymentStatus === 'OVERDUE') return trail
  trail.push({
    node: 'OPERATOR',
    operatorName: person('POST_OPERATOR'),
    corpName,
    time: pastInstant(world, day, '09:10:00'),
    event: '付款登记',
  })
  if (REGISTERED.includes(row.paymentStatus)) {
    trail.push({
      node: 'DIRECTOR',
      operatorName: person('POST_DIRECTOR'),
      corpName,
      time: pastInstant(world, day, '09:20:00'),
      event: '复核通过',
      result: 'PASS',
    })
  }
  for (const [event, time] of [...(BY_BANK[row.paymentStatus] ?? []), ...CHECKED[row.absCheckStatus]]) {
    trail.push({ ...system, time: pastInstant(world, day, time), event })
  }
  if (row.absCheckStatus === 'RESOLVED') {
    trail.push({
      node: 'OPERATOR',
      operatorName: person('POST_OPERATOR'),
      corpName,
      time: pastInstant(world, day, '16:40:00'),
      event: '说明/补付差异',
      ...(row.diffReason && { opinion: row.diffReason }),
    })
  }
  return trail
}

/** 一笔付款；没有给账款的另建一笔已入池的。已到账的部分随即从账款未付金额中减去（INV-18）。 */
export const buildAbsPayment = (world: World, part: Partial<AbsPaymentRow>): AbsPaymentRow => {
  const payable =
    world.absPayables.get(part.payableNo) ??
    buildAbsPayable(world, { payableStatus: 'POOLED', payableAmount: part.payableAmount ?? '1000000.00' })
  const plan = world.absPlans.need(payable.planNo!)
  const { corpId } = payable
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const paymentStatus = part.paymentStatus ?? 'WAIT_REGISTER'
  const paymentNo = part.paymentNo ?? world.ids.next('PM', part.paymentDate ?? world.today())
  const made = paymentStatus !== 'WAIT_REGISTER' && paymentStatus !== 'OVERDUE'
  const paymentDate = part.paymentDate ?? world.today()
  const account = world.bankAccounts.find(
    (one) => one.corpId === corpId && one.accountPurpose.includes('PAY'),
  )
  const row: AbsPaymentRow = {
    createUserId: made ? maker.userId : '',
    createUserName: made ? maker.personName : '',
    createTime: pastInstant(world, paymentDate, '09:00:00'),
    version: 0,
    auditTrail: [],
    planNo: plan.planNo,
    planName: plan.planName,
    creditorName: payable.creditorName,
    payableAmount: payable.payableAmount,
    payableDueDate: payable.payableDueDate,
    poolAccountName: plan.poolAccountName,
    poolAccountNo: plan.poolAccountNo,
    poolBankName: plan.custodianBank,
    receivedAmount: '0.00',
    receiptNos: [],
    absCheckStatus: paymentStatus === 'PAID' ? 'MATCHED' : 'UNCHECKED',
    ...(made && {
      paymentAmount: payable.payableRemain,
      paymentDate,
      submitTime: pastInstant(world, paymentDate, '09:10:00'),
      payChannel: 'ONLINE_TRANSFER',
      ...(account && { payAccountId: account.accountId, payAccountNo: account.accountNo }),
    }),
    ...(REGISTERED.includes(paymentStatus) && {
      reviewUserId: checker.userId,
      reviewUserName: checker.personName,
      reviewTime: pastInstant(world, paymentDate, '09:20:00'),
      auditResult: 'PASS',
    }),
    ...(paymentStatus === 'FAILED' && { payFailReason: 'BALANCE' }),
    ...part,
    id: paymentNo,
    paymentNo,
    payableNo: payable.payableNo,
    corpId,
    paymentStatus,
  }
  row.auditTrail = trailOf(world, row, paymentDate)
  setChanges(row, row.auditTrail.length - 1)
  row.updateTime = row.auditTrail.at(-1)!.time
  if (compare(row.receivedAmount, '0.00') > 0) {
    row.receivedTime = instant(paymentDate, '15:30:00')
    const receiptNo = absPayReceipt(world, row, row.receivedAmount)
    world.receipts.need(receiptNo).tradeTime = row.receivedTime
    row.receiptNos.push(receiptNo)
    const all = compare(row.receivedAmount, row.paymentAmount ?? '0.00') >= 0
    world.book({
      event: all ? 'T-APM-06' : 'T-APM-07',
      corpId,
      bizNo: paymentNo,
      amount: row.receivedAmount,
      summary: `ABS付款到账${payable.payableNo}`,
      operatorName: '托管银行',
      time: row.receivedTime,
    })
    payable.payableRemain = subtract(payable.payableRemain, row.receivedAmount)
    payable.payableStatus = compare(payable.payableRemain, '0.00') === 0 ? 'PAID' : 'PART_PAID'
  }
  world.absPayments.put(row)
  const { formerPoolAccountNo: formerAccountNo } = part
  if (formerAccountNo) putAbsAccountChange(world, { formerAccountNo }, row)
  return row
}
