// SWF 更换资金方的条件与效果。

import { addWorkingDays } from '#domain/calendar.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, needOpinion } from '../../kernel/document.ts'
import { BusinessError, illegalState, OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import type { Verdict } from '../../kernel/review.ts'
import { CREDIT_DIRECTORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { Contribution } from '../../kernel/wiring.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import { tellApplicant } from '../finance/notices.ts'
import type { FinanceApplicationRow } from '../finance/rows.ts'
import { quoteFor } from '../finance/rules.ts'
import { financeFlow } from '../finance/transitions.ts'
import type { SwitchFunderApplicationRow } from './rows.ts'
import { oldOf, release, resume, takeOver, takeoverProblem } from './takeover.ts'
import { switchFunderFlow } from './transitions.ts'

/** 原资金方未答复时自动释放的工作日数（T-SWF-03）。 */
const RELEASE_WORKING_DAYS = 1

export type SwitchForm = {
  version: number
  newFunderProductNo: string
  switchReason: SwitchFunderApplicationRow['switchReason']
  remark?: string
}

/** T-SWF-01 提交更换：新资金方须已签约且可接手；原融资暂停办理。 */
export const submitSwitch = (
  world: World,
  old: FinanceApplicationRow,
  actor: Actor,
  form: SwitchForm,
): SwitchFunderApplicationRow => {
  financeFlow.check({ world, row: old, actor, version: form.version }, 'SWITCH')
  if (form.newFunderProductNo === old.funderProductNo) {
    throw new BusinessError('T-SWF-01', '新资金方与原资金方相同')
  }
  if (form.switchReason === 'OTHER' && !form.remark?.trim()) {
    throw new BusinessError('REMARK', '更换原因为其他时请填写备注')
  }
  const stuck = takeoverProblem(world, old, form.newFunderProductNo)
  if (stuck) throw new BusinessError('T-SWF-01', stuck)
  const voucher = world.vouchers.need(old.lines[0]!.voucherNo)
  const offer = world.funderProducts.need(form.newFunderProductNo)
  const quote = quoteFor(world, voucher, offer, old.financeAmount!)
  const switchNo = world.ids.next('SW', world.today())
  const row = world.switchFunderApplications.put({
    ...switchFunderFlow.begin(world, 'T-SWF-01', switchNo, actor),
    submitTime: world.now(),
    ...(form.remark && { remark: form.remark }),
    switchNo,
    financeNo: old.financeNo,
    voucherNo: old.voucherNo!,
    issuerName: old.issuerName!,
    financeAmount: old.financeAmount!,
    oldFunderName: old.funderName!,
    oldAnnualRate: old.annualRate!,
    oldNetAmount: old.netAmount!,
    newFunderName: quote.funderName,
    newAnnualRate: quote.annualRate,
    netAmount: quote.netAmount,
    switchReason: form.switchReason,
    switchStatus: 'PENDING_REVIEW',
    quote,
  })
  old.switchNo = switchNo
  old.version += 1
  tellApplicant(world, old, 'TODO', '有更换资金方申请待复核', {
    roleCodes: CREDIT_DIRECTORS,
    detail: `更换为${row.newFunderName}`,
    jumpPath: `/credit/core/finance/switch-finance?switchNo=${switchNo}`,
  })
  return row
}

/** 复核不能通过的原因：报价过期，或新资金方已不能接手。 */
export const switchPassProblem = (world: World, row: SwitchFunderApplicationRow): string | undefined =>
  world.today() > row.quote.quoteExpireDate
    ? `报价已于${row.quote.quoteExpireDate}到期，请驳回后重新提交`
    : takeoverProblem(world, oldOf(world, row), row.quote.funderProductNo)

/** T-SWF-02 通过：请原资金方释放，原资金方已拒绝的直接更换（T-SWF-03）；T-SWF-04 驳回：原融资恢复。 */
export const reviewSwitch = (
  world: World,
  row: SwitchFunderApplicationRow,
  actor: Actor,
  { version, decision, opinion }: Verdict,
): void => {
  if (decision !== 'PASS') {
    switchFunderFlow.check({ world, row, actor, version }, 'T-SWF-04')
    switchFunderFlow.step(world, row, 'T-SWF-04', actor, { opinion: needOpinion(opinion) })
    return resume(world, row)
  }
  switchFunderFlow.check({ world, row, actor, version }, 'T-SWF-02')
  const problem = switchPassProblem(world, row)
  if (problem) throw new BusinessError('T-SWF-02', problem)
  const refused = oldOf(world, row).financeStatus === 'FUNDER_REJECTED'
  switchFunderFlow.step(world, row, 'T-SWF-02', actor, { opinion, to: refused ? 'DONE' : 'OLD_CONFIRMING' })
  if (refused) takeOver(world, row)
}

/** T-SWF-05 撤销：限本人，原融资恢复。 */
export const cancelSwitch = (command: Command<SwitchFunderApplicationRow>): void => {
  const { world, row, actor } = command
  switchFunderFlow.check(command, 'T-SWF-05')
  switchFunderFlow.step(world, row, 'T-SWF-05', actor)
  resume(world, row)
}

/** 等原资金方答复的一份更换。 */
const needConfirming = (world: World, switchNo: string): SwitchFunderApplicationRow => {
  const row = world.switchFunderApplications.need(switchNo)
  if (row.switchStatus !== 'OLD_CONFIRMING') throw illegalState()
  return row
}

/** 原资金方同意释放（T-SWF-03）。 */
export const releaseByFunder = (world: World, key: string): void =>
  release(world, needConfirming(world, key.trim()), '原资金方释放')

/** 原资金方不同意释放（T-SWF-04）：须说明原因，原融资恢复。 */
export const keepByFunder = (world: World, key: string): void => {
  const [number, reason] = splitKey(key)
  const row = needConfirming(world, number)
  if (!reason) throw new OutsideError('请在更换编号后空一格写明原因')
  switchFunderFlow.step(world, row, 'T-SWF-04', undefined, { event: '原资金方驳回', opinion: reason })
  resume(world, row)
}

/** 原资金方应在此日之前答复。 */
export const releaseDate = (row: SwitchFunderApplicationRow): string =>
  addWorkingDays((row.reviewTime ?? row.createTime).slice(0, 10), RELEASE_WORKING_DAYS, holidays)

/** 未签合同的，原资金方不答复即默认释放；已签合同（放款失败）的须它释放（T-SWF-03）。 */
export const isSilentRelease = (world: World, row: SwitchFunderApplicationRow): boolean =>
  oldOf(world, row).financeStatus !== 'LEND_FAILED'

/** T-SWF-03：1 个工作日未答复的默认释放。 */
export const releaseSilent = (world: World): void => {
  for (const row of world.switchFunderApplications.where((one) => one.switchStatus === 'OLD_CONFIRMING')) {
    if (isSilentRelease(world, row) && world.today() > releaseDate(row)) {
      release(world, row, '原资金方逾期未答复，默认释放')
    }
  }
}

const closeSwitch = (world: World, row: SwitchFunderApplicationRow): void => {
  switchFunderFlow.step(world, row, 'INV-14')
  resume(world, row)
}

/** INV-14：临近应付日，未办完的更换先于它的融资关闭。 */
export const closeSwitches: Contribution<'beforeCutOff'> = (world, isPast) => {
  const open = world.switchFunderApplications.where(
    (row) => row.switchStatus === 'PENDING_REVIEW' || row.switchStatus === 'OLD_CONFIRMING',
  )
  for (const row of open) {
    if (isPast(world.financeApplications.need(row.financeNo))) closeSwitch(world, row)
  }
}
