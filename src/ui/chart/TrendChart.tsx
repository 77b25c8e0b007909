import type { CSSProperties, ReactNode } from 'react'
import { groupThousands } from '#domain/money.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import { ChartFrame } from './Frame.tsx'
import styles from './TrendChart.module.css'

/** 一条线（一组柱）：各点的值只用来定位，text 给人看。 */
interface TrendSeries {
  readonly name: string
  readonly points: readonly { readonly label: string; readonly value: number; readonly text: string }[]
}

interface TrendChartProps {
  label: string
  /** 各组的点数与标签相同，从早到晚 */
  series: readonly TrendSeries[]
  kind?: 'line' | 'bar'
  /** 各点 text 的单位，如 万元 */
  unit?: string
  /** 标签列的名字，如 月份 */
  labelTitle?: string
  /** 图的名字已是上面的小标题，不再写一遍 */
  untitled?: boolean
  /** 一组的颜色：已经发生的（past）沉一些，将要到期的（due）醒目 */
  tone?: 'past' | 'due'
  /** 放在标题一行的，如切换种类 */
  extra?: ReactNode
}

const TONES = { past: 'var(--chart-1, #7893c4)', due: 'var(--chart-2, var(--brand))' }
// 同一族的蓝由浅到深；色之外还有线型，不靠颜色分辨
const COLOURS = [TONES.due, TONES.past, '#0b2a6f', 'var(--closed)']
const DASHES = ['', '6 4', '2 3', '8 3 2 3']
/** 再多就隔几个写一个标签。 */
const LABELS = 16
/** 少到这个数，每根柱顶写得下金额；再多只写最高的，其余看轴与悬停。 */
const ROOMY = 6

/** 好看的刻度上限与间隔：1、2、5 乘十的幂；全为零时到 1。 */
export function niceScale(top: number): { max: number; step: number } {
  const rough = Math.max(top, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  return { max: Math.ceil(Math.max(top, 1) / step) * step, step }
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** 趋势图（折线或柱）：铺满所在的一块，悬停看数，可切换为同样内容的表；全部为零或没有数据时画空轴。 */
export function TrendChart({
  label,
  series,
  kind = 'line',
  unit,
  labelTitle = '月份',
  tone = 'due',
  ...head
}: TrendChartProps) {
  const labels = series[0]?.points.map((point) => point.label) ?? []
  const values = series.flatMap((one) => one.points.map((point) => point.value))
  const top = Math.max(0, ...values)
  const { max, step } = niceScale(top)
  const ticks = Array.from({ length: Math.round(max / step) + 1 }, (_, index) => max - index * step)
  const every = Math.ceil(labels.length / LABELS)
  const single = series.length === 1
  const highest = values.indexOf(top)
  const isTold = (at: number, value: number) =>
    single && value > 0 && (labels.length <= ROOMY || at === highest)
  const said = (at: number) =>
    [
      labels[at],
      ...series.map((one) => `${one.name} ${one.points[at]?.text ?? ''}${unit ? ` ${unit}` : ''}`),
    ].join('，')
  return (
    <ChartFrame
      label={label}
      untitled={head.untitled}
      note={unit && `单位：${unit}`}
      head={[labelTitle, ...series.map((one) => (unit ? `${one.name}（${unit}）` : one.name))]}
      rows={labels.map((name, index) => [name, ...series.map((one) => one.points[index]?.text ?? '')])}
      extra={
        <>
          {head.extra}
          {single ? null : <Legend series={series} kind={kind} />}
        </>
      }
    >
      <div
        className={styles.plot}
        style={{ '--slots': Math.max(labels.length, 1), '--steps': ticks.length - 1 } as CSSProperties}
        aria-hidden="true"
      >
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{groupThousands(String(Number(tick.toFixed(3))))}</span>
          ))}
        </div>
        <div className={styles.area}>
          {kind === 'line' ? <Lines series={series} max={max} count={labels.length} /> : null}
          {labels.map((name, at) => (
            <div key={name} className={styles.slot} {...tooltip(said(at))}>
              {series.map((one, index) => {
                const { value = 0, text = '' } = one.points[at] ?? {}
                const colour = single ? TONES[tone] : COLOURS[index % 4]
                const style = { '--at': percent(value, max), '--tone': colour } as CSSProperties
                if (kind === 'line') return <i key={one.name} className={styles.dot} style={style} />
                return (
                  <i key={one.name} className={value > 0 ? styles.bar : styles.nothing} style={style}>
                    {isTold(at, value) ? <span>{text}</span> : null}
                  </i>
                )
              })}
            </div>
          ))}
        </div>
        <div className={styles.labels}>
          {labels.map((name, index) => (
            <span key={name} className={every > 1 ? styles.sparse : undefined}>
              {index % every === 0 ? name : ''}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}

function Legend({ series, kind }: Required<Pick<TrendChartProps, 'series' | 'kind'>>) {
  return (
    <span className={styles.legend} aria-hidden="true">
      {series.map((one, index) => (
        <span key={one.name}>
          <svg width="18" height="8">
            <path
              d="M0 4H18"
              stroke={COLOURS[index % 4]}
              strokeWidth={kind === 'bar' ? 8 : 2}
              strokeDasharray={kind === 'bar' ? undefined : DASHES[index % 4]}
            />
          </svg>
          {one.name}
        </span>
      ))}
    </span>
  )
}

/** 折线：横竖各自拉伸到铺满，线的粗细不变。 */
function Lines({ series, max, count }: { series: readonly TrendSeries[]; max: number; count: number }) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${Math.max(count, 1)} 100`} preserveAspectRatio="none">
      {series.map((one, at) => (
        <polyline
          key={one.name}
          points={one.points
            .map(({ value }, index) => `${index + 0.5},${100 - (value / max) * 100}`)
            .join(' ')}
          stroke={COLOURS[at % 4]}
          strokeDasharray={DASHES[at % 4]}
          strokeWidth="2"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
