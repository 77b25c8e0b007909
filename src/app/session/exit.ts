import { runtime } from '#api/runtime.ts'
import { clearSession, sessionValue } from '#api/session.ts'
import { ask } from '#app/dialogs.ts'
import { safeLoginUrl } from '#domain/path.ts'
import { unsavedChanges } from '#hooks/leaveGuards.ts'
import { clearDictionaries } from '#state/dictionaries.ts'
import { setGrants } from '#state/menus.ts'
import { endSession } from '#state/session.ts'
import { fateOf } from './fate.ts'
import { tellExit } from './tabs.ts'
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

const within = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))])

// 个人信息的接口都在那个文件里：退出时才取
const callLogout = () =>
  import('#api/generated/uaa/accounts/accounts.ts').then(({ logout }) => logout({ quiet: 'wholly' }))

/** 不再询问，通知服务端与其他标签页后离开；服务端不应也照样离开（L11）。草稿留着，只还给本人（G10、T26）。 */
export const logoutNow = async (): Promise<void> => {
  // 先通知：服务端慢，别的标签页也立刻离开（K05）
  tellExit()
  await within(callLogout(), 3_000)
  leave({ remember: false })
}

/** 退出登录：先问 您即将退出登录，有填到一半的说明它的下落；取消则什么也不做（L10）。 */
export const confirmLogout = async (): Promise<void> => {
  const fate = fateOf(unsavedChanges(), '您本人重新登录、打开原来的页面')
  if (await ask({ content: ['您即将退出登录', fate].filter(Boolean).join('。') })) await logoutNow()
}
