// Guards and effects of FIN 融资 by the people of the applicant (domain/03-flows.md §6); funders are in financeFunder.ts.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { addWorkingDays } from '#domain/calendar.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import { shareFiles } from '../../portal/file/store.ts'
import type { FinanceApplicationRow, SupplementItemRow } from './rows.ts'
import { holidays } from '../../portal/holiday/holidays.ts'
import type { World } from '../../kernel/World.ts'
import { byEither, financeMachine } from './transitions.ts'
import { holdFinance, releaseFinance } from './book.ts'
import { applicationLetter, voidDocuments } from './documents.ts'
import * as guard from './rules.ts'
import { tellApplicant } from './notices.ts'
import {
  type Actor,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  needReviewer,
  step,
} from '../../kernel/machine.ts'
import { CHAIN_DIRECTOR, CORE_DIRECTOR } from '../../kernel/roles.ts'

/** 资金方审核时限（工作日），过后可催办。 */
const SLA_WORKING_DAYS = 2

const stepBy = (
  world: World,
  row: FinanceApplicationRow,
  id: keyof typeof financeMachine,
  actor: Actor,
  opinion?: string,
): void => step(world, row, 'financeStatus', byEither(financeMachine[id], actor), actor, opinion)

/** State and role, before anything moves: step alone would find out too late. */
const needActor = (row: FinanceApplicationRow, id: keyof typeof financeMachine, actor: Actor): void => {
  checkState(row, 'financeStatus', financeMachine[id])
  if (byEither(financeMachine[id], actor).actor !== actor.role) {
    throw new BusinessError('ROLE', '当前角色不能办理此业务')
  }
}

/** 更换资金方办理期间，原融资暂停。 */
export const needNotSwitching = (row: FinanceApplicationRow): void => {
  const problem = switchingProblem(row)
  if (problem) throw new BusinessError('SWITCHING', problem)
}

/** 原融资暂停办理的原因。 */
export const switchingProblem = (row: FinanceApplicationRow): string | undefined =>
  row.switchNo && `正在更换资金方（${row.switchNo}），暂停办理`

/** T-FIN-02 的全部条件：持有、金额、资金方、收款账户、资料包；算定价格快照写进申请。 */
export const checkFinance = (world: World, row: FinanceApplicationRow): void => {
  const { holdings, voucher, available } = guard.needHoldings(
    world,
    row.corpId,
    row.lines.map((line) => line.holdingNo),
  )
  const problem = holdings.map((holding) => guard.financeProblem(world, holding)).find(Boolean)
  if (problem) throw new BusinessError('T-FIN-02', problem)
  row.lines = guard.allocate(holdings, row.financeAmount)
  const amount = guard.needAmount(row, available)
  const quote = guard.needQuote(world, row.corpId, voucher, row.funderProductNo, amount)
  const account = guard.needAccount(world, row.corpId, row.collectAccountId)
  guard.needDossier(world, row, amount)
  Object.assign(row, quote, { collectAccountNo: account.accountNo })
}

