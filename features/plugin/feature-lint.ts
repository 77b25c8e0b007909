import type { Feature } from '@cucumber/messages'
import { isOutline, isScenario, partsOf, readFeature, rowsOf } from './gherkin.ts'

const ALLOWED = '假如/假设/假定、当、那么、而且/并且/同时、但是'
const HEADING = /^(功能|规则|背景|场景大纲|剧本大纲|场景|剧本|例子)：/
const LOOKS_LIKE_STEP = /^(如果|若|然后|接着|随后|最后|则|且|给定|前提|前置|操作|预期|期望|结果)/

/** 这一行读的人以为是 Gherkin、解析器却不认的；不是的没有。 */
function mistyped(line: string): string | undefined {
  const [, heading] = HEADING.exec(line) ?? []
  if (heading !== undefined) return `“${heading}”后面是全角冒号“：”，请改成“:”`
  return /^｜|^\|.*｜$/.test(line) ? '表格用了全角竖线“｜”，请改成“|”' : undefined
}
const cellsIn = (row: string): number => row.split(/(?<!\\)\|/).length - 2
/** 写得对，只是不该在这里的。 */
const KNOWN = /^([@#|"`*]|\S+:(\s|$)|假如|假设|假定|当|那么|而且|并且|同时|但是)/
const notStep = (line: string): string => `“${line}”不是步骤：行首的关键字只能用 ${ALLOWED}`
const misplaced = (line: string): string => (KNOWN.test(line) ? `“${line}”不能写在这里` : notStep(line))

/**
 * 读一份需求文件，返回给业务分析师看的中文问题（“文件:行号 问题”）；空数组表示没有问题。
 * 覆盖 Gherkin 不报或报得看不懂的写法：全角冒号与竖线、写错的关键字、没有步骤的场景、没有例子的大纲。
 */
export function lintFeature(uri: string, text: string): string[] {
  const lines = ['', ...text.split(/\r?\n/).map((line) => line.trim())]
  const problems = new Map<number, string>()
  const { feature, broken } = readFeature(text)
  for (const at of broken) {
    const line = lines[at] ?? ''
    const header = lines[lines.findLastIndex((one, above) => above < at && !one.startsWith('|')) + 1] ?? ''
    const isRagged = line.startsWith('|') && cellsIn(line) !== cellsIn(header)
    const ragged = isRagged ? `这一行有 ${cellsIn(line)} 格，表头有 ${cellsIn(header)} 格` : undefined
    problems.set(at, line === '' ? '写到这里就没有了' : (mistyped(line) ?? ragged ?? misplaced(line)))
  }
  const note = (at: number, problem: string | undefined) => {
    if (problem !== undefined) problems.set(at, problem)
  }
  // 解析器当作说明文字放过的
  const look = (
    { description, location }: Pick<Feature, 'description' | 'location'>,
    judge: (line: string) => string | undefined = mistyped,
  ) => {
    for (const line of description.split('\n').map((one) => one.trim()))
      note(lines.indexOf(line, location.line), judge(line))
  }
  for (const part of partsOf(feature)) {
    look(part, (line) => mistyped(line) ?? (LOOKS_LIKE_STEP.test(line) ? notStep(line) : undefined))
    const [title, at] = [part.name || part.keyword, part.location.line]
    const examples = isScenario(part) ? part.examples : []
    if (part.steps.length === 0) note(at, `“${title}”没有任何步骤，步骤的关键字只能用 ${ALLOWED}`)
    if (isOutline(part) && examples.length === 0) note(at, `“${title}”是大纲却没有“例子:”`)
    for (const one of examples) look(one)
    const tables = [...part.steps.map(({ dataTable }) => dataTable?.rows), ...examples.map(rowsOf)]
    for (const { location } of tables.flatMap((rows) => rows ?? []))
      note(location.line, mistyped(lines[location.line] ?? ''))
  }
  for (const one of [feature, ...(feature?.children ?? []).map(({ rule }) => rule)]) if (one) look(one)
  return [...problems].toSorted(([one], [other]) => one - other).map(([at, said]) => `${uri}:${at} ${said}`)
}
