// 资金方授予的额度，随一笔融资冻结、放回、用掉、恢复；没有授予的不限额。
import { compare, yuan } from '#domain/money.ts'
import { availableLimit, freezeLimit, releaseLimit, takeLimit, unfreezeLimit } from '../account/limit/book.ts'
import type { LimitRow } from '../account/limit/rows.ts'
import type { World } from '../kernel/World.ts'

/** 占用额度的单据：编号、金额、占用的是哪一个额度。 */
type Drawing = { bizNo: string; amount: string; row: { limitNo?: string } }

/** 资金方授予的、仍有效的额度。 */
export const grantedLimit = (
  world: World,
  corpId: string,
  limitType: 'FINANCE' | 'RF',
  funderName: string,
): LimitRow | undefined =>
  world.limits.find(
    (row) =>
      row.corpId === corpId &&
      row.limitType === limitType &&
      row.grantorName === funderName &&
      row.limitStatus === 'EFFECTIVE',
  )

/** 额度不够的原因；不限额的总够。 */
export const limitProblem = (
  limit: LimitRow | undefined,
  amount: string,
  title: string,
): string | undefined =>
  limit && compare(amount, availableLimit(limit)) > 0
    ? `${title}不足，可用${yuan(availableLimit(limit))}`
    : undefined

/** 提交：冻结。 */
export const freezeGranted = (
  world: World,
  limit: LimitRow | undefined,
  { bizNo, amount, row }: Drawing,
): void => {
  if (!limit) return
  freezeLimit(world, limit, amount, bizNo)
  row.limitNo = limit.limitNo
}

/** 没有办成：放回。 */
export const unfreezeGranted = (world: World, { bizNo, amount, row }: Drawing): void => {
  const limit = world.limits.get(row.limitNo)
  if (limit) unfreezeLimit(world, limit, amount, bizNo)
  delete row.limitNo
}

/** 放款：冻结转已用。 */
export const takeGranted = (world: World, { bizNo, amount, row }: Drawing): void => {
  const limit = world.limits.get(row.limitNo)
  if (limit) takeLimit(world, limit, amount, bizNo)
}

/** 结清：恢复。 */
export const restoreGranted = (world: World, { bizNo, amount, row }: Drawing): void => {
  const limit = world.limits.get(row.limitNo)
  if (limit) releaseLimit(world, limit, amount, bizNo)
}
