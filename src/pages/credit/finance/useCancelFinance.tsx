import type { ReactNode } from 'react'
import { cancelFinanceApplication } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { useSmsSigning } from '#business/useSmsSigning.tsx'
import { useAction } from '#hooks/useAction.ts'
import { confirm, notify } from '#ui/confirm.tsx'
import { financeSigning } from './financeSigning.ts'

/** 撤销融资（T-FIN-16）：问明、签署、撤销；element 须由页面渲染。 */
export function useCancelFinance(onDone?: () => void): {
  cancel: (application: FinanceApplication) => Promise<void>
  busy: boolean
  element: ReactNode
} {
  const signer = useSmsSigning()
  const run = useAction(
    ({ row, signTicket }: { row: FinanceApplication; signTicket: string | undefined }, options) =>
      cancelFinanceApplication(
        { documentNo: row.financeNo, version: row.version, ...(signTicket && { signTicket }) },
        options,
      ),
    { success: '融资已撤销', onDone },
  )
  const cancel = async (row: FinanceApplication) => {
    const content = `撤销 ${row.financeNo}？冻结的金额与资料包恢复可用，撤销后不能恢复。`
    if (!(await confirm({ content }))) return
    const signing = { ...financeSigning(row, '撤销融资'), businessKeys: [row.financeNo] }
    const answer = await signer.sign(signing)
    if (answer.code === 0) void run.run({ row, signTicket: answer.signTicket })
    else if (answer.code !== 2) void notify('操作失败', answer.message)
  }
  return { cancel, busy: signer.busy || run.running, element: signer.element }
}
