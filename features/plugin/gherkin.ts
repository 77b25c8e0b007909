// 需求文件由 Gherkin 自己的解析器读；没有写语言的按中文读。
import { AstBuilder, compile, Errors, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import {
  type Background,
  type Examples,
  type Feature,
  IdGenerator,
  PickleStepType,
  type PickleTableRow,
  type Scenario,
  type TableRow,
} from '@cucumber/messages'
import { normalizeStep } from './normalize-step.ts'

interface Reading {
  /** 读成的功能；读不成的没有。 */
  feature: Feature | undefined
  /** 读不成的各在第几行。 */
  broken: readonly number[]
}

/** 读一份需求文件。 */
export function readFeature(text: string): Reading {
  const builder = new AstBuilder(IdGenerator.incrementing())
  const parser = new Parser(builder, new GherkinClassicTokenMatcher('zh-CN'))
  try {
    return { feature: parser.parse(text).feature ?? undefined, broken: [] }
  } catch (error) {
    if (!(error instanceof Errors.CompositeParserException)) throw error
    const errors = error.errors as Errors.GherkinException[]
    return { feature: undefined, broken: errors.map(({ location }) => location.line) }
  }
}

/** 功能里的背景与场景，依次；规则里的也在内。 */
export const partsOf = (feature: Feature | undefined): readonly (Background | Scenario)[] =>
  (feature?.children ?? [])
    .flatMap((child): readonly { background?: Background; scenario?: Scenario }[] =>
      child.rule ? child.rule.children : [child],
    )
    .flatMap(({ background, scenario }) => background ?? scenario ?? [])

export const isScenario = (part: Background | Scenario): part is Scenario => 'examples' in part
export const isOutline = ({ keyword }: Background | Scenario): boolean => keyword.endsWith('大纲')

/** 例子的各行，连同列名那一行。 */
export const rowsOf = ({ tableHeader, tableBody }: Examples): TableRow[] => [
  ...(tableHeader ? [tableHeader] : []),
  ...tableBody,
]
export const cellsOf = (rows: readonly (TableRow | PickleTableRow)[] = []): string[][] =>
  rows.map(({ cells }) => cells.map(({ value }) => value))

/** 要做的一步：例子的值填好了。 */
export interface Doing {
  /** 规整过的一句。 */
  text: string
  line: number
  /** “那么”里的一句；“并且”之类随前一步。 */
  isOutcome: boolean
  table: string[][]
  doc: string | undefined
}

/** 各个场景（按 id；大纲是每个例子）从头到尾做的各步，背景在前。 */
export function doingsOf(feature: Feature | undefined): ReadonlyMap<string, Doing[][]> {
  if (!feature) return new Map()
  const lines = new Map(
    partsOf(feature).flatMap(({ steps }) => steps.map(({ id, location }) => [id, location.line])),
  )
  const doings = new Map<string, Doing[][]>()
  for (const { astNodeIds, steps } of compile({ feature, comments: [] }, '', IdGenerator.uuid())) {
    const [id = ''] = astNodeIds
    const own = steps.map(({ text, type, argument, astNodeIds: [at = ''] }) => ({
      text: normalizeStep(text),
      line: lines.get(at) ?? 0,
      isOutcome: type === PickleStepType.OUTCOME,
      table: cellsOf(argument?.dataTable?.rows),
      doc: argument?.docString?.content,
    }))
    doings.set(id, [...(doings.get(id) ?? []), own])
  }
  return doings
}
