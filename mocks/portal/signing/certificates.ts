import type * as calls from '#api/generated/signing/certificates/certificates.ts'
import { needOwnKey, signingUkey } from '../../account/certificate/flow.ts'
import * as msw from '../../generated/signing/certificates/certificates.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { sha512Base64 } from '../../kernel/digest.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { LOCK_MS, MAX_WRONG } from './sms.ts'

/** 情景里本来就有的证书的口令；自己激活的，口令在激活时设定。 */
const SAMPLE_PIN = '123456'

const sign = (ctx: Context, businessKey: string, digest: string, certNo: string) => {
  if (!/^[0-9a-f]{64}$/.test(digest)) throw new BusinessError('DIGEST', '签署内容摘要不正确')
  ctx.world.certificateSignings.set(`${ctx.user.userId} ${businessKey}`, digest)
  return {
    certNo,
    signature: sha512Base64(`${certNo}|${businessKey}|${digest}`),
  }
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  signWithSoftCertificate: (ctx, { projectCode, businessKey, digest, pin }) => {
    const { world, user } = ctx
    if (projectCode !== 'SCF-SOFTCA-01') throw new BusinessError('PROJECT', '软证书项目不存在')
    const now = world.clock.ms()
    const failures = world.pinFailures.get(user.userId) ?? { wrong: 0, lockedUntil: 0 }
    if (now < failures.lockedUntil)
      throw new BusinessError('PIN_LOCKED', '口令错误次数过多，证书已锁定，请10分钟后再试')
    const own = signingUkey(world, user)
    if (pin !== (own.pin ?? SAMPLE_PIN)) {
      const wrong = failures.wrong + 1
      const locked = wrong >= MAX_WRONG
      world.pinFailures.set(
        user.userId,
        locked ? { wrong: 0, lockedUntil: now + LOCK_MS } : { wrong, lockedUntil: 0 },
      )
      throw new BusinessError(
        'PIN_WRONG',
        locked
          ? '口令错误次数过多，证书已锁定，请10分钟后再试'
          : `证书口令不正确，还可尝试${MAX_WRONG - wrong}次`,
      )
    }
    world.pinFailures.delete(user.userId)
    return sign(ctx, businessKey, digest, own.ukeySn ?? own.id)
  },
  verifyKeySignature: (ctx, { businessKey, digest, certNo, signature }) => {
    if (certNo === '' || signature === '') throw new BusinessError('SIGNATURE', '签名验证未通过')
    needOwnKey(ctx.world, ctx.user, certNo)
    return sign(ctx, businessKey, digest, certNo)
  },
})
