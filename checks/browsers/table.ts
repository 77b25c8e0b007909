// The results by browser: the cases of reports/browsers.json and the page reports/browsers.html.
import { escape, page, table, tile } from '../../scripts/html/page.ts'
import { failureOf, type Result } from '../spec/report/results.ts'
import type { Scenario } from '../spec/scenarios.ts'
import type { PagesReport } from './pages.ts'

/** A browser as installed, and its results. */
export interface Run {
  id: string
  title: string
  /** The results of the scenarios; undefined where they do not run. */
  results?: Readonly<Record<string, Result>>
  /** Every page opened; undefined when only selected scenarios ran. */
  pages?: PagesReport
  /** Why it is unavailable. */
  missing?: string
  /** It is available nowhere on this platform. */
  isExcused?: boolean
}

interface Case {
  id: string
  title: string
  failure?: string
}

const titleOf = ({ uri, line, name }: Scenario) => `${uri.replace(/^features\//, '')}:${line} ${name}`

function casesOfRun(scenarios: readonly Scenario[], { id, title, ...run }: Run): Case[] {
  if (run.missing !== undefined)
    return run.isExcused ? [] : [{ id, title, failure: `没有运行：${run.missing}` }]
  const { results, pages } = run
  const lines = results
    ? scenarios.map((scenario) => {
        const failure = failureOf(results[scenario.key])
        return { id, title: titleOf(scenario), ...(failure === undefined ? {} : { failure }) }
      })
    : []
  const seen = Map.groupBy(pages?.faults ?? [], ({ path }) => path)
  const opened = [...new Set([...(pages?.opened ?? []), ...seen.keys()])].map((path) => {
    const failure = seen.get(path)?.map(({ what }) => what)
    return { id, title: path, ...(failure === undefined ? {} : { failure: failure.join('\n') }) }
  })
  return [...lines, ...opened]
}

/** One case per scenario and browser, one per page and browser; an unavailable browser counts as a failure unless excused. */
export const casesOf = (scenarios: readonly Scenario[], runs: readonly Run[]): Case[] =>
  runs.flatMap((run) => casesOfRun(scenarios, run))

const cell = (scenario: Scenario, { results, missing }: Run): string => {
  if (missing !== undefined) return '<td class="faint">—</td>'
  const result = results?.[scenario.key]
  const failure = failureOf(result)
  return failure === undefined
    ? `<td class="good">✓ ${result?.seconds.toFixed(1)} 秒</td>`
    : `<td><span class="bad">✗</span> ${escape(failure.split('\n').slice(0, 3).join(' '))}</td>`
}

const headOf = ({ title, missing }: Run) =>
  `<th>${escape(title)}${missing === undefined ? '' : `<br><span class="warn">${escape(missing)}</span>`}</th>`

/** How many pages each look opened, and the problems. */
function pagesSection(runs: readonly Run[]): string {
  const walked = runs.flatMap(({ title, pages }) => (pages ? [{ title, ...pages }] : []))
  if (walked.length === 0) return ''
  const counts = walked.map(({ title, opened, faults }) => [
    title,
    String(opened.length),
    String(faults.length),
  ])
  const wrong = walked.flatMap(({ title, faults }) => faults.map(({ path, what }) => [title, path, what]))
  const list = wrong.length > 0 ? table([['浏览器', '页面', '不对的'], ...wrong]) : ''
  return `<h2 id="pages">每一页</h2><p>每页由打得开的人打开一次，再从它进去一步：没有异常，没有控制台的错误，没有宽出窗口的，没有被截的格与标签。</p>${table([['浏览器', '打开的页', '不对的'], ...counts])}${list}`
}

/** The page of the living documentation: browsers × scenarios by feature, and every page in each look. */
export function browsersPage(scenarios: readonly Scenario[], runs: readonly Run[]): string {
  const cases = casesOf(scenarios, runs)
  const failed = cases.filter(({ failure }) => failure !== undefined).length
  const browsers = runs.filter(({ results, missing }) => results !== undefined || missing !== undefined)
  const head = browsers.map(headOf).join('')
  const groups = Map.groupBy(scenarios, ({ family, feature }) => `${family} · ${feature}`)
  const sections = [...groups].map(
    ([name, some], at) =>
      `<h2 id="f${at}">${escape(name)}</h2><table class="wide"><tr><th>场景</th>${head}</tr>${some
        .map(
          (one) => `<tr><td>${escape(one.name)}</td>${browsers.map((run) => cell(one, run)).join('')}</tr>`,
        )
        .join('')}</table>`,
  )
  const pages = pagesSection(runs)
  const side = [
    ...(pages ? ['<a href="#pages">每一页</a>'] : []),
    ...[...groups].map(
      ([name, some], at) => `<a href="#f${at}">${escape(name)}<span>${some.length}</span></a>`,
    ),
  ].join('')
  const tiles = [
    tile(runs.filter(({ missing }) => missing === undefined).length, '种浏览器与样子'),
    tile(scenarios.length, '个场景'),
    tile(cases.length - failed, '次通过', 'good'),
    tile(failed, '次失败', failed > 0 ? 'bad' : ''),
  ].join('')
  return page({
    name: 'browsers.html',
    title: '浏览器',
    side: `<h2>目录</h2>${side}`,
    content: `<h1>各种浏览器</h1><p class="lead">带 @各浏览器 的场景，同样的句子、同样的步骤，在企业真有的浏览器里各跑一遍；每一页在各种浏览器、缩放与字体之下各打开一遍；其余场景在当前的 Chromium 里跑。</p><div class="tiles">${tiles}</div>${pages}${sections.join('')}`,
  })
}
