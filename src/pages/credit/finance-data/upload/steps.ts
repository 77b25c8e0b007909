import type { PackageGap } from '#api/generated/corp/model/index.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'

/** 四步上传：名称与地址，次序即先后。 */
export const uploadSteps = [
  { title: '授权书', path: (packageNo: string) => href(credit.financeDataUploadAuth, { packageNo }) },
  { title: '合同', path: (packageNo: string) => href(credit.financeDataUploadContract, { packageNo }) },
  { title: '发票', path: (packageNo: string) => href(credit.financeDataUploadInvoice, { packageNo }) },
  {
    title: '其他资料与提交',
    path: (packageNo: string) => href(credit.financeDataUploadOther, { packageNo }),
  },
] as const

const STEP_OF: Readonly<Record<PackageGap['fileCategory'], number>> = {
  AUTH: 0,
  CONTRACT: 1,
  INVOICE: 2,
  DELIVERY: 3,
  OTHER: 3,
}

/** 资料类别 → 在哪一步上传，从 0 起。 */
export const stepOf = (category: PackageGap['fileCategory']): number => STEP_OF[category]
