import type * as calls from '#api/generated/uaa/verify-codes/verify-codes.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/uaa/verify-codes/verify-codes.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { RESEND_MS, SMS_CODE } from '../signing/sms.ts'

const send = (world: World, scene: string, mobilePhone: string): void => {
  const key = `${scene} ${mobilePhone}`
  const sent = world.smsCodes.get(key)
  if (sent && world.clock.ms() - sent.sentAt < RESEND_MS) {
    throw new BusinessError('SMS_TOO_OFTEN', '短信发送过于频繁，请稍后再试')
  }
  world.smsCodes.set(key, { code: SMS_CODE, sentAt: world.clock.ms(), wrong: 0 })
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  sendSmsCode: ({ world }, { mobilePhone, scene }) => send(world, scene, mobilePhone),
  sendOwnSmsCode: ({ world, user }, { scene }) => {
    send(world, scene, user.mobilePhone)
    return { mobilePhone: maskText(user.mobilePhone) }
  },
})
