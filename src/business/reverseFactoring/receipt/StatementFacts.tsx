import { rfStatementLabels } from '#api/generated/corp/labels/rfStatement.ts'
import type { RfStatement } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { periodText } from './statementValues.ts'

const is = column(rfStatementLabels)
const facts = [
  is.code('statementNo'),
  is.custom('statementPeriod', periodText),
  is.text('creditorName'),
  is.text('debtorName'),
  is.money('statementAmount'),
  is.money('deductAmount'),
  is.money('settleAmount'),
  is.date('statementDate'),
  is.text('remark'),
]

/** 收到的对账单：金额与对账单文件；确认与提出异议共用（interface 2.1）。 */
export function StatementFacts({ statement }: { statement: RfStatement }) {
  return (
    <>
      <Descriptions label="对账单" of={statement} items={facts} columns={2} />
      <Evidence title="对账单文件" files={[{ label: '对账单', file: statement.statementFile }]} />
    </>
  )
}
