import { forgetJournal } from '#api/journal.ts'
import { commitSession } from '#api/session.ts'
import { withSessionAlone } from '#api/sessionLock.ts'
import { bumpTabEpoch } from '#api/tabEpoch.ts'
import { ask } from '#app/dialogs.ts'
import type { LiveSession } from './liveSession.ts'
import { type Account, tellSwitched } from './tabs.ts'

const named = ({ personName, corpName }: Account) => `「${personName}（${corpName}）」`

/**
 * 已有另一个人登录着：点名两个账号，由用户决定（T2，防止被人用链接换进别人的账号）。
 * 选新账号时，其他标签页随之停用；旧账号的草稿与未明业务不给新账号看，留给它自己（T26）。
 */
export const keepWhich = async (live: LiveSession, fresh: Account): Promise<'live' | 'fresh'> => {
  if (live.account.userId === fresh.userId) {
    commitSession()
    return 'fresh'
  }
  const agreed = await ask({
    content: `您已登录${named(live.account)}，刚打开的链接将改为登录${named(fresh)}。如果这不是您本人的操作，请保持当前账号。切换后，${named(live.account)}自动保存的草稿留 24 小时，只有该账号重新登录才能恢复。`,
    ok: '切换账号',
    cancel: '保持当前账号',
  })
  if (!agreed) return 'live'
  await withSessionAlone(() => {
    bumpTabEpoch('account')
    return Promise.resolve()
  })
  commitSession()
  tellSwitched('account')
  forgetJournal()
  return 'fresh'
}
