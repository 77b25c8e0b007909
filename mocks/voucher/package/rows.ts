import type { AttachmentRow, DocumentRow } from '../../kernel/rows.ts'
import type { TradeContractRow } from '../trade/rows.ts'

// What is stored of a finance-data package (domain/02-model.md FinanceDataPackage). Contracts and invoices are rows of
// their own tables, named here by number; letters and other files exist only inside their package.

export type PackageStatus = 'DRAFT' | 'COMPLETE' | 'VERIFYING' | 'VERIFIED' | 'INVALID' | 'USED' | 'VOID'

export type AuthLetterType = 'CREDIT_QUERY' | 'TAX_QUERY' | 'INVOICE_QUERY' | 'INFO_SHARE' | 'SIGN_AUTH'

export type AuthLetterRow = {
  letterNo: string
  authLetterType: AuthLetterType
  authValidTo: string
  file: AttachmentRow
  uploadTime: string
  /** Sealed online instead of uploaded as a scan. */
  signedOnline: boolean
  /** The package that it was taken over from. */
  sourcePackageNo?: string
}

export type PackageFileRow = {
  itemNo: string
  fileCategory: 'DELIVERY' | 'OTHER'
  deliveryNo?: string
  deliveryDate?: string
  file: AttachmentRow
  uploadTime: string
}

/** One business that draws on the package (T-FDP-07), and what it took of each invoice. */
export type PackageUseRow = {
  bizNo: string
  useAmount: string
  useTime: string
  invoiceUses: { invoiceNo: string; amount: string }[]
  contractUses: { contractNo: string; amount: string }[]
}

export type PackageFailureRow = { invoiceNo: string; reason: string }

export type FinanceDataPackageRow = DocumentRow & {
  /** What it is for: financing of vouchers, or transfers to a plan. */
  productType: 'CREDIT' | 'ABS'
  packageNo: string
  packageName: string
  /** The debtor: buyer of the contracts and of the invoices, issuer of the voucher. */
  counterpartyName: string
  contractType?: TradeContractRow['contractType']
  projectName?: string
  letters: AuthLetterRow[]
  contractNos: string[]
  invoiceNos: string[]
  files: PackageFileRow[]
  /** min(contract remain, Σ invoice remain) at T-FDP-05; '0.00' before. */
  packageAmount: string
  packageUsedAmount: string
  uses: PackageUseRow[]
  /** Why the verification failed, invoice by invoice (T-FDP-06). */
  failures: PackageFailureRow[]
  /** Invoices that the running verification has checked (T-FDP-04). */
  checkedNos: string[]
  packageStatus: PackageStatus
}
