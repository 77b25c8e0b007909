import { StatementList } from '#business/reverseFactoring/receipt/StatementList.tsx'

/** 对账单管理(债权人)：与债务人的对账（T-RST-01～05）。 */
export default function CreditorStatementPage() {
  return <StatementList side="CREDITOR" />
}
