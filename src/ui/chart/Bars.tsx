interface Bar {
  label: string
  /** 只用来决定高度 */
  value: number
  /** 给人看的数，如 1,200.00 */
  text: string
}

const WIDTH = 480
const HEIGHT = 160
const BASE = 132

/** 一排柱子：给眼睛看的是图，给读屏的是同样内容的表。 */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const top = Math.max(...bars.map((bar) => bar.value), 1)
  const slot = WIDTH / Math.max(bars.length, 1)
  const thick = Math.min(36, slot * 0.56)
  // a figure is about 0.56 em wide: long amounts shrink rather than run into their neighbours
  const longest = Math.max(...bars.map((bar) => bar.text.length), 1)
  const size = Math.max(8, Math.min(11, slot / (longest * 0.56)))
  return (
    <figure style={{ margin: 0 }}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true" fontSize="11">
        <path d={`M0 ${BASE + 0.5}H${WIDTH}`} stroke="var(--line-2)" />
        {bars.map((bar, index) => {
          const height = Math.max((bar.value / top) * (BASE - 24), bar.value > 0 ? 2 : 0)
          const middle = slot * (index + 0.5)
          return (
            <g key={bar.label} textAnchor="middle">
              <rect
                x={middle - thick / 2}
                y={BASE - height}
                width={thick}
                height={height}
                rx="2"
                fill="var(--brand)"
              />
              <text x={middle} y={BASE - height - 6} fill="var(--ink-2)" fontSize={size}>
                {bar.text}
              </text>
              <text x={middle} y={HEIGHT - 8} fill="var(--ink-2)">
                {bar.label}
              </text>
            </g>
          )
        })}
      </svg>
      <table className="sr-only" aria-label={label}>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
