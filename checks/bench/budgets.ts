import type { FigureName } from './figures.ts'
import type { PageName, ProfileName } from './options.ts'

/**
 * Limits independent of the machine: which figure of which page. Times differ by machine and are compared only with
 * peers of the same run (ratios).
 */
export const limitOf = (page: PageName, figure: FigureName): number | undefined => {
  if (figure === 'cls') return 0.02
  if (page === 'query' && figure === 'jsBefore') return 150
  // what is prefetched when idle does not count: it takes no bandwidth from the content
  if (page === 'query' && figure === 'requestsBefore') return 25
  return undefined
}

/** The entry's scripts, KiB gzip. */
export const ENTRY_KIB = 125

/** Styles: those few files the first screen uses; at most how many, and at most how much of them unused (%). */
export const STYLES = { files: 3, unused: 50 } as const

/** Entering with a token to the workbench, compared with opening the workbench directly. */
export const ENTRY_TO_WORKBENCH = 1.1

/** The first view of the demo, compared with that of the portal. */
export const DEMO_FIRST_VIEW = 2

/** Which peer to compare with: by name (of --peer), or the best one at this figure. */
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

/** Limits of the ratios to peers. */
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

/** Within budget, over it, or no budget; what was not measured counts as over. */
export const verdictOf = (value: number, budget: number | undefined): Verdict => {
  if (budget === undefined) return 'none'
  return value <= budget ? 'kept' : 'over'
}

/**
 * The ratio to the peer this budget names; undefined when that peer is not given, NaN when given but not measured.
 * values: name of the peer → median.
 */
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
