// What is uploaded into a finance-data package: letters, contracts, invoices one by one or in bulk, other files.
import { addMonths } from '#domain/calendar.ts'
import type {
  PackageContractRegisterForm,
  PackageInvoiceForm,
  PackageInvoiceUploadRow,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../Context.ts'
import { BusinessError } from '../../errors.ts'
import { recogniseInvoiceFile } from '../../machines/invoiceTax.ts'
import * as flow from '../../machines/packageFlow.ts'
import { needFace, needNewFile, needValidTo } from '../../machines/packageGuards.ts'
import { samplePdf, storeFile } from '../../world/builders.ts'
import { dictLabel } from '../../world/dictionaries.ts'
import type { AuthLetterRow, AuthLetterType, FinanceDataPackageRow } from '../../world/packageRows.ts'
import type { FileRow } from '../../world/rows.ts'
import { actorOf, present } from '../actions.ts'
import { contentTypeOf } from '../file/contentTypes.ts'
import { unzip } from '../zip.ts'
import { attachment, fileOf, needAmount } from './tradeView.ts'

const INVOICE_FILES = ['pdf', 'ofd', 'xml']

/** 一份授权书，尚未放进资料包。 */
export const newLetter = (
  ctx: Context,
  part: Pick<AuthLetterRow, 'authLetterType' | 'authValidTo' | 'file'> & Partial<AuthLetterRow>,
): AuthLetterRow => {
  needValidTo(ctx.world, part.authValidTo)
  return { signedOnline: false, ...part, letterNo: ctx.world.ids.plain('AL'), uploadTime: ctx.now }
}

/** 授权书的模板；盖章后的是 sealedBy 签署的正本。 */
export const letterPdf = (
  ctx: Context,
  row: FinanceDataPackageRow,
  type: AuthLetterType,
  sealedBy?: string,
) => {
  const name = dictLabel('AUTH_LETTER_TYPE', type)
  const fileName = sealedBy ? `${name}（${row.packageNo}）.pdf` : `${name}模板.pdf`
  const bytes = samplePdf(`${type} ${row.packageNo} ${sealedBy ? `SEALED ${ctx.now}` : 'TEMPLATE'}`)
  return { fileName, contentType: 'application/pdf', category: 'AUTH', corpId: row.corpId, bytes }
}

/** 上传合同（T-FDP-02）：登记为本企业的合同并放进资料包。 */
export const registerContract = (
  ctx: Context,
  row: FinanceDataPackageRow,
  form: Omit<PackageContractRegisterForm, 'packageNo' | 'version'>,
): void => {
  const { contractFileId, contractStartDate = form.contractSignDate, ...fields } = form
  const contractEndDate = form.contractEndDate ?? addMonths(contractStartDate, 12)
  needAmount(form.contractAmount, '合同金额')
  if (contractEndDate < contractStartDate) throw new BusinessError('FORMAT', '合同终止日不得早于起始日')
  if (ctx.world.tradeContracts.get(form.contractNo)) {
    throw new BusinessError('DUPLICATE', '合同编号已存在，请选择已有合同')
  }
  const file = needNewFile(ctx.world, row, fileOf(ctx, contractFileId), ['pdf'])
  const contract = {
    ...fields,
    contractStartDate,
    contractEndDate,
    corpId: row.corpId,
    contractUsedAmount: '0.00',
    contractDocStatus: 'EFFECTIVE' as const,
    contractFile: attachment(file),
    createTime: ctx.now,
    version: 0,
  }
  flow.putContract(ctx.world, row, actorOf(ctx), contract)
  ctx.world.tradeContracts.put(contract)
}

type InvoiceFace = Omit<PackageInvoiceForm, 'packageNo' | 'version' | 'fileId'>

/** 加入一张发票（T-FDP-02）：先查票面，再登记。 */
export const registerInvoice = (
  ctx: Context,
  row: FinanceDataPackageRow,
  face: InvoiceFace,
  given: FileRow,
): void => {
  needFace(row, ctx.corp.corpName, face)
  const file = needNewFile(ctx.world, row, given, INVOICE_FILES)
  flow.putInvoice(ctx.world, row, actorOf(ctx), {
    ...face,
    corpId: row.corpId,
    invoiceVerifyStatus: 'UNVERIFIED',
    invoiceRemainAmount: face.invoiceAmount,
    invoiceFile: attachment(file),
    createTime: ctx.now,
  })
}

const FACE = [
  'invoiceKind',
  'invoiceNo',
  'invoiceDate',
  'amountExTax',
  'invoiceTaxAmount',
  'invoiceAmount',
  'sellerName',
  'buyerName',
] as const

const isWhole = (found: Partial<InvoiceFace>): found is InvoiceFace => FACE.every((name) => found[name])

const uploadOne = (
  ctx: Context,
  row: FinanceDataPackageRow,
  file: FileRow,
  fileName: string,
): PackageInvoiceUploadRow => {
  try {
    needNewFile(ctx.world, row, file, INVOICE_FILES)
    const found = present(recogniseInvoiceFile(file.fileName, file.bytes))
    if (!isWhole(found)) {
      const message = '未能识别全部票面信息，请补填'
      return { fileName, success: false, message, fileId: file.fileId, recognition: found }
    }
    registerInvoice(ctx, row, found, file)
    return { fileName, success: true, message: '已加入', invoiceNo: found.invoiceNo }
  } catch (error) {
    if (error instanceof BusinessError) return { fileName, success: false, message: error.message }
    throw error
  }
}

const unpack = (ctx: Context, archive: FileRow): (FileRow | PackageInvoiceUploadRow)[] => {
  try {
    const parts = unzip(archive.bytes)
    if (parts.length === 0) throw new BusinessError('G-FILE', '压缩包里没有文件')
    return parts.map(({ name, bytes }) => {
      const contentType = contentTypeOf(name, bytes)
      const fileName = `${archive.fileName}/${name}`
      if (!contentType) return { fileName, success: false, message: '格式不支持，仅支持pdf、ofd、xml' }
      const stored = { fileName: name, contentType, category: 'INVOICE', corpId: ctx.corp.corpId, bytes }
      return ctx.world.files.need(storeFile(ctx.world, stored).fileId)
    })
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error
    return [{ fileName: archive.fileName, success: false, message: error.message }]
  }
}

/** 批量上传（T-FDP-02）：zip 先解开，逐个识别并加入，各自成败。 */
export const uploadInvoices = (
  ctx: Context,
  row: FinanceDataPackageRow,
  fileIds: readonly string[],
): PackageInvoiceUploadRow[] =>
  fileIds.flatMap((fileId) => {
    const file = fileOf(ctx, fileId)
    if (file.contentType !== 'application/zip') return uploadOne(ctx, row, file, file.fileName)
    return unpack(ctx, file).map((part) =>
      'bytes' in part ? uploadOne(ctx, row, part, `${file.fileName}/${part.fileName}`) : part,
    )
  })
