import { escape, moment, page, tile } from '../../../scripts/html/page.ts'
import type { Scenario } from '../scenarios.ts'
import type { Sentence } from '../sentences.ts'
import { CHANGES, type Change, type Changes } from './changes.ts'
import { FAMILY_WORDS } from './familyWords.ts'
import type { Flow, Person, PortalPage } from './product.ts'
import type { Coverage } from './requirementPage.ts'
import type { Result } from './results.ts'
import { hrefOf, isBad, type State, stateOf } from './scenarioState.ts'

/** Everything that the start page shows and searches. */
interface Whole {
  scenarios: readonly Scenario[]
  results: Readonly<Record<string, Result>>
  coverage: readonly Coverage[]
  flows: readonly Flow[]
  pages: readonly PortalPage[]
  people: readonly Person[]
  sentences: readonly Pick<Sentence, 'pattern'>[]
  changes: Changes
}

const asked = (file: string, words: Readonly<Record<string, string>>): string =>
  `${file}?${new URLSearchParams(words).toString()}`

/** The segments of a bar, proportional to their numbers. */
const bar = (parts: readonly (readonly [count: number, tone: string, label: string])[]): string =>
  `<div class="bar" role="img" aria-label="${parts.map(([count, , label]) => `${label} ${count}`).join('，')}">${parts.map(([count, tone]) => (count > 0 ? `<span class="${tone}" style="flex:${count}"></span>` : '')).join('')}</div>`

function standing(states: readonly State[]): string {
  const passed = states.filter((one) => one === 'passed').length
  const failed = states.filter(isBad).length
  const rest = states.length - passed - failed
  const words = [
    ...(passed > 0 ? [`<span class="good">✓ 通过 ${passed}</span>`] : []),
    ...(failed > 0 ? [`<span class="bad">✗ 失败 ${failed}</span>`] : []),
    ...(rest > 0 ? [`<span class="faint">○ 待运行 ${rest}</span>`] : []),
  ]
  return `${bar([
    [passed, 'good', '通过'],
    [failed, 'bad', '失败'],
    [rest, 'rest', '待运行'],
  ])}<p class="states">${words.join('　')}</p>`
}

/** The pages of a family by section; each leads to the scenarios that name it. */
const pageList = (pages: readonly PortalPage[], family: string): string =>
  [...Map.groupBy(pages, ({ section }) => section)]
    .map(
      ([section, members]) =>
        `<dt>${escape(section)}</dt><dd>${members.map(({ title, path }) => `<a href="${escape(asked('report.html', { family, q: title }))}" title="${escape(path)}">${escape(title)}</a>`).join('、')}</dd>`,
    )
    .join('')

function familyCard(family: string, whole: Whole): string {
  const of = <Item extends { family: string }>(items: readonly Item[]) =>
    items.filter((one) => one.family === family)
  const scenarios = of(whole.scenarios)
  const flows = of(whole.flows)
  const pages = of(whole.pages)
  const entries = pages.filter(({ title, isHidden }) => !isHidden && /首页|工作台/.test(title))
  const doors = (entries.length > 0 ? entries : pages.filter(({ isHidden }) => !isHidden).slice(0, 4)).map(
    ({ title }) => title,
  )
  const people = of(whole.people).map(
    ({ code, personName, title }) =>
      `<li><code>${escape(code)}</code> ${escape(personName)}，${escape(title)}</li>`,
  )
  return `<article class="card family" id="${escape(family)}"><h2>${escape(family)}</h2><p>${escape(FAMILY_WORDS[family] ?? '')}</p>${standing(scenarios.map((one) => stateOf(one, whole.results[one.key])))}
<p class="ways"><a href="${asked('report.html', { family })}"><b>${scenarios.length}</b> 个场景</a>${flows.length > 0 ? `<a href="${asked('flows.html', { family })}"><b>${flows.length}</b> 个流程</a>` : ''}<a href="${asked('requirements.html', { family })}">需求</a><a class="screen" href="${asked('report.html', { family, print: '' })}">打印成一份文档</a></p>
${doors.length > 0 ? `<p class="faint">从这里进入：${doors.map(escape).join('、')}</p>` : ''}
${flows.length > 0 ? `<details><summary>流程 ${flows.length}</summary><p>${flows.map(({ code, title }) => `<a href="flows.html#${code}">${escape(title)}</a>`).join('、')}</p></details>` : ''}<details><summary>页面 ${pages.length}</summary><dl>${pageList(pages, family)}</dl></details>${people.length > 0 ? `<details><summary>谁进去看 ${people.length}</summary><p class="faint">先 <code>npm start</code>，登录页 /login 上点一个人。</p><ul>${people.join('')}</ul></details>` : ''}</article>`
}

