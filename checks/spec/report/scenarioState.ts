// The state of a scenario, and how other pages refer to it.

import { escape } from '../../../scripts/html/page.ts'
import type { Scenario } from '../scenarios.ts'
import type { Result, Status } from './results.ts'

export type State = Status | 'changed' | 'never'

export const STATES: Readonly<Record<State, readonly [mark: string, label: string, tone: string]>> = {
  passed: ['✓', '通过', 'good'],
  failed: ['✗', '失败', 'bad'],
  undefined: ['?', '有没有的句子', 'bad'],
  skipped: ['-', '没有做完', 'warn'],
  changed: ['~', '改过，还没有重跑', 'warn'],
  never: ['○', '还没有运行过', 'faint'],
}

/** The state of a scenario: its latest result, which no longer counts once the text has changed. */
export const stateOf = (scenario: Scenario, result: Result | undefined): State => {
  if (!result) return 'never'
  return result.hash === scenario.hash ? result.status : 'changed'
}

export const isBad = (state: State): boolean => state === 'failed' || state === 'undefined'

const WORST: readonly State[] = ['failed', 'undefined', 'skipped', 'changed', 'never']
/** The most important of several: a failure, else unknown, else passed. */
export const worstOf = <Some extends State>(states: readonly Some[]): Some | 'passed' =>
  WORST.flatMap((bad) => states.find((one) => one === bad) ?? []).at(0) ?? 'passed'

/** The scenario's anchor in the page of scenarios. */
export const anchorOf = ({ key }: Pick<Scenario, 'key'>): string =>
  key.replace(/^features\//, '').replaceAll(/\s/g, '')

/** The address of the scenario's card. */
export const hrefOf = (scenario: Pick<Scenario, 'key'>): string =>
  `report.html#${encodeURIComponent(anchorOf(scenario))}`

/**
 * The scenarios as a list of links with their pictures; the examples of an outline are one line.
 * @param isShown whether the pictures open together with the card around them
 */
export function scenarioLinks(
  scenarios: readonly Scenario[],
  results: Readonly<Record<string, Result>>,
  isShown = false,
): string {
  const named = Map.groupBy(scenarios, ({ uri, name }) => `${uri} ${name}`)
  return [...named.values()]
    .map((members) => {
      const [first] = members
      if (!first) return ''
      const [mark, label, tone] =
        STATES[worstOf(members.map((scenario) => stateOf(scenario, results[scenario.key])))]
      const count = members.length > 1 ? ` <span class="faint">${members.length} 例</span>` : ''
      const pictures = members.flatMap(({ key }) =>
        (results[key]?.steps ?? []).flatMap(({ picture }) => picture || []),
      )
      const shots =
        pictures.length > 0
          ? `<details class="pictures"${isShown ? ' data-eager' : ''} data-pictures="${escape(pictures.join(' '))}" data-alt="${escape(first.name)}"><summary>${pictures.length} 张截图</summary></details>`
          : ''
      return `<div><span class="${tone}" title="${label}">${mark}</span> <a href="${escape(hrefOf(first))}">${escape(first.name)}</a>${count}${shots}</div>`
    })
    .join('')
}
