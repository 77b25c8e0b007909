import { escape, moment, page, table, tile, tools } from '../../../scripts/html/page.ts'
import type { Scenario, ScenarioStep } from '../scenarios.ts'
import { CHANGES, type Change, type Changes } from './changes.ts'
import { FAMILY_WORDS } from './familyWords.ts'
import type { Place, Result, StepResult } from './results.ts'
import { anchorOf, isBad, STATES, type State, stateOf } from './scenarioState.ts'

/** Which example of an outline; the first one and plain scenarios are not marked. */
const exampleNumber = ({ key }: Scenario): string => {
  const [, nth] = /#(\d+)$/.exec(key) ?? []
  return nth === undefined ? '' : `（例 ${nth}）`
}

// A picture shows the page at that moment; a failed step shows it open
const picture = ({ picture: name }: StepResult, text: string): string =>
  name
    ? `<a class="shot" href="shots/${name}"><img src="shots/${name}" alt="“${escape(text)}”之后的页面" loading="lazy"></a>`
    : ''

const stepLine = (step: ScenarioStep, result: StepResult | undefined): string => {
  const [mark, , tone] = STATES[result?.status ?? 'never']
  const message = result?.message ? `<pre class="bad">${escape(result.message)}</pre>` : ''
  const doc = step.doc ? `<pre>${escape(step.doc)}</pre>` : ''
  const text = escape(step.text).replaceAll(/&quot;.*?&quot;/g, '<i>$&</i>')
  return `<li><span class="mark ${tone}">${result ? mark : ''}</span> <span class="word">${escape(step.keyword)}</span>${text}${table(step.table)}${doc}${message}${result ? picture(result, step.text) : ''}</li>`
}

const inHash = (plan: object): string => escape(encodeURIComponent(JSON.stringify(plan)))

const worldLink = (title: string, { person, path, controls, rebuilds, journal }: Place): string => {
  const place = { title, person, path }
  const kept =
    journal === undefined ? '' : ` data-kept="${inHash({ ...place, journal: `/worlds/${journal}` })}"`
  return `<a data-open="${inHash({ ...place, controls, rebuilds })}"${kept} href="#" target="_blank">在浏览器里打开${rebuilds ? '这个世界' : '起点的世界'}</a>`
}

/**
 * Opens the scenario's world in the browser: when business was done the scenario must be replayed, otherwise control
 * calls rebuild it. In the demo the world is a file next to the page.
 */
const explore = (scenario: Scenario, place: Place | undefined): string => {
  const command = `npm run spec:explore -- ${scenario.uri}:${scenario.line}`
  const link = place ? worldLink(scenario.name, place) : ''
  return `<p class="explore">${link}<button data-copy="${escape(command)}">复制重放命令</button><code>${escape(command)}</code></p>`
}

/** What the cards show besides the scenarios themselves. */
interface Around {
  results: Readonly<Record<string, Result>>
  changes: Changes
  /** The filter of a tag. */
  texts: ReadonlyMap<string, string>
}

const tagLink = (tag: string, texts: Around['texts']): string => {
  const file = /^T-[A-Z]{3}-\d\d$/.test(tag) ? 'flows.html' : 'requirements.html'
  const text = texts.get(tag)
  return text === undefined
    ? `<span class="tag">${escape(tag)}</span>`
    : `<a class="tag" href="${file}#${escape(tag)}" title="${escape(text)}">${escape(tag)}</a>`
}

const scenarioCard = (scenario: Scenario, { results, changes, texts }: Around): string => {
  const result = results[scenario.key]
  const state = stateOf(scenario, result)
  const [mark, label, tone] = STATES[state]
  const fresh = state === 'changed' ? undefined : result
  const steps = scenario.steps.map((step, at) => stepLine(step, fresh?.steps[at])).join('')
  const notes = (fresh?.notes ?? []).map((note) => `<pre class="bad">${escape(note)}</pre>`).join('')
  const tags = [...new Set(scenario.tags)].map((tag) => tagLink(tag, texts)).join(' ')
  const differs = changes.of.get(scenario.key) ?? []
  const news = differs
    .map((change) => `<span class="tag ${CHANGES[change][1]}">${CHANGES[change][0]}</span>`)
    .join(' ')
  const isOpen = isBad(state)
  return `<details class="card" id="${escape(anchorOf(scenario))}" data-find="${escape(`${scenario.feature} ${scenario.uri}`)}" data-is="${[isOpen ? 'failed' : state, ...differs].join(' ')}"${isOpen ? ' open' : ''}><summary><span class="mark ${tone}" title="${label}">${mark}</span><b>${escape(scenario.name)}${exampleNumber(scenario)}</b>${news}${tags}<span class="faint">${state === 'passed' ? `${result?.seconds ?? ''} 秒` : label}</span></summary><div class="body"><ol class="steps">${steps}</ol>${notes}${explore(scenario, result?.place)}</div></details>`
}

