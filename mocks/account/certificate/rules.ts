import { addDays } from '#domain/calendar.ts'
import type { Actor } from '../../kernel/document.ts'
import { guard } from '../../kernel/flow.ts'
import { CORP_MANAGER } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { UkeyRow } from './rows.ts'

/** 本人的证书在个人信息里办。 */
export const OWN_PAGE = '/my/person-info/index'

const GONE = new Set<UkeyRow['ukeyStatus']>(['REVOKED', 'EXPIRED', 'LOST'])

/** 用户手上还没失效的证书。 */
export const heldUkeys = (world: World, userId: string): UkeyRow[] =>
  world.ukeys.where((row) => row.bindUserId === userId && !GONE.has(row.ukeyStatus))

/** 不能再有一张的原因：同一介质只有一张有效的；过期或挂失之后另申请过的，旧的也不能再补办。 */
export const heldProblem = (
  world: World,
  userId: string,
  medium: UkeyRow['ukeyMedium'],
): string | undefined =>
  heldUkeys(world, userId).some((row) => row.ukeyMedium === medium)
    ? `${world.users.need(userId).personName}已有同一介质的证书`
    : undefined

/** 证书是他本人的：口令只由他设、改，锁定了由他解锁。 */
export const isHolder = (_world: World, row: UkeyRow, { user }: Pick<Actor, 'user'>): boolean =>
  row.bindUserId === user.userId

/** 挂失、更新：本人与管理员都可以。 */
export const isHolderOrManager = (world: World, row: UkeyRow, actor: Actor): boolean =>
  isHolder(world, row, actor) || (actor.duties?.includes(CORP_MANAGER) ?? false)

/** 到期前这么多天起可以更新，也提醒。 */
export const SOON_DAYS = 30

/** 快到期的有效证书：可以先更新。 */
export const expiresSoon = (world: World, { ukeyStatus, certValidDate }: UkeyRow): boolean =>
  ukeyStatus === 'ACTIVE' && certValidDate !== undefined && certValidDate <= addDays(world.today(), SOON_DAYS)

/** 为更新这一张而申请、还没失效的证书。 */
export const successorOf = (world: World, row: UkeyRow): UkeyRow | undefined =>
  world.ukeys.find((one) => one.replacesId === row.id && !GONE.has(one.ukeyStatus))

/** RENEW：一张证书同时只更新一次。 */
export const notRenewing = guard<UkeyRow>('RENEW', (world, row) =>
  successorOf(world, row) ? '新证书办理中，激活之前本证书照常使用' : undefined,
)

/** T-UKY-10：没有另外申请过。 */
export const notHeld = guard<UkeyRow>('T-UKY-10', (world, row) =>
  heldProblem(world, row.bindUserId, row.ukeyMedium),
)
