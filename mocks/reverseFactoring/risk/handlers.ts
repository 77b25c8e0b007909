import type { RfRisk } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-risks/rf-risks.ts'
import * as msw from '../../generated/corp/rf-risks/rf-risks.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, NO_USER_IDS } from '../../kernel/document.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { ownStaff } from '../../portal/people/staff.ts'
import { isHiddenFinance } from '../receivable/disclosed.ts'
import * as flow from './flow.ts'
import type { RfRiskEventRow } from './rows.ts'
import { rfRiskFlow } from './transitions.ts'

const PAGE = ['/reverse_factoring/financing/financing-risk']

const isParty = ({ corp }: Context, row: RfRiskEventRow): boolean =>
  row.creditorCorpId === corp.corpId || row.debtorCorpId === corp.corpId

const need = (ctx: Context, riskNo: string): RfRiskEventRow => {
  const row = ctx.world.rfRiskEvents.get(riskNo)
  if (!row || !isParty(ctx, row)) throw notFound('风险事件')
  return row
}

type Waiting = Pick<RfRisk, 'nextActor' | 'deadline' | 'stateReason'>

const waiting = (row: RfRiskEventRow): Waiting => {
  const asked = row.corpId === row.debtorCorpId ? row.debtorName : row.creditorName
  const again = rfRiskFlow.passed(row, 'T-RRK-04')
  switch (row.riskStatus) {
    case 'OPEN':
      return {
        nextActor: asked,
        deadline: row.handleDeadline.slice(0, 16).replace('T', ' '),
        stateReason: again
          ? `资金方要求再反馈${again.opinion ? `：${again.opinion}` : ''}`
          : '请说明情况并附证明',
      }
    case 'FEEDBACK':
      return { nextActor: '资金方', stateReason: '已反馈，等待资金方核实' }
    case 'ESCALATED':
      return { nextActor: '资金方', stateReason: '已升级，由资金方处理' }
    default:
      return { stateReason: '已核实关闭' }
  }
}

const view = (ctx: Context, row: RfRiskEventRow): RfRisk => {
  const { creditorCorpId: _creditor, debtorCorpId: _debtor, ...fields } = row
  const isHidden = row.debtorCorpId === ctx.corp.corpId && isHiddenFinance(ctx.world, row.rfFinanceNo)
  return present({
    ...fields,
    ...(isHidden && { rfFinanceNo: undefined }),
    ...NO_USER_IDS,
    ...ownStaff(ctx, row),
    attachments: row.attachments ?? [],
    ...inStep(ctx, rfRiskFlow, row, waiting(row)),
    actions: rfRiskFlow.offer(ctx, row),
    refusals: rfRiskFlow.refusals(ctx, row),
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: { pageRfRisks: PAGE, rfRiskDetail: PAGE, answerRfRisk: PAGE },
})({
  pageRfRisks: (ctx, query) =>
    answerPage(
      ctx.world.rfRiskEvents.where((row) => isParty(ctx, row)),
      query,
      { view: (row) => view(ctx, row), waits: rfRiskFlow.waits(ctx) },
    ),

  rfRiskDetail: (ctx, { riskNo }) => view(ctx, need(ctx, riskNo)),

  answerRfRisk(ctx, { documentNo, version, feedbackDesc, attachments }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = need(ctx, documentNo)
    if (row.corpId !== ctx.corp.corpId) throw new BusinessError('OWN', '该风险由对方反馈')
    const files = ownFiles(ctx, attachments)
    flow.feedBack(ctx.world, row, actorOf(ctx), { version, feedbackDesc, attachments: files })
    return view(ctx, row)
  },
})
