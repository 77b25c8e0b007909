import type { Place } from '../portal/document/places.ts'

/** 反向保理的单据各在哪几页。 */
export const places: readonly Place[] = [
  {
    prefix: 'AR',
    entity: 'RfAccount',
    name: '应收账款',
    field: 'arNo',
    list: 'pageRfAccounts',
    paths: ['/reverse_factoring/account/account-manage', '/reverse_factoring/debtor/ar/manage'],
  },
  {
    prefix: 'CF',
    entity: 'RfConfirmation',
    name: '应收账款确权',
    field: 'confirmNo',
    list: 'pageRfConfirmations',
    paths: ['/reverse_factoring/debtor-confirmation-right/index'],
  },
  {
    prefix: 'RF',
    entity: 'RfFinancing',
    name: '保理融资',
    field: 'rfFinanceNo',
    list: 'pageRfFinancings',
    paths: ['/reverse_factoring/financing/financing-manage'],
  },
  {
    prefix: 'RK',
    entity: 'RfRiskEvent',
    name: '融资风险',
    field: 'riskNo',
    list: 'pageRfRisks',
    paths: ['/reverse_factoring/financing/financing-risk'],
  },
  {
    prefix: 'RM',
    entity: 'RfRecommend',
    name: '供应商推荐',
    field: 'recommendNo',
    list: 'pageRfRecommends',
    paths: ['/reverse_factoring/recommend-management/index'],
  },
  {
    prefix: 'ST',
    entity: 'RfStatement',
    name: '对账单',
    field: 'statementNo',
    list: 'pageRfStatements',
    paths: [
      '/reverse_factoring/creditor/receipt/statement/manage',
      '/reverse_factoring/debtor/receipt/statement/manage',
    ],
  },
  {
    prefix: 'PT',
    entity: 'RfAgreement',
    name: '反向保理协议',
    field: 'protocolNo',
    list: 'pageRfProtocols',
    paths: ['/reverse_factoring/protocol/protocol-manage'],
  },
  {
    entity: 'TradeContract',
    name: '贸易合同',
    field: 'contractNo',
    list: 'pageRfContracts',
    paths: [
      '/reverse_factoring/creditor/receipt/contract/manage',
      '/reverse_factoring/debtor/receipt/contract/manage',
    ],
  },
  {
    entity: 'Invoice',
    name: '发票',
    field: 'invoiceNo',
    list: 'pageRfInvoices',
    paths: [
      '/reverse_factoring/creditor/receipt/invoice/manage',
      '/reverse_factoring/debtor/receipt/invoice/manage',
    ],
  },
]
