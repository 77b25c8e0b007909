import type { InvoiceForm } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/trade-documents/trade-documents.ts'
import { checkInvoiceDate } from '#domain/invoiceFields.ts'
import { add, compare } from '#domain/money.ts'
import * as msw from '../../generated/corp/trade-documents/trade-documents.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import { INVOICE_FILES, type InvoiceFace, uploadInvoiceFiles } from '../package/invoiceUploads.ts'
import type { InvoiceRow } from './rows.ts'
import { recogniseInvoiceFile, taxAnswer } from './tax.ts'
import { contractView, invoiceView, needAmount } from './view.ts'

const ISSUE_PAGE = '/credit/core/issue/issue'
const TRANSFER_PAGE = '/credit/chain/transfer/apply'
const PAYABLE_PAGE = '/abs/core/issue/payable'
const PAGES = [ISSUE_PAGE, TRANSFER_PAGE, PAYABLE_PAGE]

/** 登记合同与发票的人在办哪个产品：应付确认是 ABS，其余是电子凭证。 */
const productOf = (ctx: Context) => (ctx.isGranted([PAYABLE_PAGE]) ? 'ABS' : 'CREDIT')

/** 登记并查验一张本企业收到的发票。 */
const register = (ctx: Context, face: Omit<InvoiceForm, 'fileId'>, file: FileRow): InvoiceRow => {
  needAmount(face.invoiceAmount, '价税合计')
  if (compare(add(face.amountExTax, face.invoiceTaxAmount), face.invoiceAmount) !== 0) {
    throw new BusinessError('FORMAT', '价税合计应等于不含税金额加税额')
  }
  if (!/^(\d{8}|\d{20})$/.test(face.invoiceNo)) throw new BusinessError('FORMAT', '发票号码应为8位或20位数字')
  const wrongDate = checkInvoiceDate(face.invoiceDate, ctx.today)
  if (wrongDate) throw new BusinessError('FORMAT', wrongDate)
  if (ctx.world.invoices.get(face.invoiceNo)) throw new BusinessError('DUPLICATE', '该发票已登记')
  return ctx.world.invoices.put({
    ...face,
    corpId: ctx.corp.corpId,
    buyerName: ctx.corp.corpName,
    invoiceVerifyStatus: taxAnswer(face.invoiceNo),
    verifyTime: ctx.now,
    invoiceRemainAmount: face.invoiceAmount,
    invoiceFile: attachment(file),
    createTime: ctx.now,
  })
}

const needExtension = (fileName: string): void => {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!INVOICE_FILES.includes(extension)) {
    throw new BusinessError('G-FILE', `格式不支持，仅支持${INVOICE_FILES.join('、')}`)
  }
}

/** 批量的发票由票面说是谁的：须是所选的卖方开给本企业的。 */
const needParties = ({ corp }: Context, sellerName: string, face: InvoiceFace): void => {
  const { invoiceNo } = face
  if (face.sellerName !== sellerName) {
    throw new BusinessError('FORMAT', `发票${invoiceNo}的销售方不是${sellerName}`)
  }
  if (face.buyerName !== corp.corpName) {
    throw new BusinessError('FORMAT', `发票${invoiceNo}的购买方与本企业不一致`)
  }
}

/** 查验不合格的照样登记在册，但不能支撑业务。 */
const needPassed = ({ invoiceNo, invoiceVerifyStatus: status }: InvoiceRow): void => {
  if (status === 'PASS') return
  throw new BusinessError(
    'T-RIV-01',
    `发票${invoiceNo}${dictLabel('INVOICE_VERIFY_STATUS', status)}，不能使用`,
  )
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    listTradeContracts: PAGES,
    createTradeContract: PAGES,
    listInvoices: PAGES,
    recogniseInvoice: PAGES,
    uploadInvoices: PAGES,
    registerInvoice: PAGES,
  },
})({
  listTradeContracts: (ctx, { sellerName }) =>
    ctx.world.tradeContracts
      .where(
        (row) =>
          row.corpId === ctx.corp.corpId &&
          (sellerName === undefined || row.partyB === sellerName) &&
          (row.contractDocStatus === 'EFFECTIVE' || row.contractDocStatus === 'LOCKED'),
      )
      .map(contractView),

  createTradeContract(ctx, { contractFileId, ...form }) {
    ctx.needActive(productOf(ctx))
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
          // 卖方为自己融资登记的，不支撑买方的开立（INV-07）
          row.corpId === ctx.corp.corpId &&
          (sellerName === undefined || row.sellerName === sellerName) &&
          compare(row.invoiceRemainAmount, '0.00') > 0,
      )
      .map(invoiceView),

  recogniseInvoice(ctx, { fileId }) {
    const file = fileOf(ctx, fileId)
    return present(recogniseInvoiceFile(file.fileName, file.bytes))
  },

  uploadInvoices(ctx, { sellerName, fileIds }) {
    ctx.needActive(productOf(ctx))
    const results = uploadInvoiceFiles(ctx, fileIds, {
      check: ({ fileName }) => needExtension(fileName),
      register(face, file) {
        needParties(ctx, sellerName, face)
        needPassed(register(ctx, face, file))
      },
    })
    return { results }
  },

  registerInvoice(ctx, { fileId, ...form }) {
    ctx.needActive(productOf(ctx))
    return invoiceView(register(ctx, form, fileOf(ctx, fileId)))
  },
})
