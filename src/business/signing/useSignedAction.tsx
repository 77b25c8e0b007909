import type { ReactNode } from 'react'
import { ApiError } from '#api/ApiError.ts'
import type { DocumentRef } from '#api/generated/corp/model/index.ts'
import type { Asking } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { type SigningData, useSmsSigning } from './useSms.tsx'

interface SignedActionOptions<Row, Result> {
  /** 先问的一句：要做什么、后果如何 */
  ask: (row: Row) => Asking
  signing: (row: Row) => Omit<SigningData, 'businessKeys'>
  /** 办的是哪一份：编号与版本，签的、送出的都是它 */
  of: (row: Row) => DocumentRef
  send: (request: DocumentRef & { signTicket?: string }) => Promise<Result>
  success: string
  onDone?: () => void
  /** 此刻页面上的那份；签署中变了即作废 */
  latest?: Row
}

/** 须签署的一个动作：问明、短信签署、办理（MC-6）；取消签署什么也不变。element 须由页面渲染。 */
export function useSignedAction<Row, Result>({
  ask,
  signing,
  of,
  send,
  success,
  onDone,
  latest,
}: SignedActionOptions<Row, Result>): {
  start: (row: Row) => Promise<boolean>
  busy: boolean
  element: ReactNode
} {
  const signed = (row: Row): SigningData => ({ ...signing(row), businessKeys: [of(row).documentNo] })
  const signer = useSmsSigning(latest && signed(latest))
  const action = useAction(
    async (row: Row) => {
      const answer = await signer.sign(signed(row))
      // 没签成即没有办；自己取消的不算失败，不必说
      if (answer.code !== 0)
        throw new ApiError(answer.code === 2 ? 'cancelled' : 'business', 'SIGN', answer.message, 0)
      const { signTicket } = answer
      return send({ ...of(row), ...(signTicket && { signTicket }) })
    },
    { ask, success, onDone },
  )
  return { start: action.run, busy: action.running, element: signer.element }
}
