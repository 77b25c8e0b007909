import { section } from './define.ts'

const payables = section('abs', '应付管理(核心)')
const receivables = section('abs', '应收管理(链上)')
const materials = section('abs', '融资资料')
const protocols = section('abs', '协议管理')
const payments = section('abs', '付款管理')
const reports = section('abs', '报表中心')

/** 供应链 ABS：应收与应付、转让、协议、付款、报表。 */
export const abs = {
  corePayableQuery: payables('/abs/core/index/payable-query', '应付账款查询', {
    load: () => import('#pages/abs/core/index/PayableQueryPage.tsx'),
  }),
  coreIssuePayable: payables('/abs/core/issue/payable', '应付账款确认', {
    load: () => import('#pages/abs/core/issue/PayablePage.tsx'),
  }),
  chainReceivableQuery: receivables('/abs/chain/index/receivable-query', '应收账款查询', {
    load: () => import('#pages/abs/chain/index/ReceivableQueryPage.tsx'),
  }),
  chainTransferApply: receivables('/abs/chain/transfer/apply', '转让申请', {
    load: () => import('#pages/abs/chain/transfer/ApplyPage.tsx'),
  }),
  chainTransferApplyDetail: receivables('/abs/chain/transfer/apply-detail', '转让申请详情', {
    load: () => import('#pages/abs/chain/transfer/ApplyDetailPage.tsx'),
  }),
  chainTransferApprove: receivables('/abs/chain/transfer/approve', '转让复核', {
    load: () => import('#pages/abs/chain/transfer/ApprovePage.tsx'),
  }),
  chainTransferApproveDetail: receivables('/abs/chain/transfer/approve-detail', '转让复核详情', {
    load: () => import('#pages/abs/chain/transfer/ApproveDetailPage.tsx'),
  }),
  financeDataFinance: materials('/abs/finance-data/index/finance', '融资资料管理', {
    load: () => import('#pages/abs/finance-data/index/FinancePage.tsx'),
  }),
  financeDataCreateFinance: materials('/abs/finance-data/create/finance', '新建融资资料', {
    load: () => import('#pages/abs/finance-data/create/CreateFinancePage.tsx'),
  }),
  financeDataUploadAuth: materials('/abs/finance-data/upload/auth', '上传授权书', {
    load: () => import('#pages/abs/finance-data/upload/AuthPage.tsx'),
  }),
  financeDataUploadContract: materials('/abs/finance-data/upload/contract', '上传合同', {
    load: () => import('#pages/abs/finance-data/upload/ContractPage.tsx'),
  }),
  financeDataUploadInvoice: materials('/abs/finance-data/upload/invoice', '上传发票', {
    load: () => import('#pages/abs/finance-data/upload/InvoicePage.tsx'),
  }),
  financeDataUploadDefault: materials('/abs/finance-data/upload/default', '上传履约凭证', {
    load: () => import('#pages/abs/finance-data/upload/DefaultPage.tsx'),
  }),
  financeDataUploadOther: materials('/abs/finance-data/upload/other', '上传其他资料', {
    load: () => import('#pages/abs/finance-data/upload/OtherPage.tsx'),
  }),
  financeDataDetail: materials('/abs/finance-data/detail', '融资资料详情', {
    load: () => import('#pages/abs/finance-data/DetailPage.tsx'),
  }),
  financeDataUploadSuccess: materials('/abs/finance-data/upload/success', '资料提交成功', {
    load: () => import('#pages/abs/finance-data/upload/SuccessPage.tsx'),
  }),
  coreFile: protocols('/abs/core/index/file', '协议管理(核心)', {
    load: () => import('#pages/abs/core/index/FilePage.tsx'),
  }),
  chainFile: protocols('/abs/chain/index/file', '协议管理(链上)', {
    load: () => import('#pages/abs/chain/index/FilePage.tsx'),
  }),
  corePaymentManage: payments('/abs/core/payment-manage/payment-manage', '付款管理', {
    load: () => import('#pages/abs/core/payment-manage/PaymentManagePage.tsx'),
  }),
  corePaymentManagePaymentRegister: payments('/abs/core/payment-manage/payment-register', '付款登记', {
    load: () => import('#pages/abs/core/payment-manage/PaymentRegisterPage.tsx'),
  }),
  corePaymentManagePaymentProgress: payments('/abs/core/payment-manage/payment-progress', '付款进度', {
    load: () => import('#pages/abs/core/payment-manage/PaymentProgressPage.tsx'),
  }),
  corePaymentManageCheckProgress: payments('/abs/core/payment-manage/check-progress', '核对进度', {
    load: () => import('#pages/abs/core/payment-manage/CheckProgressPage.tsx'),
  }),
  coreReportCenterCompanyBusinessOverview: reports(
    '/abs/core/report-center/company-business-overview',
    '本企业业务概览',
    { load: () => import('#pages/abs/core/report-center/CompanyBusinessOverviewPage.tsx') },
  ),
  coreReportCenterMemberBusinessOverview: reports(
    '/abs/core/report-center/member-business-overview',
    '成员企业业务概览',
    { load: () => import('#pages/abs/core/report-center/MemberBusinessOverviewPage.tsx') },
  ),
  coreReportCenterStorageDetail: reports('/abs/core/report-center/storage-detail', '储架明细', {
    load: () => import('#pages/abs/core/report-center/StorageDetailPage.tsx'),
  }),
  coreReportCenterProductDetail: reports('/abs/core/report-center/product-detail', '产品明细', {
    load: () => import('#pages/abs/core/report-center/ProductDetailPage.tsx'),
  }),
  coreReportCenterAssetDetail: reports('/abs/core/report-center/asset-detail', '资产明细', {
    load: () => import('#pages/abs/core/report-center/AssetDetailPage.tsx'),
  }),
}
