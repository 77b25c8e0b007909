import type { Names } from './Gate.ts'
import type { Sight } from './inPage.ts'

/** What a page can be asked to show: a document by its address, a list by its conditions. */
export interface Question {
  /** How a finding names it: the number, the filter. */
  readonly name: string
  /** Asks for it on the open page, and waits for everything that is not held. */
  readonly ask: () => Promise<void>
  /** The reads that only this question sends. */
  readonly names: Names
}

/** A question and what the page shows for it when it is asked alone. */
export interface Known {
  readonly question: Question
  readonly sight: Sight
}
