// What stands in the feature files, as the report and the watcher need it: families, features, scenarios, steps.
import { createHash } from 'node:crypto'
import { type Envelope, every, type Of } from './envelopes.ts'

export interface ScenarioStep {
  keyword: string
  text: string
  /** The rows of the table; empty without a table. */
  table: string[][]
  doc: string
  line: number
  /** The sentence used (id of the step definition); empty when it is not defined. */
  sentence: string
  /** What stands at the parameters of the sentence, without quotation marks. */
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

type Background = NonNullable<NonNullable<Of<'gherkinDocument'>['feature']>['children'][number]['background']>
type AstStep = Background['steps'][number]

interface Place {
  feature: string
  rules: Map<string, string>
  steps: Map<string, AstStep>
}

function placeOf({ feature }: Of<'gherkinDocument'>): Place {
  const place: Place = { feature: feature?.name ?? '', rules: new Map(), steps: new Map() }
  const add = (
    children: readonly { background?: Background; scenario?: { id: string } & Background }[],
    rule: string,
  ) => {
    for (const { background, scenario } of children) {
      for (const step of [...(background?.steps ?? []), ...(scenario?.steps ?? [])])
        place.steps.set(step.id, step)
      if (scenario && rule) place.rules.set(scenario.id, rule)
    }
  }
  for (const child of feature?.children ?? []) {
    add([child], '')
    if (child.rule) add(child.rule.children, child.rule.name)
  }
  return place
}

const hashOf = (steps: readonly ScenarioStep[]): string =>
  createHash('sha1')
    .update(JSON.stringify(steps.map(({ keyword, text, table, doc }) => [keyword, text, table, doc])))
    .digest('hex')
    .slice(0, 12)

/** All scenarios in the messages, in order of file and line; each example of an outline is a scenario. */
export function scenariosIn(envelopes: readonly Envelope[]): (Scenario & { pickleId: string })[] {
  const places = new Map(every(envelopes, 'gherkinDocument').map((one) => [one.uri ?? '', placeOf(one)]))
  const matches = new Map(
    every(envelopes, 'testCase').flatMap(({ testSteps }) =>
      testSteps.map((one) => [one.pickleStepId ?? '', one] as const),
    ),
  )
  const seen = new Map<string, number>()
  return every(envelopes, 'pickle').map((pickle) => {
    const place = places.get(pickle.uri)
    const uri = pickle.uri.replaceAll('\\', '/')
    const steps = pickle.steps.map((step): ScenarioStep => {
      const ast = place?.steps.get(step.astNodeIds[0] ?? '')
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
      feature: place?.feature ?? '',
      rule: place?.rules.get(pickle.astNodeIds[0] ?? '') ?? '',
      name: pickle.name,
      line: pickle.location?.line ?? 0,
      tags: pickle.tags.map((tag) => tag.name.slice(1)),
      steps,
      hash: hashOf(steps),
    }
  })
}
