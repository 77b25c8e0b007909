// 一次上传许多发票文件：压缩包先解开，逐个识别，识别不全的留给人补填。
import type { PackageInvoiceForm, PackageInvoiceUploadRow } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { unzip } from '../../kernel/files/zip.ts'
import { contentTypeOf } from '../../portal/file/contentTypes.ts'
import { fileOf } from '../../portal/file/own.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import { storeFile } from '../../portal/file/store.ts'
import { recogniseInvoiceFile } from '../trade/tax.ts'

export const INVOICE_FILES = ['pdf', 'ofd', 'xml']

/** 一张发票的票面。 */
export type InvoiceFace = Omit<PackageInvoiceForm, 'packageNo' | 'version' | 'fileId'>

type Taking = {
  /** 文件收不收；不收的抛出 */
  check: (file: FileRow) => void
  /** 登记识别得全的一张；登记不了的抛出 */
  register: (face: InvoiceFace, file: FileRow) => void
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

const uploadOne = (file: FileRow, fileName: string, { check, register }: Taking): PackageInvoiceUploadRow => {
  try {
    check(file)
    const found = present(recogniseInvoiceFile(file.fileName, file.bytes))
    if (!isWhole(found)) {
      const message = '未能识别全部票面信息，请补填'
      return { fileName, success: false, message, fileId: file.fileId, recognition: found }
    }
    register(found, file)
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

/** zip 先解开，逐个识别并登记，各自成败。 */
export const uploadInvoiceFiles = (
  ctx: Context,
  fileIds: readonly string[],
  taking: Taking,
): PackageInvoiceUploadRow[] =>
  fileIds.flatMap((fileId) => {
    const file = fileOf(ctx, fileId)
    if (file.contentType !== 'application/zip') return uploadOne(file, file.fileName, taking)
    return unpack(ctx, file).map((part) =>
      'bytes' in part ? uploadOne(part, `${file.fileName}/${part.fileName}`, taking) : part,
    )
  })
