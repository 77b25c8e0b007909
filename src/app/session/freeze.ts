import { sessionValue } from '#api/session.ts'
import { onSuperseded, type SupersededBy, supersededBy } from '#api/tabEpoch.ts'
import { unsavedChanges } from '#hooks/unsaved.ts'
import { clearDictionaries } from '#state/dictionaries.ts'
import { setGrants } from '#state/menus.ts'
import { freezeSession, getSession } from '#state/session.ts'
import { leave } from './exit.ts'

/** 停用本标签页：撤下一切私有内容，只剩整页提示（T24、K07）；没有进门的不必停。 */
export const freeze = (by: SupersededBy): void => {
  if (!getSession().user) return
  freezeSession(by, unsavedChanges())
  setGrants()
  clearDictionaries()
}

/**
 * 看住会话：业务请求、存储事件、重新看到本页时发现世代已变就停用；
 * 会话值被人清掉的，按已退出处理（K04、T28）。返回停止函数。
 */
export const watchSession = (): (() => void) => {
  let token = sessionValue('authToken')
  const check = () => {
    if (!getSession().user) return
    const before = token
    token = sessionValue('authToken')
    const by = supersededBy()
    if (by) freeze(by)
    else if (before && !token) leave({ remember: true })
  }
  const stop = onSuperseded(freeze)
  const events = ['storage', 'focus', 'visibilitychange'] as const
  for (const event of events) addEventListener(event, check, true)
  return () => {
    stop()
    for (const event of events) removeEventListener(event, check, true)
  }
}
