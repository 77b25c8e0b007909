import { useEffect, useState, useSyncExternalStore } from 'react'
import { feedback } from '#hooks/feedback.ts'

/** 第一次用到才取的一块界面。 */
interface Late<T> {
  /** 取到了就在这里 */
  here?: T
  load: () => Promise<T>
  /** 取到时告诉一声；返回停止函数 */
  watch: (tell: () => void) => () => void
}

/** 第一次用到才取；取不到的不记住，下次再取。 */
export function late<T>(get: () => Promise<T>): Late<T> {
  let coming: Promise<T> | undefined
  const watchers = new Set<() => void>()
  const part: Late<T> = {
    load: () => {
      coming ??= get().then(
        (found) => {
          part.here = found
          for (const tell of watchers) tell()
          return found
        },
        (cause: unknown) => {
          coming = undefined
          throw cause
        },
      )
      return coming
    },
    watch: (tell) => {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
  return part
}

/**
 * 画它的人要的那一块，没到之前是 undefined；别处取到的（空闲时、悬停时）也算，哪怕正落在画与提交之间。
 * 取不到就说一声，并当作已关上；关不上的（没有 onMissing）交给错误边界，免得页面等着一个永远不出来的框。
 */
export function useLate<T>(part: Late<T>, onMissing: (() => void) | undefined, wanted = true): T | undefined {
  const here = useSyncExternalStore(part.watch, () => part.here)
  const [missing, setMissing] = useState<unknown>()
  useEffect(() => {
    if (!wanted || part.here) return undefined
    let alive = true
    part.load().catch((cause: unknown) => {
      if (!alive) return
      if (!onMissing) return setMissing(cause)
      feedback.failure('这部分内容没有取到，请检查网络后重试')
      onMissing()
    })
    return () => {
      alive = false
    }
    // 父组件每画一次就是一个新的 onMissing，不为它重取
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [part, wanted])
  if (missing) throw missing
  return here
}
