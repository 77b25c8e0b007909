// 上传进资料包的：授权书、合同、发票（逐张或批量）、其他资料。

import type {
  AuthLetterType,
  PackageContractRegisterForm,
  PackageInvoiceUploadRow,
} from '#api/generated/corp/model/index.ts'
import { addMonths } from '#domain/calendar.ts'
import type { Context } from '../../kernel/Context.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { samplePdf } from '../../kernel/files/linesPdf.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import { needAmount } from '../trade/view.ts'
import * as flow from './flow.ts'
import { INVOICE_FILES, type InvoiceFace, uploadInvoiceFiles } from './invoiceUploads.ts'
import type { AuthLetterRow, FinanceDataPackageRow } from './rows.ts'
import { needFace, needNewFile, needValidTo } from './rules.ts'

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
  const bytes = samplePdf(name, [
    `资料包：${row.packageNo}`,
    sealedBy ? `${sealedBy} 于 ${ctx.now} 签署` : '打印后加盖公章，扫描上传',
  ])
  return { fileName, contentType: 'application/pdf', category: 'AUTH', corpId: row.corpId, bytes }
}

/** 上传合同（T-FDP-02）：登记为本企业的合同并放进资料包。 */
export const registerContract = (
  ctx: Context,
  row: FinanceDataPackageRow,
  form: Omit<PackageContractRegisterForm, 'packageNo' | 'version'>,
): void => {
  const { contractFileId, consentFileId, contractStartDate = form.contractSignDate, ...fields } = form
  const contractEndDate = form.contractEndDate ?? addMonths(contractStartDate, 12)
  needAmount(form.contractAmount, '合同金额')
  if (contractEndDate < contractStartDate) throw new BusinessError('FORMAT', '合同终止日不得早于起始日')
  if (ctx.world.tradeContracts.get(form.contractNo)) {
    throw new BusinessError('DUPLICATE', '合同编号已存在，请选择已有合同')
  }
  const file = needNewFile(ctx.world, row, fileOf(ctx, contractFileId), ['pdf'])
  const consent = consentFileId && needNewFile(ctx.world, row, fileOf(ctx, consentFileId), ['pdf'])
  const contract = {
    ...fields,
    contractStartDate,
    contractEndDate,
    corpId: row.corpId,
    contractUsedAmount: '0.00',
    contractDocStatus: 'EFFECTIVE' as const,
    contractFile: attachment(file),
    ...(consent && { consentFile: attachment(consent) }),
    createTime: ctx.now,
    version: 0,
  }
  flow.putContract(ctx.world, row, actorOf(ctx), contract)
  ctx.world.tradeContracts.put(contract)
}

/** 加入一张发票（T-FDP-02）：先查票面，再登记。 */
export const registerInvoice = (
  ctx: Context,
  row: FinanceDataPackageRow,
  face: InvoiceFace,
  given: FileRow,
): void => {
  needFace(ctx.world, row, ctx.corp.corpName, face)
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

/** 批量上传（T-FDP-02）：识别得全的加入资料包，各自成败。 */
export const uploadInvoices = (
  ctx: Context,
  row: FinanceDataPackageRow,
  fileIds: readonly string[],
): PackageInvoiceUploadRow[] =>
  uploadInvoiceFiles(ctx, fileIds, {
    check: (file) => void needNewFile(ctx.world, row, file, INVOICE_FILES),
    register: (face, file) => registerInvoice(ctx, row, face, file),
  })
