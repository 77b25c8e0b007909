import Button from '@arco-design/web-react/es/Button'
import { cancelAbsTransfer } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'

/** 撤销转让申请：签署转让协议之前都可以（T-ATR-11）。 */
export function CancelTransferButton({ transfer }: { transfer: AbsTransfer }) {
  const cancel = useAction((row: AbsTransfer) => cancelAbsTransfer(refOf(row, 'absTransferNo')), {
    ask: (row) => ({
      title: '撤销转让申请',
      content: `撤销 ${row.absTransferNo}？所选账款与资料包随即放开。`,
      ok: '撤销',
    }),
    success: '转让申请已撤销',
  })
  const offered = transfer.actions.find((item) => item.code === 'CANCEL')
  if (!offered) return null
  return (
    <Button
      loading={cancel.running}
      disabled={!offered.enabled}
      {...tooltip(offered.reason)}
      onClick={() => void cancel.run(transfer)}
    >
      撤销
    </Button>
  )
}
