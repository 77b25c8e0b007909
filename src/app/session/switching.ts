import { ApiError } from '#api/ApiError.ts'
import { loadCorp } from '#api/generated/corp/corps/corps.ts'
import { switchRole } from '#api/generated/corp/users/users.ts'
import { withSessionAlone } from '#api/sessionLock.ts'
import { bumpTabEpoch } from '#api/tabEpoch.ts'
import { ask } from '#app/dialogs.ts'
import { confirmLeave } from '#hooks/leaveGuards.ts'
import { unsavedChanges } from '#hooks/unsaved.ts'
import { clearDictionaries } from '#state/dictionaries.ts'
import { setGrants } from '#state/menus.ts'
import { beginExchange } from '#state/session.ts'
import { enter, goLanding } from './enter.ts'
import { loadEntryData } from './entryData.ts'
import { backTo, fateOf } from './fate.ts'
import { tellSwitched } from './tabs.ts'

/**
 * 换企业或角色（T24–T26）：有未保存的内容先问；等正在办的业务结束，独占会话；
 * 旧世代的请求、缓存、授权、字典作废，其他标签页停用；切换后重取资料，去新的落地页。
 * 草稿留着：它属于原来的企业与角色，换回来才再给出。
 */
const change = async (by: keyof typeof backTo, call: () => Promise<unknown>): Promise<void> => {
  if (!(await confirmLeave(fateOf(unsavedChanges(), `${backTo[by]}、打开原来的页面`)))) return
  let failure: unknown
  const data = await withSessionAlone(async () => {
    beginExchange()
    setGrants()
    clearDictionaries()
    // 世代先变、请求后发：请求失败也只是让别的标签页刷新一次
    bumpTabEpoch(by)
    tellSwitched(by)
    try {
      await call()
    } catch (cause) {
      failure = cause
    }
    return loadEntryData()
  })
  if (!data) return
  enter(data)
  if (failure === undefined) goLanding()
  else if (failure instanceof ApiError && failure.kind === 'business')
    await ask({ title: '操作失败', content: failure.message, cancel: null })
}

/** 切换到一家企业，然后去它的落地页（CORP-01）。 */
export const changeCorp = (corp: { readonly corpId: string; readonly memberId: string }): Promise<void> =>
  change('corp', () => loadCorp({ corpId: corp.corpId, memberId: corp.memberId }))

/** 切换角色：菜单重取，去落地页（SHELL-18）。 */
export const changeRole = (roleCode: string): Promise<void> => change('role', () => switchRole({ roleCode }))
