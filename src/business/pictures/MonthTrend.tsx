import { useState } from 'react'
import { TrendChart } from '#ui/chart/TrendChart.tsx'
import styles from './MonthTrend.module.css'
import { monthLabel, wanPoint } from './wanPoint.ts'

interface MonthTrendProps {
  /** 图的名字，如 近12个月开立与兑付 */
  label: string
  /** 名称 → 各月金额（元），从早到晚，月份为 yyyy-MM */
  series: Readonly<Record<string, readonly { month: string; amount: string }[]>>
}

/** 按月的金额：一次看一种，按钮切换；单位万元。 */
export function MonthTrend({ label, series }: MonthTrendProps) {
  const names = Object.keys(series)
  const [chosen, setChosen] = useState(names[0] ?? '')
  const points = series[chosen] ?? []
  return (
    <TrendChart
      label={`${label}：${chosen}`}
      untitled
      tone="past"
      kind="bar"
      unit="万元"
      series={[
        { name: chosen, points: points.map(({ month, amount }) => wanPoint(monthLabel(month), amount)) },
      ]}
      extra={
        <span role="group" aria-label={`${label}的种类`}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.choice}
              aria-pressed={name === chosen}
              onClick={() => setChosen(name)}
            >
              {name}
            </button>
          ))}
        </span>
      }
    />
  )
}
