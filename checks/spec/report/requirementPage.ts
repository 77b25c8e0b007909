import type { Requirement } from '../../../features/plugin/requirements.ts'
import { escape, page, tile, tools } from '../../../scripts/html/page.ts'
import { byTag, type Scenario } from '../scenarios.ts'
import type { Result } from './results.ts'
import { scenarioLinks } from './scenarioState.ts'

/** A requirement with the scenarios that show it. */
export interface Coverage extends Requirement {
  scenarios: readonly Scenario[]
}

/** Which scenarios show each requirement. */
export function coverageOf(requirements: readonly Requirement[], scenarios: readonly Scenario[]): Coverage[] {
  const tagged = byTag(scenarios)
  return requirements.map((one) => ({ ...one, scenarios: tagged.get(one.id) ?? [] }))
}

const isTransition = (id: string): boolean => /^T-[A-Z]{3}-\d\d$/.test(id)
const isFlow = (source: string): boolean => source.startsWith('流程')

/** The chapters of the specification, by the first word of their ids. */
const CHAPTERS: Readonly<Record<string, string>> = {
  SHELL: '外壳',
  ROUTE: '地址与页面',
  GATE: '登录的门',
  LAND: '落地页',
  AGREE: '协议重签',
  PROD: '产品开通',
  PDF: '阅读框',
  SMS: '短信签署',
  CORP: '切换企业',
  QUERY: '查询',
  FIND: '查找与快捷键',
  CS: '在线客服',
  VALID: '填写的检查',
  HTTP: '请求',
  API: '调用',
  ROLE: '角色与岗位',
  REAL: '实名',
  REG: '注册',
  FAM: '各产品族',
  ERR: '异常页',
}

const groupName = ({ id, source }: Requirement): string => {
  const chapter = id.replace(/-[^-]*$/, '')
  return isFlow(source)
    ? source.replace(/^流程 (?:([A-Z]{3}) )?(.*)$/, (_, code = '', title = '') => `${title} ${code}`.trim())
    : `${CHAPTERS[chapter] ?? chapter} ${chapter}`
}

const shownOf = (rows: readonly Coverage[]): number =>
  rows.filter(({ scenarios }) => scenarios.length > 0).length
const share = (rows: readonly Coverage[]): string => `${shownOf(rows)}/${rows.length}`

const row = (one: Coverage, results: Readonly<Record<string, Result>>): string => {
  const shown = one.scenarios.length > 0
  const families = [...new Set(one.scenarios.map(({ family }) => family))].join(' ')
  const flow = isTransition(one.id) ? ` <a class="screen" href="flows.html#${escape(one.id)}">看流程</a>` : ''
  return `<tr id="${escape(one.id)}" data-find data-family="${escape(families)}" data-is="${shown ? 'shown' : 'bare'}"><td><b>${escape(one.id)}</b></td><td>${escape(one.text)}${flow}</td><td>${scenarioLinks(one.scenarios, results) || '<span class="warn">没有场景</span>'}</td></tr>`
}

/** The requirements page: which scenarios show each requirement, and which requirements have none. */
export function requirementPage(
  coverage: readonly Coverage[],
  results: Readonly<Record<string, Result>>,
): string {
  const groups = [...Map.groupBy(coverage, groupName)]
  const specification = coverage.filter(({ source }) => !isFlow(source))
  const flows = coverage.filter(({ source }) => isFlow(source))
  const percent = (rows: readonly Coverage[]) => Math.round((shownOf(rows) / (rows.length || 1)) * 100)
  return page({
    name: 'requirements.html',
    title: '需求与场景',
    side: groups
      .map(([name, rows]) => `<a href="#${escape(name)}">${escape(name)}<span>${share(rows)}</span></a>`)
      .join(''),
    content: `<h1>需求与场景</h1><p class="lead">场景带上需求编号的标签，就是表明了那一条。编号的全文在 features/requirements.tsv。</p>
<div class="tiles">${tile(share(specification), `规范的要求（${percent(specification)}%）`)}${tile(share(flows), `流程的变化与规则（${percent(flows)}%）`)}</div>
${tools(
  '搜索编号、要求、场景',
  [
    ['', '全部'],
    ['shown', '有场景'],
    ['bare', '没有场景'],
  ],
  [...new Set(coverage.flatMap(({ scenarios }) => scenarios.map(({ family }) => family)))],
)}${groups
  .map(
    ([name, rows]) =>
      `<section data-group id="${escape(name)}"><h2>${escape(name)} <span class="faint">${share(rows)}</span></h2><table class="wide"><thead><tr><th style="width:120px">编号</th><th style="width:42%">要求</th><th>场景</th></tr></thead><tbody>${rows.map((one) => row(one, results)).join('')}</tbody></table></section>`,
  )
  .join('')}`,
  })
}
