import type { credit } from '../credit.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const creditReads: ReadsOf<typeof credit> = {
  coreOperator: { reads: [asked('coreHome', { role: 'OPERATOR' })] },
  coreDirector: { reads: [asked('coreHome', { role: 'DIRECTOR' })] },
  coreQuery: { reads: [asked('coreHome', { role: 'QUERY' })] },
  coreFinal: {
    reads: [
      asked('coreHome', { role: 'FINAL' }),
      asked('pageMyDecisions', { pageCond: { pageNo: 1, pageSize: 5 }, documentKind: 'IssueApplication' }),
    ],
  },
  coreIssue: { reads: [firstPage('pageIssueApplications')], dicts: ['ISSUE_STATUS', 'ISSUE_CHANNEL'] },
  coreIssueReview: { reads: [firstPage('pageIssueApplications', { issueStatus: 'PENDING_REVIEW' })] },
  coreIssueBlack: {
    reads: [firstPage('pageWithdrawApplications')],
    dicts: ['WITHDRAW_STATUS', 'WITHDRAW_REASON'],
  },
  coreIssueBlackReview: {
    reads: [firstPage('pageWithdrawApplications', { withdrawStatus: 'PENDING_REVIEW' })],
    dicts: ['WITHDRAW_REASON'],
  },
  coreIssueFinalApprove: {
    reads: [firstPage('pageIssueApplications', { issueStatus: 'PENDING_FINAL' })],
    dicts: ['ISSUE_CHANNEL'],
  },
  coreCashApply: {
    reads: [whole('cashReminder'), firstPage('pageCashBatches')],
    dicts: ['CASH_STATUS', 'PAY_CHANNEL', 'PENALTY_STATUS'],
  },
  coreCashCheck: {
    reads: [
      whole('cashReminder'),
      firstPage('pageCashItems', { payChannel: 'OFFLINE', cashStatus: 'WAIT_REGISTER' }),
    ],
    dicts: ['CASH_STATUS', 'CASH_ITEM_STATUS'],
  },
  coreCashApprove: {
    reads: [whole('cashReminder'), firstPage('pageCashBatches', { cashStatus: 'PENDING_REVIEW' })],
    dicts: ['PAY_CHANNEL'],
  },
  coreCashQuery: {
    reads: [firstPage('pageCashItems')],
    dicts: ['CASH_STATUS', 'CASH_ITEM_STATUS', 'PAY_CHANNEL', 'PENALTY_STATUS', 'PAY_FAIL_REASON'],
  },
  coreCashPaymentProgressQuery: {
    reads: [whole('cashReminder'), firstPage('pagePaymentProgress')],
    dicts: ['CASH_STATUS', 'PAYMENT_KIND', 'PAY_FAIL_REASON'],
  },
  coreCashAheadCashApply: { reads: [firstPage('pageAheadCashApplications')], dicts: ['AHEAD_STATUS'] },
  coreCashAheadCashApprove: {
    reads: [firstPage('pageAheadCashApplications', { aheadStatus: 'PENDING_REVIEW' })],
  },
  coreRecycleApply: {
    reads: [firstPage('pageRecycleApplications')],
    dicts: ['RECYCLE_TYPE', 'RECYCLE_STATUS', 'RETURN_REASON'],
  },
  coreRecycleApprove: {
    reads: [firstPage('pageRecycleApplications', { recycleStatus: 'PENDING_REVIEW' })],
    dicts: ['RECYCLE_TYPE', 'RECYCLE_DECISION'],
  },
  coreProduct: { reads: [firstPage('pageVouchers')], dicts: ['VOUCHER_STATUS'] },
  coreSupplierFinanceQuery: {
    reads: [firstPage('pageSupplierFinances'), asked('supplierFinanceTotals', {})],
    dicts: ['FINANCE_STATUS', 'INTEREST_BEARER'],
  },
  coreSupplierLimitDetail: { reads: [firstPage('pageLimitFlows')] },
  coreThirdOperator: {
    reads: [firstPage('pageThirdIssueApplications')],
    dicts: ['THIRD_STATUS', 'CALLBACK_STATUS'],
  },
  coreThirdDirector: { reads: [firstPage('pageThirdIssueApplications', { thirdStatus: 'PENDING_REVIEW' })] },
  coreThirdIssue: {
    reads: [firstPage('pageThirdIssueResults'), asked('thirdIssueReport', {})],
    dicts: ['THIRD_STATUS', 'CALLBACK_STATUS'],
  },
  chainOperator: {
    reads: [
      asked('chainHome', { role: 'OPERATOR' }),
      asked('pageSignups', {
        pageCond: { pageNo: 1, pageSize: 100 },
        sort: { field: 'annualRate', order: 'ASC' },
      }),
    ],
  },
  chainDirector: {
    reads: [
      asked('chainHome', { role: 'DIRECTOR' }),
      asked('pageTransferApplications', {
        pageCond: { pageNo: 1, pageSize: 10 },
        transferStatus: 'PENDING_REVIEW',
      }),
      whole('listAheadCashConsents'),
    ],
  },
  chainQuery: { reads: [asked('chainHome', { role: 'QUERY' })] },
  chainConfirmApply: { reads: [firstPage('pageSignTasks')], dicts: ['SIGN_STATUS', 'SIGN_TYPE'] },
  chainConfirmApprove: {
    reads: [firstPage('pageSignTasks', { awaitingReview: true })],
    dicts: ['SIGN_STATUS', 'SIGN_TYPE'],
  },
  chainReturnApply: {
    reads: [whole('listRecycleConsents'), firstPage('pageReturnApplications')],
    dicts: ['RETURN_REASON', 'RETURN_STATUS'],
  },
  chainReturnApprove: {
    reads: [firstPage('pageReturnApplications', { returnStatus: 'PENDING_REVIEW' })],
    dicts: ['RETURN_REASON'],
  },
  chainTransferApply: { reads: [firstPage('pageTransferApplications')], dicts: ['TRANSFER_STATUS'] },
  chainTransferSplitApprove: {
    reads: [firstPage('pageTransferApplications', { transferStatus: 'PENDING_REVIEW' })],
    dicts: ['TRANSFER_STATUS'],
  },
  coreFinanceApply: { reads: [whole('listCollectAccounts'), firstPage('pageFinanceableHoldings')] },
  coreFinanceApprove: {
    reads: [
      firstPage('pageFinanceApplications', { financeStatus: 'PENDING_REVIEW', financeMode: 'STANDARD' }),
    ],
  },
  coreFinanceQuery: {
    reads: [firstPage('pageFinanceApplications')],
    dicts: ['FINANCE_STATUS', 'FINANCE_MODE', 'SWITCH_STAGE', 'REGISTER_STATUS'],
  },
  coreFinanceFirmInfoModify: { reads: [whole('firmInfoDetail')] },
  coreFinanceSignupQuery: { reads: [firstPage('pageSignups')], dicts: ['FUNDER_TYPE', 'SIGNUP_STATUS'] },
  coreFinanceSignupApply: { reads: [whole('signupFormContext')] },
  coreFinanceSwitchFinance: {
    reads: [firstPage('pageSwitchFunderApplications')],
    dicts: ['SWITCH_STATUS', 'SWITCH_REASON'],
  },
  chainFinanceApply: {
    reads: [firstPage('pageFinanceApplications', { financeMode: 'QUICK' })],
    dicts: ['FINANCE_STATUS'],
  },
  chainFinanceApprove: {
    reads: [firstPage('pageFinanceApplications', { financeStatus: 'PENDING_REVIEW', financeMode: 'QUICK' })],
  },
  financeDataManage: { reads: [firstPage('pageFinanceDataPackages', { productType: 'CREDIT' })] },
  financeDataCreate: { reads: [asked('financeDataFormContext', { productType: 'CREDIT' })] },
  financeDataDetail: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
  financeDataUploadAuth: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
  financeDataUploadContract: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
  financeDataUploadInvoice: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
  financeDataUploadOther: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
  financeDataUploadSuccess: {
    reads: [
      asked('pageFinanceDataPackages', { productType: 'CREDIT', pageCond: { pageNo: 1, pageSize: 50 } }),
    ],
  },
}
