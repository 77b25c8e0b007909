// What was measured of one page as lines of the report: the portal's figures with their limits, then the ratios to peers.
import { ENTRY_TO_WORKBENCH, limitOf, ratioOf, ratios, STYLES } from './budgets.ts'
import { type FigureName, figureOf, type Sample } from './figures.ts'
import type { PageName, ProfileName } from './options.ts'
import { type Row, shown } from './report.ts'
import type { StyleUse } from './styleUse.ts'

export const PORTAL = '门户'
export const BEFORE = '之前'

const FIGURES: readonly (readonly [FigureName, what: string, unit: string])[] = [
  ['fcp', '首次绘制', 'ms'],
  ['lcp', '最大内容绘制', 'ms'],
  ['ready', '有用的内容', 'ms'],
  ['longTasks', '长任务合计', 'ms'],
  ['jsBefore', '内容之前的脚本（br）', 'KiB'],
  ['requestsBefore', '内容之前的请求', ''],
  ['requests', '全部请求（含空闲时预取）', ''],
  ['heap', '收过垃圾的堆', 'MiB'],
  ['cls', '布局移动', ''],
  ['first', '首次切换（工作台 → 列表）', 'ms'],
  ['later', '以后的切换（列表 → 列表）', 'ms'],
]
const nameOf = (figure: FigureName): string => FIGURES.find(([name]) => name === figure)?.[1] ?? figure

/** Readings of every app for one page under one condition. */
export type Samples = ReadonlyMap<string, readonly Sample[]>

const besideOf = (samples: Samples, figure: FigureName): string => {
  const own = figureOf(samples.get(PORTAL) ?? [], figure)
  const others = [...samples].filter(([name]) => name !== PORTAL)
  return [
    `[${shown(own.min)}–${shown(own.max)}]`,
    ...others.map(([name, all]) => {
      const { median, min, max } = figureOf(all, figure)
      const ratio = median > 0 ? ` ${shown(own.median / median)}×` : ''
      return `${name} ${shown(median)} [${shown(min)}–${shown(max)}]${ratio}`
    }),
  ].join('  ')
}

/**
 * The portal's figures, followed by their range, the earlier build and the peers (with the portal as a multiple of
 * each).
 */
export const figureRows = (page: PageName, samples: Samples): Row[] => {
  const own = samples.get(PORTAL) ?? []
  // nothing measured is no good news
  if (own.length === 0) return [{ what: '量成的次数', value: Number.NaN, unit: '', budget: 0 }]
  const names = new Set(own.flatMap((sample) => Object.keys(sample)))
  return FIGURES.filter(([figure]) => names.has(figure)).map(([figure, what, unit]) => ({
    what,
    value: figureOf(own, figure).median,
    unit,
    budget: limitOf(page, figure),
    beside: besideOf(samples, figure),
  }))
}

/** The ratios to peers that have a budget; a peer not given is not compared. */
export const ratioRows = (page: PageName, profile: ProfileName, samples: Samples): Row[] => {
  const own = samples.get(PORTAL) ?? []
  const peers = [...samples].filter(([name]) => name !== PORTAL && name !== BEFORE)
  return ratios
    .filter((one) => one.page === page && one.profile === profile)
    .flatMap((one): Row[] => {
      const values = new Map(peers.map(([name, all]) => [name, figureOf(all, one.figure).median]))
      const ratio = ratioOf(one, figureOf(own, one.figure).median, values)
      if (ratio === undefined) return []
      return [{ what: `${nameOf(one.figure)} ÷ ${one.peer}`, value: ratio, unit: '×', budget: one.most }]
    })
}

/** The styles of a page. */
export const styleRows = ({ files, unused }: StyleUse): Row[] => [
  { what: '内容出现时的样式文件', value: files, unit: '', budget: STYLES.files },
  { what: '样式没用上的部分', value: unused, unit: '%', budget: STYLES.unused },
]

/** Entering with a token compared with opening the workbench directly; only when both were measured. */
export const entryRows = (entry: readonly Sample[], workbench: readonly Sample[]): Row[] =>
  entry.length > 0 && workbench.length > 0
    ? [
        {
          what: '有用的内容 ÷ 直接打开工作台',
          value: figureOf(entry, 'ready').median / figureOf(workbench, 'ready').median,
          unit: '×',
          budget: ENTRY_TO_WORKBENCH,
        },
      ]
    : []
