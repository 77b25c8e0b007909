import type * as calls from '#api/generated/uaa/accounts/accounts.ts'
import * as msw from '#api/generated/uaa/accounts/accounts.msw.ts'
import { maskText } from '#domain/mask.ts'
import { defineTag } from '../../define.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  currentAccount: ({ user: { userId, personName, mobilePhone, userStatus, lastLoginTime } }) => ({
    userId,
    personName,
    mobilePhone: maskText(mobilePhone),
    userStatus,
    ...(lastLoginTime && { lastLoginTime }),
  }),
  logout: ({ world, session }) => {
    world.sessions.delete(session.token)
  },
})
