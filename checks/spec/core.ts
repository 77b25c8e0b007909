// Which scenarios npm test runs: one rule, computed from what is written, no tags kept by hand.
import { readFileSync } from 'node:fs'
import { cover } from './cover.ts'
import { readFeatures } from './envelopes.ts'
import { type Scenario, type ScenarioStep, scenariosIn } from './scenarios.ts'
import { placeOf, SHOWN } from './shown.ts'

/** Tags that say where a scenario belongs or which transition it is about: docs/shown.tsv knows better. */
const NO_REQUIREMENT = /^(T-[A-Z]{3}-\d\d|FAM-|端到端)/
const PAGE = /"([^"]+)"页面/g
/** A scenario begins and ends; each step adds to that. In steps. */
const START = 3

/** What the choice looks at. */
interface Written extends Pick<Scenario, 'uri' | 'name' | 'tags'> {
  readonly steps: readonly Pick<ScenarioStep, 'text' | 'sentence'>[]
}

/** What a scenario costs, in steps. */
export const costOf = ({ steps }: Pick<Written, 'steps'>): number => START + steps.length

/** What a scenario carries: the requirements in its tags, the pages that it names, the sentences that it is written in. */
export const carriedBy = ({ tags, steps }: Pick<Written, 'tags' | 'steps'>): string[] => [
  ...tags.filter((tag) => !NO_REQUIREMENT.test(tag)),
  ...steps.map(({ sentence }) => `sentence ${sentence}`),
  ...steps.flatMap(({ text }) => [...text.matchAll(PAGE)].map(([, title = '']) => `page ${title}`)),
]

/** The scenarios that a row of docs/shown.tsv names. */
const namedIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t').slice(3, 5)),
  )

/**
 * The scenarios of npm test: those that docs/shown.tsv names (every transition of a person made once and refused once),
 * and as many more as it takes for no requirement, page or sentence to be carried by none of them. In the order given.
 */
export function coreOf<One extends Written>(scenarios: readonly One[], shown: string): readonly One[] {
  const named = namedIn(shown)
  const choices = scenarios.map((one) => ({ one, cost: costOf(one), brings: carriedBy(one) }))
  // of the examples of an outline, which are of one name, the first
  const firsts = new Map(choices.toReversed().map((choice) => [placeOf(choice.one), choice]))
  const given = [...firsts].flatMap(([place, choice]) => (named.has(place) ? [choice] : []))
  const chosen = new Set(cover(choices, given).map(({ one }) => one))
  return scenarios.filter((one) => chosen.has(one))
}

/** The scenarios of npm test, and all others, as file:line. */
export function coreAndRest(): { core: string[]; rest: string[] } {
  const scenarios = scenariosIn(readFeatures())
  const core = new Set(coreOf(scenarios, readFileSync(SHOWN, 'utf8')))
  const places = (wanted: boolean) =>
    scenarios.filter((one) => core.has(one) === wanted).map(({ uri, line }) => `${uri}:${line}`)
  return { core: places(true), rest: places(false) }
}
