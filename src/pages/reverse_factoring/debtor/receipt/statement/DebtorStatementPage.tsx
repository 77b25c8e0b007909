import { StatementList } from '#business/reverseFactoring/receipt/StatementList.tsx'

/** 对账单管理(债务人)：确认债权人的对账单或提出异议（T-RST-01～05）。 */
export default function DebtorStatementPage() {
  return <StatementList side="DEBTOR" />
}
