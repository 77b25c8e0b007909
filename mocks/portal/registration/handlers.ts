import type * as calls from '#api/generated/uaa/registrations/registrations.ts'
import * as msw from '../../generated/uaa/registrations/registrations.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { needUnregistered, register, resetPassword, verifyIdentity, verifyRegistrationCode } from './flow.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  verifyRegistration: ({ world }, body) => needUnregistered(world, body),
  verifyRegistrationCode: ({ world }, { mobilePhone, smsCode }) => ({
    registerTicket: verifyRegistrationCode(world, mobilePhone, smsCode),
  }),
  registerCorp: ({ world }, form) => register(world, form),
  verifyIdentity: ({ world }, { mobilePhone, smsCode }) => ({
    resetTicket: verifyIdentity(world, mobilePhone, smsCode),
  }),
  resetPassword: ({ world }, { resetTicket, password }) => resetPassword(world, resetTicket, password),
})
