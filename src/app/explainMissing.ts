import { plainButton, plainNotice } from './plainNotice.ts'
import { standingPage } from './standing.ts'

/** 界面的代码没有取到时说的话；构建时画好的页面里也有一份（scripts/vite/prerender.ts）。 */
export const MISSING = {
  title: '页面没有取全',
  reason: '网络中断，或门户刚发布了新版本。请检查网络后刷新。',
  action: '刷新',
} as const

/** 界面的代码没有取到（断了网，或发布了新版本）：说清楚，给出 刷新，到此为止（SHELL-22）。 */
export const explainMissing = (): Promise<never> => {
  const note = standingPage()?.querySelector<HTMLElement>('[data-missing-code]')
  if (note) note.hidden = false
  else {
    const reload = plainButton(MISSING.action, () => location.reload())
    reload.classList.add('shell-button-primary')
    plainNotice(MISSING.title, MISSING.reason, reload)
  }
  return new Promise(() => undefined)
}
