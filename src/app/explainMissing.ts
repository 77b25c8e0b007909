import { plainButton, plainNotice } from './plainNotice.ts'

/** 界面的代码没有取到（断了网，或发布了新版本）：说清楚，给出 刷新，到此为止（SHELL-22）。 */
export const explainMissing = (): Promise<never> => {
  const reload = plainButton('刷新', () => location.reload())
  reload.classList.add('shell-button-primary')
  plainNotice('页面没有取全', '网络中断，或门户刚发布了新版本。请检查网络后刷新。', reload)
  return new Promise(() => undefined)
}
