import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { readCurrentUser } from '#state/currentUser.ts'
import { enterSession } from '#state/session.ts'

/** 以某人登录着；没写的取张三在宏远集团经办。 */
export const signedIn = (part: Partial<CurrentUser> = {}): void => {
  const user = readCurrentUser({ userId: 'U1', corpId: 'C1', currentRoleCode: 'R1', ...part })
  if (user) enterSession(user)
}
