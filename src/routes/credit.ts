import { section } from './define.ts'

const issuing = section('credit', '开立与兑付')
const finalReview = section('credit', '终审')
const financing = section('credit', '签收与融资')
const materials = section('credit', '融资资料')
const signing = section('credit', '签署')

/** 应收账款电子凭证：开立与兑付、签收与融资、终审、融资资料。 */
export const credit = {
  coreOperator: issuing('/credit/core/index/operator', '开立与兑付首页(经办)', {
    load: () => import('#pages/credit/core/index/CoreOperatorHomePage.tsx'),
  }),
  coreDirector: issuing('/credit/core/index/director', '开立与兑付首页(复核)', {
    load: () => import('#pages/credit/core/index/CoreDirectorHomePage.tsx'),
  }),
  coreQuery: issuing('/credit/core/index/query', '开立与兑付首页(查询)', {
    load: () => import('#pages/credit/core/index/CoreQueryHomePage.tsx'),
  }),
  coreFinal: finalReview('/credit/core/index/final', '终审首页', {
    load: () => import('#pages/credit/core/index/CoreFinalHomePage.tsx'),
  }),
  coreIssue: issuing('/credit/core/issue/issue', '凭证开立申请', {
    load: () => import('#pages/credit/core/issue/IssuePage.tsx'),
  }),
  coreIssueReview: issuing('/credit/core/issue/issue-review', '凭证开立复核', {
    load: () => import('#pages/credit/core/issue/IssueReviewPage.tsx'),
  }),
  coreIssueBlack: issuing('/credit/core/issue/issue-black', '开立撤回申请', {
    load: () => import('#pages/credit/core/issue/IssueBlackPage.tsx'),
  }),
  coreIssueBlackReview: issuing('/credit/core/issue/issue-black-review', '开立撤回复核', {
    load: () => import('#pages/credit/core/issue/IssueBlackReviewPage.tsx'),
  }),
  coreIssueFinalApprove: finalReview('/credit/core/issue/final-approve', '开立终审', {
    load: () => import('#pages/credit/core/issue/FinalApprovePage.tsx'),
  }),
  coreCashApply: issuing('/credit/core/cash/cash-apply', '兑付申请', {
    load: () => import('#pages/credit/core/cash/CashApplyPage.tsx'),
  }),
  coreCashCheck: issuing('/credit/core/cash/cash-check', '兑付登记', {
    load: () => import('#pages/credit/core/cash/CashCheckPage.tsx'),
  }),
  coreCashApprove: issuing('/credit/core/cash/cash-approve', '兑付审批', {
    load: () => import('#pages/credit/core/cash/CashApprovePage.tsx'),
  }),
  coreCashQuery: issuing('/credit/core/cash/cash-query', '兑付查询', {
    load: () => import('#pages/credit/core/cash/CashQueryPage.tsx'),
  }),
  coreCashPaymentProgressQuery: issuing('/credit/core/cash/payment-progress-query', '付款进度查询', {
    load: () => import('#pages/credit/core/cash/PaymentProgressPage.tsx'),
  }),
  coreCashAheadCashApply: issuing('/credit/core/cash/ahead-cash-apply', '提前兑付申请', {
    load: () => import('#pages/credit/core/cash/AheadCashApplyPage.tsx'),
  }),
  coreCashAheadCashApprove: issuing('/credit/core/cash/ahead-cash-approve', '提前兑付审批', {
    load: () => import('#pages/credit/core/cash/AheadCashApprovePage.tsx'),
  }),
  coreRecycleApply: issuing('/credit/core/recycle/apply', '回收申请', {
    load: () => import('#pages/credit/core/recycle/RecycleApplyPage.tsx'),
  }),
  coreRecycleApprove: issuing('/credit/core/recycle/approve', '回收复核', {
    load: () => import('#pages/credit/core/recycle/RecycleApprovePage.tsx'),
  }),
  coreProduct: issuing('/credit/core/product/index', '凭证信息查询', {
    load: () => import('#pages/credit/core/product/ProductPage.tsx'),
  }),
  coreSupplierFinanceQuery: issuing('/credit/core/supplier/finance-query', '供应商融资查询', {
    load: () => import('#pages/credit/core/supplier/FinanceQueryPage.tsx'),
  }),
  coreSupplierFinanceDetail: issuing('/credit/core/supplier/finance-detail', '供应商融资详情', {
    hidden: true,
    load: () => import('#pages/credit/core/supplier/FinanceDetailPage.tsx'),
  }),
  coreSupplierLimitDetail: issuing('/credit/core/supplier/limit-detail', '额度占用详情', {
    hidden: true,
    load: () => import('#pages/credit/core/supplier/LimitDetailPage.tsx'),
  }),
  coreThirdOperator: issuing('/credit/core/third/operator', '第三方平台开立申请', {
    load: () => import('#pages/credit/core/third/ThirdOperatorPage.tsx'),
  }),
  coreThirdDirector: issuing('/credit/core/third/director', '第三方平台开立复核', {
    load: () => import('#pages/credit/core/third/ThirdDirectorPage.tsx'),
  }),
  coreThirdIssue: issuing('/credit/core/third/third-issue', '第三方平台开立统计', {
    load: () => import('#pages/credit/core/third/ThirdIssuePage.tsx'),
  }),
  chainOperator: financing('/credit/chain/index/operator', '签收与融资首页(经办)', {
    load: () => import('#pages/credit/chain/index/ChainOperatorHomePage.tsx'),
  }),
  chainDirector: financing('/credit/chain/index/director', '签收与融资首页(复核)', {
    load: () => import('#pages/credit/chain/index/ChainDirectorHomePage.tsx'),
  }),
  chainQuery: financing('/credit/chain/index/query', '签收与融资首页(查询)', {
    load: () => import('#pages/credit/chain/index/ChainQueryHomePage.tsx'),
  }),
  chainConfirmApply: financing('/credit/chain/confirm/confirm-apply', '凭证签收申请', {
    load: () => import('#pages/credit/chain/confirm/ConfirmApplyPage.tsx'),
  }),
  chainConfirmApprove: financing('/credit/chain/confirm/confirm-approve', '凭证签收复核', {
    load: () => import('#pages/credit/chain/confirm/ConfirmApprovePage.tsx'),
  }),
  chainReturnApply: financing('/credit/chain/return/apply', '凭证退回申请', {
    load: () => import('#pages/credit/chain/return/ReturnApplyPage.tsx'),
  }),
  chainReturnApprove: financing('/credit/chain/return/approve', '凭证退回复核', {
    load: () => import('#pages/credit/chain/return/ReturnApprovePage.tsx'),
  }),
  chainTransferApply: financing('/credit/chain/transfer/apply', '凭证转让申请', {
    load: () => import('#pages/credit/chain/transfer/TransferApplyPage.tsx'),
  }),
  chainTransferSplitApprove: financing('/credit/chain/transfer/split-approve', '拆分转让复核', {
    hidden: true,
    load: () => import('#pages/credit/chain/transfer/SplitApprovePage.tsx'),
  }),
  coreFinanceApply: financing('/credit/core/finance/apply', '融资申请', {
    load: () => import('#pages/credit/core/finance/FinanceApplyPage.tsx'),
  }),
  coreFinanceApprove: financing('/credit/core/finance/approve', '融资复核', {
    load: () => import('#pages/credit/core/finance/FinanceApprovePage.tsx'),
  }),
  coreFinanceQuery: financing('/credit/core/finance/query', '融资查询', {
    load: () => import('#pages/credit/core/finance/FinanceQueryPage.tsx'),
  }),
  coreFinanceFirmInfoModify: financing('/credit/core/finance/firm-info-modify', '企业补充信息维护', {
    hidden: true,
    load: () => import('#pages/credit/core/finance/FirmInfoModifyPage.tsx'),
  }),
  coreFinanceSignupQuery: financing('/credit/core/finance/signup-query', '资金方签约查询', {
    load: () => import('#pages/credit/core/finance/SignupQueryPage.tsx'),
  }),
  coreFinanceSignupApply: financing('/credit/core/finance/signup-apply', '资金方签约申请', {
    hidden: true,
    load: () => import('#pages/credit/core/finance/SignupApplyPage.tsx'),
  }),
  coreFinanceSwitchFinance: financing('/credit/core/finance/switch-finance', '更换资金方', {
    load: () => import('#pages/credit/core/finance/SwitchFinancePage.tsx'),
  }),
  chainFinanceApply: financing('/credit/chain/finance/apply', '签收融资申请', {
    load: () => import('#pages/credit/chain/finance/QuickApplyPage.tsx'),
  }),
  chainFinanceApprove: financing('/credit/chain/finance/approve', '签收融资复核', {
    load: () => import('#pages/credit/chain/finance/QuickApprovePage.tsx'),
  }),
  chainFinanceDetail: financing('/credit/chain/finance/detail', '融资详情', {
    hidden: true,
    load: () => import('#pages/credit/chain/finance/FinanceDetailPage.tsx'),
  }),
  financeDataManage: materials('/credit/finance-data/manage', '融资资料管理', {
    load: () => import('#pages/credit/finance-data/ManagePage.tsx'),
  }),
  financeDataCreate: materials('/credit/finance-data/create', '新建融资资料', {
    load: () => import('#pages/credit/finance-data/CreatePage.tsx'),
  }),
  financeDataDetail: materials('/credit/finance-data/detail', '融资资料详情', {
    load: () => import('#pages/credit/finance-data/DetailPage.tsx'),
  }),
  financeDataUploadAuth: materials('/credit/finance-data/upload/auth', '上传授权书', {
    load: () => import('#pages/credit/finance-data/upload/AuthPage.tsx'),
  }),
  financeDataUploadContract: materials('/credit/finance-data/upload/contract', '上传合同', {
    load: () => import('#pages/credit/finance-data/upload/ContractPage.tsx'),
  }),
  financeDataUploadInvoice: materials('/credit/finance-data/upload/invoice', '上传发票', {
    load: () => import('#pages/credit/finance-data/upload/InvoicePage.tsx'),
  }),
  financeDataUploadOther: materials('/credit/finance-data/upload/other', '上传其他资料', {
    load: () => import('#pages/credit/finance-data/upload/OtherPage.tsx'),
  }),
  financeDataUploadSuccess: materials('/credit/finance-data/upload/success', '资料提交成功', {
    hidden: true,
    load: () => import('#pages/credit/finance-data/upload/SuccessPage.tsx'),
  }),
  signHtml: signing('/credit/sign-html', '协议签署', {
    hidden: true,
    newTab: true,
    load: () => import('#pages/credit/SignHtmlPage.tsx'),
  }),
}
