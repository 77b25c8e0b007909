import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import type { ProtocolRow } from './rows.ts'

/** 协议的签署临时号过了这些天就要重新取得。 */
const TEMP_DAYS = 1

/** 签署临时号还有没有效。 */
export const isTempIdValid = (world: World, row: ProtocolRow): boolean =>
  row.agreementSignTempId !== '' &&
  (row.tempIdExpireDate === undefined || world.today() <= row.tempIdExpireDate)

/** 换上新的签署临时号，旧号随之失效。 */
export const renewTempIds = (world: World, rows: readonly ProtocolRow[]): void => {
  for (const row of rows) {
    row.agreementSignTempId = `SIGN-${world.random.hex(24)}`
    row.tempIdExpireDate = addDays(world.today(), TEMP_DAYS)
  }
}
