import type * as calls from '#api/generated/uaa/accounts/accounts.ts'
import { maskText } from '#domain/mask.ts'
import { checkEmail } from '#domain/validation.ts'
import * as msw from '../../generated/uaa/accounts/accounts.msw.ts'
import { defineTag } from '../../kernel/define.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { agentOf } from '../activity/client.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'
import { roleName } from '../people/personas.ts'
import { changeMobile, changePassword } from './flow.ts'

/** 浏览器说自己是什么；说不清的只叫浏览器。 */
const deviceName = (headers: Headers): string => {
  const { browser = '浏览器', system } = agentOf(headers)
  return [system, browser].filter(Boolean).join('，')
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  currentAccount: ({ user: { userId, personName, mobilePhone, userStatus, lastLoginTime } }) => ({
    userId,
    personName,
    mobilePhone: maskText(mobilePhone),
    userStatus,
    ...(lastLoginTime && { lastLoginTime }),
  }),
  logout: ({ world, session }) => {
    world.sessions.delete(session.token)
  },
  loadProfile: ({ user, now, headers }) => ({
    personName: user.personName,
    mobilePhone: maskText(user.mobilePhone),
    idCard: maskText(user.idCard),
    postNames: user.postCodes.map((post) => dictLabel('POST_CODE', post)).join('、'),
    roleNames: user.roleCodes.map(roleName).join('、'),
    ...(user.lastLoginTime && { lastLoginTime: user.lastLoginTime }),
    noticeSettings: user.noticeSettings ?? { noticeBySms: true, noticeByEmail: false },
    devices: [
      {
        deviceName: deviceName(headers),
        loginTime: user.lastLoginTime ?? now,
        isCurrent: true,
      },
    ],
  }),
  changeMobile: ({ world, user }, body) => changeMobile(world, user, body),
  changePassword: ({ world, user }, body) => changePassword(world, user, body),
  saveNotices: ({ user }, settings) => {
    const { email = '', noticeByEmail } = settings
    const wrong = email || noticeByEmail ? checkEmail(email) : undefined
    if (wrong) throw new BusinessError('EMAIL_INVALID', wrong)
    user.noticeSettings = settings
  },
})
