import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import { sum } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { notOwnDocument, notOwnMaking } from '../../kernel/document.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { Table } from '../../kernel/Table.ts'
import type { World } from '../../kernel/World.ts'
import { earlier, stepDay } from '../holiday/step.ts'

// 首页与工作台上，什么在等谁：一类一项，顺序与页面相同。

export type Kind<Row extends object> = {
  code: string
  name: string
  /** 办理页面，可带筛选条件 */
  path: string
  rows: readonly Row[]
  /** 从本企业看，这一份的对方企业；没有对方的不给 */
  partyOf?: (row: Row) => string | readonly string[] | undefined
  /** 没有金额的不给 */
  amountOf?: (row: Row) => string | undefined
  deadlineOf?: (row: Row) => string | undefined
}

/** 本人为何不能办这一份；能办时为 undefined（INV-01）。 */
type Barred<Row extends object> = (...asked: [Context['world'], Row, Context['user']]) => string | undefined

/** 期限（日期或时刻）是否已过：到期那天不算。 */
const isPast = (ctx: Context, deadline: string): boolean =>
  deadline < (deadline.length > 10 ? ctx.now : ctx.today)

/** 对方是谁：全是同一家的给名称，不止一家的给家数；有的还没有定对方的（草稿），不说成全是那一家的。 */
const partiesOf = <Row extends object>({ rows, partyOf }: Kind<Row>) => {
  const parties = rows.map((row) => [partyOf?.(row) ?? []].flat())
  const [partyName, ...others] = new Set(parties.flat())
  if (others.length > 0) return { partyCount: others.length + 1 }
  return { partyName: parties.every((one) => one.length > 0) ? partyName : undefined }
}

/** 一类待办的笔数、对方、金额与最近期限；复核的另计本人经办的（INV-01）。 */
const tally = <Row extends object>(ctx: Context, kind: Kind<Row>, barred?: Barred<Row>): HomeTodo => {
  const { code, name, path, rows, amountOf, deadlineOf } = kind
  const deadlines = rows.flatMap((row) => deadlineOf?.(row) ?? [])
  const mine = barred ? rows.filter((row) => barred(ctx.world, row, ctx.user) !== undefined).length : 0
  return present({
    code,
    name,
    path,
    count: rows.length,
    ...partiesOf(kind),
    amount: amountOf && sum(rows.map((row) => amountOf(row) ?? '0.00')),
    deadline: deadlines.toSorted()[0],
    ownCount: mine || undefined,
    // 今日的时刻已过的算已过
    dueTodayCount:
      deadlines.filter((one) => one.startsWith(ctx.today) && !isPast(ctx, one)).length || undefined,
    overdueCount: deadlines.filter((one) => isPast(ctx, one)).length || undefined,
  })
}

/** 由本人发起或办理的一类待办，期限是单据自己的；barred 判定本人不能办的。 */
export const toDo = <Row extends object>(ctx: Context, kind: Kind<Row>, barred?: Barred<Row>) =>
  tally(ctx, kind, barred)

/** 由本人复核的一类待办，期限是复核这一步的；barred 判定本人不能办的。 */
export const toReview = <Row extends DocumentRow>(
  ctx: Context,
  kind: Kind<Row>,
  barred: Barred<Row> = notOwnDocument,
) =>
  tally(
    ctx,
    { ...kind, deadlineOf: (row) => earlier(stepDay(ctx.world, row), kind.deadlineOf?.(row)) },
    barred,
  )

const urgency = ({ overdueCount = 0, dueTodayCount = 0, deadline = '9' }: HomeTodo): string =>
  `${overdueCount > 0 ? 0 : dueTodayCount > 0 ? 1 : 2}${deadline}`

/** 最急的在前：逾期、今天到期，其次按期限；没有期限的最后。 */
export const byUrgency = (todos: readonly HomeTodo[]): HomeTodo[] =>
  todos.toSorted((a, b) => (urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0))

/** 少有的几类：有才显示。 */
export const some = (todos: readonly HomeTodo[]): HomeTodo[] => todos.filter(({ count }) => count > 0)

/** 本企业的单据。 */
export const own = (ctx: Context) => (row: { corpId: string }) => row.corpId === ctx.corp.corpId

/** 一类单据的对方、金额与期限。 */
export type Parts<Row extends object> = Pick<Kind<Row>, 'partyOf' | 'amountOf' | 'deadlineOf'>

/** 一类待办：代码、名称与页面，以及本企业哪些单据在等。 */
type Wait = <Row extends DocumentRow>(
  name: readonly [code: string, name: string, path: string],
  table: Table<Row>,
  isIt: (row: Row) => boolean,
  parts?: Parts<Row>,
) => HomeTodo

/** 按角色的待办；只取当前担任的角色。一类没有等着的也在其中，笔数为零。 */
export const roleTodos =
  (kindsOf: Readonly<Record<string, (wait: Wait, ctx: Context, world: World) => HomeTodo[]>>) =>
  (ctx: Context): HomeTodo[] =>
    Object.entries(kindsOf).flatMap(([token, kinds]) => {
      if (!ctx.holds(token)) return []
      const wait: Wait = ([code, name, path], table, isIt, parts) => {
        const kind = { code, name, path, rows: table.where((row) => own(ctx)(row) && isIt(row)), ...parts }
        return token.endsWith('.dir') ? toReview(ctx, kind, notOwnMaking) : toDo(ctx, kind)
      }
      return kinds(wait, ctx, ctx.world)
    })
