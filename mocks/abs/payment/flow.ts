// APM ABS付款管理与 ACK 付款核对里人办的。

import { isWorkingDay } from '#domain/calendar.ts'
import { add, compare, isMoney, yuan } from '#domain/money.ts'
import type { BankAccountRow } from '../../account/bankAccount/rows.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { queueAbsPayments } from './bank.ts'
import { payableOf } from './book.ts'
import { planPayment, tellPayment } from './plan.ts'
import type { AbsPaymentRow } from './rows.ts'
import { needPayable } from './rules.ts'
import { absCheckFlow, absPaymentFlow } from './transitions.ts'

export type Registration = {
  paymentDate: string
  account: BankAccountRow
  payChannel: NonNullable<AbsPaymentRow['payChannel']>
  bankSerialNo?: string
  payVoucherFile?: AttachmentRow
  remark?: string
}

type Entry = { row: AbsPaymentRow; version: number; paymentAmount: string }

const needTerms = (world: World, entries: readonly Entry[], terms: Registration): void => {
  const { paymentDate, payChannel, bankSerialNo, payVoucherFile } = terms
  const today = world.today()
  if (payChannel === 'OFFLINE') {
    if (paymentDate > today) throw new BusinessError('T-APM-02', '线下付款的付款日期不能晚于今日')
    if (!bankSerialNo?.trim()) throw new BusinessError('REQUIRED', '请输入银行流水号')
    if (!payVoucherFile) throw new BusinessError('REQUIRED', '请上传付款凭证')
  } else if (paymentDate < today || !isWorkingDay(paymentDate, holidays)) {
    throw new BusinessError('T-APM-02', '付款日期须为今日或以后的工作日')
  }
  const taken =
    bankSerialNo &&
    world.absPayments.find(
      (row) => row.bankSerialNo === bankSerialNo && !entries.some((entry) => entry.row === row),
    )
  if (taken) throw new BusinessError('INV-21', `银行流水号${bankSerialNo}已登记过`)
}

const needEntry = (
  world: World,
  { row, version, paymentAmount }: Entry,
  actor: Actor,
  poolAccountNo: string,
): void => {
  absPaymentFlow.check({ world, row, actor, version }, 'T-APM-02')
  if (row.poolAccountNo !== poolAccountNo) {
    throw new BusinessError('T-APM-02', '一次登记的付款须付往同一归集账户')
  }
  if (!isMoney(paymentAmount) || compare(paymentAmount, '0.00') <= 0) {
    throw new BusinessError('FORMAT', '本次付款金额须大于0')
  }
  const { payableRemain } = payableOf(world, row)
  if (compare(paymentAmount, payableRemain) > 0) {
    throw new BusinessError('T-APM-02', `${row.paymentNo}的本次付款金额超过未付金额${yuan(payableRemain)}`)
  }
}

/** 部分到账之后逾期的付款另起一轮：已到的算此前的，核对也从头来。 */
const startRound = (world: World, row: AbsPaymentRow): void => {
  forgetReview(row)
  if (compare(row.receivedAmount, '0.00') > 0) {
    row.earlierAmount = add(row.earlierAmount ?? '0.00', row.receivedAmount)
    row.receivedAmount = '0.00'
    if (absCheckFlow.isReadyFor(row, 'RESTART')) absCheckFlow.step(world, row, 'RESTART')
  }
  for (const field of [
    'payFailReason',
    'diffReason',
    'diffProof',
    'bankSerialNo',
    'payVoucherFile',
    'remark',
    'registerNo',
  ] as const) {
    delete row[field]
  }
}

/** T-APM-02 付款登记：一笔或多笔，付往同一归集账户；先逐笔检查，全部可登记才登记。 */
export const registerPayments = (
  world: World,
  entries: readonly Entry[],
  actor: Actor,
  { account, ...terms }: Registration,
): void => {
  const [first] = entries
  if (!first) throw new BusinessError('REQUIRED', '请选择要登记的付款')
  for (const entry of entries) needEntry(world, entry, actor, first.row.poolAccountNo)
  needTerms(world, entries, { account, ...terms })
  // 一起登记的一起复核
  const registerNo = entries.length > 1 ? world.ids.next('PR', world.today()) : undefined
  for (const { row, paymentAmount } of entries) {
    absPaymentFlow.step(world, row, 'T-APM-02', actor)
    startRound(world, row)
    Object.assign(row, terms, {
      paymentAmount,
      payAccountId: account.accountId,
      payAccountNo: account.accountNo,
      createUserId: actor.user.userId,
      createUserName: actor.user.personName,
      submitTime: world.now(),
      ...(registerNo && { registerNo }),
    })
    tellPayment(world, row, {
      type: 'TODO',
      roles: [ABS_CORE_DIRECTOR],
      title: '有付款登记待复核',
      text: `本次付款金额${yuan(paymentAmount)}`,
    })
  }
}

/** 撤回提交：复核人决定之前，登记的本人；合并登记的一起撤回。 */
export const recallPayment = (command: Command<AbsPaymentRow>): void => {
  const { world, row, actor } = command
  absPaymentFlow.check(command, 'RECALL')
  const together = world.absPayments.where(
    (one) =>
      one === row || (row.registerNo !== undefined && one.registerNo === row.registerNo && isWaiting(one)),
  )
  for (const one of together) absPaymentFlow.step(world, one, 'RECALL', actor)
}

const isWaiting = (row: AbsPaymentRow): boolean => absPaymentFlow.isReadyFor(row, 'RECALL')

/** 复核的结果告诉双方。 */
const tellReviewed = (world: World, row: AbsPaymentRow, title: string, text: string): void =>
  tellPayment(world, row, { type: 'NOTICE', roles: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR], title, text })

/** T-APM-03 复核通过：到付款日由银行付出；T-APM-04 驳回：回到待登记。 */
export const reviewPayment = reviewOf(absPaymentFlow, {
  pass: 'T-APM-03',
  reject: 'T-APM-04',
  needPass: needPayable,
  passed(world, row) {
    tellReviewed(world, row, '付款登记已复核通过', `本次付款金额${yuan(row.paymentAmount)}`)
    queueAbsPayments(world)
  },
  rejected: (world, row, { opinion }) => tellReviewed(world, row, '付款登记被驳回', `驳回意见：${opinion}`),
})

/** T-ACK-04：说明差异（原因与证明），或补付：另生成一笔待登记的付款，付账款的全部未付金额；已逾期的就在原付款上重新登记。 */
export const resolveDiff = (
  command: Command<AbsPaymentRow>,
  answer: { diffHandling: 'EXPLAIN' | 'TOP_UP'; diffReason?: string; diffProof?: AttachmentRow[] },
): void => {
  const { world, row, actor } = command
  absCheckFlow.check(command, 'T-ACK-04')
  const topUp = answer.diffHandling === 'TOP_UP'
  const diffReason = answer.diffReason?.trim()
  const payable = payableOf(world, row)
  if (!topUp && !diffReason) throw new BusinessError('REQUIRED', '请输入差异原因')
  if (!topUp && !answer.diffProof?.length) throw new BusinessError('REQUIRED', '请上传证明材料')
  if (topUp && compare(payable.payableRemain, '0.00') <= 0) {
    throw new BusinessError('T-ACK-04', '账款已付清，无须补付')
  }
  absCheckFlow.step(world, row, 'T-ACK-04', actor, { opinion: diffReason })
  row.diffReason = diffReason || `补付账款未付的${yuan(payable.payableRemain)}`
  row.diffProof = answer.diffProof ?? []
  if (topUp && row.paymentStatus === 'PART_PAID') planPayment(world, payable)
}
