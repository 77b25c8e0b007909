// What ran in which browser: the cases of reports/browsers.json and the page reports/browsers.html.
import { escape, page, tile } from '../report/page.ts'
import type { Result } from '../report/results.ts'
import type { Scenario } from '../spec/scenarios.ts'

/** A browser, and what the scenarios did in it; without results, why it did not run. */
export interface Run {
  id: string
  title: string
  results: Readonly<Record<string, Result>>
  /** Why it is not to be had. */
  missing?: string
}

interface Case {
  id: string
  title: string
  failure?: string
}

const titleOf = ({ uri, line, name }: Scenario) => `${uri.replace(/^features\//, '')}:${line} ${name}`

function failureOf(result: Result | undefined): string | undefined {
  if (result === undefined) return '没有运行'
  if (result.status === 'passed') return undefined
  return [...result.steps.map(({ message }) => message), ...result.notes].find(Boolean) ?? result.status
}

/** One case for each browser that is there and each scenario. */
export const casesOf = (scenarios: readonly Scenario[], runs: readonly Run[]): Case[] =>
  runs
    .filter(({ missing }) => missing === undefined)
    .flatMap(({ id, results }) =>
      scenarios.map((scenario) => {
        const failure = failureOf(results[scenario.key])
        return { id, title: titleOf(scenario), ...(failure === undefined ? {} : { failure }) }
      }),
    )

const cell = (scenario: Scenario, { results, missing }: Run): string => {
  if (missing !== undefined) return '<td class="faint">—</td>'
  const result = results[scenario.key]
  const failure = failureOf(result)
  return failure === undefined
    ? `<td class="good">✓ ${result?.seconds.toFixed(1)} 秒</td>`
    : `<td><span class="bad">✗</span> ${escape(failure.split('\n').slice(0, 3).join(' '))}</td>`
}

/** The page of the living documentation: browsers × scenarios, by feature. */
export function browsersPage(scenarios: readonly Scenario[], runs: readonly Run[]): string {
  const cases = casesOf(scenarios, runs)
  const failed = cases.filter(({ failure }) => failure !== undefined).length
  const head = runs
    .map(
      ({ title, missing }) =>
        `<th>${escape(title)}${missing === undefined ? '' : `<br><span class="warn">${escape(missing)}</span>`}</th>`,
    )
    .join('')
  const groups = Map.groupBy(scenarios, ({ family, feature }) => `${family} · ${feature}`)
  const sections = [...groups].map(
    ([name, some], at) =>
      `<h2 id="f${at}">${escape(name)}</h2><table class="wide"><tr><th>场景</th>${head}</tr>${some
        .map((one) => `<tr><td>${escape(one.name)}</td>${runs.map((run) => cell(one, run)).join('')}</tr>`)
        .join('')}</table>`,
  )
  const side = [...groups]
    .map(([name, some], at) => `<a href="#f${at}">${escape(name)}<span>${some.length}</span></a>`)
    .join('')
  const tiles = [
    tile(runs.filter(({ missing }) => missing === undefined).length, '种浏览器'),
    tile(scenarios.length, '个场景'),
    tile(cases.length - failed, '次通过', 'good'),
    tile(failed, '次失败', failed > 0 ? 'bad' : ''),
  ].join('')
  return page({
    name: 'browsers.html',
    title: '浏览器',
    side: `<h2>功能</h2>${side}`,
    content: `<h1>各种浏览器</h1><p class="lead">带 @各浏览器 的场景，同样的句子、同样的步骤，在企业真有的浏览器里各跑一遍；其余场景在当前的 Chromium 里跑。</p><div class="tiles">${tiles}</div>${sections.join('')}`,
  })
}
