import { rfInvoiceLinkRequestLabels } from '#api/generated/corp/labels/rfInvoiceLinkRequest.ts'
import type { RfInvoice } from '#api/generated/corp/model/index.ts'
import { usePageRfContracts } from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import { bindRfInvoice } from '#api/generated/corp/rf-invoices/rf-invoices.ts'
import { yuan } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type LinkValues = { contractNo: string }

const F = fieldOf<LinkValues, typeof rfInvoiceLinkRequestLabels>(rfInvoiceLinkRequestLabels)
/** 下拉里最多列出的合同；同一对企业之间的合同不会更多。 */
const MOST = 100

/** 发票关联合同：列出与发票双方相同、有效的合同。 */
export function InvoiceLinkDrawer({ invoice, onClose }: { invoice: RfInvoice; onClose: () => void }) {
  const { invoiceNo, buyerName, sellerName } = invoice
  const contracts = usePageRfContracts({
    pageCond: { pageNo: 1, pageSize: MOST },
    partyA: buyerName,
    partyB: sellerName,
  })
  const form = useForm<LinkValues>()
  const link = useSubmit(({ contractNo }: LinkValues) => bindRfInvoice({ invoiceNo, contractNo }), {
    success: '已关联合同',
    onDone: onClose,
  })
  return (
    <Drawer title="关联合同" onClose={onClose}>
      <Alert>{`发票 ${invoiceNo}，价税合计 ${yuan(invoice.invoiceAmount)}`}</Alert>
      <QueryState result={contracts}>
        {({ list }) => {
          const usable = list.filter(
            ({ contractDocStatus: status }) => status === 'EFFECTIVE' || status === 'LOCKED',
          )
          if (usable.length === 0)
            return <EmptyState guidance="双方之间还没有有效的合同，请先在合同管理中登记" />
          return (
            <DrawerForm
              label="关联合同"
              form={form}
              initial={{ contractNo: invoice.contractNo ?? '' }}
              onSubmit={link.run}
              submitting={link.running}
              error={link.error}
              submitText="关联"
              onClose={onClose}
              labelAbove={false}
            >
              <F name="contractNo" required>
                <Select
                  placeholder="请选择合同编号"
                  options={usable.map((one) => ({
                    value: one.contractNo,
                    label: `${one.contractNo} ${one.contractName}`,
                  }))}
                />
              </F>
            </DrawerForm>
          )
        }}
      </QueryState>
    </Drawer>
  )
}
