import type { abs } from '../abs.ts'
import type { PagesOf } from './define.ts'

/** 供应链ABS的页面各由哪个文件给出。 */
export const absPages: PagesOf<typeof abs> = {
  corePayableQuery: () => import('#pages/abs/core/index/PayableQueryPage.tsx'),
  coreIssuePayable: () => import('#pages/abs/core/issue/PayablePage.tsx'),
  chainReceivableQuery: () => import('#pages/abs/chain/index/ReceivableQueryPage.tsx'),
  chainTransferApply: () => import('#pages/abs/chain/transfer/ApplyPage.tsx'),
  chainTransferApplyDetail: () => import('#pages/abs/chain/transfer/ApplyDetailPage.tsx'),
  chainTransferApprove: () => import('#pages/abs/chain/transfer/ApprovePage.tsx'),
  chainTransferApproveDetail: () => import('#pages/abs/chain/transfer/ApproveDetailPage.tsx'),
  financeDataFinance: () => import('#pages/abs/finance-data/index/FinancePage.tsx'),
  financeDataCreateFinance: () => import('#pages/abs/finance-data/create/CreateFinancePage.tsx'),
  financeDataUploadAuth: () => import('#pages/abs/finance-data/upload/AbsAuthPage.tsx'),
  financeDataUploadContract: () => import('#pages/abs/finance-data/upload/AbsContractPage.tsx'),
  financeDataUploadInvoice: () => import('#pages/abs/finance-data/upload/AbsInvoicePage.tsx'),
  financeDataUploadDefault: () => import('#pages/abs/finance-data/upload/DefaultPage.tsx'),
  financeDataUploadOther: () => import('#pages/abs/finance-data/upload/AbsOtherPage.tsx'),
  financeDataDetail: () => import('#pages/abs/finance-data/AbsPackagePage.tsx'),
  financeDataUploadSuccess: () => import('#pages/abs/finance-data/upload/AbsSuccessPage.tsx'),
  coreFile: () => import('#pages/abs/core/index/PayableFilePage.tsx'),
  chainFile: () => import('#pages/abs/chain/index/ReceivableFilePage.tsx'),
  corePaymentManage: () => import('#pages/abs/core/payment-manage/PaymentManagePage.tsx'),
  corePaymentManagePaymentRegister: () => import('#pages/abs/core/payment-manage/PaymentRegisterPage.tsx'),
  corePaymentManagePaymentProgress: () => import('#pages/abs/core/payment-manage/AbsPaymentProgressPage.tsx'),
  corePaymentManageCheckProgress: () => import('#pages/abs/core/payment-manage/CheckProgressPage.tsx'),
  coreReportCenterCompanyBusinessOverview: () =>
    import('#pages/abs/core/report-center/CompanyBusinessOverviewPage.tsx'),
  coreReportCenterMemberBusinessOverview: () =>
    import('#pages/abs/core/report-center/MemberBusinessOverviewPage.tsx'),
  coreReportCenterStorageDetail: () => import('#pages/abs/core/report-center/StorageDetailPage.tsx'),
  coreReportCenterProductDetail: () => import('#pages/abs/core/report-center/ProductDetailPage.tsx'),
  coreReportCenterAssetDetail: () => import('#pages/abs/core/report-center/AssetDetailPage.tsx'),
}
