import { type ComponentType, createElement, use, useEffect, useState, useSyncExternalStore } from 'react'
import { feedback } from '#hooks/feedback.ts'

const MISSING = '页面模块加载失败，请刷新后重试'

/** 一块界面的代码没有取到：网络断了，或发布了新版本、旧文件已不在（SHELL-22）。 */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super(MISSING, { cause })
    this.name = 'CodeMissing'
  }
}

/** 各浏览器取不到模块或它的样式时说的话；取到一半的是语法错误。 */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS|^SyntaxError/

/** 开发时，模块自己抛的错：不让人去查网络。构建里模块都跑过，只会是没取到。 */
const isThrown = (cause: unknown): boolean => import.meta.env.DEV && !NOT_FETCHED.test(String(cause))

/** 取一块代码没成时的错误：没取到的是 CodeMissing，模块自己抛的原样。 */
export const whyNoCode = (cause: unknown): unknown => (isThrown(cause) ? cause : new CodeMissing(cause))

/** 同上，说给人的话。 */
export const noCodeText = (cause: unknown, missing = MISSING): string =>
  isThrown(cause) ? `模块抛出了异常：${String(cause)}` : missing

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

/** 这一帧画到屏幕上之后；看不见的标签页不画，也不一直等。 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })

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
      if (!onMissing) return setMissing(whyNoCode(cause))
      feedback.failure(noCodeText(cause, '这部分内容没有取到，请检查网络后重试'))
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

/** 这一页接下来多半要用的：首屏画完、空闲时先取。 */
const soon = new Set<Late<unknown>>()

/** 首屏之后空闲时先取来，点开时已在手里；取不到的等用到时再取。 */
export function lateSoon<T>(get: () => Promise<T>): Late<T> {
  const part = late(get)
  soon.add(part)
  return part
}

/** 取来登记过的各块；全部有了结果才算完，从不抛错。 */
export const loadSoon = async (): Promise<void> => {
  const parts = [...soon]
  soon.clear()
  const results = await Promise.allSettled(parts.map((part) => part.load()))
  results.forEach(({ status }, at) => {
    if (status === 'rejected') soon.add(parts[at]!)
  })
}

/**
 * 列表页里的子视图（新增、编辑、详情、多笔）：代码在列表画出之后才取，列表不替它付账。
 * 打开它的是地址的变化（useView），换页是 transition：没到之前旧的页面留着。取不到抛 CodeMissing。
 */
export function lateView<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lateSoon(get)
  // 等着的承诺用到底，不中途换成 here：React 要一个组件每次都 use 它等的那一个。
  // 失败的也要留着：渲染中换成新的会无休止地重取；别处再取到了才放下
  let asked: Promise<ComponentType<Props>> | undefined
  return function LateView(props) {
    if (!asked && part.here) return createElement(part.here, props)
    asked ??= part.load().catch((cause: unknown) => {
      part.watch(() => {
        asked = undefined
      })
      throw whyNoCode(cause)
    })
    return createElement(use(asked), props)
  }
}
