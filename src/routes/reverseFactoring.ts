import { section } from './define.ts'

const financing = section('reverseFactoring', '融资管理')
const receivables = section('reverseFactoring', '应收账款')
const protocols = section('reverseFactoring', '协议管理')
const receipts = section('reverseFactoring', '单据管理')
const debtor = section('reverseFactoring', '债务人')
const recommendation = section('reverseFactoring', '推荐管理')
const confirmation = section('reverseFactoring', '确权管理')

/** 反向保理：融资、应收账款、协议、单据、债务人、推荐、确权。 */
export const reverseFactoring = {
  financingGoFinancing: financing('/reverse_factoring/financing/go-financing', '去融资', {
    load: () => import('#pages/reverse_factoring/financing/GoFinancingPage.tsx'),
  }),
  financingApplyFinancing: financing('/reverse_factoring/financing/apply-financing', '融资申请', {
    load: () => import('#pages/reverse_factoring/financing/ApplyFinancingPage.tsx'),
  }),
  financingAuditFinancing: financing('/reverse_factoring/financing/audit-financing', '融资审核', {
    load: () => import('#pages/reverse_factoring/financing/AuditFinancingPage.tsx'),
  }),
  financingAuditList: financing('/reverse_factoring/financing/financing-audit-list', '融资审核列表', {
    load: () => import('#pages/reverse_factoring/financing/FinancingAuditListPage.tsx'),
  }),
  financingManage: financing('/reverse_factoring/financing/financing-manage', '融资管理', {
    load: () => import('#pages/reverse_factoring/financing/FinancingManagePage.tsx'),
  }),
  financingRisk: financing('/reverse_factoring/financing/financing-risk', '融资风险', {
    load: () => import('#pages/reverse_factoring/financing/FinancingRiskPage.tsx'),
  }),
  financingViewApply: financing('/reverse_factoring/financing/view-apply', '查看融资申请', {
    load: () => import('#pages/reverse_factoring/financing/ViewApplyPage.tsx'),
  }),
  accountManage: receivables('/reverse_factoring/account/account-manage', '应收账款管理', {
    load: () => import('#pages/reverse_factoring/account/AccountManagePage.tsx'),
  }),
  accountOperation: receivables(
    '/reverse_factoring/account/account-operation/:type',
    {
      add: '新增应收账款',
      edit: '修改应收账款',
      view: '查看应收账款',
    },
    {
      load: () => import('#pages/reverse_factoring/account/AccountOperationPage.tsx'),
    },
  ),
  protocolManage: protocols('/reverse_factoring/protocol/protocol-manage', '协议管理', {
    load: () => import('#pages/reverse_factoring/protocol/ProtocolManagePage.tsx'),
  }),
  protocolSign: protocols(
    '/reverse_factoring/protocol/protocol-sign/:type',
    {
      view: '查看协议',
      sign: '签署协议',
      're-sign': '重签协议',
    },
    {
      load: () => import('#pages/reverse_factoring/protocol/ProtocolSignPage.tsx'),
    },
  ),
  creditorReceiptContractManage: receipts(
    '/reverse_factoring/creditor/receipt/contract/manage',
    '合同管理(债权人)',
    {
      load: () => import('#pages/reverse_factoring/creditor/receipt/contract/CreditorContractPage.tsx'),
    },
  ),
  creditorReceiptInvoiceManage: receipts(
    '/reverse_factoring/creditor/receipt/invoice/manage',
    '发票管理(债权人)',
    {
      load: () => import('#pages/reverse_factoring/creditor/receipt/invoice/CreditorInvoicePage.tsx'),
    },
  ),
  creditorReceiptStatementManage: receipts(
    '/reverse_factoring/creditor/receipt/statement/manage',
    '对账单管理(债权人)',
    {
      load: () => import('#pages/reverse_factoring/creditor/receipt/statement/CreditorStatementPage.tsx'),
    },
  ),
  debtorArManage: debtor('/reverse_factoring/debtor/ar/manage', '应付账款管理(债务人)', {
    load: () => import('#pages/reverse_factoring/debtor/ar/ArManagePage.tsx'),
  }),
  debtorAccountOperation: debtor(
    '/reverse_factoring/debtor/account-operation/:type',
    {
      add: '新增应付账款',
      edit: '修改应付账款',
      view: '查看应付账款',
    },
    {
      load: () => import('#pages/reverse_factoring/debtor/DebtorAccountOperationPage.tsx'),
    },
  ),
  debtorReceiptContractManage: debtor(
    '/reverse_factoring/debtor/receipt/contract/manage',
    '合同管理(债务人)',
    {
      load: () => import('#pages/reverse_factoring/debtor/receipt/contract/DebtorContractPage.tsx'),
    },
  ),
  debtorReceiptInvoiceManage: debtor('/reverse_factoring/debtor/receipt/invoice/manage', '发票管理(债务人)', {
    load: () => import('#pages/reverse_factoring/debtor/receipt/invoice/DebtorInvoicePage.tsx'),
  }),
  debtorReceiptStatementManage: debtor(
    '/reverse_factoring/debtor/receipt/statement/manage',
    '对账单管理(债务人)',
    {
      load: () => import('#pages/reverse_factoring/debtor/receipt/statement/DebtorStatementPage.tsx'),
    },
  ),
  recommendManagement: recommendation('/reverse_factoring/recommend-management/index', '推荐管理', {
    load: () => import('#pages/reverse_factoring/recommend-management/RecommendManagementPage.tsx'),
  }),
  debtorConfirmationRight: confirmation('/reverse_factoring/debtor-confirmation-right/index', '债务人确权', {
    load: () => import('#pages/reverse_factoring/debtor-confirmation-right/DebtorConfirmationPage.tsx'),
  }),
  debtorConfirmationRightDebtorDetail: confirmation(
    '/reverse_factoring/debtor-confirmation-right/debtor-detail',
    '确权明细',
    { load: () => import('#pages/reverse_factoring/debtor-confirmation-right/DebtorDetailPage.tsx') },
  ),
  debtorConfirmationRightAccountOperation: confirmation(
    '/reverse_factoring/debtor-confirmation-right/account-operation/:type',
    { view: '查看应收账款(确权)' },
    { load: () => import('#pages/reverse_factoring/debtor-confirmation-right/AccountOperationPage.tsx') },
  ),
  debtorConfirmationRightRightConfirmation: confirmation(
    '/reverse_factoring/debtor-confirmation-right/right-confirmation',
    '确权办理',
    { load: () => import('#pages/reverse_factoring/debtor-confirmation-right/RightConfirmationPage.tsx') },
  ),
  authorityAudit: confirmation('/reverse_factoring/authority-audit/index', '确权审核', {
    load: () => import('#pages/reverse_factoring/authority-audit/AuthorityAuditPage.tsx'),
  }),
  authorityAuditDebtorDetail: confirmation(
    '/reverse_factoring/authority-audit/debtor-detail',
    '确权审核明细',
    { load: () => import('#pages/reverse_factoring/authority-audit/DebtorDetailPage.tsx') },
  ),
  authorityAuditAccountOperation: confirmation(
    '/reverse_factoring/authority-audit/account-operation/:type',
    { view: '查看应收账款(审核)' },
    { load: () => import('#pages/reverse_factoring/authority-audit/AccountOperationPage.tsx') },
  ),
  authorityAuditRightConfirmation: confirmation(
    '/reverse_factoring/authority-audit/right-confirmation',
    '确权审核办理',
    { load: () => import('#pages/reverse_factoring/authority-audit/RightConfirmationPage.tsx') },
  ),
}
