import type { HomeFigure } from '#api/generated/corp/model/index.ts'
import { compare, formatMoney, formatShare, subtract } from '#domain/money.ts'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

/** 一眼看得完的个数；其余的小字写在下面一行。 */
const MOST = 4

interface FigureTilesProps {
  /** 这组数的名字 */
  label: string
  /** 要紧的在前 */
  figures: readonly HomeFigure[]
  /** 明细去得了才成为链接（useReach） */
  reach: (path: string) => string | undefined
  /** 金额怎么写出来（可隐藏） */
  show?: (amount: string) => string
}

/** 首页的指标：要紧的四个写大字，其余一行小字；比上月末多了还是少了，悬停说明口径，明细去得了的整块可点。 */
export function FigureTiles({ label, figures, reach, show = formatMoney }: FigureTilesProps) {
  const tile = (figure: HomeFigure) => {
    const { code, name, definition, amount, count, path } = figure
    const counted = count === undefined ? [] : [`${count} 笔`]
    const changed = changeOf(figure, show)
    return (
      <StatTile
        key={code}
        label={amount === undefined ? name : `${name}（元）`}
        value={valueOf(figure, show)}
        sub={[...(amount === undefined ? [] : counted), ...(changed ? [changed] : [])].join(' · ')}
        definition={definition}
        href={path ? reach(path) : undefined}
      />
    )
  }
  const rest = figures.slice(MOST)
  return (
    <>
      <StatGrid label={label}>{figures.slice(0, MOST).map(tile)}</StatGrid>
      {rest.length > 0 ? (
        <StatGrid label={`${label}（其余）`} strip>
          {rest.map(tile)}
        </StatGrid>
      ) : null}
    </>
  )
}

const valueOf = ({ amount, rate, count }: HomeFigure, show: (amount: string) => string) => {
  if (amount !== undefined) return show(amount)
  if (rate !== undefined) return formatShare(rate)
  return count === undefined ? undefined : `${count} 笔`
}

/** 本月变化写成一句；后端没有给的没有。 */
const changeOf = ({ monthChange, rate }: HomeFigure, show: (amount: string) => string) => {
  if (monthChange === undefined) return undefined
  const order = compare(monthChange, '0.00')
  if (order === 0) return '较上月末持平'
  const size = order > 0 ? monthChange : subtract('0.00', monthChange)
  const shown = rate === undefined ? show(size) : `${size} 个百分点`
  return `较上月末${order > 0 ? '多' : '少'} ${shown}`
}
