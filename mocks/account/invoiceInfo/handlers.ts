import type * as calls from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import * as msw from '../../generated/corp/invoice-infos/invoice-infos.msw.ts'
import type { InvoiceInfo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import * as flow from './flow.ts'
import { notOwnMaking } from '../../kernel/machine.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { InvoiceInfoRow } from './rows.ts'
import { actorOf, batch, ownedBy, present } from '../../kernel/actions.ts'
import { offerOnDuty } from '../user/dutyActions.ts'

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
    ...waiting(row),
    actions: offerOnDuty(ctx, [
      {
        code: 'REVIEW',
        duties: ['CORP_DIRECTOR'],
        when: row.invoiceInfoStatus === 'PENDING_REVIEW',
        problem: notOwnMaking(ctx.world, row, ctx.user),
      },
    ]),
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
      allowed: offerOnDuty(ctx, [
        {
          code: 'SUBMIT',
          duties: ['CORP_OPERATOR'],
          when: true,
          problem:
            change?.invoiceInfoStatus === 'PENDING_REVIEW' ? '已有待复核的变更，请等待复核' : undefined,
        },
      ]),
    }
  },

  submitInvoiceInfo(ctx, form) {
    ctx.needActive()
    return view(ctx, flow.submitInvoiceInfo(ctx.world, actorOf(ctx), form))
  },

  reviewInvoiceInfo(ctx, { items, decision, reviewOpinion }) {
    ctx.needActive()
    return batch(items, ({ documentNo, version }) => {
      const row = ownedBy(ctx, ctx.world.invoiceInfos.need(documentNo))
      flow.reviewInvoiceInfo(ctx.world, row, actorOf(ctx), { version, decision, opinion: reviewOpinion })
      return `开票信息变更${dictLabel('INVOICE_INFO_STATUS', row.invoiceInfoStatus)}`
    })
  },
})
