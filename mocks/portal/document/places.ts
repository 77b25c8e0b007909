import type { Context } from '../../kernel/Context.ts'
import type { Registry } from '../../kernel/wiring.ts'
import { ACCOUNT_PLACES } from './accountPlaces.ts'

/** 一种有编号的单据，与看得到它的几页。 */
export interface Place {
  /** 编号的开头；合同、发票用外面的号，没有 */
  readonly prefix?: string
  readonly entity: string
  readonly name: string
  /** 编号的字段，也是页面上那个条件的名字 */
  readonly field: string
  /** 由哪个查询列出 */
  readonly list: string
  /** 依次试的页面：缺省只看一种状态的，地址里写明清空它；写了 view 的直接打开那一份 */
  readonly paths: readonly string[]
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 有编号的单据，各在哪几页。 */
    places: readonly Place[]
  }
}

/** 各产品的在前，账户中心的在后：同样开头的编号，先试产品的页面。 */
const placesOf = (registry: Registry): Place[] => [...registry.contributed('places'), ...ACCOUNT_PLACES]

/** 这一份叫什么、编号是多少：同一种实体按编号的开头分（投标与非投标）；不列在任何一页的没有。 */
export const namedOf = (
  registry: Registry,
  entity: string,
  row: object,
): { name: string; documentNo: string } | undefined => {
  const fields = row as Readonly<Record<string, unknown>>
  for (const { prefix = '', entity: one, name, field } of placesOf(registry)) {
    const documentNo = fields[field]
    if (one === entity && typeof documentNo === 'string' && documentNo.startsWith(prefix))
      return { name, documentNo }
  }
  return undefined
}

/** 一种单据、本人看得到它的那一页。 */
export interface Spot extends Pick<Place, 'prefix' | 'entity' | 'name' | 'field' | 'list'> {
  readonly path: string
  /** 页面自己的条件 */
  readonly given: URLSearchParams
}

/** 各种单据在本人打得开的第一页；一页也打不开的没有。 */
export const spotsOf = (ctx: Context): Spot[] =>
  placesOf(ctx.world.registry).flatMap(({ paths, ...place }) => {
    const found = paths.find((one) => ctx.isGranted([one.split('?')[0]!]))
    if (!found) return []
    const [path = '', search] = found.split('?')
    return [{ ...place, path, given: new URLSearchParams(search) }]
  })

/** 这份单据所在页面的地址，带着查出它的条件。 */
export const addressOf = ({ path, given, field }: Spot, documentNo: string): string =>
  `${path}?${new URLSearchParams([...given, [field, documentNo]])}`

/** 编号是这样开头的单据所在页面的地址；本人一个也打不开的没有。 */
export const placeOf = (ctx: Context, documentNo: string): string | undefined => {
  const spot = spotsOf(ctx).find(({ prefix }) => prefix && documentNo.startsWith(prefix))
  return spot && addressOf(spot, documentNo)
}
