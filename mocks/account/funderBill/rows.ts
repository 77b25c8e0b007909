import type { BillInvoiceStatus } from '../bill/rows.ts'

/** What a funder or an issuer of guarantees charges an enterprise (T-FIN-11, T-GUA-09, T-GCL-06). */
export type FunderBillRow = {
  funderBillNo: string
  corpId: string
  funderName: string
  funderBillType: 'INTEREST' | 'SERVICE' | 'FACTORING_FEE' | 'PENALTY' | 'GUARANTEE_FEE' | 'RECOURSE'
  funderBillAmount: string
  funderBillDate: string
  bizNo: string
  /** 未申请 when absent. */
  billInvoiceStatus?: BillInvoiceStatus
}
