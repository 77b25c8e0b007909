import { OPENING } from '../../scripts/sizes/budgets.ts'
import type { FigureName } from './figures.ts'
import type { PageName } from './options.ts'

/**
 * Limits independent of the machine: which figure of which page. Times differ by machine and are compared only with an
 * earlier build in the same run.
 */
export const limitOf = (page: PageName, figure: FigureName): number | undefined => {
  if (figure === 'cls') return OPENING.cls
  if (page === 'query' && figure === 'jsBefore') return OPENING.rowJs
  if (page === 'query' && figure === 'requestsBefore') return OPENING.rowRequests
  return undefined
}

/** Within budget, over it, or no budget; what was not measured counts as over. */
export const verdictOf = (value: number, budget: number | undefined): 'kept' | 'over' | 'none' => {
  if (budget === undefined) return 'none'
  return value <= budget ? 'kept' : 'over'
}
