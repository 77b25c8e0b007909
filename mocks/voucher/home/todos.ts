// 凭证在工作台上的待办：各首页上等着的，这里也有。
import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { chainWorkTodos } from './chainTodos.ts'
import { coreTodos } from './coreTodos.ts'

/** 各角色的凭证首页：首页上等着的，这里也有。 */
const HOMES = [
  ['core.op', coreTodos, 'OPERATOR'],
  ['core.dir', coreTodos, 'DIRECTOR'],
  ['core.fin', coreTodos, 'FINAL'],
  ['chain.op', chainWorkTodos, 'OPERATOR'],
  ['chain.dir', chainWorkTodos, 'DIRECTOR'],
] as const

/** 在等别人的：首页上值得一看，但没有要办的。 */
const OTHERS = new Set(['ISSUED'])

/** 与别的产品的待办排在一起时，名称要说全是什么的。 */
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

/** 凭证各首页的待办，每类一次：一个企业可能担任同一职责的两个角色。 */
export const voucherTodos = (ctx: Context): HomeTodo[] => {
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
