import { OPENING, RATIOS } from '../../scripts/sizes/budgets.ts'
import type { FigureName } from './figures.ts'
import type { PageName, ProfileName } from './options.ts'

/**
 * Limits independent of the machine: which figure of which page. Times differ by machine, so they are compared within a run,
 * with the minimal page (ratioLimitOf) and with an earlier build.
 */
export const limitOf = (page: PageName, figure: FigureName): number | undefined => {
  if (figure === 'cls') return OPENING.cls
  if (page === 'query' && figure === 'jsBefore') return OPENING.rowJs
  if (page === 'query' && figure === 'requestsBefore') return OPENING.rowRequests
  return undefined
}

/** The largest allowed ratio to the opening of the minimal page: cold, on the slow line with the slow processor. */
export const ratioLimitOf = (page: PageName, profile: ProfileName): number | undefined =>
  profile === 'slow' && page in RATIOS ? RATIOS[page as keyof typeof RATIOS] : undefined

/** Within budget, over it, or no budget; a missing measurement counts as over. */
export const verdictOf = (value: number, budget: number | undefined): 'kept' | 'over' | 'none' => {
  if (budget === undefined) return 'none'
  return value <= budget ? 'kept' : 'over'
}
