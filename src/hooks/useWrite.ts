import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { Done } from '#domain/outcome.ts'
import { type Asking, feedback } from './feedback.ts'
import { releaseLeaveGuards } from './unsaved.ts'
import { useOnce } from './useOnce.ts'

export interface WriteSettings<Result> {
  /**
   * 成功后的提示：做了什么；下一步等谁由应答得知的，给 handedOn('已提交复核')；
   * 交出一份申请、有编号可记的，给 applied('已提交复核', 编号)：以 操作成功 的对话框说
   */
  success?: string | ((result: Result) => string | Done)
  /** 成功后做什么：关闭、跳转；列表刷新由契约的 x-invalidates 负责 */
  onDone?: (result: Result) => void
}

export interface AskedSettings<Values, Result> extends WriteSettings<Result> {
  /** 办之前先问的一句：要做什么、后果如何；不必问的得 undefined。没有答应就什么也不发生 */
  ask?: (values: Values) => Asking | undefined
}

export interface Write<Values> {
  /** 发出请求；成功得 true，失败、没有答应得 false；正问着、进行中的、刚办成的同样内容的重复调用直接得 false */
  run: (values: Values) => Promise<boolean>
  running: boolean
  error: ApiError | undefined
  clear: () => void
}

/** 办成之后这么久（毫秒）之内，同样内容的再一次点击是连点：旧的行、旧的按钮还没有让开。 */
const SETTLE = 1_000

const asApiError = (cause: unknown) => {
  if (cause instanceof ApiError) return cause
  // 页面自己的错误：照样要让人知道没有办成，也要让监控看见
  globalThis.reportError?.(cause)
  return new ApiError('business', 'CLIENT', '页面出现异常，操作没有完成，请刷新后重试', 0)
}

/**
 * useAction 与 useSubmit 的共同内核：问、单飞（useOnce：问着也锁着）、失败状态。
 * 幂等键不在这里：同样的内容再发，由 api/intents 认出来（T19）。
 */
export function useWrite<Values, Result>(
  send: (values: Values) => Promise<Result>,
  settings: AskedSettings<Values, Result>,
  onBusinessError?: (error: ApiError) => void,
): Write<Values> {
  const { phase, run: once, release } = useOnce()
  const [error, setError] = useState<ApiError>()
  const settled = useRef({ content: '', at: -SETTLE })
  const alive = useRef(true)
  const current = useRef({ send, settings, onBusinessError })
  useEffect(() => {
    current.current = { send, settings, onBusinessError }
  })
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])

  const run = useCallback(
    async (values: Values): Promise<boolean> => {
      const content = JSON.stringify(values) ?? ''
      const { content: last, at } = settled.current
      if (content !== last || performance.now() - at >= SETTLE) release()
      const { send: request, settings: done, onBusinessError: announce } = current.current
      let answer: { readonly result: Result } | undefined
      await once(async (begin) => {
        try {
          const question = done.ask?.(values)
          if (question && !(await feedback.confirm(question))) return false
          begin()
          setError(undefined)
          answer = { result: await request(values) }
          return true
        } catch (cause) {
          const failure = asApiError(cause)
          if (alive.current) setError(failure)
          if (failure.kind === 'business') announce?.(failure)
          return false
        }
      })
      if (!answer) return false
      const { result } = answer
      settled.current = { content, at: performance.now() }
      // 成功后表单已无可失去的内容，随后的跳转不再追问
      releaseLeaveGuards()
      const said = typeof done.success === 'function' ? done.success(result) : done.success
      if (typeof said === 'object') feedback.done(said)
      else if (said) feedback.success(said)
      if (alive.current) done.onDone?.(result)
      return true
    },
    [once, release],
  )
  const clear = useCallback(() => setError(undefined), [])
  return { run, running: phase === 'sending', error, clear }
}
