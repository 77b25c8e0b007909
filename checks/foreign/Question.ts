import type { Names } from './Gate.ts'
import type { Sight } from './inPage.ts'

/** What a page can be asked to show: a document by its address, a list by its conditions. */
export interface Question {
  /** How a finding names it: the number, the filter. */
  readonly name: string
  /** Asks for it on the page that is open, and waits for everything that is not held. */
  readonly ask: () => Promise<void>
  /** Which reads are asked only for it. */
  readonly names: Names
}

/** A question and what the page shows for it when it is asked by itself. */
export interface Known {
  readonly question: Question
  readonly sight: Sight
}
