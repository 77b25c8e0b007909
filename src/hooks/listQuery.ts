import { readText } from '#domain/plainText.ts'
import { FIRST_PAGE } from './firstPage.ts'

export interface PageCond {
  pageNo: number
  pageSize: number
}
export interface Sort {
  field: string
  order: 'ASC' | 'DESC'
}
/** 列表请求体的公共部分；其余字段是平铺的筛选条件。 */
export interface ListQuery {
  pageCond: PageCond
  sort?: Sort
}
/** 一个筛选项：占用哪些字段，以及怎样把地址栏里的文字变成值（不合法返回 undefined）。 */
export interface QueryField {
  readonly names: readonly string[]
  /** 给人看的名称 */
  readonly label?: string
  parse: (texts: readonly string[], name: string) => unknown
}
type Values = Readonly<Record<string, unknown>>

export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100]
const isPageSize = (value: number) => PAGE_SIZES.includes(value) || value === FIRST_PAGE.pageSize
const RESERVED = new Set(['pageCond', 'sort'])
const LONGEST = 200

/** 没有声明筛选项的字段：按默认值的类型读取。 */
function parseLike(sample: unknown, texts: readonly string[]): unknown {
  if (Array.isArray(sample)) return texts
  const text = texts[0]
  if (text === undefined) return undefined
  if (typeof sample !== 'number') return text
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
}

const integer = (text: string | null, accept: (value: number) => boolean): number | undefined => {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined
  return accept(Number(text)) ? Number(text) : undefined
}

function readSort(text: string | null): Sort | undefined {
  const [, field, order] = /^([a-zA-Z]\w{0,39})\.(ASC|DESC)$/.exec(text ?? '') ?? []
  return field ? { field, order: order as Sort['order'] } : undefined
}

/** 筛选值是否算没有填：undefined、null、空串、空数组一类，不进请求也不进地址。 */
export const isEmptyValue = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const namesOf = (defaults: Values, fields: readonly QueryField[]) => [
  ...new Set([
    ...Object.keys(defaults).filter((name) => !RESERVED.has(name)),
    ...fields.flatMap((field) => field.names),
  ]),
]

const pageOf = (defaults: Values): PageCond => ({
  ...FIRST_PAGE,
  ...(defaults.pageCond as Partial<PageCond>),
})

/** 一个条件在地址栏里写的：读成的值，与有没有写着却读不懂的（看不见的字去掉再读）。 */
function readCondition(
  list: URLSearchParams,
  name: string,
  defaults: Values,
  fields: readonly QueryField[],
): { value: unknown; isUnread: boolean } {
  const written = list.getAll(name)
  const texts = written.map(readText).filter((text) => text !== '')
  // 写着空的是清掉了默认的条件
  if (texts.length === 0) return { value: written.length > 0 ? '' : defaults[name], isUnread: false }
  const usable = texts.filter((text) => text.length <= LONGEST)
  const field = fields.find((one) => one.names.includes(name))
  const value = field ? field.parse(usable, name) : parseLike(defaults[name], usable)
  const read = Array.isArray(value) ? value.length : Number(!isEmptyValue(value))
  return {
    value: isEmptyValue(value) ? defaults[name] : value,
    isUnread: read < (Array.isArray(value) ? texts.length : 1),
  }
}

/** 地址栏里写着却读不懂、没有用上的条件的名称：不说就像没有这个条件。 */
export const unreadConditions = (
  list: URLSearchParams,
  defaults: Values,
  fields: readonly QueryField[],
): string[] => [
  ...new Set(
    namesOf(defaults, fields)
      .filter((name) => readCondition(list, name, defaults, fields).isUnread)
      .map((name) => fields.find((field) => field.names.includes(name))?.label ?? name),
  ),
]

/** 地址栏参数 → 完整条件（含被清空的默认值，以空串表示）；不认得或不合法的值回到默认。 */
export function parseQuery(list: URLSearchParams, defaults: Values, fields: readonly QueryField[]): Values {
  const page = pageOf(defaults)
  const result: Record<string, unknown> = {
    pageCond: {
      pageNo: integer(list.get('pageNo'), (value) => value >= 1) ?? page.pageNo,
      pageSize: integer(list.get('pageSize'), isPageSize) ?? page.pageSize,
    },
  }
  const sort = readSort(list.get('sort')) ?? defaults.sort
  if (sort) result.sort = sort
  for (const name of namesOf(defaults, fields))
    result[name] = readCondition(list, name, defaults, fields).value
  return result
}

const sortText = (sort: unknown) => (sort ? `${(sort as Sort).field}.${(sort as Sort).order}` : undefined)

/** 完整条件 → 地址栏参数：只写与默认不同的值，保留别的参数。 */
export function formatQuery(
  list: URLSearchParams,
  state: Values,
  defaults: Values,
  fields: readonly QueryField[],
): URLSearchParams {
  const next = new URLSearchParams(list)
  const page = pageOf(defaults)
  const current = pageOf(state)
  const put = (name: string, value: unknown, standard: unknown) => {
    next.delete(name)
    if (JSON.stringify(value) === JSON.stringify(standard)) return
    if (isEmptyValue(value)) {
      if (!isEmptyValue(standard)) next.set(name, '')
      return
    }
    for (const one of Array.isArray(value) ? value : [value]) next.append(name, String(one))
  }
  for (const name of namesOf(defaults, fields)) put(name, state[name], defaults[name])
  put('sort', sortText(state.sort), sortText(defaults.sort))
  put('pageSize', current.pageSize, page.pageSize)
  put('pageNo', current.pageNo, page.pageNo)
  return next
}

/** 发给服务端的条件：空值不发。 */
export function sendable(state: Values): Values {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => !isEmptyValue(value)))
}
