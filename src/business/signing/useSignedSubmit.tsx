import { type ReactNode, useRef } from 'react'
import { ApiError } from '#api/ApiError.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import type { WriteSettings } from '#hooks/useWrite.ts'
import { type SigningData, useSmsSigning } from './useSms.tsx'

/** 签好而结果不明的请求：再次提交原样发出，不再签，也不会办两次（T19）。 */
interface Held<Request> {
  readonly id: string
  readonly request: Request
}

const isUnknown = (cause: unknown) =>
  !(cause instanceof ApiError) || cause.kind === 'timeout' || cause.kind === 'network'

/**
 * 表单的提交，先短信签署再发出（MC-6），款项由此付出的都用它；取消签署什么也不变。
 * @param send 生成的请求函数；凭据放在请求的 signTicket
 * @returns run 收签署的内容（不必签的给 undefined）与请求；element 须由页面渲染
 */
export function useSignedSubmit<Request extends { signTicket?: string }, Result>(
  send: (request: Request) => Promise<Result>,
  settings: WriteSettings<Result>,
): {
  run: (data: SigningData | undefined, request: Request) => Promise<boolean>
  running: boolean
  error: ApiError | undefined
  element: ReactNode
} {
  const signer = useSmsSigning()
  const held = useRef<Held<Request>>(undefined)
  const write = useSubmit(async (request: Request) => {
    try {
      const result = await send(request)
      held.current = undefined
      return result
    } catch (cause) {
      if (!isUnknown(cause)) held.current = undefined
      throw cause
    }
  }, settings)

  const run = async (data: SigningData | undefined, request: Request): Promise<boolean> => {
    write.clear()
    if (!data) return write.run(request)
    const id = JSON.stringify([data, request])
    if (held.current?.id !== id) {
      const answer = await signer.sign(data)
      if (answer.code !== 0) {
        if (answer.code !== 2) feedback.failure(answer.message)
        return false
      }
      const { signTicket } = answer
      held.current = { id, request: signTicket === undefined ? request : { ...request, signTicket } }
    }
    return write.run(held.current.request)
  }
  return { run, running: signer.busy || write.running, error: write.error, element: signer.element }
}
