import type { FigureName } from './figures.ts'
import type { PageName } from './options.ts'

/**
 * Limits independent of the machine: which figure of which page. Times differ by machine and are compared only with an
 * earlier build in the same run.
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

/** Entering with a token to the workbench, compared with opening the workbench directly. */
export const ENTRY_TO_WORKBENCH = 1.1

/** Within budget, over it, or no budget; what was not measured counts as over. */
export const verdictOf = (value: number, budget: number | undefined): 'kept' | 'over' | 'none' => {
  if (budget === undefined) return 'none'
  return value <= budget ? 'kept' : 'over'
}
