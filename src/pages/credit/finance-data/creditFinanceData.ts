import type { FinanceDataFamily } from '#business/financeData/family.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'

/** 电子凭证的融资资料：四步上传，校验通过后用于融资。 */
export const creditFinanceData: FinanceDataFamily = {
  productType: 'CREDIT',
  manage: href(credit.financeDataManage),
  create: href(credit.financeDataCreate),
  detail: (packageNo) => href(credit.financeDataDetail, { packageNo }),
  success: (packageNo) => href(credit.financeDataUploadSuccess, { packageNo }),
  use: { label: '去融资', path: (packageNo) => href(credit.coreFinanceApply, { packageNo }) },
  steps: [
    {
      title: '授权书',
      path: (packageNo) => href(credit.financeDataUploadAuth, { packageNo }),
      categories: ['AUTH'],
    },
    {
      title: '合同',
      path: (packageNo) => href(credit.financeDataUploadContract, { packageNo }),
      categories: ['CONTRACT'],
    },
    {
      title: '发票',
      path: (packageNo) => href(credit.financeDataUploadInvoice, { packageNo }),
      categories: ['INVOICE'],
    },
    {
      title: '其他资料与提交',
      path: (packageNo) => href(credit.financeDataUploadOther, { packageNo }),
      categories: ['DELIVERY', 'OTHER'],
    },
  ],
}
