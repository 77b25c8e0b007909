import { currentUser } from '#api/generated/corp/users/users.ts'
import { discardSession, sessionValue, setSessionValue } from '#api/session.ts'
import { readCurrentUser } from '#state/currentUser.ts'
import { type Account, askAccount, handedNames, takeOver } from './tabs.ts'

/** 打开带令牌的链接时，浏览器里已经登录着的人。 */
export interface LiveSession {
  readonly account: Account
  /** 放回他的会话值 */
  readonly restore: () => Promise<unknown>
}

/** 找已经登录着的人：本标签页存着另一个令牌且仍有效，或其他标签页报出了身份。 */
export const findLiveSession = async (authToken: string): Promise<LiveSession | undefined> => {
  const own = sessionValue('authToken')
  if (own === authToken) return undefined
  if (own) {
    const account = readCurrentUser(await currentUser({ quiet: 'wholly' }).catch(() => undefined))
    if (account) return { account, restore: () => Promise.resolve(discardSession()) }
  }
  const account = await askAccount()
  if (!account) return undefined
  const restore = () => {
    discardSession()
    for (const name of handedNames) setSessionValue(name, '')
    return takeOver()
  }
  return { account, restore }
}
