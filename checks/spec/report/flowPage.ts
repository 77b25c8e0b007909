import { escape, page, tile, tools } from '../../../scripts/html/page.ts'
import type { Scenario } from '../scenarios.ts'
import { type Arrow, LANE_STYLE, laneDrawing } from './laneDrawing.ts'
import type { Flow, Transition } from './product.ts'
import type { Proof } from './proofs.ts'
import type { Result } from './results.ts'
import { isBad, scenarioLinks, stateOf, worstOf } from './scenarioState.ts'

type Results = Readonly<Record<string, Result>>

/** How well a transition is covered: the class of its colour and its filter. */
type Shown = 'good' | 'bad' | 'plain' | 'warn'

const WORDS: Readonly<Record<Shown, string>> = {
  good: '已表明，场景都通过',
  bad: '有场景没有通过',
  plain: '有场景，还没有都跑过',
  warn: '没有场景',
}

const scenariosOf = ({ made, refused, others }: Proof): Scenario[] => [...made, ...refused, ...others]

/** How well a transition is covered by the scenarios and their latest results. */
export function shownBy(proof: Proof, results: Results): Shown {
  const states = scenariosOf(proof).map((scenario) => stateOf(scenario, results[scenario.key]))
  if (states.length === 0) return 'warn'
  const worst = worstOf(states)
  return isBad(worst) ? 'bad' : worst === 'passed' ? 'good' : 'plain'
}

const noteOf = (proof: Proof): string => {
  const names = new Set(scenariosOf(proof).map(({ uri, name }) => `${uri} ${name}`))
  if (names.size === 0) return '没有场景'
  return `${names.size} 个场景${proof.refused.length > 0 ? '，含办不成' : ''}`
}

const arrowOf = (one: Transition, proof: Proof, results: Results): Arrow => ({
  id: one.id,
  label: `${one.id.slice(-2)} ${one.event}`,
  from: one.from,
  to: one.to,
  note: noteOf(proof),
  tone: shownBy(proof, results),
})

const listed = (name: string, scenarios: readonly Scenario[], results: Results, said = ''): string =>
  scenarios.length > 0 ? `<h3>${name}</h3>${said}${scenarioLinks(scenarios, results, true)}` : ''

function transitionCard(one: Transition, proof: Proof, results: Results): string {
  const tone = shownBy(proof, results)
  const said = proof.sentence ? `<p class="said">说：${escape(proof.sentence)}</p>` : ''
  const facts = [
    `办理人：${one.who}`,
    ...(one.pages.length > 0 ? [`页面：${one.pages.join('、')}`] : []),
    ...(proof.never ? [proof.never] : []),
  ]
  const move = `${one.from.map((state) => state || '（新建）').join('、')} → ${one.to.join('、') || '状态不变'}`
  return `<details class="card" id="${escape(one.id)}" data-find="${escape(`${one.who} ${one.pages.join(' ')}`)}" data-is="${tone}"><summary><span class="faint">${escape(one.id)}</span><b>${escape(one.event)}</b><span>${escape(move)}</span><span class="${tone}">${noteOf(proof)}</span></summary><div class="body"><p class="lead">${facts.map(escape).join('　')}　<a class="screen" href="requirements.html#${escape(one.id)}">看这一条要求</a></p>${listed('由点击办成', proof.made, results)}${listed('办不成，并说明原因', proof.refused, results, said)}${proof.others.length > 0 ? `<h3>其余写明这一条的场景</h3>${scenarioLinks(proof.others, results, proof.made.length === 0)}` : ''}${tone === 'warn' ? '<p class="warn">还没有场景表明这一条。</p>' : ''}</div></details>`
}

function flowSection(flow: Flow, proofOf: (id: string) => Proof, results: Results): string {
  const proofs = flow.transitions.map((one) => [one, proofOf(one.id)] as const)
  const arrows = proofs.map(([one, proof]) => arrowOf(one, proof, results))
  return `<section data-group data-family="${escape(flow.family)}" id="${flow.code}"><h2>${escape(flow.title)} <span class="faint">${flow.code}</span></h2>${laneDrawing(flow.code, flow.title, arrows)}${proofs.map(([one, proof]) => transitionCard(one, proof, results)).join('')}</section>`
}

const LEGEND = (Object.entries(WORDS) as [Shown, string][])
  .map(
    ([tone, words]) =>
      `<span class="${tone}"><svg width="34" height="10" aria-hidden="true"><path d="M1 5H32" stroke="currentColor" stroke-width="2"${tone === 'warn' ? ' stroke-dasharray="5 4"' : ''}/></svg> ${words}</span>`,
  )
  .join('')

const STYLE = `<style>${LANE_STYLE}.plain{color:#3d5a99}.legend{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0 0 4px}.said{margin:0 0 4px;color:var(--bad)}@page{size:A4 landscape}@media print{section{break-before:page}.body .lead{margin:0}}</style>`

/** The flows page: every flow as a drawing, its transitions with the scenarios that show them. */
export function flowPage(flows: readonly Flow[], proofOf: (id: string) => Proof, results: Results): string {
  const all = flows.flatMap(({ transitions }) => transitions)
  const tones = all.map(({ id }) => shownBy(proofOf(id), results))
  const count = (tone: Shown) => tones.filter((one) => one === tone).length
  const families = Map.groupBy(flows, ({ family }) => family)
  const side = [...families].map(([family, members]) => {
    const links = members.map(({ code, title, transitions }) => {
      const bare = transitions.filter(({ id }) => shownBy(proofOf(id), results) === 'warn').length
      return `<a href="#${code}">${escape(title)}<span class="${bare ? 'warn' : ''}">${transitions.length - bare}/${transitions.length}</span></a>`
    })
    return `<div data-part><h2>${escape(family)}</h2>${links.join('')}</div>`
  })
  return page({
    name: 'flows.html',
    title: '流程',
    side: side.join(''),
    content: `${STYLE}<h1>流程</h1><p class="lead">一列是一个状态，一支箭头是一次流转：从圆点到圆框。点箭头，看哪些场景表明它，截图在场景后面。✍ 要短信或证书签署。</p>
<div class="tiles">${tile(flows.length, '流程')}${tile(all.length, '流转')}${tile(count('good'), '已表明', 'good')}${tile(count('bad'), '没有通过', count('bad') ? 'bad' : '')}${tile(count('plain'), '还没有都跑过')}${tile(count('warn'), '没有场景', count('warn') ? 'warn' : '')}</div>
<p class="legend">${LEGEND}</p>
${tools(
  '搜索事件、状态、办理人、场景',
  [
    ['', '全部'],
    ['good', '已表明'],
    ['bad', '没有通过'],
    ['warn', '没有场景'],
  ],
  [...families.keys()],
)}${flows.map((flow) => flowSection(flow, proofOf, results)).join('')}`,
  })
}
