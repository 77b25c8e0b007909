import { section } from './define.ts'

const payables = section('abs', '应付管理(核心)')
const receivables = section('abs', '应收管理(链上)')
const materials = section('abs', '融资资料')
const protocols = section('abs', '协议管理')
const payments = section('abs', '付款管理')
const reports = section('abs', '报表中心')

// 从哪个列表来
const ofPackages = { list: '/abs/finance-data/index/finance' } as const

/** 供应链 ABS：应收与应付、转让、协议、付款、报表。 */
export const abs = {
  corePayableQuery: payables('/abs/core/index/payable-query', '应付账款查询'),
  coreIssuePayable: payables('/abs/core/issue/payable', '应付账款确认', { onPhone: true }),
  chainReceivableQuery: receivables('/abs/chain/index/receivable-query', '应收账款查询'),
  chainTransferApply: receivables('/abs/chain/transfer/apply', '转让申请'),
  chainTransferApplyDetail: receivables('/abs/chain/transfer/apply-detail', '转让申请详情', {
    list: '/abs/chain/transfer/apply',
  }),
  chainTransferApprove: receivables('/abs/chain/transfer/approve', '转让复核', { onPhone: true }),
  chainTransferApproveDetail: receivables('/abs/chain/transfer/approve-detail', '转让复核详情', {
    onPhone: true,
    list: '/abs/chain/transfer/approve',
  }),
  financeDataFinance: materials('/abs/finance-data/index/finance', '融资资料管理'),
  financeDataCreateFinance: materials('/abs/finance-data/create/finance', '新建融资资料', ofPackages),
  financeDataUploadAuth: materials('/abs/finance-data/upload/auth', '上传授权书', ofPackages),
  financeDataUploadContract: materials('/abs/finance-data/upload/contract', '上传合同', ofPackages),
  financeDataUploadInvoice: materials('/abs/finance-data/upload/invoice', '上传发票', ofPackages),
  financeDataUploadDefault: materials('/abs/finance-data/upload/default', '上传履约凭证', ofPackages),
  financeDataUploadOther: materials('/abs/finance-data/upload/other', '上传其他资料', ofPackages),
  financeDataDetail: materials('/abs/finance-data/detail', '融资资料详情', ofPackages),
  financeDataUploadSuccess: materials('/abs/finance-data/upload/success', '资料提交成功', ofPackages),
  coreFile: protocols('/abs/core/index/file', '协议管理(核心)'),
  chainFile: protocols('/abs/chain/index/file', '协议管理(链上)'),
  corePaymentManage: payments('/abs/core/payment-manage/payment-manage', '付款管理', { onPhone: true }),
  corePaymentManagePaymentRegister: payments('/abs/core/payment-manage/payment-register', '付款登记'),
  corePaymentManagePaymentProgress: payments('/abs/core/payment-manage/payment-progress', '付款进度'),
  corePaymentManageCheckProgress: payments('/abs/core/payment-manage/check-progress', '核对进度'),
  coreReportCenterCompanyBusinessOverview: reports(
    '/abs/core/report-center/company-business-overview',
    '本企业业务概览',
    {},
  ),
  coreReportCenterMemberBusinessOverview: reports(
    '/abs/core/report-center/member-business-overview',
    '成员企业业务概览',
    {},
  ),
  coreReportCenterStorageDetail: reports('/abs/core/report-center/storage-detail', '储架明细'),
  coreReportCenterProductDetail: reports('/abs/core/report-center/product-detail', '产品明细'),
  coreReportCenterAssetDetail: reports('/abs/core/report-center/asset-detail', '资产明细'),
}
