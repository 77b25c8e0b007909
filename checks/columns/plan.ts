import type { MoneyList } from './lists.ts'

/** A list whose amounts are swapped, two at a time, where a scenario gives its records. */
export interface Attempt extends Pick<MoneyList, 'amounts'> {
  /** The source of the list and its name. */
  readonly id: string
  /** The scenario, file:line. */
  readonly scenario: string
  /** Which of its steps gives the records, from 0. */
  readonly step: number
}

export interface Outcome {
  readonly id: string
  /** The pairs that were swapped, by their titles, and whether the records no longer held. */
  readonly swaps: readonly (readonly [one: string, other: string, isFound: boolean])[]
  /** Why nothing is known: the scenario did not come to its records, or they do not hold unswapped. */
  readonly lost?: string
}
