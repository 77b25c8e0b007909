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

/** 一页在一种条件下各应用的读数。 */
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

/** 门户的各项，后面写着范围、之前的构建与各同类（连同门户是它的几倍）。 */
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

/** 与同类之比里有预算的各项；没有给的同类不比。 */
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

/** 一页的样式。 */
export const styleRows = ({ files, unused }: StyleUse): Row[] => [
  { what: '内容出现时的样式文件', value: files, unit: '', budget: STYLES.files },
  { what: '样式没用上的部分', value: unused, unit: '%', budget: STYLES.unused },
]

/** 带令牌进门与直接打开工作台之比；两样都量了才有。 */
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
