import type { abs } from '../abs.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const absReads: ReadsOf<typeof abs> = {
  corePayableQuery: {
    reads: [whole('absPayableFigures'), firstPage('pageAbsPayables')],
    dicts: ['PAYABLE_STATUS'],
  },
  coreIssuePayable: {
    reads: [firstPage('pageAbsPayables', { payableStage: 'WAIT_REVIEW' })],
    dicts: ['PAYABLE_STATUS'],
  },
  chainReceivableQuery: { reads: [firstPage('pageAbsReceivables')], dicts: ['RECEIVABLE_STATUS'] },
  chainTransferApply: { reads: [firstPage('pageAbsTransfers')], dicts: ['ABS_TRANSFER_STATUS'] },
  chainTransferApprove: { reads: [firstPage('pageAbsTransfers', { absTransferStatus: 'PENDING_REVIEW' })] },
  chainTransferApproveDetail: {
    reads: [
      asked('pageAbsTransfers', {
        pageCond: { pageNo: 1, pageSize: 10 },
        absTransferStatus: 'PENDING_REVIEW',
      }),
    ],
  },
  financeDataFinance: { reads: [firstPage('pageFinanceDataPackages', { productType: 'ABS' })] },
  financeDataCreateFinance: { reads: [asked('financeDataFormContext', { productType: 'ABS' })] },
  financeDataUploadAuth: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataUploadContract: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataUploadInvoice: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataUploadDefault: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataUploadOther: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataDetail: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  financeDataUploadSuccess: {
    reads: [asked('pageFinanceDataPackages', { productType: 'ABS', pageCond: { pageNo: 1, pageSize: 50 } })],
  },
  coreFile: { reads: [firstPage('pageAbsProtocols')] },
  chainFile: { reads: [firstPage('pageAbsProtocols')] },
  corePaymentManage: { reads: [firstPage('pageAbsPayments')] },
  corePaymentManagePaymentRegister: {
    reads: [firstPage('pageAbsPayments', { stage: 'REGISTER' })],
    dicts: ['ABS_PAYMENT_STATUS'],
  },
  corePaymentManagePaymentProgress: {
    reads: [firstPage('pageAbsPayments', { stage: 'PROGRESS' })],
    dicts: ['ABS_PAYMENT_STATUS', 'PAY_FAIL_REASON'],
  },
  corePaymentManageCheckProgress: {
    reads: [firstPage('pageAbsPayments', { stage: 'CHECK' })],
    dicts: ['ABS_CHECK_STATUS'],
  },
  coreReportCenterCompanyBusinessOverview: { reads: [asked('absCompanyOverview', {})] },
  coreReportCenterMemberBusinessOverview: { reads: [firstPage('pageAbsMemberOverviews')] },
  coreReportCenterStorageDetail: { reads: [firstPage('pageAbsShelves')], dicts: ['SHELF_STATUS'] },
  coreReportCenterProductDetail: { reads: [firstPage('pageAbsPlans')], dicts: ['PLAN_STATUS'] },
  coreReportCenterAssetDetail: { reads: [firstPage('pageAbsAssets')], dicts: ['PAYABLE_STATUS'] },
}
