// 账户中心的流转由岗位办理，不论当前角色属于哪个产品（流转表的 corp.op、corp.dir、mgr）：人与岗位只在这里对应。
import type { Context } from '../../kernel/Context.ts'
import { type Actor, actorOf } from '../../kernel/document.ts'
import { CORP_DIRECTOR, CORP_MANAGER, CORP_OPERATOR } from '../../kernel/roles.ts'
import type { MessageRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { tokensOf } from '../../portal/menu/menus.ts'

const TOKENS = {
  [CORP_OPERATOR]: 'corp.op',
  [CORP_DIRECTOR]: 'corp.dir',
  [CORP_MANAGER]: 'mgr',
} as const

/** 岗位：任一产品的经办、任一产品的复核、企业管理员。 */
type Duty = keyof typeof TOKENS

/** 这个人以当前角色是不是有这个岗位。 */
export const hasDuty = ({ user, role }: Pick<Actor, 'user' | 'role'>, duty: Duty): boolean =>
  tokensOf(user, role).has(TOKENS[duty])

/** 办理人，带着他此刻有的岗位。 */
export const onDuty = (ctx: Context): Actor => ({
  ...actorOf(ctx),
  duties: (Object.keys(TOKENS) as Duty[]).filter((duty) => hasDuty(ctx, duty)),
})

/** 企业里有这个岗位的人，不论他此刻以哪个角色登录。 */
export const usersOnDuty = (world: World, corpId: string, duty: Duty): UserRow[] =>
  world.users.where(
    (user) =>
      user.corpId === corpId &&
      user.userStatus === 'NORMAL' &&
      user.roleCodes.some((role) => hasDuty({ user, role }, duty)),
  )

/** 给有这个岗位的每个人一条待办。 */
export const tellDuty = (
  world: World,
  corpId: string,
  duty: Duty,
  message: Pick<MessageRow, 'messageTitle' | 'messageContent' | 'bizNo' | 'jumpPath'>,
): void => {
  for (const { userId } of usersOnDuty(world, corpId, duty))
    world.notify({ ...message, corpId, userId, messageType: 'TODO' })
}
