import type { Finding, Mode } from '../Trial.ts'

/** How a field is filled: typing, picking from a list, ticking. */
export type Kind = 'text' | 'option' | 'check'

/** A choice that asks something, as a scenario makes it: in which step, in which field. */
export interface Choice {
  /** The page, without what its address asks for. */
  readonly page: string
  /** What is asked, as the contract writes it, with the prefix of the service. */
  readonly path: string
  /** File:line. */
  readonly scenario: string
  readonly step: number
  readonly kind: Kind
  readonly label: string
}

/** An experiment: the scenario is played up to that step, then the choice is made differently. */
export interface Attempt extends Choice {
  readonly id: string
  readonly mode: Mode
}

export interface Outcome {
  readonly id: string
  readonly findings: readonly Finding[]
  /** Why it was not tried. */
  readonly lost?: string
  /** There is no alternative to choose. */
  readonly single?: true
}

export const nameOf = ({ page, path }: Choice): string => `${page} ${path}`

/** Each choice by the scenario that makes it first: repeating it would send the same reads. */
export const choicesIn = (seen: readonly Choice[]): Choice[] => {
  const soonest = seen.toSorted((a, b) => a.step - b.step || (a.scenario < b.scenario ? -1 : 1))
  return [...new Map(soonest.toReversed().map((one) => [nameOf(one), one])).values()]
}
