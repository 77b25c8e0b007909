import { compare, isDecimal } from '#domain/money.ts'

type PageQuery = {
  pageCond: { pageNo: number; pageSize: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
}

/** Which rows of a list are urgent: the flow of its documents decides (Flow.waits). */
export type Waits<Row> = {
  today: string
  /** Whether it waits for the caller. */
  isMine: (row: Row) => boolean
  /** Whether any user still has to do something about it. */
  isOpen: (row: Row) => boolean
  /** When the business itself falls due: among steps with the same deadline, the earlier first. */
  dueOf?: (row: Row) => string
}

/** The same for rows in answer form: those with one of these buttons wait for the caller. */
export const waitsByActions = (
  { today }: { today: string },
  ...codes: readonly string[]
): Waits<{ actions: readonly { code: string; enabled: boolean }[]; nextActor?: string | undefined }> => ({
  today,
  isMine: ({ actions }) => actions.some(({ code, enabled }) => enabled && codes.includes(code)),
  isOpen: ({ nextActor }) => nextActor !== undefined,
})

type Options<Row, View> = {
  view: (row: Row) => View
  /** The field that the summary adds up. */
  amount?: keyof Row & string
  /** Other fields to add up: what is still unpaid, what was paid for it. */
  also?: readonly (keyof Row & string)[]
  /** The amounts are added up only if all hits have the same values in these fields: different kinds have no sum. */
  alike?: readonly (keyof Row & string)[]
  /** Text fields that match when they contain the filter; all others match when equal. */
  like?: readonly (keyof Row & string)[]
  /** Filters that are not a stored field: name → test. */
  derived?: Readonly<Record<string, (row: Row, wanted: unknown) => boolean>>
  /** Puts urgent rows first; absent for lists without work. */
  waits?: Waits<Row> | undefined
  /** The rows keep their own order, the last first. */
  ordered?: true
}

const MONEY = /^\d+\.\d\d$/

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Orders two stored values: numbers by number, money by value, an instant against a day by the day. */
const order = (a: unknown, b: unknown): number => {
  if (typeof a === 'number') return a - Number(b)
  const [left, right] = [textOf(a), textOf(b)]
  // Two amounts with two decimals each: the longer one is the larger, and big.js is spared.
  if (MONEY.test(left) && MONEY.test(right))
    return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0)
  if (isDecimal(left) && isDecimal(right)) return compare(left, right)
  const start = left.slice(0, right.length)
  return start === right ? 0 : start < right ? -1 : 1
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

const matches = (row: object, name: string, wanted: unknown, like: readonly string[]): boolean => {
  const values = row as Record<string, unknown>
  const range = /^(.+)(From|To)$/.exec(name)
  if (range && !(name in values)) {
    const actual = values[range[1]!]
    if (actual === undefined) return false
    return range[2] === 'From' ? order(actual, wanted) >= 0 : order(actual, wanted) <= 0
  }
  if (like.includes(name)) return textOf(values[name]).includes(textOf(wanted).trim())
  return values[name] === (typeof wanted === 'string' ? wanted.trim() : wanted)
}

const fieldOf = (row: object, name: string): string => textOf((row as Record<string, unknown>)[name])

/** Latest created first; at the same moment, or without a time, the one added last. */
const latestFirst = <Row extends object>(rows: readonly Row[]): Row[] => {
  const latest = rows.toReversed()
  if (rows.some((row) => fieldOf(row, 'createTime') === '')) return latest
  return latest.toSorted((a, b) => {
    const [left, right] = [fieldOf(a, 'createTime'), fieldOf(b, 'createTime')]
    return left === right ? 0 : left < right ? 1 : -1
  })
}

/**
 * What waits for the caller first, by the deadline of its step: overdue, due today, due later, without one. Then what is
 * overdue with others, then the rest in its order.
 */
const urgentFirst = <Row extends object>(
  rows: readonly Row[],
  { today, isMine, isOpen, dueOf = () => '' }: Waits<Row>,
  deadlineOf: (row: Row) => string,
): Row[] => {
  const keyOf = (row: Row): string => {
    if (!isOpen(row)) return '3'
    const deadline = deadlineOf(row)
    if (isMine(row)) return `1${deadline || '9'} ${dueOf(row)}`
    return deadline !== '' && deadline.slice(0, 10) <= today ? `2${deadline}` : '3'
  }
  const keyed = rows.map((row) => [keyOf(row), row] as const)
  return keyed.toSorted(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1)).map(([, row]) => row)
}

