import type * as calls from '#api/generated/signing/signatures/signatures.ts'
import { instantAt } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { softCertificateOf } from '../../account/certificate/flow.ts'
import * as msw from '../../generated/signing/signatures/signatures.msw.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { SmsSigning } from './rows.ts'
import { LOCK_MS, MAX_WRONG, RESEND_MS, SMS_CODE, VALID_MS } from './sms.ts'

type Subject = Pick<SmsSigning, 'businessType' | 'businessKeys' | 'summary'>

const checkSubject = ({ businessKeys, summary }: Subject): void => {
  if (businessKeys.length === 0 || businessKeys.some((key) => key === '') || summary.trim() === '') {
    throw new BusinessError('INCOMPLETE', '传入参数不完整')
  }
}

const checkLock = ({ world, user }: Context): void => {
  const until = world.smsLocks.get(user.userId) ?? 0
  if (world.clock.ms() < until) throw new BusinessError('SMS_LOCKED', '验证码错误次数过多，请10分钟后再试')
}

const isSame = (signing: SmsSigning, { businessType, businessKeys, summary }: Subject): boolean =>
  signing.businessType === businessType &&
  signing.summary === summary &&
  signing.businessKeys.toSorted().join('\n') === businessKeys.toSorted().join('\n')

/** 这个用户对这件事正在办、还没有验证的签署。 */
const pendingOf = ({ world, user }: Context, subject: Subject): SmsSigning | undefined =>
  world.smsSignings.findLast(
    (signing) =>
      signing.userId === user.userId && signing.signTicket === undefined && isSame(signing, subject),
  )

export default defineTag<typeof msw, typeof calls>({ msw })({
  findSignatureSwitch: ({ world }) => ({ open: world.settings.signatureSwitchOpen }),
  applySignatureSms: (ctx, { businessType, businessKeys, summary }) => {
    const { world, user } = ctx
    const subject = { businessType, businessKeys, summary }
    checkSubject(subject)
    checkLock(ctx)
    const now = world.clock.ms()
    const pending = pendingOf(ctx, subject)
    if (pending && now - pending.sentAt < RESEND_MS) {
      throw new BusinessError('SMS_TOO_OFTEN', '短信发送过于频繁，请稍后再试')
    }
    if (pending) pending.sentAt = now
    else world.smsSignings.push({ ...subject, userId: user.userId, sentAt: now, wrong: 0 })
    return { mobilePhone: maskText(user.mobilePhone), resendSeconds: RESEND_MS / 1000 }
  },
  verifySignatureSms: (ctx, { businessType, businessKeys, summary, verifyCode }) => {
    const { world, user } = ctx
    const subject = { businessType, businessKeys, summary }
    checkSubject(subject)
    checkLock(ctx)
    const pending = pendingOf(ctx, subject)
    if (!pending) throw new BusinessError('SMS_MISMATCH', '签署内容与发送验证码时不一致，请重新获取验证码')
    const now = world.clock.ms()
    if (now - pending.sentAt > VALID_MS) throw new BusinessError('SMS_EXPIRED', '验证码已过期，请重新获取')
    if (verifyCode !== SMS_CODE) {
      pending.wrong += 1
      if (pending.wrong >= MAX_WRONG) {
        pending.wrong = 0
        world.smsLocks.set(user.userId, now + LOCK_MS)
      }
      throw new BusinessError('SMS_WRONG', '验证码不正确')
    }
    pending.signTicket = `ST-${world.random.hex(32)}`
    pending.validUntil = now + VALID_MS
    return { signTicket: pending.signTicket, expireTime: instantAt(pending.validUntil) }
  },
  loadSoftCaProject: ({ world, user }) => {
    const { problem } = softCertificateOf(world, user)
    return { projectCode: 'SCF-SOFTCA-01', ...(problem && { problem }) }
  },
})