/** What changed, by kind; a kind without any scenario is left out. */
const changedBy = ({ of }: Changes, scenarios: readonly Scenario[]) =>
  (Object.keys(CHANGES) as Change[]).flatMap((change) => {
    const own = scenarios.filter(({ key }) => of.get(key)?.includes(change))
    const [label, tone] = CHANGES[change]
    return own.length > 0 ? [{ label, tone, own, href: asked('report.html', { show: change }) }] : []
  })

function changeList(changes: Changes, scenarios: readonly Scenario[]): string {
  const { isKnown, of, gone } = changes
  if (!isKnown) return '<p class="faint">还没有上一次可比；再运行一次，这里列出不同。</p>'
  if (of.size === 0 && gone.length === 0) return '<p class="faint">与上一次运行没有不同。</p>'
  const parts = changedBy(changes, scenarios).map(({ label, tone, own, href }) => {
    const links = own
      .slice(0, 8)
      .map((one) => `<li><a href="${escape(hrefOf(one))}">${escape(one.name)}</a></li>`)
    const more = own.length > 8 ? `<li><a href="${href}">全部 ${own.length} 个……</a></li>` : ''
    return `<div><h3><span class="tag ${tone}">${label}</span> <a href="${href}">${own.length} 个场景</a></h3><ul>${links.join('')}${more}</ul></div>`
  })
  const lost = gone.map((key) => {
    const [uri = '', name = ''] = key.split(/#(.*)/)
    return `<li>${escape(name)} <span class="faint">${escape(uri)}</span></li>`
  })
  return `<div class="changes">${parts.join('')}${lost.length > 0 ? `<div><h3><span class="tag">不再有</span> ${lost.length} 个场景</h3><ul>${lost.join('')}</ul></div>` : ''}</div>`
}

/** The same in one line, below the tiles. */
function changeLine(changes: Changes, scenarios: readonly Scenario[]): string {
  const { length } = changes.gone
  const all = [
    ...changedBy(changes, scenarios).map(
      ({ label, tone, own }) => `<span class="${tone}">${label} ${own.length}</span>`,
    ),
    ...(length > 0 ? [`<span>不再有 ${length}</span>`] : []),
  ]
  return all.length > 0 ? `<p class="lead"><a href="#不同">与上一次运行相比</a>：${all.join('　')}</p>` : ''
}

/** The entries of the search box: kind, title, where it belongs, address. */
function indexOf({ scenarios, coverage, flows, pages, sentences }: Whole): string[][] {
  const named = [...Map.groupBy(scenarios, ({ uri, name }) => `${uri} ${name}`).values()].map(
    ([first]) => first!,
  )
  return [
    ...flows.map(({ title, code, family }) => ['流程', title, `${family} ${code}`, `flows.html#${code}`]),
    ...flows.flatMap(({ title, transitions }) =>
      transitions.map(({ id, event, who }) => ['流程', event, `${title} ${id} ${who}`, `flows.html#${id}`]),
    ),
    ...named.map((one) => [
      '场景',
      one.name,
      `${one.family}／${one.feature} ${one.tags.join(' ')}`,
      hrefOf(one),
    ]),
    ...coverage.flatMap(({ id, text, source }) =>
      id.startsWith('T-') ? [] : [['需求', text, `${id} ${source}`, `requirements.html#${id}`]],
    ),
    ...pages.map(({ title, path, family }) => [
      '页面',
      title,
      `${family} ${path}`,
      asked('report.html', { q: title }),
    ]),
    ...sentences.map(({ pattern }) => ['句子', pattern, '', asked('steps.html', { q: pattern })]),
  ]
}

const STYLE = `<style>.families{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,440px),1fr));gap:14px}.family{margin:0;padding:14px 18px}.family h2{margin:0 0 4px}.family p{margin:0 0 8px}.family summary{padding:4px 0;cursor:pointer;color:var(--soft)}.family dl{margin:0}.family dt{margin-top:4px;color:var(--faint)}.family dd{margin:0}.family ul{margin:0;padding-left:18px}
.bar{display:flex;gap:2px;height:8px;border-radius:4px;overflow:hidden}.bar .good{background:var(--good)}.bar .bad{background:var(--bad)}.bar .rest{background:#c9cdd4}.family .states{margin:4px 0 8px;font-size:13px}
.ways{display:flex;align-items:baseline;flex-wrap:wrap;gap:4px 18px}.ways b{font-size:18px;font-variant-numeric:tabular-nums}
.changes{display:flex;flex-wrap:wrap;gap:0 32px;padding:4px 16px 8px;border:1px solid var(--line);border-radius:6px;background:#fff}.changes>div{flex:1 1 260px;min-width:0}.changes ul{margin:0;padding-left:18px}
.finder{display:flex;max-width:760px;margin:12px 0}.finder input{max-width:none;height:40px;font-size:15px}
#found section{margin:8px 0;padding:8px 16px;border:1px solid var(--line);border-radius:6px;background:#fff}#found h3{margin:0}#found ul{margin:0;padding:0;list-style:none}#found li{padding:2px 0}
@media print{.side{display:none}.side~main h1{display:block}.families{display:block}.family{margin:0 0 10px;break-inside:avoid}.family details{display:none}}</style>`

const FIND = `
(() => {
  const box = document.getElementById('finder'), found = document.getElementById('found')
  const add = (parent, name, text) => { const child = parent.appendChild(document.createElement(name)); child.textContent = text; return child }
  box.addEventListener('input', () => {
    const words = box.value.toLowerCase().split(/\\s+/).filter(Boolean)
    found.replaceChildren()
    if (words.length === 0) return
    const hits = INDEX.filter(([kind, title, about]) => { const text = (kind + ' ' + title + ' ' + about).toLowerCase(); return words.every((word) => text.includes(word)) })
    for (const kind of new Set(hits.map(([one]) => one))) {
      const own = hits.filter(([one]) => one === kind), part = found.appendChild(document.createElement('section'))
      add(part, 'h3', kind + ' ' + own.length)
      const list = part.appendChild(document.createElement('ul'))
      const show = (some) => { for (const [, title, about, href] of some) {
        const line = list.appendChild(document.createElement('li')), link = add(line, 'a', title)
        link.href = href
        add(line, 'span', ' ' + about).className = 'faint'
      } }
      show(own.slice(0, 6))
      if (own.length > 6) { const more = add(part, 'button', '全部 ' + own.length + ' 条'); more.onclick = () => { more.remove(); show(own.slice(6)) } }
    }
    const deep = add(found, 'p', hits.length ? '' : '标题里没有。'), link = add(deep, 'a', '在场景的正文里搜索“' + box.value.trim() + '”')
    link.href = 'report.html?q=' + encodeURIComponent(box.value.trim())
  })
})()
`

/** The start page: what the product is for, its state, what changed, and a search over everything. */
export function startPage(whole: Whole, now: number): string {
  const { scenarios, results, coverage, flows, pages, changes } = whole
  const states = scenarios.map((one) => stateOf(one, results[one.key]))
  const count = (fits: (state: State) => boolean) => states.filter(fits).length
  const last = Math.max(0, ...Object.values(results).map(({ at }) => at))
  const shown = coverage.filter((one) => one.scenarios.length > 0).length
  const failed = count(isBad)
  const rest = count((state) => state !== 'passed' && !isBad(state))
  const names = Object.keys(FAMILY_WORDS)
  const index = JSON.stringify(indexOf(whole)).replaceAll('<', '\\u003c')
  return page({
    name: 'index.html',
    title: '首页',
    side: `<a href="#产品族">产品族</a>${names.map((name) => `<a href="#${name}">　${name}<span>${scenarios.filter(({ family }) => family === name).length}</span></a>`).join('')}<a href="#不同">与上一次相比</a><a href="#读法">怎样读</a>`,
    content: `${STYLE}<h1>门户做什么，做到没有</h1><p class="lead">核心企业、链上企业与供应商在这里办理供应链金融。每条要求都写成场景，在真实的浏览器里做过；这里是它们的结果与当时的截图。最后一次运行 ${last ? escape(moment(last)) : '还没有'}，本页生成于 ${escape(moment(now))}。</p>
<div class="finder screen" role="search"><input type="search" id="finder" aria-label="搜索全部" placeholder="搜索全部：场景、需求、流程、页面、句子"></div><div id="found" aria-live="polite"></div>
<div class="tiles">${tile(scenarios.length, '场景')}${tile(
      count((state) => state === 'passed'),
      '通过',
      'good',
    )}${tile(failed, '失败', failed ? 'bad' : '')}${tile(rest, '改过或待运行', rest ? 'warn' : '')}${tile(`${shown}/${coverage.length}`, '需求有场景')}${tile(flows.length, '流程')}${tile(pages.length, '页面')}</div>${changeLine(changes, scenarios)}
<section id="产品族"><h2>产品族</h2><div class="families">${names.map((name) => familyCard(name, whole)).join('')}</div></section>
<section id="不同"><h2>与上一次运行相比</h2>${changeList(changes, scenarios)}</section>
<section id="读法"><h2>怎样读</h2><ul><li><a href="flows.html">流程</a>：单据有哪些状态、怎样变；点箭头看表明它的场景。</li><li><a href="report.html">场景</a>：一步步做了什么、看到什么，关键的一步有截图。</li><li><a href="requirements.html">需求</a>：每条要求由哪些场景表明，哪些还没有。</li><li><a href="steps.html">步骤目录</a>：写场景能用的每一句话。</li><li>每一页的“打印”印出眼前选中的；先选产品族，得到这一族的文档。</li></ul></section>`,
    script: `const INDEX=${index};${FIND}`,
  })
}
