import { installFeedback } from '#hooks/feedback.ts'
import type { Question } from '#ui/confirm.tsx'
import { toast } from '#ui/toast.ts'
import { whenIdle } from './whenIdle.ts'

const load = () => import('#ui/confirm.tsx')

/** 首屏之后空闲时取来对话框的代码：断网的提示不能等网络。 */
export const warmDialogs = (): void => whenIdle(load)

const show = async (question: Question): Promise<boolean> => {
  // 代码取不到时退回浏览器自带的对话框
  const dialogs = await load().catch(() => undefined)
  if (dialogs) return dialogs.confirm(question)
  if (question.cancel !== null) return globalThis.confirm(question.content)
  globalThis.alert(question.content)
  return true
}

let last: Promise<unknown> = Promise.resolve()
const waiting = new Map<string, Promise<boolean>>()

/**
 * 组件之外的询问：确认得 true。同时只有一个，后来的排队；
 * 只有一个按钮、文字也相同的，不重复弹（第 8 节：多少请求一起失败也只有一个阻断对话框）。
 */
export const ask = (question: Question): Promise<boolean> => {
  const text = question.cancel === null ? `${question.title} ${question.content}` : ''
  const known = text ? waiting.get(text) : undefined
  if (known) return known
  const answer = last.then(
    () => show(question),
    () => show(question),
  )
  last = answer
  if (text) {
    waiting.set(text, answer)
    void answer.finally(() => waiting.delete(text))
  }
  return answer
}

/** 页面里的提示与询问也走同一个队列。 */
export const queueFeedback = (): void =>
  installFeedback({
    success: (text) => toast(text),
    notice: (text) => toast(text, 'plain'),
    failure: (text) => void ask({ title: '操作失败', content: text, cancel: null }),
    confirm: ask,
  })
