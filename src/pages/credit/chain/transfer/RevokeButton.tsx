import Button from '@arco-design/web-react/es/Button'
import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import { revokeTransferApplication } from '#api/generated/corp/transfers/transfers.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import { transferSigning } from './transferSigning.ts'

interface RevokeButtonProps {
  application: TransferApplication
  onDone: () => void
}

/** 撤销未签收转让（T-TRF-09）：问明、签署、撤销；已有受让方签收的说明为何不能。 */
export function RevokeButton({ application, onDone }: RevokeButtonProps) {
  const revoke = useSignedAction({
    ask: ({ transferNo }: TransferApplication) => ({
      title: '撤销转让',
      content: `撤销 ${transferNo}？受让方不能再签收，冻结的金额恢复可用。`,
      ok: '撤销',
    }),
    signing: (row) => transferSigning(row, '撤销转让'),
    of: (row) => refOf(row, 'transferNo'),
    send: revokeTransferApplication,
    success: '转让已撤销',
    onDone,
    latest: application,
  })
  const offered = application.actions.find((item) => item.code === 'REVOKE')
  if (!offered) return null
  return (
    <>
      <Button
        loading={revoke.busy}
        disabled={!offered.enabled}
        {...tooltip(offered.reason)}
        onClick={() => void revoke.start(application)}
      >
        撤销转让
      </Button>
      {revoke.element}
    </>
  )
}
