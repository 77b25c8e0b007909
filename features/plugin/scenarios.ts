// 一份需求文件里的场景，按行读出来：解析之前就要查的，用不上解析器。
import { normalizeStep } from './normalize-step.ts'

const HEADING = /^(功能|规则|背景|场景大纲|剧本大纲|场景|剧本|例子):\s*(.*)$/
const STEP = /^(假如|假设|假定|当|那么|而且|并且|同时|但是|\*)\s*(.*)$/
const GIVEN = /^(假如|假设|假定)$/

/** 准备、办理、应得到什么；“并且”之类随前一步。 */
type Phase = '假如' | '当' | '那么'

export interface WrittenStep {
  phase: Phase
  /** 规整过的一句。 */
  text: string
  line: number
  table: string[][]
  /** 后面有一段文字。 */
  hasText: boolean
}

export interface WrittenScenario {
  title: string
  line: number
  isOutline: boolean
  background: readonly WrittenStep[]
  steps: WrittenStep[]
  /** 大纲的各张例子表，第一行是列名。 */
  examples: { line: number; rows: string[][] }[]
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** 依次的场景；背景归到它后面的每个场景，规则里的背景接在功能的背景之后。 */
export function scenariosOf(text: string): WrittenScenario[] {
  const scenarios: WrittenScenario[] = []
  let inherited: WrittenStep[] = []
  let background: WrittenStep[] = []
  let steps: WrittenStep[] | undefined
  let rows: string[][] | undefined
  let phase: Phase = '假如'
  let fence: string | undefined
  text.split(/\r?\n/).forEach((raw, at) => {
    const line = raw.replaceAll('\u3000', ' ').trim()
    const mark = /^("""|```)/.exec(line)?.[1]
    if (fence !== undefined || mark !== undefined) {
      if (fence === undefined) {
        fence = mark
        const step = steps?.at(-1)
        if (step) step.hasText = true
      } else if (mark === fence) fence = undefined
      return
    }
    const [, heading, title = ''] = HEADING.exec(line) ?? []
    if (heading) {
      rows = undefined
      phase = '假如'
      if (heading === '规则') inherited = background
      if (heading === '例子') {
        rows = []
        scenarios.at(-1)?.examples.push({ line: at + 1, rows })
      } else if (heading === '背景') {
        background = [...inherited]
        steps = background
      } else if (/场景|剧本/.test(heading)) {
        steps = []
        const isOutline = heading.endsWith('大纲')
        scenarios.push({ title, line: at + 1, isOutline, background, steps, examples: [] })
      } else steps = undefined
      return
    }
    const [, keyword, said = ''] = STEP.exec(line) ?? []
    if (keyword && steps) {
      if (GIVEN.test(keyword)) phase = '假如'
      else if (keyword === '当' || keyword === '那么') phase = keyword
      rows = []
      steps.push({ phase, text: normalizeStep(said), line: at + 1, table: rows, hasText: false })
    } else if (line.startsWith('|')) rows?.push(cellsOf(line))
  })
  return scenarios
}

/** 大纲按例子展开，每行一个场景；别的就是它自己。 */
export function expanded(scenario: WrittenScenario): WrittenScenario[] {
  if (!scenario.isOutline) return [scenario]
  return scenario.examples.flatMap(({ rows: [names = [], ...rows] }) =>
    rows.map((row) => {
      const fill = (text: string) =>
        names.reduce((filled, name, at) => filled.replaceAll(`<${name}>`, row[at] ?? ''), text)
      const steps = scenario.steps.map((step) => ({
        ...step,
        text: fill(step.text),
        table: step.table.map((cells) => cells.map(fill)),
      }))
      return { ...scenario, steps }
    }),
  )
}
