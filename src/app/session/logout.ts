import { ask } from '#app/dialogs.ts'
import { unsavedChanges } from '#hooks/unsaved.ts'
import { leave } from './exit.ts'
import { fateOf } from './fate.ts'
import { tellExit } from './tabs.ts'

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
