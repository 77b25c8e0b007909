import type * as calls from '#api/generated/uaa/verify-codes/verify-codes.ts'
import * as msw from '#api/generated/uaa/verify-codes/verify-codes.msw.ts'
import { defineTag } from '../../define.ts'
import { BusinessError } from '../../errors.ts'
import { RESEND_MS, SMS_CODE } from '../signing/sms.ts'

export default defineTag<typeof msw, typeof calls>({ msw, public: ['sendSmsCode'] })({
  sendSmsCode: ({ world }, { mobilePhone, scene }) => {
    const key = `${scene} ${mobilePhone}`
    const sent = world.smsCodes.get(key)
    if (sent && world.clock.ms() - sent.sentAt < RESEND_MS) {
      throw new BusinessError('SMS_TOO_OFTEN', '短信发送过于频繁，请稍后再试')
    }
    world.smsCodes.set(key, { code: SMS_CODE, sentAt: world.clock.ms(), wrong: 0 })
  },
})
