import type { InvoiceInfo } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 开票信息（IVI）：一份是生效的，至多另有一份在变更。 */
export type InvoiceInfoRow = StoredDocument<InvoiceInfo, 'invoiceTitle'>
