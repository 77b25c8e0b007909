import type * as operations from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import type { GuaranteeInvoice } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import * as msw from '../../generated/corp/guarantee-invoices/guarantee-invoices.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag, type FileAnswer } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { linesPdf } from '../../kernel/files/linesPdf.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import * as flow from './flow.ts'
import type { GuaranteeInvoiceRow } from './rows.ts'
import { feeInvoiceFlow } from './transitions.ts'

const PAGE = '/guarantee/invoice/manager'

const need = (ctx: Context, feeInvoiceNo: string) =>
  ownedBy(ctx, ctx.world.guaranteeInvoices.need(feeInvoiceNo))

type Waiting = Pick<GuaranteeInvoice, 'nextActor' | 'stateReason'>

const waiting = (row: GuaranteeInvoiceRow): Waiting => {
  switch (row.billInvoiceStatus) {
    case 'NOT_APPLIED':
      return { nextActor: '申请人经办', stateReason: row.auditTrail.at(-1)!.event }
    case 'APPLYING':
      return { nextActor: row.issuerOrgName, stateReason: '等待开立机构开票' }
    case 'FAILED':
      return { nextActor: '申请人经办', stateReason: `开票失败：${row.failReason}` }
    case 'RED_FLUSHING':
      return { nextActor: row.issuerOrgName, stateReason: `红冲中：${row.redReason}` }
    case 'RED_FLUSHED':
      return { stateReason: `已红冲：${row.redReason}` }
    default:
      return { stateReason: `发票号码${row.invoiceNo}，已发送到${row.receiveEmail}` }
  }
}

const view = (ctx: Context, row: GuaranteeInvoiceRow): GuaranteeInvoice => {
  const { guaranteeApplyNos, attachments: _none, ...fields } = row
  return present({
    ...fields,
    createUserId: undefined,
    receiveEmail: row.receiveEmail ?? ctx.corp.email,
    lines: guaranteeApplyNos.map((no) => {
      const guarantee = ctx.world.guarantees.need(no)
      return {
        guaranteeNo: guarantee.guaranteeNo ?? no,
        guaranteeType: guarantee.guaranteeType,
        beneficiaryName: guarantee.beneficiaryName!,
        guaranteeFee: guarantee.guaranteeFee!,
      }
    }),
    ...waiting(row),
    actions: [
      ...feeInvoiceFlow.offer(ctx, row),
      // 看得到这一页的都可以下载，企业冻结时也可以
      ...(row.invoiceNo ? [{ code: 'DOWNLOAD', enabled: true }] : []),
    ],
  })
}

const pdf = (row: GuaranteeInvoiceRow): FileAnswer => {
  if (!row.invoiceNo) throw new BusinessError('NOT_ISSUED', '发票还没有开出')
  const issued = feeInvoiceFlow.passed(row, 'T-GIV-02')
  const lines = [
    `发票号码：${row.invoiceNo}`,
    `发票种类：${dictLabel('INVOICE_KIND', row.invoiceKind!)}`,
    `购买方：${row.invoiceTitle}`,
    `纳税人识别号：${row.taxNo}`,
    `销售方：${row.issuerOrgName}`,
    `项目：保函费（${row.guaranteeNo}）`,
    `价税合计：¥${formatMoney(row.feeInvoiceAmount)}（${toCapitals(row.feeInvoiceAmount)}）`,
    `开票时间：${formatInstant(issued?.time)}`,
    ...(row.billInvoiceStatus === 'RED_FLUSHED' ? [`已红冲：${row.redReason}`] : []),
  ]
  return {
    fileName: `保函费发票_${row.invoiceNo}.pdf`,
    contentType: 'application/pdf',
    bytes: linesPdf('电子发票', lines),
  }
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageGuaranteeInvoices: [PAGE],
    guaranteeInvoiceDetail: [PAGE],
    applyGuaranteeInvoice: [PAGE],
    cancelGuaranteeInvoice: [PAGE],
    resendGuaranteeInvoice: [PAGE],
    downloadGuaranteeInvoice: [PAGE],
  },
})({
  pageGuaranteeInvoices: (ctx, query) =>
    answerPage(
      ctx.world.guaranteeInvoices.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => view(ctx, row),
        waits: feeInvoiceFlow.waits(ctx),
        amount: 'feeInvoiceAmount',
        like: ['guaranteeNo', 'issuerOrgName'],
      },
    ),

  guaranteeInvoiceDetail: (ctx, { feeInvoiceNo }) => view(ctx, need(ctx, feeInvoiceNo)),

  applyGuaranteeInvoice(ctx, { items, ...choice }) {
    ctx.needActive('GUARANTEE')
    const chosen = items.map(({ documentNo, version }) => [need(ctx, documentNo), version] as const)
    return view(ctx, flow.applyInvoice(ctx.world, chosen, actorOf(ctx), choice))
  },

  cancelGuaranteeInvoice(ctx, { documentNo, version, redReason }) {
    ctx.needActive('GUARANTEE')
    const row = need(ctx, documentNo)
    flow.redFlush(commandOf(ctx, row, version), redReason)
    return view(ctx, row)
  },

  resendGuaranteeInvoice(ctx, { documentNo, version, receiveEmail }) {
    ctx.needActive('GUARANTEE')
    const row = need(ctx, documentNo)
    flow.resendInvoice(commandOf(ctx, row, version), receiveEmail)
    return view(ctx, row)
  },

  downloadGuaranteeInvoice: (ctx, { feeInvoiceNo }) => pdf(need(ctx, feeInvoiceNo)),
})
