import { addDays } from '#domain/calendar.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow } from './rows.ts'
import { IN_FORCE } from './states.ts'

/** 提前多少天提示到期。 */
const SOON_DAYS = 30

/** 已开标的投标保函不再往下办。 */
export const openedProblem = (world: World, row: GuaranteeRow): string | undefined =>
  row.bidOpenTime && Date.parse(row.bidOpenTime) <= world.clock.ms() ? '该项目已开标，不能再办理' : undefined

/** G-GUA：还没有开标。 */
export const notOpened = guard<GuaranteeRow>('G-GUA', openedProblem)

/** 30 天内到期的有效保函。 */
export const expiresSoon = (world: World, row: GuaranteeRow): boolean =>
  IN_FORCE.includes(row.guaranteeStatus) && row.guaranteeExpireDate! <= addDays(world.today(), SOON_DAYS)
