import type { FinanceDataFamily } from '#business/financeData/family.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'

/** 供应链 ABS 的融资资料：比电子凭证多一步必传的履约凭证，校验通过后用于转让。 */
export const absFinanceData: FinanceDataFamily = {
  productType: 'ABS',
  manage: href(abs.financeDataFinance),
  create: href(abs.financeDataCreateFinance),
  detail: (packageNo) => href(abs.financeDataDetail, { packageNo }),
  success: (packageNo) => href(abs.financeDataUploadSuccess, { packageNo }),
  use: { label: '去转让', path: (packageNo) => href(abs.chainTransferApply, { view: 'create', packageNo }) },
  steps: [
    {
      title: '授权书',
      path: (packageNo) => href(abs.financeDataUploadAuth, { packageNo }),
      categories: ['AUTH'],
    },
    {
      title: '合同',
      path: (packageNo) => href(abs.financeDataUploadContract, { packageNo }),
      categories: ['CONTRACT'],
    },
    {
      title: '发票',
      path: (packageNo) => href(abs.financeDataUploadInvoice, { packageNo }),
      categories: ['INVOICE'],
    },
    {
      title: '履约凭证',
      path: (packageNo) => href(abs.financeDataUploadDefault, { packageNo }),
      categories: ['DELIVERY'],
    },
    {
      title: '其他资料与提交',
      path: (packageNo) => href(abs.financeDataUploadOther, { packageNo }),
      categories: ['OTHER'],
    },
  ],
}
