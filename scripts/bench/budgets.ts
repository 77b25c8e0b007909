import type { FigureName } from './figures.ts'
import type { PageName, ProfileName } from './options.ts'

/** 与机器无关的上限：哪些页面的哪一项。时间因机器而异，只与同一次里的同类比（ratios）。 */
export const limitOf = (page: PageName, figure: FigureName): number | undefined => {
  if (figure === 'cls') return 0.02
  if (page === 'query' && figure === 'jsBefore') return 150
  // 空闲时预取的不算：它们不与内容分网速
  if (page === 'query' && figure === 'requestsBefore') return 25
  return undefined
}

/** 入口的脚本，KiB gzip。 */
export const ENTRY_KIB = 125

/** 样式：首屏用到的那几个文件，至多几个、至多多少没用上（%）。 */
export const STYLES = { files: 3, unused: 50 } as const

/** 带令牌进门到工作台，与直接打开工作台之比。 */
export const ENTRY_TO_WORKBENCH = 1.1

/** 与哪个同类比：名字（--peer 的），或这一项最好的那个。 */
interface RatioBudget {
  readonly page: PageName
  readonly profile: ProfileName
  readonly figure: FigureName
  readonly peer: string
  readonly most: number
}

export const BEST = '最好的同类'

const [ARCO, SHADCN] = ['arco-pro', 'shadcn']
const row = (
  page: PageName,
  profile: ProfileName,
  figure: FigureName,
  peer: string,
  most: number,
): RatioBudget => ({ page, profile, figure, peer, most })

/** 与同类之比的上限。 */
export const ratios: readonly RatioBudget[] = [
  row('query', 'slow', 'ready', ARCO, 0.45),
  row('query', 'slow', 'fcp', ARCO, 0.25),
  row('query', 'slow', 'lcp', ARCO, 0.45),
  row('query', 'slow', 'longTasks', ARCO, 0.35),
  row('query', 'slow', 'heap', ARCO, 0.8),
  row('query', 'desktop', 'ready', BEST, 0.5),
  row('query-again', 'slow', 'ready', BEST, 0.6),
  row('workbench', 'slow', 'ready', SHADCN, 0.6),
  row('workbench', 'slow', 'ready', ARCO, 0.4),
  row('workbench', 'desktop', 'ready', SHADCN, 0.5),
  row('workbench-again', 'slow', 'ready', BEST, 0.6),
  row('public', 'slow', 'ready', BEST, 0.6),
  row('switch', 'slow', 'first', ARCO, 0.5),
  row('switch', 'slow', 'later', ARCO, 0.35),
]

type Verdict = 'kept' | 'over' | 'none'

/** 在预算之内、超出，或没有预算；没量到的算超出。 */
export const verdictOf = (value: number, budget: number | undefined): Verdict => {
  if (budget === undefined) return 'none'
  return value <= budget ? 'kept' : 'over'
}

/** 与这一项预算所指的同类之比；没有给那个同类时 undefined，给了而没有量到时不是数。values: 同类的名字 → 中位数。 */
export const ratioOf = (
  { peer }: Pick<RatioBudget, 'peer'>,
  value: number,
  values: ReadonlyMap<string, number>,
): number | undefined => {
  if (peer !== BEST) return values.has(peer) ? value / values.get(peer)! : undefined
  if (values.size === 0) return undefined
  const [best = Number.NaN] = [...values.values()].filter(Number.isFinite).toSorted((a, b) => a - b)
  return value / best
}
