import { aheadCashHoldingLabels } from '#api/generated/corp/labels/aheadCashHolding.ts'
import type { AheadCashHolding } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney, isMoney, isPositive } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { RowCheckbox } from '#ui/form/Checkbox.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './cash.module.css'

/** 持有编号 → 提前兑付金额；在其中的即是选了的。 */
export type AheadAmounts = Readonly<Record<string, string>>

const MOST = 50
const is = column(aheadCashHoldingLabels)

/** 所选各笔的检查：至少一笔、至多 50 笔，金额大于 0 且不超过可用。 */
export const checkAheadAmounts = (
  amounts: AheadAmounts,
  holdings: readonly AheadCashHolding[],
): string | undefined => {
  const chosen = Object.entries(amounts)
  if (chosen.length === 0) return '请选择持有'
  if (chosen.length > MOST) return `一次最多 ${MOST} 笔`
  for (const [holdingNo, amount] of chosen) {
    if (!isMoney(amount) || !isPositive(amount)) return `${holdingNo}：提前兑付金额须大于0`
    const available = holdings.find((one) => one.holdingNo === holdingNo)?.availableAmount ?? '0.00'
    if (compare(amount, available) > 0) return `${holdingNo}：不超过可用金额${formatMoney(available)}元`
  }
  return undefined
}

interface AheadHoldingPickerProps extends ControlProps<AheadAmounts> {
  holdings: readonly AheadCashHolding[]
}

/** 勾选持有并逐笔填金额，默认全部可用；冻结的、已提交兑付的不可选并说明原因。 */
export function AheadHoldingPicker({ holdings, value = {}, onChange, ...rest }: AheadHoldingPickerProps) {
  const toggle = ({ holdingNo, availableAmount }: AheadCashHolding) => {
    const { [holdingNo]: known, ...others } = value
    onChange?.(known === undefined ? { ...value, [holdingNo]: availableAmount } : others)
  }
  const columns = [
    is.derived(
      'pick',
      '选择',
      (holding) => (
        <RowCheckbox
          label={`选择 ${holding.holdingNo}`}
          reason={holding.reason}
          disabled={!holding.enabled}
          checked={holding.holdingNo in value}
          onChange={() => toggle(holding)}
        />
      ),
      { width: 60 },
    ),
    is.code('holdingNo'),
    is.text('holderName'),
    is.money('availableAmount'),
    is.date('promisePayDate'),
    is.number('remainDays'),
    is.derived(
      'aheadAmount',
      '提前兑付金额',
      ({ holdingNo, reason }) =>
        holdingNo in value ? (
          <AmountInput
            capitals={false}
            aria-label={`提前兑付金额 ${holdingNo}`}
            value={value[holdingNo]}
            onChange={(amount) => onChange?.({ ...value, [holdingNo]: amount })}
          />
        ) : (
          (reason ?? null)
        ),
      { width: 180 },
    ),
  ]
  return (
    <div
      className={styles.fit}
      role="group"
      id={rest.id}
      aria-label={rest['aria-label'] ?? '持有'}
      aria-describedby={rest['aria-describedby']}
    >
      <PlainTable label="可提前兑付的持有" columns={columns} rows={holdings} rowKey="holdingNo" />
    </div>
  )
}
