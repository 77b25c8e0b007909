import { RULES, type Rule, type Violation } from './Finding.ts'

/** 同一处不合，几个人、几种窗口、几个子视图都看到：说一次。 */
export interface Merged extends Omit<Violation, 'persona' | 'size' | 'state'> {
  readonly personas: readonly string[]
  readonly sizes: readonly string[]
  readonly states: readonly string[]
}

/** 合并：路由、规则与说的都相同的是一处；说的里面像素不算。 */
export function merge(found: readonly Violation[]): Merged[] {
  const keyOf = ({ route, rule, what }: Violation) =>
    [route, rule, what.replaceAll(/\d+px/g, 'px').replaceAll(/y=\d+/g, 'y')].join('\u0000')
  return [...Map.groupBy(found, keyOf).values()].map((same) => {
    const { route, rule, what } = same[0]!
    const unique = (list: readonly string[]) => [...new Set(list)].filter(Boolean)
    return {
      route,
      rule,
      what,
      personas: unique(same.map(({ persona }) => persona)),
      sizes: unique(same.map(({ size }) => size)),
      states: unique(same.map(({ state }) => state)),
    }
  })
}

// 汉字占两格
const widthOf = (text: string) => text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** 表：一行一个路由，一列一条规则，格里是几处；最后是每条规则的合计。没有不合的路由不列，只数。 */
export function drawTable(routes: readonly string[], found: readonly Merged[]): string {
  const rules = Object.keys(RULES) as Rule[]
  const count = (rule: Rule, route?: string) =>
    found.filter((one) => one.rule === rule && (route === undefined || one.route === route)).length
  const all = [...new Set([...routes, ...found.map(({ route }) => route)])]
  const bad = all.filter((route) => found.some((one) => one.route === route))
  const first = Math.max(8, ...bad.map(widthOf))
  const cells = (values: readonly (string | number)[]) =>
    values.map((value) => pad(String(value || '·'), 7)).join('')
  const lines = bad.map((route) => `${pad(route, first)} ${cells(rules.map((rule) => count(rule, route)))}`)
  return [
    `${pad('路由', first)} ${cells(rules)}`,
    `${pad('', first)} ${cells(rules.map((rule) => RULES[rule]))}`,
    ...lines,
    `${pad('合计', first)} ${cells(rules.map((rule) => count(rule)))}`,
    `${all.length} 个路由，${all.length - bad.length} 个没有不合，共 ${found.length} 处`,
  ].join('\n')
}

/** 每处一行：路由 · 谁 · 窗口 · 样子 · 规则 · 是什么。 */
export const drawLines = (found: readonly Merged[]): string[] =>
  found
    .toSorted((a, b) => a.route.localeCompare(b.route) || a.rule.localeCompare(b.rule))
    .map(({ route, personas, sizes, states, rule, what }) =>
      [route, personas.join('、'), sizes.join('、') || '各种窗口', states.join('、'), rule, what].join(' · '),
    )
