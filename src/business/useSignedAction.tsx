import type { ReactNode } from 'react'
import { useAction } from '#hooks/useAction.ts'
import { confirm, notify } from '#ui/confirm.tsx'
import { type SigningData, useSmsSigning } from './useSmsSigning.tsx'

interface SignedActionOptions<Row, Result> {
  /** 先问的一句：要做什么、后果如何 */
  ask: (row: Row) => string
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
  start: (row: Row) => Promise<void>
  busy: boolean
  element: ReactNode
} {
  const signer = useSmsSigning(latest && signing(latest))
  const action = useAction(
    ({ row, signTicket }: { row: Row; signTicket: string | undefined }) =>
      send({ documentNo: documentNoOf(row), version: row.version, ...(signTicket && { signTicket }) }),
    { success, onDone },
  )
  const start = async (row: Row) => {
    if (!(await confirm({ content: ask(row) }))) return
    const answer = await signer.sign(signing(row))
    if (answer.code === 0) void action.run({ row, signTicket: answer.signTicket })
    else if (answer.code !== 2) void notify('操作失败', answer.message)
  }
  return { start, busy: signer.busy || action.running, element: signer.element }
}
