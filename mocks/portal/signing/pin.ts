// 证书的口令：签署、改口令时核对，连错几次就等一会儿。
import type { UkeyRow } from '../../account/certificate/rows.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { LOCK_MS, MAX_WRONG } from './sms.ts'

/** 情景里本来就有的证书的口令；自己激活的，口令在激活时设定。 */
const SAMPLE_PIN = '123456'

/** 口令须对；连错几次的以 PIN_LOCKED，其余以 PIN_WRONG 与还剩几次失败。 */
export const needPin = (world: World, { bindUserId, pin: own = SAMPLE_PIN }: UkeyRow, pin: string): void => {
  const now = world.clock.ms()
  const failures = world.pinFailures.get(bindUserId) ?? { wrong: 0, lockedUntil: 0 }
  if (now < failures.lockedUntil)
    throw new BusinessError('PIN_LOCKED', '口令错误次数过多，证书已锁定，请10分钟后再试')
  if (pin === own) {
    world.pinFailures.delete(bindUserId)
    return
  }
  const wrong = failures.wrong + 1
  const locked = wrong >= MAX_WRONG
  world.pinFailures.set(
    bindUserId,
    locked ? { wrong: 0, lockedUntil: now + LOCK_MS } : { wrong, lockedUntil: 0 },
  )
  throw new BusinessError(
    'PIN_WRONG',
    locked
      ? '口令错误次数过多，证书已锁定，请10分钟后再试'
      : `证书口令不正确，还可尝试${MAX_WRONG - wrong}次`,
  )
}
