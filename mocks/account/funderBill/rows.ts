import type { FunderBill } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

/** 资金方或开立机构向企业收的费用（T-FIN-11、T-GUA-09、T-GCL-06）。 */
export type FunderBillRow = Stored<
  FunderBill,
  'bizPath' | 'feeInvoiceNo' | 'invoiceOpen' | 'overdueDays',
  { corpId: string }
>
