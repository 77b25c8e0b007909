import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { chainWorkTodos } from '../../voucher/home/chainTodos.ts'
import { coreTodos } from '../../voucher/home/coreTodos.ts'
import { familyTodos } from './familyTodos.ts'

/** The homes of the vouchers by role: what stands there waits here, too. */
const HOMES = [
  ['core.op', coreTodos, 'OPERATOR'],
  ['core.dir', coreTodos, 'DIRECTOR'],
  ['core.fin', coreTodos, 'FINAL'],
  ['chain.op', chainWorkTodos, 'OPERATOR'],
  ['chain.dir', chainWorkTodos, 'DIRECTOR'],
] as const

/** Waits for somebody else: worth a look on the home, nothing to do. */
const OTHERS = new Set(['ISSUED'])

/** Beside what waits in other products, a kind says what it is of. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  'core.op DRAFT': '未提交的开立草稿',
  'core.op REJECTED': '被驳回的开立申请',
  'core.dir PENDING_REVIEW': '待复核的开立申请',
  'core.dir WITHDRAW': '待复核的开立撤回',
  'core.fin PENDING_FINAL': '待终审的开立申请',
  'chain.op WAIT_SIGN': '待签收的凭证',
  'chain.dir PENDING_REVIEW': '待复核的签收',
  'chain.dir REFUSE_PENDING': '待复核的拒签',
}

/** The kinds of the vouchers' homes, each once: an enterprise may hold both roles of one duty. */
const voucherTodos = (ctx: Context): HomeTodo[] => {
  const todos = HOMES.flatMap(([token, todosFor, post]) =>
    ctx.holds(token)
      ? todosFor(ctx, post)
          .filter(({ code }) => !OTHERS.has(code))
          .map((one) => ({
            ...one,
            code: `${token} ${one.code}`,
            name: FULL_NAMES[`${token} ${one.code}`] ?? one.name,
          }))
      : [],
  )
  return todos.filter((one, at) => todos.findIndex(({ path }) => path === one.path) === at)
}

/** The most urgent first: overdue, due today, then by the deadline; what has none comes last. */
const urgency = ({ overdueCount = 0, dueTodayCount = 0, deadline = '9' }: HomeTodo): string =>
  `${overdueCount > 0 ? 0 : dueTodayCount > 0 ? 1 : 2}${deadline}`

/** Everything that waits for the signed-in person in this enterprise, over all products. */
export const workbenchTodos = (ctx: Context): HomeTodo[] =>
  [...voucherTodos(ctx), ...familyTodos(ctx)]
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => (urgency(a) < urgency(b) ? -1 : urgency(a) > urgency(b) ? 1 : 0))
