import type * as calls from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import type { InvoiceInfo } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/invoice-infos/invoice-infos.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { onDuty } from '../user/duties.ts'
import * as flow from './flow.ts'
import type { InvoiceInfoRow } from './rows.ts'
import { invoiceInfoFlow } from './transitions.ts'

const PAGE = ['/my/enterprise-info/invoice-info']

const waiting = (row: InvoiceInfoRow): Pick<InvoiceInfo, 'stateReason' | 'nextActor'> => {
  if (row.invoiceInfoStatus === 'PENDING_REVIEW')
    return { stateReason: `${row.createUserName}已提交，复核前沿用生效的`, nextActor: '本企业复核' }
  if (row.invoiceInfoStatus === 'REJECTED')
    return { stateReason: `驳回意见：${row.reviewOpinion ?? '--'}`, nextActor: '本企业经办' }
  return {}
}

const view = (ctx: Context, row: InvoiceInfoRow): InvoiceInfo =>
  present({
    ...row,
    createUserId: undefined,
    reviewUserId: undefined,
    invoiceTitle: ctx.corp.corpName,
    ...inStep(ctx, invoiceInfoFlow, row, waiting(row)),
    actions: invoiceInfoFlow.offer(ctx, row, onDuty(ctx)),
    refusals: invoiceInfoFlow.refusals(ctx, row, onDuty(ctx)),
  })

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: { loadInvoiceInfo: PAGE, submitInvoiceInfo: PAGE, reviewInvoiceInfo: PAGE },
})({
  loadInvoiceInfo(ctx) {
    const { world, corp } = ctx
    const effective = flow.effectiveInfo(world, corp.corpId)
    const change = flow.infoChange(world, corp.corpId)
    return {
      invoiceTitle: corp.corpName,
      defaultTaxNo: corp.uscc,
      ...(effective && { effective: view(ctx, effective) }),
      ...(change && { change: view(ctx, change) }),
      allowed: invoiceInfoFlow.offerNew(
        ctx,
        onDuty(ctx),
        change?.invoiceInfoStatus === 'PENDING_REVIEW' ? '已有待复核的变更，请等待复核' : undefined,
      ),
    }
  },

  submitInvoiceInfo(ctx, form) {
    ctx.needActive()
    return view(ctx, flow.submitInvoiceInfo(ctx.world, onDuty(ctx), form))
  },

  reviewInvoiceInfo: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      actor: onDuty,
      need: (asked, id) => ownedBy(asked, asked.world.invoiceInfos.need(id)),
      review: flow.reviewInvoiceInfo,
    }),
})
