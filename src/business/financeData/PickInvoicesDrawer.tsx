import {
  addPackageInvoices,
  useListPackageInvoices,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { InvoicePicker } from '#business/trade/InvoicePicker.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { counterpartyOf } from './family.ts'

interface Values {
  invoiceNos: string[]
}

const F = fieldOf<Values>()

/** 选择已有发票（T-FDP-02）：平台上已登记的、本企业开给对方的，可一次选多张。 */
export function PickInvoicesDrawer({ row, onClose }: { row: FinanceDataPackage; onClose: () => void }) {
  const { packageNo, version, productType } = row
  const form = useForm<Values>()
  const list = useListPackageInvoices({ packageNo })
  const add = useSubmit(({ invoiceNos }: Values) => addPackageInvoices({ packageNo, version, invoiceNos }), {
    success: '发票已加入',
    onDone: onClose,
  })
  return (
    <Drawer title="选择已有发票" onClose={onClose} width={960}>
      <DrawerForm
        label="选择已有发票"
        form={form}
        onSubmit={add.run}
        submitting={add.running}
        error={add.error}
        submitText="加入资料包"
        onClose={onClose}
      >
        <F name="invoiceNos" label="发票" required wide>
          <InvoicePicker
            invoices={list.data ?? []}
            reading={list}
            guidance={`没有可选的、开给${counterpartyOf(productType).word}的发票，请上传`}
          />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
