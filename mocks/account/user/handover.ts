// 停用一名用户之前：他的工作台上有什么，停用之后谁的工作台上还有。
import type { CorpUserHandover } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import type { UserRow } from '../../kernel/rows.ts'
import { workbenchTodos } from '../../portal/workbench/todos.ts'
import { OWN_PAGE } from '../certificate/rules.ts'

/** 这个人以他的各个角色看到的待办，一类一次：几个角色都有的不重复计；本人的证书停用时一并注销，不在其中。 */
const todosOf = (ctx: Context, { userId, roleCodes }: UserRow) => {
  const kinds = roleCodes.flatMap((roleCode) => workbenchTodos(ctx.as(userId, roleCode)))
  return new Map(
    kinds.flatMap(({ name, count, path }) => (path === OWN_PAGE ? [] : [[name, count] as const])),
  )
}

/** 待办按岗位分，不跟着人：同一类在谁的工作台上，就由谁接着办。 */
export const handoverOf = (ctx: Context, user: UserRow): CorpUserHandover[] => {
  const others = ctx.world.users
    .where((one) => one.corpId === user.corpId && one.userStatus === 'NORMAL' && one.userId !== user.userId)
    .map((one) => ({ name: one.personName, todos: todosOf(ctx, one) }))
  return [...todosOf(ctx, user)].map(([todoName, todoCount]) => ({
    todoName,
    todoCount,
    takerNames: others.flatMap(({ name, todos }) => (todos.has(todoName) ? name : [])),
  }))
}
