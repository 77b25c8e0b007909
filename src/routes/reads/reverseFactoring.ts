import type { reverseFactoring } from '../reverseFactoring.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const reverseFactoringReads: ReadsOf<typeof reverseFactoring> = {
  financingGoFinancing: {
    reads: [whole('rfFinancingHome'), firstPage('pageFinanceableRfAccounts')],
    dicts: ['YES_NO'],
  },
  financingApplyFinancing: { reads: [whole('listCollectAccounts'), firstPage('pageFinanceableRfAccounts')] },
  financingAuditFinancing: {
    reads: [
      asked('pageRfFinancings', { pageCond: { pageNo: 1, pageSize: 10 }, rfFinanceStatus: 'PENDING_REVIEW' }),
    ],
  },
  financingAuditList: {
    reads: [firstPage('pageRfFinancings', { rfFinanceStatus: 'PENDING_REVIEW' })],
    dicts: ['FACTORING_TYPE'],
  },
  financingManage: { reads: [firstPage('pageRfFinancings')], dicts: ['RF_FINANCE_STATUS', 'FACTORING_TYPE'] },
  financingRisk: { reads: [firstPage('pageRfRisks')], dicts: ['RISK_TYPE', 'RISK_LEVEL', 'RISK_STATUS'] },
  accountManage: { reads: [whole('rfAccountDigest'), firstPage('pageRfAccounts')] },
  protocolManage: { reads: [firstPage('pageRfProtocols')], dicts: ['PROTOCOL_TYPE', 'PROTOCOL_STATUS'] },
  creditorReceiptContractManage: { reads: [firstPage('pageRfContracts')] },
  creditorReceiptInvoiceManage: { reads: [firstPage('pageRfInvoices')] },
  creditorReceiptStatementManage: { reads: [firstPage('pageRfStatements')] },
  debtorArManage: { reads: [firstPage('pageRfAccounts'), whole('rfAccountDigest')] },
  debtorReceiptContractManage: { reads: [firstPage('pageRfContracts')] },
  debtorReceiptInvoiceManage: { reads: [firstPage('pageRfInvoices')] },
  debtorReceiptStatementManage: { reads: [firstPage('pageRfStatements')] },
  recommendManagement: { reads: [firstPage('pageRfRecommends')], dicts: ['RECOMMEND_STATUS'] },
  debtorConfirmationRight: { reads: [firstPage('pageRfConfirmations')], dicts: ['CONFIRM_STATUS'] },
  authorityAudit: {
    reads: [firstPage('pageRfConfirmations', { confirmStatus: 'PENDING_AUDIT' })],
    dicts: ['CONFIRM_OPINION'],
  },
  authorityAuditDebtorDetail: { dicts: ['CONFIRM_OPINION'] },
  authorityAuditRightConfirmation: {
    reads: [
      asked('pageRfConfirmations', { pageCond: { pageNo: 1, pageSize: 10 }, confirmStatus: 'PENDING_AUDIT' }),
    ],
  },
}
