import type { GuaranteeInvoice } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 一份保函的费用发票，或同一开立机构几份合开的；缴费之后才有。 */
export type GuaranteeInvoiceRow = StoredDocument<
  GuaranteeInvoice,
  'lines',
  Partial<Pick<GuaranteeInvoice, 'receiveEmail'>> & {
    guaranteeApplyNos: string[]
  }
>
