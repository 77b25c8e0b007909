// The account centre's transitions belong to a duty of the enterprise, whatever product the role is of
// (corp.op, corp.dir, mgr of domain/transitions.tsv).
import { BusinessError } from '../../kernel/errors.ts'
import { tokensOf } from '../../portal/menu/menus.ts'
import type { MessageRow, UserRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { Actor } from '../../kernel/machine.ts'

const TOKENS = {
  CORP_OPERATOR: 'corp.op',
  CORP_DIRECTOR: 'corp.dir',
  CORP_MANAGER: 'mgr',
} as const

/** 岗位：任一产品的经办、任一产品的复核、企业管理员。 */
export type Duty = keyof typeof TOKENS

/** 这个人以当前角色是不是有这个岗位。 */
export const hasDuty = ({ user, role }: Pick<Actor, 'user' | 'role'>, duty: Duty): boolean =>
  tokensOf(user, role).has(TOKENS[duty])

/** 以岗位行事的办理人；没有这个岗位的不能办理。 */
export const onDuty = (actor: Actor, duty: Duty): Actor => {
  if (!hasDuty(actor, duty)) throw new BusinessError('ROLE', '当前角色不能办理此业务')
  return { ...actor, role: duty }
}

/** 企业里有这个岗位的人，不论他此刻以哪个角色登录。 */
export const usersOnDuty = (world: World, corpId: string, duty: Duty): UserRow[] =>
  world.users.where(
    (user) =>
      user.corpId === corpId &&
      user.userStatus === 'NORMAL' &&
      user.roleCodes.some((role) => hasDuty({ user, role }, duty)),
  )

/** 给有这个岗位的每个人一条待办（03-flows §9）。 */
export const tellDuty = (
  world: World,
  corpId: string,
  duty: Duty,
  message: Pick<MessageRow, 'messageTitle' | 'messageContent' | 'bizNo' | 'jumpPath'>,
): void => {
  for (const { userId } of usersOnDuty(world, corpId, duty))
    world.notify({ ...message, corpId, userId, messageType: 'TODO' })
}
