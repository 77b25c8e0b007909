import { signRefuseRequestLabels } from '#api/generated/corp/labels/signRefuseRequest.ts'
import type { SignRefuseRequest, SignTask } from '#api/generated/corp/model/index.ts'
import { refuseSignTask } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { formatMoney } from '#domain/money.ts'
import { handedOn } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { TaskEvidence } from './TaskEvidence.tsx'

type RefuseValues = Pick<SignRefuseRequest, 'refuseReason'> & { remark: string }

const F = fieldOf<RefuseValues, typeof signRefuseRequestLabels>(signRefuseRequestLabels)

/** 经办拒签：说明原因，提交复核（T-SGN-02）。 */
export function RefuseDrawer({ task, onClose }: { task: SignTask; onClose: () => void }) {
  const form = useForm<RefuseValues>()
  const reasons = useDict('REFUSE_REASON')
  const needsRemark = useFormValue(form, 'refuseReason') === 'OTHER'
  const refuse = useSubmit(
    ({ refuseReason, remark }: RefuseValues) =>
      refuseSignTask({ signNo: task.signNo, version: task.version, refuseReason, ...(remark && { remark }) }),
    { success: handedOn('拒签已提交复核'), onDone: onClose },
  )
  return (
    <Drawer title="拒签凭证" onClose={onClose} width={760}>
      <p>
        {task.voucherNo}（{task.issuerName}），金额 <strong>{formatMoney(task.signAmount)}</strong>元
      </p>
      <TaskEvidence signNo={task.signNo} />
      <DrawerForm
        label="拒签凭证"
        form={form}
        onSubmit={refuse.run}
        submitting={refuse.running}
        error={refuse.error}
        submitText="提交拒签"
        onClose={onClose}
      >
        <F name="refuseReason" required>
          <Select options={reasons.options} />
        </F>
        <F name="remark" required={needsRemark}>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
