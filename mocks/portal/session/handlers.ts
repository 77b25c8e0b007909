import type * as calls from '#api/generated/corp/sessions/sessions.ts'
import { instantAt } from '#domain/calendar.ts'
import * as msw from '../../generated/corp/sessions/sessions.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { IDLE_MS } from '../../kernel/enforce/session.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  refreshSession: ({ world, user, corp }) => ({
    userId: user.userId,
    corpId: corp.corpId,
    memberId: corp.memberId,
    expireTime: instantAt(world.clock.ms() + IDLE_MS),
  }),
})
