import { installFeedback, type Question } from '#hooks/feedback.ts'
import { whenIdle } from './whenIdle.ts'

const load = () => import('#ui/overlay/confirm.tsx')
const loadMessage = () => import('#ui/overlay/message.tsx')
const loadBoxes = () => import('#ui/overlay/Dialog.tsx').then(({ loadDialogs }) => loadDialogs())

/** 首屏之后空闲时取来对话框与提示的代码：断网的提示不能等网络。 */
export const warmDialogs = (): void => whenIdle(() => Promise.all([load(), loadMessage(), loadBoxes()]))

/** 说一句，不用回应。代码取不到时退回浏览器自带的对话框：话不能丢。 */
const say = (text: string, tone: 'success' | 'plain'): void => {
  loadMessage().then(
    ({ showMessage }) => showMessage(text, tone),
    () => globalThis.alert(text),
  )
}

const show = async (question: Question): Promise<boolean> => {
  // 代码取不到时退回浏览器自带的对话框
  const dialogs = await load().catch(() => undefined)
  if (dialogs) return dialogs.confirm(question)
  if (question.cancel !== null) return globalThis.confirm(question.content)
  globalThis.alert([question.content, ...(question.codes ?? [])].join('\n'))
  return true
}

let last: Promise<unknown> = Promise.resolve()
// 正问着的与排队的
const standing = new Map<string, Promise<boolean>>()

/**
 * 询问：确认得 true。同时只有一个，后来的排队；同样的话正问着或排着队，不再问一遍：
 * 只有一个按钮的一起知道（第 8 节：多少请求一起失败也只有一个阻断对话框），要人决定的得 false（双击只办一次）。
 */
export const ask = (question: Question): Promise<boolean> => {
  const { title = '提示', content, ok, cancel, codes } = question
  const text = JSON.stringify([title, content, ok, cancel, codes])
  const known = standing.get(text)
  if (known) return cancel === null ? known : Promise.resolve(false)
  const answer = last.then(
    () => show(question),
    () => show(question),
  )
  last = answer
  standing.set(text, answer)
  void answer.finally(() => standing.delete(text))
  return answer
}

/** 装好全站对人说话的唯一实现：页面、组件与 app 里的提示与询问都走这一个队列。 */
export const queueFeedback = (): void =>
  installFeedback({
    success: (text) => say(text, 'success'),
    done: ({ text, documentNos }) =>
      void ask({ title: '操作成功', content: text, codes: documentNos, cancel: null }),
    notice: (text) => say(text, 'plain'),
    failure: (text, title = '操作失败') => void ask({ title, content: text, cancel: null }),
    confirm: ask,
  })
