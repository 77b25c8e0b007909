import { formatWan, isPositive } from '#domain/money.ts'
import { BarChart } from '#ui/chart/Bars.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import styles from './MonthTrend.module.css'

interface SpreadChartProps {
  label: string
  slices: readonly { name: string; amount: string }[]
  /** 一段也没有时的说明 */
  guidance: string
}

/** 金额分布的柱图，如到期分布；单位万元，全为零时只说明。 */
export function SpreadChart({ label, slices, guidance }: SpreadChartProps) {
  if (!slices.some((slice) => isPositive(slice.amount))) return <EmptyState guidance={guidance} />
  return (
    <div className={styles.trend}>
      <div className={styles.head}>
        <span className={styles.unit}>单位：万元</span>
      </div>
      <BarChart
        label={label}
        bars={slices.map(({ name, amount }) => ({
          label: name,
          value: Number(amount),
          text: formatWan(amount).replace(/\.00$/, ''),
        }))}
      />
    </div>
  )
}
