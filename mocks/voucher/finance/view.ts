import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { sum, yuan } from '#domain/money.ts'
import { documentsOf, documentView } from '../../financing/documents.ts'
import { type Waiting, waitingOf } from '../../financing/waiting.ts'
import { present, withReveal } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { unpaidOf } from '../voucher/book.ts'
import { overdueDaysOf } from '../voucher/flow.ts'
import { passProblem } from './flow.ts'
import { childrenOf } from './lending.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { missingOf, slaDate, switchingProblem } from './rules.ts'
import { financeFlow } from './transitions.ts'

const lastOpinion = (row: FinanceApplicationRow): string => row.auditTrail.at(-1)?.opinion ?? ''

/** 开立方欠资金方多少、逾期几天。 */
const owed = (world: World, row: FinanceApplicationRow): string => {
  const children = childrenOf(world, row)
  const days = children.map((one) => overdueDaysOf(world.vouchers.need(one.voucherNo), world.today()))
  return `开立方逾期${Math.max(0, ...days)}天，欠款${yuan(sum(children.map(unpaidOf)))}`
}

/** 每个状态下一步由谁办、期限与原因；开立方看到的也由它说。 */
export const financeWaiting = (world: World, row: FinanceApplicationRow): Waiting => {
  if (row.switchNo) return { nextActor: '原资金方', stateReason: switchingProblem(row) }
  switch (row.financeStatus) {
    case 'DRAFT':
      return {
        nextActor: '融资方经办',
        stateReason: missingOf(row).length > 0 ? '资料未填齐' : '尚未提交复核',
      }
    case 'PENDING_REVIEW':
      return {
        nextActor: '融资方复核',
        deadline: row.quoteExpireDate,
        stateReason: `${row.createUserName}已提交，报价有效期至${row.quoteExpireDate}`,
      }
    case 'FUNDER_AUDITING':
      return {
        nextActor: row.funderName,
        deadline: slaDate(row),
        stateReason: row.urgeTime ? '资金方审核中，已催办' : '资金方审核中',
      }
    case 'FUNDER_REJECTED':
      return { nextActor: '融资方经办', stateReason: `资金方拒绝：${row.failReason}，可更换资金方` }
    case 'WAIT_CONTRACT':
      return { nextActor: '融资方复核', stateReason: '资金方已同意，等待签署合同' }
    case 'REGISTERING':
      return {
        nextActor: '资金方（登记）',
        stateReason:
          row.registerStatus === 'FAILED' ? `登记失败：${row.failReason}，资金方重新办理` : '中登登记办理中',
      }
    case 'LENDING':
      return { nextActor: row.funderName, deadline: row.valueDate, stateReason: '登记完成，等待放款' }
    case 'LEND_FAILED':
      return {
        nextActor: '融资方经办',
        stateReason: `放款失败：${row.failReason}${row.cancelConsent ? '；资金方已同意撤销' : ''}`,
      }
    case 'OVERDUE':
      return {
        nextActor: '开立方',
        stateReason: `${owed(world, row)}，${dictLabel('RECOURSE_TYPE', row.recourseType!)}`,
      }
    case 'SWITCHED':
      return { stateReason: `已更换资金方，新融资${row.newFinanceNo}` }
    case 'CANCELLED':
      return { stateReason: [row.auditTrail.at(-1)!.event, lastOpinion(row)].filter(Boolean).join('：') }
    default:
      return waitingOf(row.financeStatus, row, { applicant: '融资方', debtor: '开立方' })
  }
}

/** 融资申请的应答：只给申请方自己看。 */
export const financeView = (ctx: Context, row: FinanceApplicationRow): FinanceApplication => {
  const { world } = ctx
  const holdings = row.lines.map((line) =>
    present({ ...line, availableAmount: world.holdings.need(line.holdingNo).availableAmount }),
  )
  const {
    createUserId: _maker,
    reviewUserId: _reviewer,
    finalUserId: _final,
    attachments: _files,
    lines: _lines,
    issuerCorpId: _issuer,
    funderId: _funder,
    limitNo: _limit,
    supplementDeadline: _deadline,
    cancelConsent: _consent,
    ...rest
  } = row
  return present({
    ...rest,
    holdings,
    availableAmount: sum(holdings.map((line) => line.availableAmount)),
    collectAccountNo: row.collectAccountNo && maskText(row.collectAccountNo),
    packageName: world.financeDataPackages.get(row.packageNo)?.packageName,
    passReason: row.financeStatus === 'PENDING_REVIEW' ? passProblem(world, row) : undefined,
    missing: financeFlow.isReadyFor(row, 'EDIT') ? missingOf(row) : undefined,
    documents: documentsOf(world, row.financeNo).map(documentView),
    ...inStep(ctx, financeFlow, row, financeWaiting(ctx.world, row)),
    actions: withReveal(financeFlow.offer(ctx, row), 'REVIEW'),
    refusals: financeFlow.refusals(ctx, row),
  })
}
