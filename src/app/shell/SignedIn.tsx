import useSWR from 'swr'
import { currentAccount, getCurrentAccountKey } from '#api/generated/uaa/accounts/accounts.ts'
import { sessionValue } from '#api/session.ts'

/**
 * 公开页上已经登录着的人：说出是谁，一步进门户（API-07）。公开页不等登录，只有会话 Cookie 的也认得出。
 * 本机没有人用过门户的（退出时清空）不必问；没有登录、问不到的什么也不显示。
 */
export function SignedIn() {
  const isKnown = sessionValue('authToken') !== '' || sessionValue('lastCorpFlag') !== ''
  const { data } = useSWR(
    isKnown ? getCurrentAccountKey() : null,
    // 没有登录在公开页上不是失败
    () => currentAccount({ quiet: 'wholly' }),
    { shouldRetryOnError: false },
  )
  if (!data?.personName) return null
  return (
    <span className="shell-signed-in">
      已登录为 {data.personName}
      <a className="shell-login" href={import.meta.env.BASE_URL}>
        进入门户
      </a>
    </span>
  )
}
