import type { FinanceDataPackage, PackageItem, ProductType } from '#api/generated/corp/model/index.ts'

type FileCategory = PackageItem['fileCategory']

interface UploadStep {
  title: string
  path: (packageNo: string) => string
  /** 在这一步上传的资料类别 */
  categories: readonly FileCategory[]
}

/** 有融资资料的产品。 */
export type FinanceDataProduct = Extract<ProductType, 'CREDIT' | 'ABS'>

/** 一个产品族的融资资料：内容相同，产品、地址与步骤不同，由该族的页面给出。 */
export interface FinanceDataFamily {
  productType: FinanceDataProduct
  manage: string
  create: string
  detail: (packageNo: string) => string
  success: (packageNo: string) => string
  /** 校验通过后去哪里用它 */
  use: { label: string; path: (packageNo: string) => string }
  /** 上传的各步，次序即先后 */
  steps: readonly UploadStep[]
}

/** 融资资料的每个页面都要的：所在的产品族。 */
export interface FinanceDataProps {
  family: FinanceDataFamily
}

/** 某类资料在哪一步上传。 */
export const stepOf = (family: FinanceDataFamily, category: FileCategory): UploadStep | undefined =>
  family.steps.find(({ categories }) => categories.includes(category))

/** 这一步的资料齐了没有：看包里的内容，不看走到了哪里；没有要求的类别，传了才算。 */
export const isStepDone = (
  { categories }: UploadStep,
  { items, contracts, invoices, missing }: FinanceDataPackage,
): boolean => {
  const holds = new Set<FileCategory>(items.map(({ fileCategory }) => fileCategory))
  if (contracts.length > 0) holds.add('CONTRACT')
  if (invoices.length > 0) holds.add('INVOICE')
  return (
    categories.some((category) => holds.has(category)) &&
    !missing.some(({ fileCategory }) => categories.includes(fileCategory))
  )
}

/** 资料包对手方的叫法：凭证称交易对手，ABS 称债务人；label 用于字段名，word 用于句子。 */
export const counterpartyOf = (productType: ProductType): { label: string; word: string } =>
  productType === 'ABS' ? { label: '债务人', word: '债务人' } : { label: '交易对手名称', word: '交易对手' }
