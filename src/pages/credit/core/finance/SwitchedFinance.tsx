import type { SwitchableFinance } from '#api/generated/corp/model/index.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column<SwitchableFinance>()
const items = [
  is.text('funderName', '原资金方'),
  is.rate('annualRate', '原年利率'),
  is.money('netAmount', '原预计到账金额'),
  is.money('financeAmount', '融资金额'),
  is.text('issuerName', '开立方'),
  is.dict('financeStatus', '融资状态', 'FINANCE_STATUS'),
]

/** 要更换资金方的那笔融资。 */
export function SwitchedFinance({ finance }: { finance: SwitchableFinance }) {
  return <Descriptions label="原融资" of={finance} items={items} />
}
