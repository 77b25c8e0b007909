import { runtime } from '#api/runtime.ts'
import { clearSession, sessionValue } from '#api/session.ts'
import { safeLoginUrl } from '#domain/path.ts'
import { clearDictionaries } from '#state/dictionaries.ts'
import { setGrants } from '#state/menus.ts'
import { endSession } from '#state/session.ts'
import { currentVisit, rememberVisit } from './visit.ts'

/** 登录地址：会话里的 corpLoginUrl，没有则运行时配置的；外站的只认配置写明的那一个源，其余回 /login（T7）。 */
export const loginUrl = (): string => {
  const configured = runtime().loginUrl
  const trusted = URL.canParse(configured) ? [new URL(configured).origin] : []
  return safeLoginUrl(sessionValue('corpLoginUrl') || configured, trusted)
}

/**
 * 离开门户：清空本地与会话存储、旧世代作废，前往登录地址（GATE-06、HTTP-05）。
 * @param remember 401 时记住此刻的地址，重新登录后可以回来
 */
export const leave = ({ remember }: { readonly remember: boolean }): void => {
  const target = loginUrl()
  const visit = remember ? currentVisit() : undefined
  const flag = sessionValue('lastCorpFlag')
  clearSession()
  if (visit) rememberVisit({ ...visit, lastCorpFlag: visit.lastCorpFlag || flag })
  setGrants()
  clearDictionaries()
  endSession({ leaving: true })
  location.replace(target)
}
