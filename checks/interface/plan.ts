import type { PageRoute } from '#routes/define.ts'

/** 谁：人员代号，授给他的地址。 */
export interface Person {
  readonly code: string
  readonly granted: ReadonlySet<string>
}

/** 一次走访：谁去哪些页面，看有数据的世界还是空白的世界。 */
export interface Round {
  readonly person: string
  readonly scenario: 'default' | 'empty'
  readonly routes: readonly PageRoute[]
  /** 这些页面由他走全套：点标签、离开再回来、查不到（每个页面只要一个人） */
  readonly thorough: ReadonlySet<string>
}

/** 一趟最多这么多页，几个工人分得均匀。 */
const MOST = 16

/** 哪些页面归哪一边的人看；没写的按人员的先后。 */
const OWNERS: readonly (readonly [RegExp, string])[] = [
  [/^\/credit\/(chain|core\/finance|finance-data)\//, 'chain-'],
  [/^\/guarantee\/(benefit)\//, 'gua-ben-'],
]

/** 岗位：代号的最后一节。 */
export const dutyOf = (code: string): string => code.slice(code.lastIndexOf('-') + 1)

/** 这个页面每一种岗位由一个人去看：先是管这一族的，再按人员的先后。 */
export function visitorsOf({ path, alwaysAllowed }: PageRoute, people: readonly Person[]): Person[] {
  const owner = OWNERS.find(([pattern]) => pattern.test(path))?.[1] ?? ''
  const able = people.filter(({ granted }) => alwaysAllowed || granted.has(path))
  const ranked = able.toSorted((a, b) => Number(b.code.startsWith(owner)) - Number(a.code.startsWith(owner)))
  return [...Map.groupBy(ranked, ({ code }) => dutyOf(code)).values()].map(([first]) => first!)
}

/** 把页面分给人：有数据的每种岗位一个（isOnce 时一个页面一个），空白的一个页面一个；按人分趟。 */
export function planRounds(routes: readonly PageRoute[], people: readonly Person[], isOnce = false): Round[] {
  const full = new Map<string, PageRoute[]>()
  const empty = new Map<string, PageRoute[]>()
  const thorough = new Set<string>()
  for (const route of routes)
    for (const [at, { code }] of visitorsOf(route, people).entries()) {
      if (at > 0 && isOnce) continue
      full.set(code, [...(full.get(code) ?? []), route])
      if (at > 0) continue
      empty.set(code, [...(empty.get(code) ?? []), route])
      thorough.add(`${code} ${route.path}`)
    }
  const rounds = (plan: ReadonlyMap<string, PageRoute[]>, scenario: Round['scenario']) =>
    [...plan].flatMap(([person, own]) =>
      Array.from({ length: Math.ceil(own.length / MOST) }, (_, at): Round => {
        const part = own.slice(at * MOST, (at + 1) * MOST)
        const all = part.map(({ path }) => path).filter((path) => thorough.has(`${person} ${path}`))
        return { person, scenario, routes: part, thorough: new Set(all) }
      }),
    )
  return [...rounds(full, 'default'), ...rounds(empty, 'empty')]
}
