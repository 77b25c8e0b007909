import { switchableFinanceLabels } from '#api/generated/corp/labels/switchableFinance.ts'
import type { SwitchableFinance } from '#api/generated/corp/model/index.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(switchableFinanceLabels)
const items = [
  is.text('funderName'),
  is.rate('annualRate'),
  is.money('netAmount'),
  is.money('financeAmount'),
  is.text('issuerName'),
  is.dict('financeStatus', 'FINANCE_STATUS'),
]

/** 要更换资金方的那笔融资。 */
export function SwitchedFinance({ finance }: { finance: SwitchableFinance }) {
  return <Descriptions label="原融资" of={finance} items={items} />
}
