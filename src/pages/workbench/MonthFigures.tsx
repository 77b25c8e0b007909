import { monthChange } from '#business/pictures/monthChange.ts'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

/** 一行放得下的个数。 */
const MOST = 4

interface MonthFiguresProps {
  /** 种类 → 各月金额，从早到晚，最后一个是本月 */
  series: Readonly<Record<string, readonly { month: string; amount: string }[]>>
  /** 金额怎么写出来（可隐藏） */
  show: (amount: string) => string
}

/** 本月发生了多少、比上月多还是少：只查不办的人先看变化。 */
export function MonthFigures({ series, show }: MonthFiguresProps) {
  const kinds = Object.entries(series).slice(0, MOST)
  if (kinds.length === 0) return null
  return (
    <Section title="本月变化">
      <StatGrid label="本月变化">
        {kinds.map(([name, points]) => {
          const [before, now] = [points.at(-2)?.amount, points.at(-1)?.amount ?? '0.00']
          return (
            <StatTile
              key={name}
              label={`本月${name}（元）`}
              value={show(now)}
              sub={monthChange(now, before, show)}
              definition={`本月一日至今日的${name}金额；上月是整月的`}
            />
          )
        })}
      </StatGrid>
    </Section>
  )
}
