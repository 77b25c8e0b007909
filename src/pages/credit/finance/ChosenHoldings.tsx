import { formatMoney } from '#domain/money.ts'
import type { ControlProps } from '#ui/ControlProps.ts'
import styles from './finance.module.css'
import { availableOf, type PickedHolding } from './financeValues.ts'

interface ChosenHoldingsProps extends ControlProps<PickedHolding[]> {
  onRemove: (rest: PickedHolding[]) => void
}

const NONE: PickedHolding[] = []

/** 已选的凭证：在上面的列表里勾选，这里可移除。 */
export function ChosenHoldings({ value = NONE, onRemove, ...rest }: ChosenHoldingsProps) {
  const remove = (holdingNo: string) => onRemove(value.filter((one) => one.holdingNo !== holdingNo))
  return (
    <div
      id={rest.id}
      role="group"
      aria-label={rest['aria-label']}
      aria-describedby={rest['aria-describedby']}
    >
      <ul className={styles.chosen}>
        {value.map(({ holdingNo, availableAmount, issuerName, promisePayDate }) => (
          <li key={holdingNo}>
            <span>{holdingNo}</span>
            <span>可用 {formatMoney(availableAmount)} 元</span>
            <span>{issuerName}</span>
            <span>承诺付款日 {promisePayDate}</span>
            <button
              type="button"
              className="text-button"
              aria-label={`移除 ${holdingNo}`}
              onClick={() => remove(holdingNo)}
            >
              移除
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.none}>
        {value.length === 0
          ? '请在上面的列表中勾选'
          : `共 ${value.length} 笔，可用金额合计 ${formatMoney(availableOf(value))} 元`}
      </p>
    </div>
  )
}
ChosenHoldings.asks = '请选择'
