import type { PostCode } from '#api/generated/corp/model/index.ts'
import { addDays, instantAt } from '#domain/calendar.ts'
import { dayStart } from '../kernel/clock.ts'
import type { DocumentRow, UserRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import { userWith } from '../portal/people/find.ts'

// 情景开始之前就有的单据：造它们的共同部分。

/** 那么多天以前的十点。 */
export const ago = (world: World, days: number): string =>
  instantAt(dayStart(addDays(world.today(), -days)) + 10 * 3_600_000)

/** 企业里的人那么多天以前做的一份单据。 */
export const made = (
  world: World,
  id: string,
  [corpId, post]: readonly [string, PostCode],
  days: number,
  event: string,
) => madeBy(world, id, userWith(world, corpId, post), days, event)

/** 同上，做的人是谁已经知道。 */
export const madeBy = (world: World, id: string, user: UserRow, days: number, event: string) => {
  const { corpId } = user
  const time = ago(world, days)
  return {
    id,
    corpId,
    createUserId: user.userId,
    createUserName: user.personName,
    createTime: time,
    submitTime: time,
    updateTime: time,
    version: 0,
    auditTrail: [
      {
        node: 'OPERATOR',
        operatorName: user.personName,
        corpName: world.corps.need(corpId).corpName,
        time,
        event,
      },
    ],
  } satisfies DocumentRow
}
