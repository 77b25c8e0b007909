import type { ReactNode } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { Asking } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { type SigningData, useSmsSigning } from './useSms.tsx'

interface SignedActionOptions<Row, Result> {
  /** 先问的一句：要做什么、后果如何 */
  ask: (row: Row) => Asking
  signing: (row: Row) => SigningData
  send: (request: { documentNo: string; version: number; signTicket?: string }) => Promise<Result>
  documentNoOf: (row: Row) => string
  success: string
  onDone?: () => void
  /** 此刻页面上的那份；签署中变了即作废 */
  latest?: Row
}

/** 须签署的一个动作：问明、短信签署、办理（MC-6）；取消签署什么也不变。element 须由页面渲染。 */
export function useSignedAction<Row extends { version: number }, Result>({
  ask,
  signing,
  send,
  documentNoOf,
  success,
  onDone,
  latest,
}: SignedActionOptions<Row, Result>): {
  start: (row: Row) => Promise<boolean>
  busy: boolean
  element: ReactNode
} {
  const signer = useSmsSigning(latest && signing(latest))
  const action = useAction(
    async (row: Row) => {
      const answer = await signer.sign(signing(row))
      // 没签成即没有办；自己取消的不算失败，不必说
      if (answer.code !== 0)
        throw new ApiError(answer.code === 2 ? 'cancelled' : 'business', 'SIGN', answer.message, 0)
      const { signTicket } = answer
      return send({ documentNo: documentNoOf(row), version: row.version, ...(signTicket && { signTicket }) })
    },
    { ask, success, onDone },
  )
  return { start: action.run, busy: action.running, element: signer.element }
}
