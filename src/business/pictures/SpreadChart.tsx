import { isPositive } from '#domain/money.ts'
import { TrendChart } from '#ui/chart/TrendChart.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { wanPoint } from './wanPoint.ts'

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
    <TrendChart
      label={label}
      untitled
      kind="bar"
      unit="万元"
      labelTitle="期限"
      series={[{ name: '金额', points: slices.map(({ name, amount }) => wanPoint(name, amount)) }]}
    />
  )
}
