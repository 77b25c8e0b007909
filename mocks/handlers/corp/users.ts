import type * as calls from '#api/generated/corp/users/users.ts'
import * as msw from '#api/generated/corp/users/users.msw.ts'
import { defineTag } from '../../define.ts'
import { BusinessError } from '../../errors.ts'
import { currentUserView } from './userView.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  currentUser: currentUserView,
  switchRole: (ctx, { roleCode }) => {
    if (!ctx.user.roleCodes.includes(roleCode)) throw new BusinessError('ROLE', '没有该角色，不可切换')
    ctx.session.roleCode = roleCode
    return currentUserView(ctx)
  },
})
