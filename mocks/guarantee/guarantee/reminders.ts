// 期限之前的提醒：开标前还没有办完的，快到期的有效保函。
import { termDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { tellApplicant } from './notices.ts'
import type { GuaranteeRow } from './rows.ts'
import { FREEZING } from './states.ts'

export const EXPIRY_DAYS = [30, 3, 1]
export const OPENING_DAYS = [3, 1]

const remind = (world: World, row: GuaranteeRow): void => {
  const left = (day: string | undefined): number | undefined =>
    day === undefined ? undefined : termDays(world.today(), day)
  const expiry = row.guaranteeStatus === 'EFFECTIVE' ? left(row.guaranteeExpireDate) : undefined
  if (expiry !== undefined && EXPIRY_DAYS.includes(expiry)) {
    tellApplicant(world, row, 'WARN', '保函即将到期', {
      detail: `${row.guaranteeExpireDate}到期，还有${expiry}天`,
    })
  }
  const opening = FREEZING.includes(row.guaranteeStatus) ? left(row.bidOpenTime?.slice(0, 10)) : undefined
  if (opening !== undefined && OPENING_DAYS.includes(opening)) {
    tellApplicant(world, row, 'WARN', '距开标不远，保函尚未开立', { detail: `${opening}天后开标` })
  }
}

/** 每日：到期前 30、3、1 天，开标前 3、1 天提醒申请人。 */
export const remindGuarantees = (world: World): void => {
  for (const row of world.guarantees.all()) remind(world, row)
}
