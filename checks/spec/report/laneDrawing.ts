// A flow drawn as SVG: its states are columns, its transitions rows in the order of docs/transitions.tsv, each an arrow from where it
// starts to where it leads. Whatever the flow, no arrow crosses a label and no layout has to be found.
import { escape } from '../../../scripts/html/page.ts'

/** An arrow, its description and its style. */
export interface Arrow {
  id: string
  label: string
  /** Names of states; an empty one is a document that does not exist yet. */
  from: readonly string[]
  /** Empty when the state stays. */
  to: readonly string[]
  /** Shown after the label, such as the number of scenarios. */
  note: string
  /** Class of its colour. */
  tone: string
}

const WIDTH = 1100
const HEAD = 62
/** Height of a row whose names of states take one line, and of one where some take two. */
const ROW = 46
const HIGH_ROW = 58

/** A name wrapped to that many characters per line. */
const linesOf = (name: string, length: number): string[] => {
  const count = Math.ceil(name.length / length)
  const even = Math.ceil(name.length / count)
  return Array.from({ length: count }, (_, at) => name.slice(at * even, (at + 1) * even))
}

const textAt = (x: number, y: number, lines: readonly string[]): string =>
  lines
    .map((line, at) => {
      const offset = (at - (lines.length - 1) / 2) * 14
      return `<text x="${x}" y="${y + offset + 4}" text-anchor="middle">${escape(line)}</text>`
    })
    .join('')

/** The states in the order in which a document reaches them. */
export const columnsOf = (arrows: readonly Pick<Arrow, 'from' | 'to'>[]): string[] => [
  ...new Set(arrows.flatMap(({ from, to }) => [...from, ...to])),
]

interface Lanes {
  /** The flow; arrowheads are defined per drawing, because a marker of a hidden drawing is not rendered. */
  code: string
  pitch: number
  row: number
  xOf: (state: string) => number
  /** The name of a state in lines that fit its column. */
  named: (state: string) => readonly string[]
}

function rowOf(arrow: Arrow, top: number, { code, pitch, row, xOf, named }: Lanes): string {
  const y = top + 20 + (row - 24) / 2
  const half = (pitch - 10) / 2
  const starts = arrow.from.map(xOf)
  const moves = arrow.to.flatMap((state) => {
    const end = xOf(state)
    const others = starts.filter((x) => x !== end)
    const left = others.filter((x) => x < end)
    const right = others.filter((x) => x > end)
    return [
      ...(left.length > 0 ? [`M${Math.min(...left)} ${y}H${end - half - 2}`] : []),
      ...(right.length > 0 ? [`M${Math.max(...right)} ${y}H${end + half + 2}`] : []),
      ...(starts.includes(end) ? [`M${end + half} ${y + 5}c16 -2 16 -14 2 -12`] : []),
    ]
  })
  const stays = arrow.to.length === 0 ? starts.map((x) => `M${x + 5} ${y + 3}c18 2 18 -14 3 -9`) : []
  const paths = [...moves, ...stays].map(
    (path) => `<path d="${path}" marker-end="url(#${code}-${arrow.tone})"/>`,
  )
  const dots = starts
    .filter((_, at) => !arrow.to.includes(arrow.from[at]!))
    .map((x) => `<circle cx="${x}" cy="${y}" r="4"/>`)
  const ends = arrow.to.map((state) => {
    const x = xOf(state)
    const lines = named(state)
    const height = lines.length > 1 ? 32 : 22
    return `<rect x="${x - half}" y="${y - height / 2}" width="${half * 2}" height="${height}" rx="11"/>${textAt(x, y, lines)}`
  })
  const all = [...starts, ...arrow.to.map(xOf)]
  const isLate = Math.min(...all) > WIDTH * 0.6
  const [at, anchor] = isLate
    ? [Math.max(...all) + half, 'end']
    : [Math.max(Math.min(...all) - half, 4), 'start']
  return `<a href="#${escape(arrow.id)}" class="arrow ${arrow.tone}"><title>${escape(`${arrow.id} ${arrow.label}：${arrow.from.map((one) => one || '新建').join('、')} → ${arrow.to.join('、') || '状态不变'}；${arrow.note}`)}</title><rect class="hit" x="0" y="${top}" width="100%" height="${row}"/>${paths.join('')}${dots.join('')}${ends.join('')}<text class="label" x="${at}" y="${top + 14}" text-anchor="${anchor}">${escape(arrow.label)}<tspan class="note" dx="8">${escape(arrow.note)}</tspan></text></a>`
}

