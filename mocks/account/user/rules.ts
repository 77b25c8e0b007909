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

/** 只替别人重置密码。 */
export const notSelf = guard<UserRow>('SELF', (_world, user, actor) =>
  user.userId === actor.user.userId ? '本人的密码请在个人信息中修改' : undefined,
)
