import { add, compare, isMoney, isPositive } from '#domain/money.ts'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import * as msw from '#api/generated/corp/trade-documents/trade-documents.msw.ts'
import type * as operations from '#api/generated/corp/trade-documents/trade-documents.ts'
import type { Context } from '../../Context.ts'
import { defineTag } from '../../define.ts'
import { BusinessError } from '../../errors.ts'
import { contractRemain } from '../../machines/tradeBook.ts'
import type { AttachmentRow, FileRow, InvoiceRow, TradeContractRow } from '../../world/rows.ts'
import { present } from '../actions.ts'

const ISSUE_PAGE = '/credit/core/issue/issue'
const TRANSFER_PAGE = '/credit/chain/transfer/apply'

const fileOf = (ctx: Context, fileId: string): FileRow => {
  const file = ctx.world.files.need(fileId)
  if (file.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '文件不存在')
  return file
}

const attachment = ({ fileId, fileName, fileSize, sha256, category }: FileRow): AttachmentRow => ({
  fileId,
  fileName,
  fileSize,
  sha256,
  category,
})

const contractView = (row: TradeContractRow): TradeContract => {
  const { corpId: _corpId, createTime: _time, version: _version, ...fields } = row
  return present({ ...fields, contractRemainAmount: contractRemain(row) })
}

const occupationOf = (row: InvoiceRow): Invoice['invoiceUseStatus'] => {
  if (compare(row.invoiceRemainAmount, row.invoiceAmount) === 0) return 'FREE'
  return compare(row.invoiceRemainAmount, '0.00') === 0 ? 'USED' : 'PART'
}

const invoiceView = (row: InvoiceRow): Invoice => {
  const { corpId: _corpId, createTime: _time, contractNo: _contractNo, ...fields } = row
  return present({ ...fields, invoiceUseStatus: occupationOf(row) })
}

const needAmount = (amount: string, label: string): void => {
  if (!isMoney(amount) || !isPositive(amount)) throw new BusinessError('FORMAT', `${label}须大于0`)
}

/** The tax platform of the mock: invoices that end in 0000 do not exist, those that end in 9999 were voided. */
const verify = (invoiceNo: string): InvoiceRow['invoiceVerifyStatus'] => {
  if (invoiceNo.endsWith('0000')) return 'NOT_FOUND'
  return invoiceNo.endsWith('9999') ? 'VOID' : 'PASS'
}

const tag = (xml: string, ...names: string[]): string | undefined => {
  for (const name of names) {
    const found = new RegExp(`<${name}>([^<]{1,80})</${name}>`).exec(xml)?.[1]?.trim()
    if (found) return found
  }
  return undefined
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    listTradeContracts: [ISSUE_PAGE, TRANSFER_PAGE],
    createTradeContract: [ISSUE_PAGE, TRANSFER_PAGE],
    listInvoices: [ISSUE_PAGE, TRANSFER_PAGE],
    recogniseInvoice: [ISSUE_PAGE, TRANSFER_PAGE],
    registerInvoice: [ISSUE_PAGE, TRANSFER_PAGE],
  },
})({
  listTradeContracts: (ctx, { sellerName }) =>
    ctx.world.tradeContracts
      .where(
        (row) =>
          row.corpId === ctx.corp.corpId &&
          row.partyB === sellerName &&
          (row.contractDocStatus === 'EFFECTIVE' || row.contractDocStatus === 'LOCKED'),
      )
      .map(contractView),

  createTradeContract(ctx, { contractFileId, ...form }) {
    ctx.needActive('CREDIT')
    needAmount(form.contractAmount, '合同金额')
    if (form.contractEndDate < form.contractStartDate) {
      throw new BusinessError('FORMAT', '合同终止日不得早于起始日')
    }
    if (ctx.world.tradeContracts.get(form.contractNo)) throw new BusinessError('DUPLICATE', '合同编号已存在')
    const file = fileOf(ctx, contractFileId)
    if (file.contentType !== 'application/pdf') throw new BusinessError('G-FILE', '合同文件须为PDF')
    return contractView(
      ctx.world.tradeContracts.put({
        ...form,
        corpId: ctx.corp.corpId,
        partyA: ctx.corp.corpName,
        contractUsedAmount: '0.00',
        contractDocStatus: 'EFFECTIVE',
        contractFile: attachment(file),
        createTime: ctx.now,
        version: 0,
      }),
    )
  },

  listInvoices: (ctx, { sellerName }) =>
    ctx.world.invoices
      .where(
        (row) =>
          row.buyerName === ctx.corp.corpName &&
          row.sellerName === sellerName &&
          compare(row.invoiceRemainAmount, '0.00') > 0,
      )
      .map(invoiceView),

  recogniseInvoice(ctx, { fileId }) {
    const file = fileOf(ctx, fileId)
    if (!file.fileName.toLowerCase().endsWith('.xml')) return {}
    const xml = new TextDecoder().decode(file.bytes)
    return present({
      invoiceKind: 'DIGITAL_SPECIAL' as const,
      invoiceNo: tag(xml, 'EIid', 'InvoiceNumber'),
      invoiceDate: tag(xml, 'IssueTime', 'RequestTime')?.slice(0, 10),
      amountExTax: tag(xml, 'TotalAmWithoutTax'),
      invoiceTaxAmount: tag(xml, 'TotalTaxAm'),
      invoiceAmount: tag(xml, 'TotalTax-includedAmount'),
      sellerName: tag(xml, 'SellerName'),
      buyerName: tag(xml, 'BuyerName'),
    })
  },

  registerInvoice(ctx, { fileId, ...form }) {
    ctx.needActive('CREDIT')
    needAmount(form.invoiceAmount, '价税合计')
    if (compare(add(form.amountExTax, form.invoiceTaxAmount), form.invoiceAmount) !== 0) {
      throw new BusinessError('FORMAT', '价税合计应等于不含税金额加税额')
    }
    if (!/^(\d{8}|\d{20})$/.test(form.invoiceNo))
      throw new BusinessError('FORMAT', '发票号码应为8位或20位数字')
    if (ctx.world.invoices.get(form.invoiceNo)) throw new BusinessError('DUPLICATE', '该发票已登记')
    const status = verify(form.invoiceNo)
    return invoiceView(
      ctx.world.invoices.put({
        ...form,
        corpId: ctx.corp.corpId,
        buyerName: ctx.corp.corpName,
        invoiceVerifyStatus: status,
        verifyTime: ctx.now,
        invoiceRemainAmount: form.invoiceAmount,
        invoiceFile: attachment(fileOf(ctx, fileId)),
        createTime: ctx.now,
      }),
    )
  },
})
