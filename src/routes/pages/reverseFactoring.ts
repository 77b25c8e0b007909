import type { reverseFactoring } from '../reverseFactoring.ts'
import type { PagesOf } from './define.ts'

/** 反向保理的页面各由哪个文件给出。 */
export const reverseFactoringPages: PagesOf<typeof reverseFactoring> = {
  financingGoFinancing: () => import('#pages/reverse_factoring/financing/GoFinancingPage.tsx'),
  financingApplyFinancing: () => import('#pages/reverse_factoring/financing/ApplyFinancingPage.tsx'),
  financingAuditFinancing: () => import('#pages/reverse_factoring/financing/AuditFinancingPage.tsx'),
  financingAuditList: () => import('#pages/reverse_factoring/financing/FinancingAuditListPage.tsx'),
  financingManage: () => import('#pages/reverse_factoring/financing/FinancingManagePage.tsx'),
  financingRisk: () => import('#pages/reverse_factoring/financing/FinancingRiskPage.tsx'),
  financingViewApply: () => import('#pages/reverse_factoring/financing/ViewApplyPage.tsx'),
  accountManage: () => import('#pages/reverse_factoring/account/AccountManagePage.tsx'),
  accountOperation: () => import('#pages/reverse_factoring/account/AccountOperationPage.tsx'),
  protocolManage: () => import('#pages/reverse_factoring/protocol/ProtocolManagePage.tsx'),
  protocolSign: () => import('#pages/reverse_factoring/protocol/ProtocolSignPage.tsx'),
  creditorReceiptContractManage: () =>
    import('#pages/reverse_factoring/creditor/receipt/contract/CreditorContractPage.tsx'),
  creditorReceiptInvoiceManage: () =>
    import('#pages/reverse_factoring/creditor/receipt/invoice/CreditorInvoicePage.tsx'),
  creditorReceiptStatementManage: () =>
    import('#pages/reverse_factoring/creditor/receipt/statement/CreditorStatementPage.tsx'),
  debtorArManage: () => import('#pages/reverse_factoring/debtor/ar/ArManagePage.tsx'),
  debtorAccountOperation: () => import('#pages/reverse_factoring/debtor/DebtorAccountOperationPage.tsx'),
  debtorReceiptContractManage: () =>
    import('#pages/reverse_factoring/debtor/receipt/contract/DebtorContractPage.tsx'),
  debtorReceiptInvoiceManage: () =>
    import('#pages/reverse_factoring/debtor/receipt/invoice/DebtorInvoicePage.tsx'),
  debtorReceiptStatementManage: () =>
    import('#pages/reverse_factoring/debtor/receipt/statement/DebtorStatementPage.tsx'),
  recommendManagement: () =>
    import('#pages/reverse_factoring/recommend-management/RecommendManagementPage.tsx'),
  debtorConfirmationRight: () =>
    import('#pages/reverse_factoring/debtor-confirmation-right/DebtorConfirmationPage.tsx'),
  debtorConfirmationRightDebtorDetail: () =>
    import('#pages/reverse_factoring/debtor-confirmation-right/DebtorDetailPage.tsx'),
  debtorConfirmationRightAccountOperation: () =>
    import('#pages/reverse_factoring/debtor-confirmation-right/DebtorOperationPage.tsx'),
  debtorConfirmationRightRightConfirmation: () =>
    import('#pages/reverse_factoring/debtor-confirmation-right/RightConfirmationPage.tsx'),
  authorityAudit: () => import('#pages/reverse_factoring/authority-audit/AuthorityAuditPage.tsx'),
  authorityAuditDebtorDetail: () => import('#pages/reverse_factoring/authority-audit/AuditDetailPage.tsx'),
  authorityAuditAccountOperation: () =>
    import('#pages/reverse_factoring/authority-audit/AuditOperationPage.tsx'),
  authorityAuditRightConfirmation: () =>
    import('#pages/reverse_factoring/authority-audit/AuditConfirmationPage.tsx'),
}