/** T-FIN-02 提交复核：查全部条件，冻结持有与额度，占用资料包，留存价格快照。 */
export const submitFinance = (world: World, row: FinanceApplicationRow, actor: Actor): void => {
  needActor(row, 'T-FIN-02', actor)
  checkFinance(world, row)
  holdFinance(world, row)
  stepBy(world, row, 'T-FIN-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  const path = row.financeMode === 'QUICK' ? '/credit/chain/finance/approve' : '/credit/core/finance/approve'
  tellApplicant(world, row, 'TODO', '有新的融资申请待复核', {
    roleCodes: [CHAIN_DIRECTOR, CORE_DIRECTOR],
    jumpPath: `${path}?financeNo=${row.financeNo}`,
  })
}

/** 复核不能通过的原因：报价过期须由经办重新询价。 */
export const passProblem = (world: World, row: FinanceApplicationRow): string | undefined =>
  row.quoteExpireDate && world.today() > row.quoteExpireDate
    ? `报价已于${row.quoteExpireDate}到期，请驳回后由经办重新询价`
    : undefined

/** T-FIN-03 通过：签署融资申请书，送资金方审核；T-FIN-04 驳回：放回。 */
export const reviewFinance = (
  world: World,
  row: FinanceApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkVersion(row, version)
  needActor(row, 'T-FIN-03', actor)
  needReviewer(world, row, actor)
  if (decision !== 'PASS') {
    const why = needOpinion(opinion)
    releaseFinance(world, row)
    return stepBy(world, row, 'T-FIN-04', actor, why)
  }
  const problem = passProblem(world, row)
  if (problem) throw new BusinessError('T-FIN-03', problem)
  stepBy(world, row, 'T-FIN-03', actor, opinion)
  applicationLetter(world, row, actor.user.personName)
}

/** T-FIN-06 补件提交：资金方要求的每一项都要有文件。 */
export const supplementFinance = (
  world: World,
  row: FinanceApplicationRow,
  actor: Actor,
  version: number,
  items: readonly SupplementItemRow[],
  remark: string | undefined,
): void => {
  checkVersion(row, version)
  checkState(row, 'financeStatus', financeMachine['T-FIN-06'])
  needNotSwitching(row)
  const filled = row.supplementItems.map(({ itemName }) => ({
    itemName,
    attachments: items.find((item) => item.itemName === itemName)?.attachments ?? [],
  }))
  const empty = filled.find((item) => item.attachments.length === 0)
  if (empty) throw new BusinessError('T-FIN-06', `请上传${empty.itemName}`)
  stepBy(world, row, 'T-FIN-06', actor, remark)
  row.supplementItems = filled
  delete row.supplementDeadline
  for (const item of filled) shareFiles(world, item.attachments, row.funderId!)
}

/** 不能撤销融资的原因。 */
export const cancelProblem = (row: FinanceApplicationRow): string | undefined =>
  switchingProblem(row) ??
  (row.financeStatus === 'LEND_FAILED' && !row.cancelConsent
    ? '合同已签署，须资金方同意后才能撤销'
    : undefined)

/** T-FIN-16 撤销融资：放回冻结与占用，未签的合同作废；放款失败的登记同时注销。 */
export const cancelFinance = (
  world: World,
  row: FinanceApplicationRow,
  actor: Actor,
  version: number,
  remark: string | undefined,
): void => {
  checkVersion(row, version)
  needActor(row, 'T-FIN-16', actor)
  const problem = cancelProblem(row)
  if (problem) throw new BusinessError('T-FIN-16', problem)
  const { reviewUserId, reviewUserName, reviewTime } = row
  releaseFinance(world, row)
  stepBy(world, row, 'T-FIN-16', actor, remark)
  // who reviewed it stays; the trail says who took it back
  if (reviewUserId) Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  else forgetReview(row)
  closeDocuments(world, row)
}

/** 融资终止后：协议作废，登记注销。 */
export const closeDocuments = (world: World, row: FinanceApplicationRow): void => {
  voidDocuments(world, row)
  if (row.registerStatus === 'REGISTERED') row.registerStatus = 'CANCELLED'
  if (row.registerStatus === 'REGISTERING') row.registerStatus = 'NONE'
}

/** T-FIN-13 重新放款：收款账户须更正为已验证的账户。 */
export const retryLending = (
  world: World,
  row: FinanceApplicationRow,
  actor: Actor,
  version: number,
  collectAccountId: string,
): void => {
  checkVersion(row, version)
  checkState(row, 'financeStatus', financeMachine['T-FIN-13'])
  needNotSwitching(row)
  const account = guard.needAccount(world, row.corpId, collectAccountId)
  stepBy(world, row, 'T-FIN-13', actor)
  Object.assign(row, { collectAccountId: account.accountId, collectAccountNo: account.accountNo })
  for (const field of ['failReason', 'cancelConsent'] as const) delete row[field]
}

/** 资金方应在此日之前答复（§5 资金方审核时限）：自最近一次送审起算。 */
export const slaDate = (row: FinanceApplicationRow): string => {
  const sent = row.auditTrail.findLast((line) => ['复核通过', '补件提交', '更换资金方'].includes(line.event))
  return addWorkingDays((sent?.time ?? row.createTime).slice(0, 10), SLA_WORKING_DAYS, holidays)
}

/** 不能催办的原因。 */
export const urgeProblem = (world: World, row: FinanceApplicationRow): string | undefined => {
  const today = world.today()
  if (row.switchNo) return switchingProblem(row)
  if (today <= slaDate(row)) return `资金方应于${slaDate(row)}前答复，过后可催办`
  return row.urgeTime?.startsWith(today) ? '今日已催办' : undefined
}

/** 催办资金方：超过审核时限后，每日至多一次；不改状态。 */
export const urgeFunder = (world: World, row: FinanceApplicationRow, version: number): void => {
  checkVersion(row, version)
  if (row.financeStatus !== 'FUNDER_AUDITING') throw illegalState()
  const problem = urgeProblem(world, row)
  if (problem) throw new BusinessError('URGE', problem)
  row.urgeTime = world.now()
  row.version += 1
}
