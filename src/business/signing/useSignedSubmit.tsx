import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { isUnsettled } from '#api/intents.ts'
import { onJournal } from '#api/journal.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import type { WriteSettings } from '#hooks/useWrite.ts'
import { type SigningData, useSmsSigning } from './useSms.tsx'

/** 签好的请求：结果未知时再次提交原样发出，不再签，也不会办两次（T19）。 */
interface Held<Request> {
  readonly id: string
  readonly request: Request
  failure?: ApiError
}

interface SignedSettings<Result> extends WriteSettings<Result> {
  /** 此刻会签的内容；会变的才给（useSmsSigning） */
  latest?: SigningData | undefined
  /** 签署之前再问一次：已不能照看到的样子办的，说出为什么 */
  recheck?: (() => Promise<string | undefined>) | undefined
  /** 没有签成的说明放在哪里；默认 操作失败 对话框 */
  onProblem?: (message: string) => void
}

interface SignedSubmit<Request> {
  /** 收签署的内容（不必签的给 undefined）与请求；得 true 即办成 */
  run: (data: SigningData | undefined, request: Request) => Promise<boolean>
  running: boolean
  error: ApiError | undefined
  /** 上一次结果未知，还没有查明或核实 */
  unsettled: boolean
  clear: () => void
  /** 须由页面渲染 */
  element: ReactNode
}

/**
 * 先短信签署再发出（MC-6）：审批、由此付出款项的表单都用它；取消签署什么也不变。
 * @param send 生成的请求函数；凭据放在请求的 signTicket
 */
export function useSignedSubmit<Request extends { signTicket?: string }, Result>(
  send: (request: Request) => Promise<Result>,
  { latest, recheck, onProblem = feedback.failure, ...settings }: SignedSettings<Result>,
): SignedSubmit<Request> {
  const signer = useSmsSigning(latest)
  const held = useRef<Held<Request>>(undefined)
  const write = useSubmit(async (request: Request) => {
    try {
      return await send(request)
    } catch (cause) {
      if (held.current && cause instanceof ApiError) held.current.failure = cause
      throw cause
    }
  }, settings)
  const unsettled = useSyncExternalStore(onJournal, () => isUnsettled(write.error))

  const signed = async (data: SigningData, request: Request): Promise<Request | undefined> => {
    // 被别人办了的，不必收了短信再说
    const problem = await recheck?.()
    if (problem) {
      onProblem(problem)
      return undefined
    }
    const answer = await signer.sign(data)
    if (answer.code !== 0) {
      if (answer.code !== 2) onProblem(answer.message)
      return undefined
    }
    const { signTicket } = answer
    return signTicket === undefined ? request : { ...request, signTicket }
  }

  const run = async (data: SigningData | undefined, request: Request): Promise<boolean> => {
    write.clear()
    if (!data) return write.run(request)
    const id = JSON.stringify([data, request])
    if (held.current?.id !== id || !isUnsettled(held.current.failure)) {
      held.current = undefined
      const made = await signed(data, request)
      if (!made) return false
      held.current = { id, request: made }
    }
    return write.run(held.current.request)
  }
  return {
    run,
    running: signer.busy || write.running,
    error: write.error,
    unsettled,
    clear: write.clear,
    element: signer.element,
  }
}
