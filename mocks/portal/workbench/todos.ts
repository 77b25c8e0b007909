import type { HomeTodo } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { accountTodos } from './accountTodos.ts'
import { byUrgency } from './homeTodo.ts'

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 等登录的人以当前角色办的；一类没有等着的也可以在其中，工作台不显示。 */
    todos: readonly ((ctx: Context) => HomeTodo[])[]
  }
}

/** 登录的人在本企业要办的，所有产品合计。 */
export const workbenchTodos = (ctx: Context): HomeTodo[] => {
  const products = ctx.world.registry.contributed('todos').flatMap((todosOf) => todosOf(ctx))
  return byUrgency([...products, ...accountTodos(ctx)].filter(({ count }) => count > 0))
}
