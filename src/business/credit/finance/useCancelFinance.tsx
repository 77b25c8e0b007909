import { cancelFinanceApplication } from '#api/generated/corp/finances/finances.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { financeSigning } from './signing.ts'

/** 撤销融资（T-FIN-16）：问明、签署、撤销；element 须由页面渲染。 */
export function useCancelFinance(onDone?: () => void) {
  const { start, busy, element } = useSignedAction({
    ask: ({ financeNo }: FinanceApplication) => ({
      title: '撤销融资申请',
      content: `撤销 ${financeNo}？冻结的金额与资料包恢复可用，撤销后不能恢复。`,
      ok: '撤销',
    }),
    signing: (row) => financeSigning(row, '撤销融资'),
    of: (row) => refOf(row, 'financeNo'),
    send: cancelFinanceApplication,
    success: '融资已撤销',
    ...(onDone && { onDone }),
  })
  return { cancel: start, busy, element }
}
