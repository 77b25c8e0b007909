// 需求文件该写得好读：解析器放行、读的人却会绊住的，在这里查。
import { isScenario, partsOf, readFeature } from './gherkin.ts'
import { normalizeStep } from './normalize-step.ts'
import { noRequirement } from './requirements.ts'

/** 一个场景最多几步（背景不算）。 */
const LONGEST = 15

const ID = /^[A-Z]+(-[A-Z0-9]+)+$/

/** 按钮有自己的业务说法时，不写“点击”。 */
const VERBS: readonly (readonly [button: RegExp, sentence: string])[] = [
  [/^(提交|提交复核|确认提交)$/, '我提交'],
  [/^保存草稿$/, '我保存草稿'],
  [/^重置$/, '我重置查询条件'],
  [/^(同意|驳回)$/, '审批通过、审批驳回'],
]

const WIDGETS = /输入框|文本框|下拉框|复选框|单选框|弹窗|弹框|控件|按钮代号/
const SELECTOR = /(^|["\s])([.#][a-z][\w-]*|\[[a-z-]+[=\]]|\/\/[a-z*]|xpath|css=|data-testid|aria-)/i
const ADDRESS = /"(https?:\/\/|\/)[^"]*"/
/** 这些句子说的就是接口或地址本身。 */
const ABOUT_ADDRESS = /调用|地址|请求头|客服脚本|导出失败|结尾/

const stepProblem = (text: string): string => {
  const [, button = ''] = /点击"([^"]*)"/.exec(text) ?? []
  const verb = VERBS.find(([pattern]) => pattern.test(button))
  if (verb) return `“${text}”有业务的说法：${verb[1]}`
  if (SELECTOR.test(text)) return `“${text}”里有选择器，请写人看得见的名称`
  if (ADDRESS.test(text) && !ABOUT_ADDRESS.test(text)) return `“${text}”里有地址，请写页面的标题`
  const outside = text.replaceAll(/"[^"]*"/g, '')
  return WIDGETS.test(outside) ? `“${text}”说的是控件，请写人要做的事` : ''
}

/**
 * 一份需求文件写得好不好读，返回“文件:行号 问题”：语言声明、标签、选择器与地址、控件词、场景长度、文件内重名。
 * ids 是 features/requirements.tsv 里的编号。
 */
export function styleFeature(uri: string, text: string, ids: ReadonlySet<string>): string[] {
  const problems: string[] = []
  const say = (line: number, problem: string) => problems.push(`${uri}:${line} ${problem}`)
  if (!/^# *language: *zh-CN\s*$/m.test(text.split('\n')[0] ?? '')) say(1, '第一行应是“# language: zh-CN”')
  const { feature } = readFeature(text)
  const parts = partsOf(feature)
  const scenarios = parts.filter(isScenario)
  const tagged = [feature, ...(feature?.children ?? []).map(({ rule }) => rule), ...scenarios]
  for (const { name, location } of [...tagged, ...scenarios.flatMap(({ examples }) => examples)].flatMap(
    (one) => one?.tags ?? [],
  )) {
    const tag = name.slice(1)
    if (/[\u4e00-\u9fff]/.test(tag) || ids.has(tag)) continue
    say(location.line, ID.test(tag) ? noRequirement(tag, ids) : `标签“@${tag}”应是需求编号或中文词`)
  }
  const titles = new Map<string, number>()
  for (const { name: title, location, steps } of scenarios) {
    const { line } = location
    if (title === '') say(line, '场景没有名称')
    else if (titles.has(title)) say(line, `与第 ${titles.get(title)} 行的场景重名：“${title}”`)
    titles.set(title, line)
    if (WIDGETS.test(title)) say(line, `场景名“${title}”说的是控件，请写业务`)
    if (steps.length > LONGEST)
      say(line, `场景“${title}”有 ${steps.length} 步，超过 ${LONGEST} 步：拆开，或请开发加一句更概括的话`)
  }
  for (const { text: step, location } of parts.flatMap(({ steps }) => steps)) {
    const problem = stepProblem(normalizeStep(step))
    if (problem) say(location.line, problem)
  }
  return problems
}

/** 不同文件里功能重名的。 */
export function duplicateFeatures(files: ReadonlyMap<string, string>): string[] {
  const seen = new Map<string, string>()
  return [...files].flatMap(([uri, text]) => {
    const title = readFeature(text).feature?.name ?? ''
    const other = seen.get(title)
    seen.set(title, uri)
    return other === undefined ? [] : [`${uri} 与 ${other} 的功能重名：“${title}”`]
  })
}
