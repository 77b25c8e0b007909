import type {
  FileCategory,
  FinanceDataPackage,
  PackageItem,
  PackageUse,
  ProductType,
} from '#api/generated/corp/model/index.ts'
import type { Stored, StoredDocument } from '../../kernel/rows.ts'

export type AuthLetterRow = Required<
  Pick<PackageItem, 'authLetterType' | 'authValidTo' | 'file' | 'uploadTime'>
> &
  Pick<PackageItem, 'sourcePackageNo'> & {
    letterNo: string
    /** 在线盖章的，不是上传的扫描件。 */
    signedOnline: boolean
  }

export type PackageFileRow = Pick<
  PackageItem,
  'itemNo' | 'deliveryNo' | 'deliveryDate' | 'file' | 'uploadTime'
> & {
  fileCategory: Extract<FileCategory, 'DELIVERY' | 'OTHER'>
}

/** 引用资料包的一笔业务（T-FDP-07），与它从每张发票占用的。 */
type PackageUseRow = Stored<
  PackageUse,
  never,
  {
    invoiceUses: { invoiceNo: string; amount: string }[]
    contractUses: { contractNo: string; amount: string }[]
  }
>

export type FinanceDataPackageRow = StoredDocument<
  FinanceDataPackage,
  | 'contractNo'
  | 'invoiceCount'
  | 'invoiceTotalAmount'
  | 'packageRemainAmount'
  | 'checkedCount'
  | 'contracts'
  | 'invoices'
  | 'items'
  | 'warnings'
  | 'missing',
  {
    /** 用于凭证融资，或转让给专项计划。 */
    productType: Extract<ProductType, 'CREDIT' | 'ABS'>
    letters: AuthLetterRow[]
    contractNos: string[]
    invoiceNos: string[]
    /** 其中从平台上已有的选来的：从包里删除后仍在平台上 */
    pickedInvoiceNos?: string[] | undefined
    files: PackageFileRow[]
    uses: PackageUseRow[]
    /** 正在进行的核验查过的发票（T-FDP-04）。 */
    checkedNos: string[]
  }
>
