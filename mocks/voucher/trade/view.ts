// Contracts and invoices as they are answered; shared by 交易背景 and 融资资料.
import { compare, isMoney, isPositive } from '#domain/money.ts'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { contractRemain } from './book.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'
import { present } from '../../kernel/actions.ts'

/** 本企业上传的文件；别家的当作不存在。 */
export const fileOf = (ctx: Context, fileId: string): FileRow => {
  const file = ctx.world.files.need(fileId)
  if (file.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '文件不存在')
  return file
}

/** 文件作为附件。 */
export const attachment = ({ fileId, fileName, fileSize, sha256, category }: FileRow): AttachmentRow => ({
  fileId,
  fileName,
  fileSize,
  sha256,
  category,
})

/** 合同的应答。 */
export const contractView = (row: TradeContractRow): TradeContract => {
  const { corpId: _corpId, createTime: _time, version: _version, ...fields } = row
  return present({ ...fields, contractRemainAmount: contractRemain(row) })
}

const occupationOf = (row: InvoiceRow): Invoice['invoiceUseStatus'] => {
  if (compare(row.invoiceRemainAmount, row.invoiceAmount) === 0) return 'FREE'
  return compare(row.invoiceRemainAmount, '0.00') === 0 ? 'USED' : 'PART'
}

/** 发票的应答。 */
export const invoiceView = (row: InvoiceRow): Invoice => {
  const {
    corpId: _corpId,
    createTime: _time,
    contractNo: _contractNo,
    verifyTries: _tries,
    version: _version,
    ...fields
  } = row
  return present({ ...fields, invoiceUseStatus: occupationOf(row) })
}

/** 金额须大于 0。 */
export const needAmount = (amount: string, label: string): void => {
  if (!isMoney(amount) || !isPositive(amount)) throw new BusinessError('FORMAT', `${label}须大于0`)
}
