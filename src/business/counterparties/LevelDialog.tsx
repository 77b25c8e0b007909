import { changeCounterpartyLevel } from '#api/generated/corp/counterparties/counterparties.ts'
import { counterpartyFormLabels } from '#api/generated/corp/labels/counterpartyForm.ts'
import type { Counterparty, SupplierLevel } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'

type LevelValues = { supplierLevel: SupplierLevel }

const F = fieldOf<LevelValues, typeof counterpartyFormLabels>(counterpartyFormLabels)

interface LevelDialogProps {
  readonly counterparty: Counterparty
  readonly onClose: () => void
}

/** 调整供应商等级：只影响以后新办的单据（T-CPY-08）。 */
export function LevelDialog({ counterparty, onClose }: LevelDialogProps) {
  const { counterpartyName, supplierLevel: current } = counterparty
  const form = useForm<LevelValues>()
  const levels = useDict('SUPPLIER_LEVEL')
  const adjust = useSubmit(
    (values: LevelValues) => changeCounterpartyLevel({ ...refOf(counterparty, 'id'), ...values }),
    { success: '等级已调整', onDone: onClose },
  )
  return (
    <Dialog title="调整等级" width={520} onClose={onClose}>
      <p>供应商：{counterpartyName}</p>
      <DrawerForm
        label="调整等级"
        form={form}
        initial={current ? { supplierLevel: current } : {}}
        onSubmit={adjust.run}
        submitting={adjust.running}
        error={adjust.error}
        submitText="确认调整"
        onClose={onClose}
      >
        <F
          name="supplierLevel"
          required
          check={(level) => (level === current ? '等级没有变化' : undefined)}
          hint="调整后新办的单据按新等级匹配定价方案，已办的不变"
        >
          <Select options={levels.options} allowClear={false} />
        </F>
      </DrawerForm>
    </Dialog>
  )
}
