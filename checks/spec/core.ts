// Which scenarios npm test runs: one rule, computed from what is written, no tags kept by hand.
import { recordedAmounts } from '../columns/tables.ts'
import { readFeatures } from './envelopes.ts'
import { type Scenario, type ScenarioStep, scenariosIn } from './scenarios.ts'
import { placeOf, readShown } from './shown.ts'

/** Tags that say where a scenario belongs or which transition it is about: docs/shown.tsv knows better. */
const NO_REQUIREMENT = /^(T-[A-Z]{3}-\d\d|FAM-|端到端)/
const PAGE = /"([^"]+)"页面/g
/** What the choice looks at. */
interface Written extends Pick<Scenario, 'uri' | 'name' | 'tags'> {
  readonly steps: readonly (Pick<ScenarioStep, 'text' | 'sentence'> & Partial<Pick<ScenarioStep, 'table'>>)[]
}

/** What a scenario carries: the requirements in its tags, the pages that it names, the sentences that it is written in. */
const carriedBy = ({ tags, steps }: Pick<Written, 'tags' | 'steps'>): string[] => [
  ...tags.filter((tag) => !NO_REQUIREMENT.test(tag)),
  ...steps.map(({ sentence }) => `sentence ${sentence}`),
  ...steps.flatMap(({ text }) => [...text.matchAll(PAGE)].map(([, title = '']) => `page ${title}`)),
]

/** Of each scenario, what no other scenario carries. */
export function carriedAlone<One extends Written>(scenarios: readonly One[]): ReadonlyMap<One, string[]> {
  const carried = new Map(scenarios.map((one) => [one, [...new Set(carriedBy(one))]]))
  const carriers = Map.groupBy([...carried.values()].flat(), (what) => what)
  return new Map(
    [...carried].map(([one, all]) => [one, all.filter((what) => carriers.get(what)?.length === 1)]),
  )
}

/** The first of a family whose records name these amounts of a list: without it, swapped columns stay green. */
const tellingAmounts = <One extends Written>(scenarios: readonly One[]): ReadonlySet<One> =>
  new Set(
    scenarios
      .toReversed()
      .flatMap((one) =>
        one.steps.flatMap((step) => {
          const amounts = recordedAmounts(step)
          return amounts === undefined ? [] : [[`${one.uri.split('/')[1]} ${amounts}`, one] as const]
        }),
      )
      .reduce((firsts, [what, one]) => firsts.set(what, one), new Map<string, One>())
      .values(),
  )

/**
 * The scenarios of npm test: those that docs/shown.tsv names (every transition of a person made once and refused once),
 * those that alone carry a requirement, a page or a sentence, and the first whose records tell the amounts of a list
 * apart. In the order given.
 */
export function coreOf<One extends Written>(
  scenarios: readonly One[],
  shown: ReturnType<typeof readShown>,
): readonly One[] {
  const named = new Set([...shown.values()].flatMap(({ made, refused }) => [made, refused]))
  // of the examples of an outline, which are of one name, the first
  const firsts = new Map(scenarios.toReversed().map((one) => [placeOf(one), one]))
  const alone = carriedAlone(scenarios)
  const telling = tellingAmounts(scenarios)
  return scenarios.filter(
    (one) =>
      (alone.get(one) ?? []).length > 0 ||
      telling.has(one) ||
      (named.has(placeOf(one)) && firsts.get(placeOf(one)) === one),
  )
}

/** The scenarios of npm test, and all others, as file:line. */
export function coreAndRest(): { core: string[]; rest: string[] } {
  const scenarios = scenariosIn(readFeatures())
  const core = new Set(coreOf(scenarios, readShown()))
  const places = (wanted: boolean) =>
    scenarios.filter((one) => core.has(one) === wanted).map(({ uri, line }) => `${uri}:${line}`)
  return { core: places(true), rest: places(false) }
}
