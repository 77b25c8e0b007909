import { section } from './define.ts'

const financing = section('reverseFactoring', '融资管理')
const receivables = section('reverseFactoring', '应收账款')
const protocols = section('reverseFactoring', '协议管理')
const receipts = section('reverseFactoring', '单据管理')
const debtor = section('reverseFactoring', '债务人')
const recommendation = section('reverseFactoring', '推荐管理')
const confirmation = section('reverseFactoring', '确权管理')

// 从哪个列表来
const ofRights = { onPhone: true, list: '/reverse_factoring/debtor-confirmation-right/index' } as const
const ofAudits = { onPhone: true, list: '/reverse_factoring/authority-audit/index' } as const

/** 反向保理：融资、应收账款、协议、单据、债务人、推荐、确权。 */
export const reverseFactoring = {
  financingGoFinancing: financing('/reverse_factoring/financing/go-financing', '去融资'),
  financingApplyFinancing: financing('/reverse_factoring/financing/apply-financing', '融资申请'),
  financingAuditFinancing: financing('/reverse_factoring/financing/audit-financing', '融资审核', {
    onPhone: true,
    list: '/reverse_factoring/financing/financing-audit-list',
  }),
  financingAuditList: financing('/reverse_factoring/financing/financing-audit-list', '融资审核列表', {
    onPhone: true,
  }),
  financingManage: financing('/reverse_factoring/financing/financing-manage', '融资管理'),
  financingRisk: financing('/reverse_factoring/financing/financing-risk', '融资风险'),
  financingViewApply: financing('/reverse_factoring/financing/view-apply', '查看融资申请', {
    list: '/reverse_factoring/financing/financing-manage',
  }),
  accountManage: receivables('/reverse_factoring/account/account-manage', '应收账款管理'),
  accountOperation: receivables(
    '/reverse_factoring/account/account-operation/:type',
    {
      add: '新增应收账款',
      edit: '修改应收账款',
      view: '查看应收账款',
    },
    { list: '/reverse_factoring/account/account-manage' },
  ),
  protocolManage: protocols('/reverse_factoring/protocol/protocol-manage', '协议管理'),
  protocolSign: protocols(
    '/reverse_factoring/protocol/protocol-sign/:type',
    {
      view: '查看协议',
      sign: '签署协议',
      're-sign': '重签协议',
    },
    { list: '/reverse_factoring/protocol/protocol-manage' },
  ),
  creditorReceiptContractManage: receipts(
    '/reverse_factoring/creditor/receipt/contract/manage',
    '合同管理(债权人)',
    {},
  ),
  creditorReceiptInvoiceManage: receipts(
    '/reverse_factoring/creditor/receipt/invoice/manage',
    '发票管理(债权人)',
    {},
  ),
  creditorReceiptStatementManage: receipts(
    '/reverse_factoring/creditor/receipt/statement/manage',
    '对账单管理(债权人)',
    {},
  ),
  debtorArManage: debtor('/reverse_factoring/debtor/ar/manage', '应付账款管理(债务人)'),
  debtorAccountOperation: debtor(
    '/reverse_factoring/debtor/account-operation/:type',
    {
      add: '新增应付账款',
      edit: '修改应付账款',
      view: '查看应付账款',
    },
    { list: '/reverse_factoring/debtor/ar/manage' },
  ),
  debtorReceiptContractManage: debtor(
    '/reverse_factoring/debtor/receipt/contract/manage',
    '合同管理(债务人)',
    {},
  ),
  debtorReceiptInvoiceManage: debtor('/reverse_factoring/debtor/receipt/invoice/manage', '发票管理(债务人)'),
  debtorReceiptStatementManage: debtor(
    '/reverse_factoring/debtor/receipt/statement/manage',
    '对账单管理(债务人)',
    {},
  ),
  recommendManagement: recommendation('/reverse_factoring/recommend-management/index', '推荐管理'),
  debtorConfirmationRight: confirmation('/reverse_factoring/debtor-confirmation-right/index', '债务人确权', {
    onPhone: true,
  }),
  debtorConfirmationRightDebtorDetail: confirmation(
    '/reverse_factoring/debtor-confirmation-right/debtor-detail',
    '确权明细',
    ofRights,
  ),
  debtorConfirmationRightAccountOperation: confirmation(
    '/reverse_factoring/debtor-confirmation-right/account-operation/:type',
    { view: '查看应收账款(确权)' },
    ofRights,
  ),
  debtorConfirmationRightRightConfirmation: confirmation(
    '/reverse_factoring/debtor-confirmation-right/right-confirmation',
    '确权办理',
    ofRights,
  ),
  authorityAudit: confirmation('/reverse_factoring/authority-audit/index', '确权审核', { onPhone: true }),
  authorityAuditDebtorDetail: confirmation(
    '/reverse_factoring/authority-audit/debtor-detail',
    '确权审核明细',
    ofAudits,
  ),
  authorityAuditAccountOperation: confirmation(
    '/reverse_factoring/authority-audit/account-operation/:type',
    { view: '查看应收账款(审核)' },
    ofAudits,
  ),
  authorityAuditRightConfirmation: confirmation(
    '/reverse_factoring/authority-audit/right-confirmation',
    '确权审核办理',
    ofAudits,
  ),
}
