import type * as calls from '#api/generated/signing/certificates/certificates.ts'
import { needOwnKey, signingUkey } from '../../account/certificate/flow.ts'
import * as msw from '../../generated/signing/certificates/certificates.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { sha512Base64 } from '../../kernel/digest.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { needPin } from './pin.ts'

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
    const own = signingUkey(world, user)
    needPin(world, own, pin)
    return sign(ctx, businessKey, digest, own.ukeySn ?? own.id)
  },
  verifyKeySignature: (ctx, { businessKey, digest, certNo, signature }) => {
    if (certNo === '' || signature === '') throw new BusinessError('SIGNATURE', '签名验证未通过')
    needOwnKey(ctx.world, ctx.user, certNo)
    return sign(ctx, businessKey, digest, certNo)
  },
})
