import type { my } from '../my.ts'
import { asked, firstPage, type ReadsOf, whole } from './define.ts'

export const myReads: ReadsOf<typeof my> = {
  counterparties: {
    reads: [firstPage('pageCounterparties'), whole('countCounterparties')],
    dicts: ['RELATION_TYPE', 'SUPPLIER_LEVEL', 'COUNTERPARTY_STATUS', 'CORP_SCALE', 'COUNTERPARTY_SOURCE'],
  },
  personInfo: { reads: [whole('loadProfile'), whole('listMyUkeys')] },
  enterpriseInfoNameChange: {
    reads: [firstPage('pageNameChanges'), whole('nameChangeContext')],
    dicts: ['NAME_CHANGE_STATUS'],
  },
  enterpriseInfoRealname: {
    reads: [whole('loadRealName'), whole('corpProfile')],
    dicts: ['REALNAME_STATUS', 'REALNAME_WAY', 'REALNAME_UPDATE_REASON', 'CERT_TYPE'],
  },
  enterpriseInfoInvoiceInfo: { reads: [whole('loadInvoiceInfo')] },
  enterpriseInfoInfo: { reads: [whole('corpProfile')], dicts: ['CORP_TYPE', 'CORP_SCALE'] },
  enterpriseInfoUserList: {
    reads: [whole('corpUserContext'), firstPage('pageCorpUsers')],
    dicts: ['POST_CODE', 'USER_STATUS'],
  },
  enterpriseInfoUkeyList: { reads: [firstPage('pageUkeys')], dicts: ['UKEY_MEDIUM', 'UKEY_STATUS'] },
  bill: {
    reads: [firstPage('pagePlatformBills')],
    dicts: ['FEE_TYPE', 'BILL_STATUS', 'BILL_INVOICE_STATUS'],
  },
  finance: {
    reads: [firstPage('pageFunderBills')],
    dicts: ['FUNDER_BILL_TYPE', 'FUNDER_REPAY_STATUS', 'BILL_INVOICE_STATUS'],
  },
  info: {
    reads: [firstPage('pageBankAccounts')],
    dicts: ['ACCOUNT_PURPOSE', 'ACCOUNT_STATUS', 'ACCOUNT_AUTH_STATUS', 'ACCOUNT_TYPE'],
  },
  infoUpdate: { reads: [asked('pageBankAccounts', { pageCond: { pageNo: 1, pageSize: 1 } })] },
  supplier: {
    reads: [firstPage('pageCounterparties', { direction: 'OUTGOING' }), whole('countCounterparties')],
    dicts: ['RELATION_TYPE', 'COUNTERPARTY_STATUS'],
  },
  accountReceipt: { reads: [firstPage('pageReceipts')], dicts: ['RECEIPT_TYPE'] },
  protocol: { reads: [firstPage('pageProtocols')], dicts: ['PROTOCOL_TYPE', 'PROTOCOL_STATUS'] },
  limitQuery: { reads: [firstPage('pageLimits')], dicts: ['LIMIT_TYPE', 'LIMIT_STATUS', 'LIMIT_CYCLE'] },
  limitDistributeQuery: {
    reads: [firstPage('pageLimitDistributions')],
    dicts: ['DISTRIBUTE_TYPE', 'LIMIT_TYPE', 'DISTRIBUTE_STATUS'],
  },
  limitDistribute: { reads: [whole('limitDistributeContext')] },
  limitApprove: {
    reads: [firstPage('pageLimitDistributions', { distributeStatus: 'PENDING_REVIEW' })],
    dicts: ['DISTRIBUTE_TYPE'],
  },
  limitDetail: { reads: [firstPage('pageLimitFlows')], dicts: ['LIMIT_TYPE', 'LIMIT_CYCLE', 'LIMIT_STATUS'] },
  limitQueryManage: { reads: [firstPage('pageGroupLimits')], dicts: ['LIMIT_TYPE', 'LIMIT_STATUS'] },
  priceMain: {
    reads: [firstPage('pagePriceSchemes')],
    dicts: [
      'PRICE_SCOPE',
      'FEE_TYPE',
      'PRICE_STATUS',
      'SUPPLIER_LEVEL',
      'FEE_MODE',
      'FEE_BEARER',
      'INTEREST_BEARER',
    ],
  },
  priceConfig: { reads: [whole('listPriceSuppliers')] },
  message: { reads: [firstPage('pageMessages')], dicts: ['MESSAGE_STATE', 'MESSAGE_TYPE'] },
}