const STYLE = `<style>.steps{margin:0;padding:0;list-style:none}.steps li{padding:2px 0}.steps i{font-style:normal;color:#0b4f8a}.word{display:inline-block;min-width:3em;color:var(--faint)}.steps table,.steps pre{margin-left:4.2em}.shot{display:block;margin:6px 0 10px 4.2em}.shot img{display:block;width:min(100%,560px);aspect-ratio:1.6;object-fit:cover;object-position:top;border:1px solid var(--line);border-radius:4px}.explore{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:12px 0 0;padding-top:10px;border-top:1px dashed var(--line)}.explore code{color:var(--faint)}</style>`

// The links lead to a portal that runs on this machine; where it is can be changed and is remembered. The demo has this page
// under /docs: there they lead to its start page, which waits for the backend in this browser
const SCRIPT = `
(() => {
  const links = document.querySelectorAll('[data-open]')
  if (location.protocol.startsWith('http') && location.pathname.includes('/docs/')) {
    document.getElementById('portal').remove()
    for (const one of links) {
      one.href = location.href.replace(/\\/docs\\/.*$/s, '/#open=') + (one.dataset.kept ?? one.dataset.open)
      if (one.dataset.kept) one.textContent = '在演示里打开这个世界'
    }
    return
  }
  const origin = document.getElementById('origin')
  try { origin.value = localStorage.getItem('scf-origin') || origin.value } catch {}
  const link = () => {
    for (const one of links) one.href = origin.value.replace(/\\/+$/, '') + '/__mock/open#' + one.dataset.open
    try { localStorage.setItem('scf-origin', origin.value) } catch {}
  }
  origin.addEventListener('input', link)
  link()
})()
`

/** The scenarios page: by product family and feature, with text, results and pictures. */
export function scenarioPage(scenarios: readonly Scenario[], around: Around, now: number): string {
  const { results, changes } = around
  const states = scenarios.map((one) => stateOf(one, results[one.key]))
  const count = (...wanted: State[]) => states.filter((state) => wanted.includes(state)).length
  const last = Math.max(0, ...Object.values(results).map(({ at }) => at))
  const families = Map.groupBy(scenarios, ({ family }) => family)
  const side = [...families].map(([family, members]) => {
    const features = Map.groupBy(members, ({ uri }) => uri)
    const links = [...features].map(([uri, own]) => {
      const good = own.filter((one) => stateOf(one, results[one.key]) === 'passed').length
      return `<a href="#${escape(uri)}">${escape(uri.replace(/^.*\/|\.feature$/g, ''))}<span class="${good === own.length ? 'good' : ''}">${good}/${own.length}</span></a>`
    })
    return `<div data-part><h2>${escape(family)}</h2>${links.join('')}</div>`
  })
  const content = [...families].map(([family, members]) => {
    const features = [...Map.groupBy(members, ({ uri }) => uri)].map(([uri, own]) => {
      const rules = [...Map.groupBy(own, ({ rule }) => rule)].map(
        ([rule, some]) =>
          `${rule ? `<h3>规则：${escape(rule)}</h3>` : ''}${some.map((one) => scenarioCard(one, around)).join('')}`,
      )
      return `<section data-group id="${escape(uri)}"><h3>${escape(own[0]?.feature ?? '')} <span class="faint">${escape(uri)}</span></h3>${rules.join('')}</section>`
    })
    return `<section data-group data-family="${escape(family)}"><h2>${escape(family)}</h2><p class="lead">${escape(FAMILY_WORDS[family] ?? '')}</p>${features.join('')}</section>`
  })
  const kinds = new Set([...changes.of.values()].flat())
  const filters: (readonly [string, string])[] = [
    ['', '全部'],
    ['passed', '通过'],
    ['failed', '失败'],
    ['changed', '改过'],
    ['never', '没有运行'],
    ...(Object.keys(CHANGES) as Change[]).flatMap((change) =>
      kinds.has(change) ? [[change, CHANGES[change][0]] as const] : [],
    ),
  ]
  return page({
    name: 'report.html',
    title: '需求场景',
    side: side.join(''),
    content: `${STYLE}<h1>需求场景</h1><p class="lead">每个场景最近一次的结果；最后一次运行 ${last ? moment(last) : '还没有'}，本页生成于 ${moment(now)}。</p>
<div class="tiles">${tile(scenarios.length, '场景')}${tile(count('passed'), '通过', 'good')}${tile(count('failed', 'undefined', 'skipped'), '失败', count('failed', 'undefined') ? 'bad' : '')}${tile(count('changed', 'never'), '改过或没有运行', count('changed', 'never') ? 'warn' : '')}</div>
<p class="lead screen" id="portal">动手看：先 <code>npm start</code>，门户地址 <input type="text" id="origin" aria-label="门户地址" value="http://127.0.0.1:5173" style="max-width:240px"></p>
${tools('搜索场景、步骤、需求编号', filters, [...families.keys()])}${content.join('')}`,
    script: SCRIPT,
  })
}
