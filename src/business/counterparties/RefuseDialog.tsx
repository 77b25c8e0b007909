import { answerCounterparty } from '#api/generated/corp/counterparties/counterparties.ts'
import type { Counterparty } from '#api/generated/corp/model/index.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type RefuseValues = { reason: string }

const F = fieldOf<RefuseValues>()

interface RefuseDialogProps {
  readonly counterparty: Counterparty
  readonly onClose: () => void
}

/** 拒绝对方发起的合作关系，原因会告诉对方（T-CPY-05）。 */
export function RefuseDialog({
  counterparty: { id, version, counterpartyName },
  onClose,
}: RefuseDialogProps) {
  const form = useForm<RefuseValues>()
  const refuse = useSubmit(
    ({ reason }: RefuseValues) => answerCounterparty({ id, version, accept: false, reason }),
    { success: '已拒绝合作关系', onDone: onClose },
  )
  return (
    <Dialog title="拒绝合作关系" width={520} onClose={onClose}>
      <p>对方企业：{counterpartyName}</p>
      <DrawerForm
        label="拒绝合作关系"
        form={form}
        onSubmit={refuse.run}
        submitting={refuse.running}
        error={refuse.error}
        submitText="确认拒绝"
        onClose={onClose}
      >
        <F name="reason" label="拒绝原因" required hint="对方会看到">
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
