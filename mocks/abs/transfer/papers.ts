import { lackingPaper } from '#domain/packagePapers.ts'
import { OutsideError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { packageOf } from './seed.ts'

/** 债权人把账款的资料备齐了：还没有含着它的资料包的，另备一个。 */
const prepare = (world: World, key: string): void => {
  const payable = world.absPayables.need(key.trim())
  if (!payable.creditorCorpId) throw new OutsideError('账款还没有确认')
  const own = world.financeDataPackages.where(
    (row) => row.corpId === payable.creditorCorpId && row.packageStatus !== 'VOID',
  )
  if (own.some((row) => lackingPaper(row, [payable]) === undefined)) return
  const held = payable.invoiceNos.find((invoiceNo) => own.some((row) => row.invoiceNos.includes(invoiceNo)))
  if (held) throw new OutsideError(`发票${held}已在别的资料包里`)
  packageOf(world, [payable])
}

/** 沙盒里代债权人备资料。 */
export const events = [event('platform', 'PAPERS', '备好转让的资料包（ABS账款编号）', prepare)]
