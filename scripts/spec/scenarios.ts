// What stands in the feature files, as the report and the watcher need it: families, features, scenarios, steps.
import { createHash } from 'node:crypto'
import { type Envelope, every, type Of } from './envelopes.ts'

export interface ScenarioStep {
  keyword: string
  text: string
  /** 表格的行；没有表格时为空。 */
  table: string[][]
  doc: string
  line: number
  /** 用到的句子（步骤定义的 id）；没有定义时为空。 */
  sentence: string
}

export interface Scenario {
  /** 认得出同一个场景：文件、名称、第几个同名（大纲的例子）。 */
  key: string
  uri: string
  /** 产品族：features 下的文件夹。 */
  family: string
  feature: string
  rule: string
  name: string
  line: number
  tags: string[]
  steps: ScenarioStep[]
  /** 正文的指纹：变了就是改过。 */
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

/** 消息里的全部场景，按文件与行的次序；大纲的每个例子是一个场景。 */
export function scenariosIn(envelopes: readonly Envelope[]): (Scenario & { pickleId: string })[] {
  const places = new Map(every(envelopes, 'gherkinDocument').map((one) => [one.uri ?? '', placeOf(one)]))
  const definitions = new Map<string, string>()
  for (const { testSteps } of every(envelopes, 'testCase'))
    for (const { pickleStepId, stepDefinitionIds } of testSteps)
      if (pickleStepId) definitions.set(pickleStepId, stepDefinitionIds?.[0] ?? '')
  const seen = new Map<string, number>()
  return every(envelopes, 'pickle').map((pickle) => {
    const place = places.get(pickle.uri)
    const uri = pickle.uri.replaceAll('\\', '/')
    const steps = pickle.steps.map((step): ScenarioStep => {
      const ast = place?.steps.get(step.astNodeIds[0] ?? '')
      return {
        keyword: ast?.keyword.trim() ?? '',
        text: step.text,
        table: step.argument?.dataTable?.rows.map((row) => row.cells.map(({ value }) => value)) ?? [],
        doc: step.argument?.docString?.content ?? '',
        line: ast?.location.line ?? 0,
        sentence: definitions.get(step.id) ?? '',
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
