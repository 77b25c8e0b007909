import type { Question } from '#ui/confirm.tsx'

const load = () => import('#ui/confirm.tsx')
const warm = () => void load().catch(() => undefined)

/** 首屏之后空闲时取来对话框的代码：断网的提示不能等网络。 */
export const warmDialogs = (): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(warm, { timeout: 5_000 })
  else setTimeout(warm, 1_000)
}

/** 组件之外的询问：确认得 true。代码取不到时退回浏览器自带的对话框。 */
export const ask = async (question: Question): Promise<boolean> => {
  const dialogs = await load().catch(() => undefined)
  if (dialogs) return dialogs.confirm(question)
  if (question.cancel !== null) return globalThis.confirm(question.content)
  globalThis.alert(question.content)
  return true
}
