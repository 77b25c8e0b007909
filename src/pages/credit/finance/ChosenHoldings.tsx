import { formatMoney } from '#domain/money.ts'
import { ChosenList } from '#ui/form/ChosenList.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { availableOf, type PickedHolding } from './financeValues.ts'

interface ChosenHoldingsProps extends ControlProps<PickedHolding[]> {
  onRemove: (rest: PickedHolding[]) => void
}

const NONE: PickedHolding[] = []

/** 已选的凭证：在上面的列表里勾选，这里可移除。 */
export function ChosenHoldings({ value = NONE, onRemove, ...rest }: ChosenHoldingsProps) {
  return (
    <ChosenList
      {...rest}
      items={value.map(({ holdingNo, availableAmount, issuerName, promisePayDate }) => ({
        key: holdingNo,
        texts: [`可用 ${formatMoney(availableAmount)} 元`, issuerName, `承诺付款日 ${promisePayDate}`],
      }))}
      summary={`共 ${value.length} 笔，可用金额合计 ${formatMoney(availableOf(value))} 元`}
      onRemove={(key) => onRemove(value.filter((one) => one.holdingNo !== key))}
    />
  )
}
ChosenHoldings.asks = '请选择'
