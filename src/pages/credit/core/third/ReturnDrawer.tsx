import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import { returnThirdIssueApplication } from '#api/generated/corp/third-issues/third-issues.ts'
import { formatMoney } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type ReturnValues = { returnDesc: string }

const F = fieldOf<ReturnValues>()

/** 退回第三方：说明原因，结果回传给平台（T-THD-03）。 */
export function ReturnDrawer({ row, onClose }: { row: ThirdIssueApplication; onClose: () => void }) {
  const form = useForm<ReturnValues>()
  const back = useSubmit(
    ({ returnDesc }: ReturnValues) =>
      returnThirdIssueApplication({ thirdNo: row.thirdNo, version: row.version, returnDesc }),
    { success: '已退回第三方', onDone: onClose },
  )
  return (
    <Drawer title="退回第三方" onClose={onClose} width={520}>
      <p>
        {row.thirdPlatformName} {row.thirdBizNo}，接收方 {row.receiverName}，金额{' '}
        <strong>{formatMoney(row.faceAmount)}</strong>元
      </p>
      <DrawerForm
        label="退回第三方"
        form={form}
        onSubmit={back.run}
        submitting={back.running}
        error={back.error}
        submitText="退回"
        onClose={onClose}
      >
        <F name="returnDesc" label="退回原因" required>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
