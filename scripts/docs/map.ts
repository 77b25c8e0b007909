// docs/map.md: the map of the folders, generated from the sources: their contents, their size, and the imports between them.
import { families } from '../../mocks/backend.ts'
import type { Family } from '../../mocks/kernel/wiring.ts'
import { FAMILIES } from '../families.ts'
import { type Import, importsOf, layerOf, written } from '../sources.ts'
import { table } from './table.ts'

const ROOMS: Readonly<Record<string, string>> = {
  main: '启动',
  app: '启动与路由、登录门、外壳、监控',
  pages: '页面，目录与地址一一对应',
  routes: '全部路由，一个家族一张表',
  business: '有业务含义、几个地址共用的块',
  ui: '与产品无关的组件',
  hooks: '与产品无关的钩子',
  state: '会话、菜单、字典、配置',
  api: '唯一的 axios 与由契约生成的客户端',
  domain: '纯规则：金额、日期、校验、权限、落地',
}

const layers = Object.keys(ROOMS)

type Edges = ReadonlyMap<string, ReadonlySet<string>>

/** Which layer imports which, a layer's own files left out. */
function edgesOf(imports: readonly Import[]): Edges {
  const edges = new Map<string, Set<string>>()
  for (const { from, target, isPackage } of imports) {
    const [one, other] = [layerOf(from), layerOf(target)]
    if (!isPackage && one !== other) edges.set(one, (edges.get(one) ?? new Set()).add(other))
  }
  return edges
}

const reaches = (edges: Edges, from: string, to: string, seen = new Set<string>()): boolean =>
  [...(edges.get(from) ?? [])].some(
    (next) => next === to || (!seen.has(next) && reaches(edges, next, to, seen.add(next))),
  )

/** An arrow implied by other arrows is not drawn: upper layers may use all lower ones. */
const shortened = (edges: Edges): [string, string][] =>
  [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((between) => between !== to && reaches(edges, between, to)))
      .toSorted()
      .map((to): [string, string] => [from, to]),
  )

const diagram = (arrows: readonly string[]) =>
  ['```mermaid', 'flowchart TD', ...arrows.map((arrow) => `  ${arrow}`), '```'].join('\n')

const HEAD = `# 地图

由源码画出，\`npm run docs\` 重画；不要手改。箭头是“引用”，能由别的箭头连到的不再画：上面的可以用下面的，反过来不行，由 \`tests/architecture\` 把关。虚线是用到时才取来，“只类型”不进构建。文件数取到十。`

const round = (count: number) => String(Math.max(Math.round(count / 10) * 10, Math.min(count, 10)))

function portal(): string {
  const sources = written('src')
  const imports = sources.flatMap(importsOf)
  const firm = edgesOf(imports.filter(({ isType, isLazy }) => !isType && !isLazy))
  const late = edgesOf(imports.filter(({ isType, isLazy }) => !isType && isLazy))
  const types = edgesOf(imports.filter(({ isType }) => isType))
  const has = (edges: Edges, from: string, to: string) => edges.get(from)?.has(to) ?? false
  const rows = layers.map((layer) => {
    const own = sources.filter(({ path }) => layerOf(path) === layer)
    const uses = layers.flatMap((other) => {
      if (has(firm, layer, other)) return [other]
      if (has(late, layer, other)) return [`${other}（用到时）`]
      return has(types, layer, other) ? [`${other}（只类型）`] : []
    })
    return [`\`${layer}\``, ROOMS[layer]!, round(own.length), uses.join('、') || '－']
  })
  const dotted = layers.flatMap((from) =>
    layers.filter((to) => has(late, from, to) && !has(firm, from, to)).map((to) => `${from} -.-> ${to}`),
  )
  return [
    '## 门户 `src`',
    diagram([...shortened(firm).map(([from, to]) => `${from} --> ${to}`), ...dotted]),
    table(['目录', '放什么', '文件', '引用'], rows),
  ].join('\n\n')
}

function backend(): string {
  const sources = written('mocks')
  const rows = Object.entries(families).map(([name, family]: [string, Family]) => {
    const own = sources.filter(({ path }) => path.startsWith(`mocks/${name}/`))
    const flows = [...(family.flows ?? []), ...(family.modules ?? []).flatMap((module) => module.flows ?? [])]
    return [
      `\`${name}\``,
      FAMILIES[name]!,
      round(own.length),
      flows.length > 0 ? `[${flows.length} 张](flows/${name}.md)` : '－',
    ]
  })
  return [
    '## 模拟后端 `mocks`',
    '`kernel/` 不知道任何业务，也不知道 Node；一个家族一个文件夹，里面一个流程一个文件夹；`backend.ts` 是唯一知道全部家族的地方；`hosts/` 让它在 Node 与浏览器里跑起来。',
    table(['家族', '名称', '文件', '流转表'], rows),
  ].join('\n\n')
}

/** The folder of checks/ that contains a file, or another top folder: `checks/faults`, `features`. */
const roomOf = (path: string): string => path.split('/', path.startsWith('checks/') ? 2 : 1).join('/')

function checks(): string {
  const sources = written('checks')
  const imports = sources.flatMap(importsOf).filter(({ isPackage }) => !isPackage)
  const rooms = [...new Set(sources.map(({ path }) => roomOf(path)))].toSorted()
  const rows = rooms.map((room) => {
    const used = imports.filter(({ from }) => roomOf(from) === room).map(({ target }) => roomOf(target))
    const others = [...new Set(used)].filter((other) => other !== room).toSorted()
    const own = sources.filter(({ path }) => roomOf(path) === room)
    return [`\`${room}\``, round(own.length), others.map((other) => other.replace('checks/', '')).join('、')]
  })
  return [
    '## 检查 `checks`、测试 `tests`、工具 `scripts`',
    '`checks/` 里一种检查一个文件夹，引擎、用例与门（`run.ts`）都在里面，各证明什么、几分钟、什么时候跑见 [checks](../checks/README.md)；`tests/` 只有 vitest 的测试，`scripts/` 只有写与构建用的工具。`tests` 可以用 `checks` 与 `scripts`，`checks` 可以用 `scripts`，反过来不行。',
    diagram(['tests --> checks', 'checks --> features', 'checks --> scripts', 'scripts --> mocks']),
    table(['目录', '文件', '引用'], rows),
  ].join('\n\n')
}

/** The text of docs/map.md. */
export const mapPage = (): string => `${[HEAD, portal(), backend(), checks()].join('\n\n')}\n`
