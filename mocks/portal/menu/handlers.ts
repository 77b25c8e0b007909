import type * as calls from '#api/generated/corp/menus/menus.ts'
import * as msw from '../../generated/corp/menus/menus.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { menuTree } from './menus.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  listGrantedMenus: (ctx) => menuTree(ctx.user, ctx.corp, ctx.role),
})
