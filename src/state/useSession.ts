import { useAtomValue } from 'jotai/react'
import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { type SessionState, sessionAtom } from './session.ts'

/** 会话状态（组件用）。 */
export const useSession = (): SessionState => useAtomValue(sessionAtom)

/** 登录用户；只在就绪后渲染的地方使用，否则抛错。 */
export const useUser = (): CurrentUser => {
  const { user } = useSession()
  if (!user) throw new Error('会话未就绪')
  return user
}
