// Guards and effects of WDR 开立撤回 (domain/03-flows.md §6).
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { addWorkingDays } from '#domain/calendar.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import type { VoucherRow } from '../voucher/rows.ts'
import type { WithdrawApplicationRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import {
  type Actor,
  checkState,
  checkVersion,
  needOpinion,
  needOwnApplication,
  needReviewer,
  newDocument,
  step,
} from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { cancelVoucher } from '../voucher/flow.ts'
import { withdrawMachine } from './transitions.ts'

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
  if (actor.role !== CORE_OPERATOR) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  const voucher = world.vouchers.need(form.voucherNo)
  if (voucher.corpId !== actor.user.corpId || voucher.voucherStatus !== 'WAIT_SIGN') throw illegalState()
  if (!form.withdrawDesc.trim()) throw new BusinessError('REQUIRED', '请填写撤回说明')
  const problem = withdrawProblem(world, voucher)
  if (problem) throw new BusinessError('T-WDR-01', problem)
  const withdrawNo = world.ids.next('WD', world.today())
  const row = world.withdrawApplications.put({
    ...newDocument(world, withdrawNo, actor, '提交撤回申请'),
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
    messageContent: `${row.withdrawNo}，凭证${row.voucherNo}，金额${row.faceAmount}元`,
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
export const cancelWithdraw = (
  world: World,
  row: WithdrawApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'withdrawStatus', withdrawMachine['T-WDR-04'])
  needOwnApplication(world, row, actor)
  step(world, row, 'withdrawStatus', withdrawMachine['T-WDR-04'], actor)
  resume(world, row)
}

/** T-WDR-02 通过：凭证注销、额度释放；T-WDR-03 驳回：签收恢复。 */
export const reviewWithdraw = (
  world: World,
  row: WithdrawApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  if (row.withdrawStatus !== 'INVALID') checkVersion(row, version)
  needReviewer(world, row, actor)
  if (row.withdrawStatus === 'INVALID') {
    throw new BusinessError('T-WDR-05', `${row.auditTrail.at(-1)!.event}，撤回申请已失效`)
  }
  if (decision !== 'PASS') {
    step(world, row, 'withdrawStatus', withdrawMachine['T-WDR-03'], actor, needOpinion(opinion))
    return resume(world, row)
  }
  const voucher = world.vouchers.need(row.voucherNo)
  if (voucher.voucherStatus !== 'WAIT_SIGN') throw illegalState()
  step(world, row, 'withdrawStatus', withdrawMachine['T-WDR-02'], actor, opinion)
  closeTask(world, row)
  cancelVoucher(world, voucher, 'T-ISS-13')
}

/** The sign task of a withdrawn voucher ends without a transition of SGN: there is nothing left to sign. */
const closeTask = (world: World, row: WithdrawApplicationRow): void => {
  const task = taskOf(world, row.voucherNo)
  if (!task) return
  task.paused = false
  task.signStatus = 'EXPIRED'
  task.version += 1
  task.auditTrail.push({
    node: 'SYSTEM',
    operatorName: '系统',
    corpName: '平台',
    time: world.now(),
    event: '开立方已撤回',
  })
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
  step(world, row, 'withdrawStatus', { ...withdrawMachine['T-WDR-05'], event }, undefined)
  resume(world, row)
}

/** 撤回三个工作日无人复核时，签收自动恢复（03-flows §5）。 */
export const resumeSigns = (world: World): void => {
  const today = world.today()
  for (const row of world.withdrawApplications.where((item) => item.withdrawStatus === 'PENDING_REVIEW')) {
    const until = addWorkingDays(row.createTime.slice(0, 10), PAUSE_WORKING_DAYS, holidays)
    if (today > until) resume(world, row)
  }
}
