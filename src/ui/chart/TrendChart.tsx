import { ChartFrame } from './Frame.tsx'
import styles from './frame.module.css'

/** 一条线（一组柱）：各点的值只用来定位，text 给人看。 */
export interface TrendSeries {
  readonly name: string
  readonly points: readonly { readonly label: string; readonly value: number; readonly text: string }[]
}

interface TrendChartProps {
  label: string
  /** 各组的点数与标签相同，从早到晚 */
  series: readonly TrendSeries[]
  kind?: 'line' | 'bar'
  /** 如 单位：万元 */
  note?: string
  /** 标签列的名字，如 月份 */
  labelTitle?: string
}

const WIDTH = 640
const HEIGHT = 220
const LEFT = 56
const TOP = 12
const BASE = HEIGHT - 28
// 色之外还有线型与点形，不靠颜色分辨
const COLOURS = ['var(--brand)', 'var(--warning)', 'var(--success)', 'var(--closed)']
const DASHES = ['', '6 4', '2 3', '8 3 2 3']

/** 好看的刻度上限与间隔：1、2、5 乘十的幂；全为零时到 1。 */
export function niceScale(top: number): { max: number; step: number } {
  const rough = Math.max(top, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power
  return { max: Math.ceil(Math.max(top, 1) / step) * step, step }
}

/** 趋势图（折线或柱），自绘 SVG，可切换为表格；全部为零或没有数据时画空轴。 */
export function TrendChart({ label, series, kind = 'line', note, labelTitle = '月份' }: TrendChartProps) {
  const labels = series[0]?.points.map((point) => point.label) ?? []
  const { max, step } = niceScale(Math.max(0, ...series.flatMap((one) => one.points.map((p) => p.value))))
  const slot = (WIDTH - LEFT - 8) / Math.max(labels.length, 1)
  const x = (index: number) => LEFT + slot * (index + 0.5)
  const y = (value: number) => BASE - (value / max) * (BASE - TOP)
  const ticks = Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step)
  // 标签太密时隔几个写一个
  const every = Math.ceil(46 / slot)
  return (
    <ChartFrame
      label={label}
      note={note}
      head={[labelTitle, ...series.map((one) => one.name)]}
      rows={labels.map((name, index) => [name, ...series.map((one) => one.points[index]?.text ?? '')])}
      extra={
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
      }
    >
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" fontSize="11">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH}`} stroke={tick ? 'var(--line)' : 'var(--line-2)'} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end" fill="var(--ink-2)">
              {tick.toLocaleString('zh-CN')}
            </text>
          </g>
        ))}
        {labels.map((name, index) =>
          index % every === 0 ? (
            <text key={name} x={x(index)} y={HEIGHT - 8} textAnchor="middle" fill="var(--ink-2)">
              {name}
            </text>
          ) : null,
        )}
        {series.map((one, at) =>
          kind === 'bar' ? (
            <Bars key={one.name} one={one} at={at} count={series.length} slot={slot} x={x} y={y} />
          ) : (
            <Line key={one.name} one={one} at={at} x={x} y={y} />
          ),
        )}
      </svg>
    </ChartFrame>
  )
}

interface MarkProps {
  one: TrendSeries
  at: number
  x: (index: number) => number
  y: (value: number) => number
}

const Line = ({ one, at, x, y }: MarkProps) => (
  <g stroke={COLOURS[at % 4]} fill="none" strokeWidth="2">
    <polyline
      points={one.points.map((point, index) => `${x(index)},${y(point.value)}`).join(' ')}
      strokeDasharray={DASHES[at % 4]}
    />
    {one.points.map((point, index) => (
      <circle key={point.label} cx={x(index)} cy={y(point.value)} r="3" fill="var(--surface)">
        <title>{`${point.label} ${one.name} ${point.text}`}</title>
      </circle>
    ))}
  </g>
)

function Bars({ one, at, count, slot, x, y }: MarkProps & { count: number; slot: number }) {
  const thick = Math.min(28, (slot * 0.7) / count)
  return (
    <g fill={COLOURS[at % 4]}>
      {one.points.map((point, index) => (
        <rect
          key={point.label}
          x={x(index) + (at - count / 2) * thick}
          y={y(point.value)}
          width={Math.max(1, thick - 2)}
          height={Math.max(point.value > 0 ? 1 : 0, y(0) - y(point.value))}
        >
          <title>{`${point.label} ${one.name} ${point.text}`}</title>
        </rect>
      ))}
    </g>
  )
}
