import type { guarantee } from '../guarantee.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const guaranteeReads: ReadsOf<typeof guarantee> = {
  warrantee: { reads: [whole('guaranteeHome')] },
  warranteeManageBid: {
    reads: [firstPage('pageGuarantees', { guaranteeGroup: 'BID' })],
    dicts: ['GUARANTEE_STATUS'],
  },
  warranteeManageBidAdd: { reads: [whole('guaranteeFormContext')] },
  noBid: {
    reads: [firstPage('pageGuarantees', { guaranteeGroup: 'NO_BID' })],
    dicts: ['GUARANTEE_TYPE', 'GUARANTEE_STATUS'],
  },
  noBidAdd: { reads: [whole('guaranteeFormContext')] },
  revoke: {
    reads: [firstPage('pageGuaranteeRevokes')],
    dicts: ['REVOKE_STATUS', 'GUARANTEE_TYPE', 'REVOKE_REASON'],
  },
  revokeAdd: { reads: [whole('listRevocableGuarantees')], dicts: ['GUARANTEE_TYPE'] },
  invoiceManager: {
    reads: [firstPage('pageGuaranteeInvoices')],
    dicts: ['BILL_INVOICE_STATUS', 'INVOICE_KIND'],
  },
  query: { reads: [firstPage('pageIssuedGuarantees')], dicts: ['GUARANTEE_TYPE', 'GUARANTEE_STATUS'] },
  statisticsDataQuery: {
    reads: [firstPage('pageGuaranteeStats'), asked('guaranteeStatistics', {})],
    dicts: ['GUARANTEE_TYPE'],
  },
  benefitClaim: { reads: [firstPage('pageGuaranteeClaims')], dicts: ['CLAIM_STATUS', 'CLAIM_REASON'] },
  benefitClaimAdd: { reads: [whole('listClaimableGuarantees'), whole('listCollectAccounts')] },
  benefitQuery: {
    reads: [whole('listUnopenedTenders'), firstPage('pageBeneficiaryGuarantees')],
    dicts: ['GUARANTEE_TYPE', 'GUARANTEE_STATUS', 'REVOKE_STATUS'],
  },
}
