import { rfStatementDisputeFormLabels } from '#api/generated/corp/labels/rfStatementDisputeForm.ts'
import type { RfStatement } from '#api/generated/corp/model/index.ts'
import { refuseRfStatement } from '#api/generated/corp/rf-statements/rf-statements.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { StatementFacts } from './StatementFacts.tsx'

type DisputeValues = { disputeDesc: string }

const F = fieldOf<DisputeValues, typeof rfStatementDisputeFormLabels>(rfStatementDisputeFormLabels)

/** 对收到的对账单提出异议，说明必填（T-RST-04）。 */
export function StatementDisputeDrawer({
  statement,
  onClose,
}: {
  statement: RfStatement
  onClose: () => void
}) {
  const form = useForm<DisputeValues>()
  const dispute = useSubmit(
    ({ disputeDesc }: DisputeValues) =>
      refuseRfStatement({ ...refOf(statement, 'statementNo'), disputeDesc }),
    { success: '异议已告知对方', onDone: onClose },
  )
  return (
    <Drawer title="提出异议" onClose={onClose} width={760}>
      <StatementFacts statement={statement} />
      <DrawerForm
        label="异议"
        form={form}
        onSubmit={dispute.run}
        submitting={dispute.running}
        error={dispute.error}
        submitText="提交异议"
        onClose={onClose}
      >
        <F name="disputeDesc" required>
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
