// The content of the feature files as the report and the watcher need it: families, features, scenarios, steps.
import { createHash } from 'node:crypto'
import { type Envelope, queryOf } from './envelopes.ts'

export interface ScenarioStep {
  keyword: string
  text: string
  /** The rows of the table; empty without a table. */
  table: string[][]
  doc: string
  line: number
  /** The sentence used (id of the step definition); empty when it is not defined. */
  sentence: string
  /** The arguments of the sentence, without quotation marks. */
  values: string[]
}

export interface Scenario {
  /** Recognises the same scenario again: file, name, and which one of that name (examples of an outline). */
  key: string
  uri: string
  /** The product family: the folder under features. */
  family: string
  feature: string
  rule: string
  name: string
  line: number
  tags: string[]
  steps: ScenarioStep[]
  /** Fingerprint of the text: when it differs, the text has changed. */
  hash: string
}

/** The scenarios that carry each tag. */
export function byTag(scenarios: readonly Scenario[]): ReadonlyMap<string, readonly Scenario[]> {
  const tags = new Set(scenarios.flatMap((one) => one.tags))
  return new Map([...tags].map((tag) => [tag, scenarios.filter((one) => one.tags.includes(tag))]))
}

const hashOf = (steps: readonly ScenarioStep[]): string =>
  createHash('sha1')
    .update(JSON.stringify(steps.map(({ keyword, text, table, doc }) => [keyword, text, table, doc])))
    .digest('hex')
    .slice(0, 12)

/** All scenarios in the messages, in order of file and line; each example of an outline is a scenario. */
export function scenariosIn(envelopes: readonly Envelope[]): (Scenario & { pickleId: string })[] {
  const query = queryOf(envelopes)
  const matches = new Map(query.findAllTestSteps().map((one) => [one.pickleStepId, one]))
  const seen = new Map<string, number>()
  return query.findAllPickles().map((pickle) => {
    const lineage = query.findLineageBy(pickle)
    const uri = pickle.uri.replaceAll('\\', '/')
    const steps = pickle.steps.map((step): ScenarioStep => {
      const ast = query.findStepBy(step)
      const match = matches.get(step.id)
      const [found] = match?.stepMatchArgumentsLists ?? []
      return {
        keyword: ast?.keyword.trim() ?? '',
        text: step.text,
        table: step.argument?.dataTable?.rows.map((row) => row.cells.map(({ value }) => value)) ?? [],
        doc: step.argument?.docString?.content ?? '',
        line: ast?.location.line ?? 0,
        sentence: match?.stepDefinitionIds?.[0] ?? '',
        values:
          found?.stepMatchArguments.map(({ group: { value = '' } }) => value.replace(/^"(.*)"$/, '$1')) ?? [],
      }
    })
    const name = `${uri}#${pickle.name}`
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return {
      pickleId: pickle.id,
      key: nth === 1 ? name : `${name}#${nth}`,
      uri,
      family: uri.split('/')[1] ?? '',
      feature: lineage?.feature?.name ?? '',
      rule: lineage?.rule?.name ?? '',
      name: pickle.name,
      line: pickle.location?.line ?? 0,
      tags: pickle.tags.map((tag) => tag.name.slice(1)),
      steps,
      hash: hashOf(steps),
    }
  })
}
