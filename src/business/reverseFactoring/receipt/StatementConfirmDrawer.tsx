import type { RfStatement } from '#api/generated/corp/model/index.ts'
import { confirmRfStatement } from '#api/generated/corp/rf-statements/rf-statements.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { StatementFacts } from './StatementFacts.tsx'

/** 看着对账单文件确认（T-RST-03）。 */
export function StatementConfirmDrawer({
  statement,
  onClose,
}: {
  statement: RfStatement
  onClose: () => void
}) {
  const form = useForm<object>()
  const agree = useSubmit(() => confirmRfStatement(refOf(statement, 'statementNo')), {
    success: '对账单已确认',
    onDone: onClose,
  })
  return (
    <Drawer title="确认对账单" onClose={onClose} width={760}>
      <StatementFacts statement={statement} />
      <DrawerForm
        label="确认对账单"
        form={form}
        onSubmit={agree.run}
        submitting={agree.running}
        error={agree.error}
        submitText="确认对账单"
        onClose={onClose}
      >
        {null}
      </DrawerForm>
    </Drawer>
  )
}
