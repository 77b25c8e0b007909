import { section } from './define.ts'

const issuing = section('credit', '开立与兑付')
const finalReview = section('credit', '终审')
const financing = section('credit', '签收与融资')
const materials = section('credit', '融资资料')
const signing = section('credit', '签署')

// 从哪个列表来
const ofPackages = { list: '/credit/finance-data/manage' } as const

/** 应收账款电子凭证：开立与兑付、签收与融资、终审、融资资料。 */
export const credit = {
  coreOperator: issuing('/credit/core/index/operator', '开立与兑付首页(经办)'),
  coreDirector: issuing('/credit/core/index/director', '开立与兑付首页(复核)'),
  coreQuery: issuing('/credit/core/index/query', '开立与兑付首页(查询)'),
  coreFinal: finalReview('/credit/core/index/final', '终审首页'),
  coreIssue: issuing('/credit/core/issue/issue', '凭证开立申请'),
  coreIssueReview: issuing('/credit/core/issue/issue-review', '凭证开立复核', { onPhone: true }),
  coreIssueBlack: issuing('/credit/core/issue/issue-black', '开立撤回申请'),
  coreIssueBlackReview: issuing('/credit/core/issue/issue-black-review', '开立撤回复核', { onPhone: true }),
  coreIssueFinalApprove: finalReview('/credit/core/issue/final-approve', '开立终审', { onPhone: true }),
  coreCashApply: issuing('/credit/core/cash/cash-apply', '兑付申请'),
  coreCashCheck: issuing('/credit/core/cash/cash-check', '兑付登记'),
  coreCashApprove: issuing('/credit/core/cash/cash-approve', '兑付审批', { onPhone: true }),
  coreCashQuery: issuing('/credit/core/cash/cash-query', '兑付查询'),
  coreCashPaymentProgressQuery: issuing('/credit/core/cash/payment-progress-query', '付款进度查询'),
  coreCashAheadCashApply: issuing('/credit/core/cash/ahead-cash-apply', '提前兑付申请'),
  coreCashAheadCashApprove: issuing('/credit/core/cash/ahead-cash-approve', '提前兑付审批', {
    onPhone: true,
  }),
  coreRecycleApply: issuing('/credit/core/recycle/apply', '回收申请'),
  coreRecycleApprove: issuing('/credit/core/recycle/approve', '回收复核', { onPhone: true }),
  coreProduct: issuing('/credit/core/product/index', '凭证信息查询'),
  coreSupplierFinanceQuery: issuing('/credit/core/supplier/finance-query', '供应商融资查询'),
  coreSupplierFinanceDetail: issuing('/credit/core/supplier/finance-detail', '供应商融资详情', {
    hidden: true,
    list: '/credit/core/supplier/finance-query',
  }),
  coreSupplierLimitDetail: issuing('/credit/core/supplier/limit-detail', '额度占用详情', {
    hidden: true,
    list: '/credit/core/supplier/finance-query',
  }),
  coreThirdOperator: issuing('/credit/core/third/operator', '第三方平台开立申请'),
  coreThirdDirector: issuing('/credit/core/third/director', '第三方平台开立复核', { onPhone: true }),
  coreThirdIssue: issuing('/credit/core/third/third-issue', '第三方平台开立统计'),
  chainOperator: financing('/credit/chain/index/operator', '签收与融资首页(经办)'),
  chainDirector: financing('/credit/chain/index/director', '签收与融资首页(复核)'),
  chainQuery: financing('/credit/chain/index/query', '签收与融资首页(查询)'),
  chainConfirmApply: financing('/credit/chain/confirm/confirm-apply', '凭证签收申请', { onPhone: true }),
  chainConfirmApprove: financing('/credit/chain/confirm/confirm-approve', '凭证签收复核', { onPhone: true }),
  chainReturnApply: financing('/credit/chain/return/apply', '凭证退回申请'),
  chainReturnApprove: financing('/credit/chain/return/approve', '凭证退回复核', { onPhone: true }),
  chainTransferApply: financing('/credit/chain/transfer/apply', '凭证转让申请'),
  chainTransferSplitApprove: financing('/credit/chain/transfer/split-approve', '拆分转让复核', {
    onPhone: true,
    hidden: true,
  }),
  coreFinanceApply: financing('/credit/core/finance/apply', '融资申请'),
  coreFinanceApprove: financing('/credit/core/finance/approve', '融资复核', { onPhone: true }),
  coreFinanceQuery: financing('/credit/core/finance/query', '融资查询'),
  coreFinanceFirmInfoModify: financing('/credit/core/finance/firm-info-modify', '企业补充信息维护', {
    hidden: true,
    list: '/credit/core/finance/signup-query',
  }),
  coreFinanceSignupQuery: financing('/credit/core/finance/signup-query', '资金方签约查询'),
  coreFinanceSignupApply: financing('/credit/core/finance/signup-apply', '资金方签约申请', {
    hidden: true,
    list: '/credit/core/finance/signup-query',
  }),
  coreFinanceSwitchFinance: financing('/credit/core/finance/switch-finance', '更换资金方'),
  chainFinanceApply: financing('/credit/chain/finance/apply', '签收融资申请'),
  chainFinanceApprove: financing('/credit/chain/finance/approve', '签收融资复核', { onPhone: true }),
  chainFinanceDetail: financing('/credit/chain/finance/detail', '融资详情', {
    hidden: true,
    list: '/credit/core/finance/query',
  }),
  financeDataManage: materials('/credit/finance-data/manage', '融资资料管理'),
  financeDataCreate: materials('/credit/finance-data/create', '新建融资资料', ofPackages),
  financeDataDetail: materials('/credit/finance-data/detail', '融资资料详情', ofPackages),
  financeDataUploadAuth: materials('/credit/finance-data/upload/auth', '上传授权书', ofPackages),
  financeDataUploadContract: materials('/credit/finance-data/upload/contract', '上传合同', ofPackages),
  financeDataUploadInvoice: materials('/credit/finance-data/upload/invoice', '上传发票', ofPackages),
  financeDataUploadOther: materials('/credit/finance-data/upload/other', '上传其他资料', ofPackages),
  financeDataUploadSuccess: materials('/credit/finance-data/upload/success', '资料提交成功', {
    hidden: true,
    ...ofPackages,
  }),
  signHtml: signing('/credit/sign-html', '协议签署', { hidden: true, newTab: true }),
}
