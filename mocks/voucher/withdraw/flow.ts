// WDR 开立撤回的条件与效果。

import { addWorkingDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { takeBackTask } from '../sign/open.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import { cancelVoucher } from '../voucher/flow.ts'
import type { VoucherRow } from '../voucher/rows.ts'
import type { WithdrawApplicationRow } from './rows.ts'
import { withdrawFlow } from './transitions.ts'

const PAUSE_WORKING_DAYS = 3

const taskOf = (world: World, voucherNo: string): SignTaskRow | undefined =>
  world.signTasks.find((task) => task.voucherNo === voucherNo && task.signType === 'ISSUE')

const pending = (world: World, voucherNo: string): WithdrawApplicationRow | undefined =>
  world.withdrawApplications.find(
    (row) => row.voucherNo === voucherNo && row.withdrawStatus === 'PENDING_REVIEW',
  )

/** 待签收的凭证不能撤回的原因。 */
export const withdrawProblem = (world: World, voucher: VoucherRow): string | undefined => {
  if (pending(world, voucher.voucherNo)) return '已有撤回申请待复核'
  return taskOf(world, voucher.voucherNo)?.signStatus === 'WAIT_SIGN'
    ? undefined
    : '对方已提交签收，暂不可撤回'
}

/** T-WDR-01 提交撤回申请：签收任务暂停。 */
export const submitWithdraw = (
  world: World,
  actor: Actor,
  form: Pick<WithdrawApplicationRow, 'voucherNo' | 'withdrawReason' | 'withdrawDesc'>,
): WithdrawApplicationRow => {
  withdrawFlow.needRole('T-WDR-01', actor)
  const voucher = world.vouchers.need(form.voucherNo)
  if (voucher.corpId !== actor.user.corpId || voucher.voucherStatus !== 'WAIT_SIGN') throw illegalState()
  if (!form.withdrawDesc.trim()) throw new BusinessError('REQUIRED', '请填写撤回说明')
  const problem = withdrawProblem(world, voucher)
  if (problem) throw new BusinessError('T-WDR-01', problem)
  const withdrawNo = world.ids.next('WD', world.today())
  const row = world.withdrawApplications.put({
    ...withdrawFlow.begin(world, 'T-WDR-01', withdrawNo, actor),
    submitTime: world.now(),
    withdrawNo,
    issueNo: voucher.issueNo,
    voucherNo: voucher.voucherNo,
    receiverName: voucher.receiverName,
    faceAmount: voucher.faceAmount,
    issueDate: voucher.issueDate,
    promisePayDate: voucher.promisePayDate,
    withdrawReason: form.withdrawReason,
    withdrawDesc: form.withdrawDesc,
    withdrawStatus: 'PENDING_REVIEW',
  })
  taskOf(world, voucher.voucherNo)!.paused = true
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的开立撤回申请待复核',
    messageContent: `${row.withdrawNo}，凭证${row.voucherNo}，金额${yuan(row.faceAmount)}`,
    bizNo: row.withdrawNo,
    jumpPath: '/credit/core/issue/issue-black-review',
  })
  return row
}

const resume = (world: World, row: WithdrawApplicationRow): void => {
  const task = taskOf(world, row.voucherNo)
  if (task) task.paused = false
}

/** T-WDR-04 撤销撤回申请：限本人经办。 */
export const cancelWithdraw = actOf(withdrawFlow, 'T-WDR-04', resume)

const decide = reviewOf(withdrawFlow, {
  pass: 'T-WDR-02',
  reject: 'T-WDR-03',
  needPass(world, row) {
    if (world.vouchers.need(row.voucherNo).voucherStatus !== 'WAIT_SIGN') throw illegalState()
  },
  passed(world, row) {
    const task = taskOf(world, row.voucherNo)
    if (task) takeBackTask(world, task, '开立方已撤回')
    cancelVoucher(world, world.vouchers.need(row.voucherNo), 'T-ISS-13')
  },
  rejected: resume,
})

/** T-WDR-02 通过：凭证注销、额度释放；T-WDR-03 驳回：签收恢复。已失效的说出缘由。 */
export const reviewWithdraw: typeof decide = (world, row, actor, verdict) => {
  if (row.withdrawStatus === 'INVALID') {
    throw new BusinessError('T-WDR-05', `${row.auditTrail.at(-1)!.event}，撤回申请已失效`)
  }
  decide(world, row, actor, verdict)
}

/**
 * T-WDR-05：三个工作日无人复核、签收恢复之后，对方签收（或拒签、超期失效）了，待复核的撤回申请失效。
 * event 如实写进轨迹。
 */
export const voidWithdrawal = (
  world: World,
  voucherNo: string,
  event: '对方已签收' | '对方已拒签' | '凭证已超期失效',
): void => {
  const row = pending(world, voucherNo)
  if (!row) return
  withdrawFlow.step(world, row, 'T-WDR-05', undefined, { event })
  resume(world, row)
}

/** 撤回三个工作日无人复核时，签收自动恢复（DL-02）。 */
export const resumeSigns = (world: World): void => {
  const today = world.today()
  for (const row of world.withdrawApplications.where((item) => item.withdrawStatus === 'PENDING_REVIEW')) {
    const until = addWorkingDays(row.createTime.slice(0, 10), PAUSE_WORKING_DAYS, holidays)
    if (today > until) resume(world, row)
  }
}
