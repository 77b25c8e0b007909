import type { RfStatement } from '#api/generated/corp/model/index.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'
import { periodText } from './statementValues.ts'

const is = column<RfStatement>()
const facts = [
  is.code('statementNo', '对账单编号'),
  is.custom('statementPeriod', '对账期间', periodText),
  is.text('creditorName', '债权人'),
  is.text('debtorName', '债务人'),
  is.money('statementAmount', '对账金额'),
  is.money('deductAmount', '扣款金额'),
  is.money('settleAmount', '应结算金额'),
  is.date('statementDate', '对账日期'),
  is.text('remark', '备注'),
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
