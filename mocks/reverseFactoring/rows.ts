import type { AttachmentRow, DocumentRow } from '../world/rows.ts'

// What is stored of reverse factoring (domain/02-model.md, RF). Contracts and invoices are rows of their own tables
// (tradeContracts, invoices), named here by number; agreements are protocols of type RF_MASTER.

/** Creditor (rf.corp) and debtor (rf.core) of a document; corpId of the document is whoever made it. */
export type RfParties = {
  creditorCorpId: string
  creditorName: string
  debtorCorpId: string
  debtorName: string
}

export type ArStatus =
  | 'DRAFT'
  | 'PENDING_CONFIRM'
  | 'CONFIRM_AUDITING'
  | 'RETURNED'
  | 'CONFIRMED'
  | 'REFUSED'
  | 'FINANCING'
  | 'FINANCED'
  | 'SETTLED'
  | 'OVERDUE'
  | 'VOID'

/** RfAccount: entered by the creditor (waits for the debtor's confirmation) or by the debtor itself. */
export type RfAccountRow = DocumentRow &
  Partial<RfParties> & {
    arNo: string
    arSource: 'CREDITOR' | 'DEBTOR'
    arAmount?: string
    /** What the debtor still owes; '0.00' when settled. */
    arBalance: string
    arCreateDate?: string
    arDueDate?: string
    graceDays: number
    contractNo?: string
    invoiceNos: string[]
    /** What was taken of each invoice at submission, so that exactly that can be given back. */
    invoiceUses?: { invoiceNo: string; amount: string }[]
    statementNo?: string
    /** The confirmation under way or the last one (RfConfirmation). */
    confirmNo?: string
    confirmAmount?: string
    confirmPayDate?: string
    disputeAmount?: string
    collectAccountId?: string
    arCollectAccountNo?: string
    recommendFlag: boolean
    /** The financing that it is chosen for (T-RAC-08); gone when that ends (T-RAC-09). */
    rfFinanceNo?: string
    /** What the imported row says, hashed: the same row never makes two accounts (INV-21). */
    importHash?: string
    arStatus: ArStatus
  }

export type ConfirmStatus = 'PENDING' | 'PENDING_AUDIT' | 'CONFIRMED' | 'REFUSED' | 'RETURNED'

/** RfConfirmation, owned by the debtor: nobody of it has made it until the operator states an opinion (createUserId is empty). */
export type RfConfirmationRow = DocumentRow &
  RfParties & {
    confirmNo: string
    arNo: string
    arAmount: string
    arDueDate: string
    confirmResult?: 'AGREE' | 'REFUSE' | 'RETURN'
    confirmAmount?: string
    confirmPayDate?: string
    disputeAmount?: string
    confirmLetterFile?: AttachmentRow
    confirmStatus: ConfirmStatus
  }

export type StatementStatus = 'DRAFT' | 'WAIT_CONFIRM' | 'CONFIRMED' | 'DISPUTED' | 'VOID'

/** RfStatement: made by one side (corpId), confirmed or disputed by the other. */
export type RfStatementRow = DocumentRow &
  RfParties & {
    statementNo: string
    /** yyyy-MM ~ yyyy-MM */
    statementPeriod: string
    statementAmount: string
    deductAmount: string
    settleAmount: string
    statementDate: string
    /** A further statement of a pair and period that already has one. */
    isSupplement: boolean
    statementFile?: AttachmentRow
    /** Why the other side disputes it (T-RST-04). */
    disputeDesc?: string
    statementStatus: StatementStatus
  }

export type RfFinanceStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'REVIEW_REJECTED'
  | 'FUNDER_AUDITING'
  | 'SUPPLEMENT'
  | 'FUNDER_REJECTED'
  | 'WAIT_CONTRACT'
  | 'LENDING'
  | 'UNANSWERED'
  | 'LENT'
  | 'OVERDUE'
  | 'SETTLED'
  | 'CANCELLED'

export type FactoringType = 'OPEN_NO_RECOURSE' | 'OPEN_RECOURSE' | 'HIDDEN_RECOURSE'

/** RfFinancing, owned by the creditor; price and days are the snapshot taken at submission. */
export type RfFinancingRow = DocumentRow &
  Partial<RfParties> & {
    rfFinanceNo: string
    funderProductNo?: string
    funderId?: string
    funderName?: string
    factoringType?: FactoringType
    arNos: string[]
    arCount: number
    arTotal: string
    advanceRatio?: string
    feeRate?: string
    rfFinanceAmount?: string
    annualRate?: string
    interestMode?: 'PREPAID' | 'AT_MATURITY'
    dayBasis?: 360 | 365
    valueDate?: string
    maturityDate?: string
    financeDays?: number
    interestAmount?: string
    factoringFee?: string
    netAmount?: string
    collectAccountId?: string
    collectAccountNo?: string
    /** The RF limit that it draws on. */
    limitNo?: string
    supplementDesc?: string
    supplementDeadline?: string
    supplementFiles?: AttachmentRow[]
    /** The factoring contract (Protocol, bizNo = rfFinanceNo) and its registration. */
    contractProtocolNo?: string
    registerNo?: string
    lendTime?: string
    repaidAmount: string
    repayTime?: string
    tailAmount?: string
    receiptNos: string[]
    failReason?: string
    rfFinanceStatus: RfFinanceStatus
  }

export type RiskType =
  | 'INVOICE_ABNORMAL'
  | 'DUPLICATE_PLEDGE'
  | 'DEBTOR_OVERDUE'
  | 'JUDICIAL'
  | 'BUSINESS_ABNORMAL'
  | 'AMOUNT_CHANGE'
  | 'DISPUTE'

/** RfRiskEvent on an account or a financing; corpId is the enterprise that has to answer. */
export type RfRiskEventRow = DocumentRow &
  RfParties & {
    riskNo: string
    riskType: RiskType
    riskLevel: 'HIGH' | 'MEDIUM' | 'LOW'
    arNo?: string
    rfFinanceNo?: string
    riskDesc: string
    triggerTime: string
    handleDeadline: string
    feedbackDesc?: string
    feedbackTime?: string
    riskStatus: 'OPEN' | 'FEEDBACK' | 'CLOSED' | 'ESCALATED'
  }

export type RecommendStatus =
  | 'DRAFT'
  | 'PENDING_REVIEW'
  | 'RECOMMENDED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'REVOKED'
  | 'EXPIRED'

/** RfRecommend, owned by the core enterprise (debtor). */
export type RfRecommendRow = DocumentRow & {
  recommendNo: string
  supplierCorpId?: string
  supplierName: string
  supplierUscc: string
  funderId: string
  funderName: string
  recommendAmount: string
  cooperateYears: number
  annualTradeAmount: string
  recommendReason: string
  recommendExpireDate: string
  /** Why the funder did not take it up (T-RRM-06). */
  declineReason?: string
  /** What the imported row says, hashed: the same row never makes two recommendations (INV-21). */
  importHash?: string
  recommendStatus: RecommendStatus
}

/** What an agreement (protocols, RF_MASTER) is about; keyed by its protocolNo, with the trail of its signatures. */
export type RfAgreementRow = DocumentRow & {
  protocolNo: string
  funderId: string
  funderName: string
  /** The other enterprise that it names, if any. */
  partnerCorpId?: string
  partnerName?: string
  revision: number
  /** What the last revision changed (T-RPR-04), one line each. */
  changes: string[]
  protocolStatus: 'WAIT_SIGN' | 'COUNTER_SIGNING' | 'EFFECTIVE' | 'RE_SIGN' | 'EXPIRED' | 'TERMINATED'
}
