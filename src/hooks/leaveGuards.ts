import type { Navigator } from 'react-router-dom'
import { feedback } from './feedback.ts'
import { guards, hasUnsavedChanges, locked, releaseLeaveGuards } from './unsaved.ts'

/** 浏览历史当前的位置；不是路由写的记录没有。 */
export const historyIndex = () => (globalThis.history.state as { idx?: number } | null)?.idx

type InnerMove = (state: unknown) => boolean
const innerMoves = new Set<InnerMove>()
const isInner = (state: unknown) => [...innerMoves].some((check) => check(state))

/** 同一页之内的往来（如向导的步与步之间）不算离开：check 看要去的那条历史记录的 state；返回撤销。 */
export function allowInnerMoves(check: InnerMove): () => void {
  innerMoves.add(check)
  return () => void innerMoves.delete(check)
}

/** 页内往来之后，守卫从新的位置算起。 */
function rebase() {
  for (const guard of guards) guard.at = historyIndex()
}

/**
 * 有未保存的内容时询问，得 true 才可离开；切换企业前由 app 调用。
 * @param fate 离开之后，填的内容会怎样
 */
export async function confirmLeave(fate = ''): Promise<boolean> {
  if (!hasUnsavedChanges()) return true
  const leave = await feedback.confirm({
    content: fate ? `内容尚未提交，确定离开吗？${fate}。` : '内容尚未保存，确定离开吗？',
    ok: '离开',
    cancel: '继续填写',
  })
  if (leave) releaseLeaveGuards()
  return leave
}

function ask(proceed: () => void) {
  if (!hasUnsavedChanges()) proceed()
  else void confirmLeave().then((leave) => leave && proceed())
}

const guarded = new WeakSet<Navigator>()

/** 站内跳转先过守卫；每个 navigator 只拦一次，没有未保存内容时直接放过。 */
export function guardNavigator(navigator: Navigator) {
  if (guarded.has(navigator)) return
  guarded.add(navigator)
  const push = navigator.push.bind(navigator)
  const replace = navigator.replace.bind(navigator)
  const move =
    (go: Navigator['push']): Navigator['push'] =>
    (...args) => {
      if (!isInner(args[1])) {
        ask(() => go(...args))
        return
      }
      go(...args)
      rebase()
    }
  navigator.push = move(push)
  navigator.replace = move(replace)
}

function onPopState(event: PopStateEvent) {
  const guard = locked().at(-1)
  if (!guard) return
  if (isInner((event.state as { usr?: unknown } | null)?.usr)) {
    rebase()
    return
  }
  // 路由还没有看到这次前进后退：先回原处，问过再走
  event.stopImmediatePropagation()
  const delta = (historyIndex() ?? 0) - (guard.at ?? 0)
  if (delta === 0) return
  globalThis.history.go(-delta)
  void confirmLeave().then((leave) => leave && globalThis.history.go(delta))
}

function onBeforeUnload(event: BeforeUnloadEvent) {
  if (hasUnsavedChanges()) event.preventDefault()
}

/** 看住浏览器的后退、刷新与关闭；须在路由挂载之前装好，window 上的监听按登记的先后执行。 */
export function installLeaveGuards() {
  globalThis.addEventListener('popstate', onPopState)
  globalThis.addEventListener('beforeunload', onBeforeUnload)
}