/** That many rows below one line of states; the next sheet repeats the line, and fits a printed page too. */
const SHEET = 10

/** The drawing of a flow in one or more sheets; every arrow is a link to the element with its id. */
export function laneDrawing(code: string, title: string, arrows: readonly Arrow[]): string {
  const states = columnsOf(arrows)
  const pitch = Math.min(124, Math.max(76, Math.floor(WIDTH / states.length)))
  const width = pitch * states.length
  const xOf = (state: string) => states.indexOf(state) * pitch + pitch / 2
  const named = (state: string) => linesOf(state || '新建', Math.floor((pitch - 22) / 12))
  const row = states.some((state) => named(state).length > 1) ? HIGH_ROW : ROW
  const count = Math.ceil(arrows.length / SHEET)
  const size = Math.ceil(arrows.length / count)
  const markers = [...new Set(arrows.map(({ tone }) => tone))].map(
    (tone) =>
      `<marker id="${code}-${tone}" class="${tone}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z"/></marker>`,
  )
  const sheets = Array.from({ length: count }, (_, at) => {
    const own = arrows.slice(at * size, (at + 1) * size)
    const height = HEAD + row * own.length + 8
    const heads = states.map((state) => {
      const x = xOf(state)
      return `<line x1="${x}" y1="${HEAD - 8}" x2="${x}" y2="${height}"/><g class="state${state ? '' : ' begin'}"><rect x="${x - (pitch - 10) / 2}" y="4" width="${pitch - 10}" height="50" rx="6"/>${textAt(x, 29, named(state))}</g>`
    })
    const rows = own.map((arrow, nth) => rowOf(arrow, HEAD + nth * row, { code, pitch, row, xOf, named }))
    return `<svg role="group" aria-label="${escape(title)}的状态与流转" width="${width}" viewBox="0 0 ${width} ${height}">${at === 0 ? `<defs>${markers.join('')}</defs>` : ''}${heads.join('')}${rows.join('')}</svg>`
  })
  return `<figure class="lanes">${sheets.join('')}</figure>`
}

export const LANE_STYLE = `
.lanes{margin:8px 0;overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:#fff}
.lanes svg{display:block;margin:8px;font-size:12px}.lanes line{stroke:#dfe3ea}
.lanes .state rect{fill:#eef3ff;stroke:#9db6ee}.lanes .state text{fill:#0e2a5c;font-weight:600}.lanes .begin rect{fill:#f2f3f5;stroke:#c9cdd4;stroke-dasharray:3 3}
.lanes .good{--tone:#0e7a3b}.lanes .bad{--tone:#b1181f}.lanes .warn{--tone:#a15c00}.lanes .plain{--tone:#3d5a99}
.lanes marker path{fill:var(--tone)}
.arrow path{fill:none;stroke:var(--tone);stroke-width:1.6}.arrow.warn path{stroke-dasharray:5 4}.arrow circle{fill:var(--tone)}
.arrow rect{fill:#fff;stroke:var(--tone)}.arrow text{fill:var(--ink);paint-order:stroke;stroke:#fff;stroke-width:3px}.arrow .note{fill:var(--tone)}
.arrow .hit{fill:transparent;stroke:none}.arrow:hover .hit,.arrow:focus-visible .hit{fill:#f2f6ff}.arrow:hover{text-decoration:none}.arrow:hover .label{text-decoration:underline}
.arrow:focus-visible{outline:none}.arrow:focus-visible .hit{stroke:var(--brand)}
@media print{.lanes{overflow:visible;border:0}.lanes svg{width:auto;max-width:100%;margin:0 0 4mm;max-height:150mm}}
`