/** Adds up in whole 分: big.js for a hundred thousand rows would take longer than the query. */
const total = (amounts: readonly string[]): string => {
  let fen = 0n
  for (const amount of amounts) {
    const [yuan = '0', cents = ''] = amount.split('.')
    fen += BigInt(yuan) * 100n + BigInt(cents.padEnd(2, '0'))
  }
  const text = fen.toString().padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** Why an action is not offered is shown on the document's own page: a row shows only its buttons. */
const withoutRefusals = <View>(view: View): View => {
  if (typeof view !== 'object' || view === null || !('refusals' in view)) return view
  const { refusals: _, ...rest } = view
  return rest as View
}

/**
 * Shared by all list queries: filtering by field name (xxxFrom and xxxTo make a range), sorting (by default urgent
 * first, then the latest created; rows without a value always last), totals and paging. Totals cover every row that
 * matches, not only this page (INV-22).
 */
export const answerPage = <Row extends object, View>(
  rows: readonly Row[],
  query: PageQuery,
  {
    view,
    amount,
    also = [],
    alike = [],
    like = [],
    derived = {},
    waits,
    ordered: isOrdered,
  }: Options<Row, View>,
) => {
  const { pageCond, sort, ...filters } = query as PageQuery & Record<string, unknown>
  const wanted = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== null && value !== '' && value !== 'ALL',
  )
  const hits = rows.filter((row) =>
    wanted.every(([name, value]) =>
      derived[name] ? derived[name](row, value) : matches(row, name, value, like),
    ),
  )
  // sorting needs the derived fields, the page the whole row: each row is viewed once
  const viewed = new Map<Row, View>()
  const viewOf = (row: Row): View => {
    if (!viewed.has(row)) viewed.set(row, view(row))
    return viewed.get(row)!
  }
  let ordered = isOrdered ? hits.toReversed() : latestFirst(hits)
  if (waits && !sort)
    ordered = urgentFirst(ordered, waits, (row) => fieldOf(viewOf(row) as object, 'deadline'))
  if (sort) {
    const sign = sort.order === 'ASC' ? 1 : -1
    // derived fields (a step's deadline) can be sorted by as well as stored ones
    const field = (row: Row): unknown =>
      (row as Record<string, unknown>)[sort.field] ?? (viewOf(row) as Record<string, unknown>)[sort.field]
    ordered.sort((a, b) => {
      const [left, right] = [field(a), field(b)]
      // rows without a value (no deadline any more) are neither first nor latest: after all that have one
      if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right))
      return sign * order(left, right)
    })
  }
  const isSummable = alike.every((field) => new Set(hits.map((row) => row[field])).size <= 1)
  const totalOf = (field: string) =>
    total(hits.map((row) => textOf((row as Record<string, unknown>)[field]) || '0'))
  const from = (pageCond.pageNo - 1) * pageCond.pageSize
  return {
    list: ordered.slice(from, from + pageCond.pageSize).map((row) => withoutRefusals(viewOf(row))),
    pageCond: { ...pageCond, count: hits.length },
    summary: {
      count: hits.length,
      ...(amount && isSummable && { amount: totalOf(amount), amountField: amount }),
      ...(also.length > 0 &&
        isSummable && { others: also.map((field) => ({ field, amount: totalOf(field) })) }),
    },
  }
}
