// Experiments that are tried inside a scenario: the scenarios are played again, each as often as an experiment needs it, and
// the hooks of the experiment do the rest.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stop } from '../../scripts/stop.ts'
import { readFeatures } from './envelopes.ts'
import { type Scenario, type ScenarioStep, scenariosIn } from './scenarios.ts'

/** What a file holds, one JSON value a line; nothing when there is no file. */
export const readLines = <Line>(file: string): Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

/** Every scenario by its place, file:line. */
export const scenariosByPlace = (): ReadonlyMap<string, Scenario> =>
  new Map(scenariosIn(readFeatures()).map((one) => [`${one.uri}:${one.line}`, one]))

const cell = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', '\\n')

const written = ({ keyword, text, table, doc }: ScenarioStep): string[] => [
  `    ${keyword} ${text}`,
  ...table.map((row) => `      | ${row.map(cell).join(' | ')} |`),
  ...(doc ? ['      """', ...doc.split('\n').map((line) => `      ${line}`), '      """'] : []),
]

const scenarioText = (id: string, { tags, steps }: Scenario): string =>
  ['', `  ${tags.map((tag) => `@${tag}`).join(' ')}`, `  场景: ${id}`, ...steps.flatMap(written), ''].join(
    '\n',
  )

interface Replay<Experiment> {
  readonly title: string
  /** Where plan and feature go, a folder. */
  readonly folder: string
  /** Where the hooks write the result of each. */
  readonly outcomes: string
  readonly scenarios: ReadonlyMap<string, Scenario>
  /** The scenario that an experiment is tried in: file:line. */
  readonly placeOf: (experiment: Experiment) => string
  /** How to look again which scenario does what, when the features have changed since. */
  readonly again: string
  readonly play: (feature: string, plan: string) => Promise<unknown>
}

/** Runs the experiments, each in the scenario named by its id; returns the results by id. */
export async function replay<
  Outcome extends { readonly id: string },
  Experiment extends { readonly id: string },
>(
  experiments: readonly Experiment[],
  { title, folder, outcomes, scenarios, placeOf, again, play }: Replay<Experiment>,
): Promise<ReadonlyMap<string, Outcome>> {
  const texts = experiments.map((one) => {
    const place = placeOf(one)
    return scenarioText(one.id, scenarios.get(place) ?? stop(`场景变了，请${again}重新看一遍：${place}`))
  })
  const [plan, feature] = [join(folder, 'plan.json'), join(folder, `${title}.feature`)]
  mkdirSync(folder, { recursive: true })
  writeFileSync(plan, JSON.stringify(experiments))
  writeFileSync(feature, `# language: zh-CN\n功能: ${title}\n${texts.join('')}`)
  rmSync(outcomes, { force: true })
  await play(feature, plan)
  return new Map(readLines<Outcome>(outcomes).map((one) => [one.id, one]))
}
