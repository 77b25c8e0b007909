import Button from '@arco-design/web-react/es/Button'
import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import { revokeTransferApplication } from '#api/generated/corp/transfers/transfers.ts'
import { useSmsSigning } from '#business/useSmsSigning.tsx'
import { useAction } from '#hooks/useAction.ts'
import { confirm, notify } from '#ui/confirm.tsx'
import { hint } from '#ui/hint.ts'
import { transferSigning } from './transferSigning.ts'

interface RevokeButtonProps {
  application: TransferApplication
  onDone: () => void
}

/** 撤销未签收转让（T-TRF-09）：问明、签署、撤销；已有受让方签收的说明为何不能。 */
export function RevokeButton({ application, onDone }: RevokeButtonProps) {
  const { transferNo: documentNo, version } = application
  const signing = { ...transferSigning(application, '撤销转让'), businessKeys: [documentNo] }
  const signer = useSmsSigning(signing)
  const revoke = useAction(
    (signTicket: string | undefined, options) =>
      revokeTransferApplication({ documentNo, version, ...(signTicket && { signTicket }) }, options),
    { success: '转让已撤销', onDone },
  )
  const offered = application.actions.find((item) => item.code === 'REVOKE')
  if (!offered) return null
  const run = async () => {
    const content = `撤销 ${documentNo}？受让方不能再签收，冻结的金额恢复可用。`
    if (!(await confirm({ content }))) return
    const answer = await signer.sign(signing)
    if (answer.code === 0) void revoke.run(answer.signTicket)
    else if (answer.code !== 2) void notify('操作失败', answer.message)
  }
  return (
    <>
      <Button
        loading={signer.busy || revoke.running}
        disabled={!offered.enabled}
        {...hint(offered.reason)}
        onClick={() => void run()}
      >
        撤销转让
      </Button>
      {signer.element}
    </>
  )
}
