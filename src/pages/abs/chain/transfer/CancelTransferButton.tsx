import Button from '@arco-design/web-react/es/Button'
import { cancelAbsTransfer } from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransfer } from '#api/generated/corp/model/index.ts'
import { useAction } from '#hooks/useAction.ts'
import { confirm } from '#ui/confirm.tsx'
import { hint } from '#ui/hint.ts'

/** 撤销转让申请：签署转让协议之前都可以（T-ATR-11）。 */
export function CancelTransferButton({ transfer }: { transfer: AbsTransfer | undefined }) {
  const cancel = useAction(
    (row: AbsTransfer) => cancelAbsTransfer({ documentNo: row.absTransferNo, version: row.version }),
    { success: '转让申请已撤销' },
  )
  const offered = transfer?.actions.find((item) => item.code === 'CANCEL')
  if (!transfer || !offered) return null
  const run = async () => {
    const content = `撤销 ${transfer.absTransferNo}？所选账款与资料包随即放开。`
    if (await confirm({ content })) void cancel.run(transfer)
  }
  return (
    <Button
      loading={cancel.running}
      disabled={!offered.enabled}
      {...hint(offered.reason)}
      onClick={() => void run()}
    >
      撤销
    </Button>
  )
}
