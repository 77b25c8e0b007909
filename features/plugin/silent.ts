// 什么也没检查却会通过的写法。
import type { Scenario } from '@cucumber/messages'
import { noPage } from '../support/pages.ts'
import { PATHS } from '../support/paths.ts'
import { lintFeature } from './feature-lint.ts'
import { foregone } from './foregone.ts'
import {
  cellsOf,
  type Doing,
  doingsOf,
  isOutline,
  isScenario,
  partsOf,
  readFeature,
  rowsOf,
} from './gherkin.ts'
import { unknownDenials } from './negatives.ts'

type Say = (line: number, problem: string) => void

/** 应得到的一段文字是空的：什么都含有它。 */
const EMPTY_EXPECTED = /(提示|显示|出现|含有?|中应有|对话框|按钮|待办)[^"]*""/

/** 一行一条记录的表：只有表头就什么也没说。 */
const RECORDS = /如下(记录|"[^"]*")?:$|说明原因:$/
const PAIRS = /^(我填写如下|字段应如下|我按如下条件|.*，其中|.*内容含|详情应如下|.*如下条件.*):$/

function checkSteps({ name, location }: Scenario, steps: readonly Doing[], say: Say): void {
  const last = steps.at(-1)
  if (!steps.some(({ isOutcome }) => isOutcome))
    say(location.line, `场景“${name}”没有“那么”：什么也没有检查，怎样都会通过`)
  else if (last && !last.isOutcome) say(last.line, `场景“${name}”最后办的没有检查：后面补一句“那么”`)
}

/** 写错一个字、多一对引号的一步：运行到它才知道，不如现在说。 */
function checkWords({ text, isOutcome, line }: Doing, say: Say): void {
  if ((text.match(/"/g) ?? []).length % 2 > 0) say(line, `“${text}”的引号没有成对`)
  const [, count] = /应有"(\d+)"(?:条|笔|次|行|个)/.exec(text) ?? []
  if (count !== undefined) say(line, `“${text}”里的数目不加引号：写 ${count}`)
  if (isOutcome && text.startsWith('我') && !text.startsWith('我留意'))
    say(line, `“那么”后面写应得到什么；“${text}”是要办的事，写在“当”下面`)
  const [, title] = /^我(?:试图)?打开"([^"<【]*)"页面$/.exec(text) ?? []
  if (title !== undefined && !(title in PATHS)) say(line, noPage(title, 3))
}

function checkTable({ text, line, table, doc }: Doing, say: Say): void {
  const [header = [], ...rows] = table
  if (text.endsWith(':') && table.length === 0 && doc === undefined)
    say(line, `“${text}”后面要有一张表或一段文字`)
  if (RECORDS.test(text) && !PAIRS.test(text)) {
    const isList = header.length > 1 || text.endsWith('记录:')
    if (table.length > 0 && isList && rows.length === 0)
      say(line, `“${text}”的表只有表头，没有记录，怎样都会通过`)
    const twice = header.find((name, at) => header.indexOf(name) !== at)
    if (twice !== undefined && rows.length > 0) say(line, `“${text}”的表里“${twice}”这一列写了两次`)
  }
}

function checkOutline(scenario: Scenario, say: Say): void {
  const { name: title, location, steps, examples } = scenario
  const texts = steps.flatMap(({ text, dataTable }) => [text, ...cellsOf(dataTable?.rows).flat()])
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/<([^<>]+)>/g)].map(([, name = '']) => name)),
  )
  if (!isOutline(scenario)) {
    for (const name of used)
      say(location.line, `场景“${title}”里有“<${name}>”：它不是场景大纲，这几个字会原样写进去`)
    return
  }
  for (const table of examples) {
    const at = table.location.line
    const [names = [], ...filled] = cellsOf(rowsOf(table))
    for (const name of used)
      if (!names.includes(name))
        say(at, `例子里没有“${name}”这一列，场景大纲“${title}”里的“<${name}>”不会换掉`)
    for (const name of names)
      if (!used.has(name)) say(at, `例子里的“${name}”这一列，场景大纲“${title}”没有用到`)
    if (filled.length === 0) say(at, `场景大纲“${title}”的例子只有列名，没有一行`)
  }
}

/** 一份需求文件里不会失败的写法，“文件:行号 问题”；没有就是空的。 */
export function silentProblems(uri: string, text: string): string[] {
  const problems = new Set<string>()
  const say: Say = (line, problem) => problems.add(`${uri}:${line} ${problem}`)
  const seen = new Map<string, Scenario>()
  const { feature } = readFeature(text)
  const doings = doingsOf(feature)
  for (const scenario of partsOf(feature).filter(isScenario)) {
    const { id, location, steps } = scenario
    const own = doings.get(id) ?? []
    // 不管写在哪一行、叫什么
    const same = JSON.stringify(own, (key, value: unknown) => (key === 'line' ? undefined : value))
    const twin = seen.get(same)
    if (twin) say(location.line, `与第 ${twin.location.line} 行的场景“${twin.name}”每一步都相同`)
    seen.set(same, scenario)
    checkOutline(scenario, say)
    for (const all of own) {
      const written = all.slice(-steps.length)
      checkSteps(scenario, written, say)
      for (const step of written) {
        checkTable(step, say)
        checkWords(step, say)
        if (EMPTY_EXPECTED.test(step.text) && step.isOutcome)
          say(step.line, `“${step.text}”里要得到的是空的，什么都符合`)
      }
      for (const found of [unknownDenials(all), foregone(all)])
        found.forEach((problem, at) => problem && say(all[at]?.line ?? 0, problem))
    }
  }
  return [...problems]
}

/** 读不成场景的；都读得成的，不会失败的写法。先改对了前一样，后一样才看得准。 */
export function writingProblems(uri: string, text: string): string[] {
  const unreadable = lintFeature(uri, text)
  return unreadable.length > 0 ? unreadable : silentProblems(uri, text)
}
