import { guard } from '../../kernel/flow.ts'
import type { UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'

const activeManagers = (world: World, corpId: string): UserRow[] =>
  world.users.where(
    (user) =>
      user.corpId === corpId && user.userStatus === 'NORMAL' && user.postCodes.includes('POST_MANAGER'),
  )

/** 企业最后一名管理员。 */
export const isLastManager = (world: World, user: UserRow): boolean => {
  const managers = activeManagers(world, user.corpId)
  return managers.length === 1 && managers[0] === user
}

/** T-USR-04：不停用本人，也不停用最后一名管理员。 */
export const disablable = guard<UserRow>('T-USR-04', (world, user, actor) => {
  if (user.userId === actor.user.userId) return '不能停用本人'
  return isLastManager(world, user) ? '企业至少要有一名管理员' : undefined
})

/** 邀请短信两次之间至少相隔这么久。 */
const INVITE_MS = 60_000

/** 重发邀请：刚发过的不再发。 */
export const notJustInvited = guard<UserRow>('SMS_TOO_OFTEN', (world, { inviteTime }) =>
  inviteTime !== undefined && world.clock.ms() - Date.parse(inviteTime) < INVITE_MS
    ? '邀请短信刚刚发过，一分钟后可以再发'
    : undefined,
)

/** 只替别人重置密码。 */
export const notSelf = guard<UserRow>('SELF', (_world, user, actor) =>
  user.userId === actor.user.userId ? '本人的密码请在个人信息中修改' : undefined,
)
