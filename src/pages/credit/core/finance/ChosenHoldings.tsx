import { availableOf, type PickedHolding } from '#business/credit/finance/values.ts'
import { yuan } from '#domain/money.ts'
import { ChosenList } from '#ui/form/ChosenList.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'

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
        texts: [`可用 ${yuan(availableAmount)}`, issuerName, `承诺付款日 ${promisePayDate}`],
      }))}
      summary={`共 ${value.length} 笔，可用金额合计 ${yuan(availableOf(value))}`}
      onRemove={(key) => onRemove(value.filter((one) => one.holdingNo !== key))}
    />
  )
}
ChosenHoldings.asks = '请选择'
