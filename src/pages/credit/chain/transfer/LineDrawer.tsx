import { Link } from 'react-router-dom'
import { transferLineLabels } from '#api/generated/corp/labels/transferLine.ts'
import {
  useListInvoices,
  useListTradeContracts,
} from '#api/generated/corp/trade-documents/trade-documents.ts'
import { useListTransferees } from '#api/generated/corp/transfers/transfers.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { TradePickers } from '#business/trade/Pickers.tsx'
import { compare, isPositive, sum, yuan } from '#domain/money.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useReach } from '#routes/useReach.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { AskAgain } from '#ui/form/asked/AskAgain.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import type { LineValues } from './transferValues.ts'

const F = fieldOf<LineValues, typeof transferLineLabels>(transferLineLabels)

interface LineDrawerProps {
  title: string
  initial: Partial<LineValues>
  /** 这一行至多还能转多少 */
  spare: string
  onSave: (line: LineValues) => void
  onClose: () => void
}

/** 填写一行转让明细：受让方须满足 G-RECV，金额、用途、合同必填；最终以服务端为准。 */
export function LineDrawer({ title, initial, spare, onSave, onClose }: LineDrawerProps) {
  const form = useForm<LineValues>()
  const reach = useReach()
  const transferees = useListTransferees()
  const name = useFormValue(form, 'transfereeName') ?? initial.transfereeName
  const transferee = transferees.data?.find((item) => item.corpName === name)
  const seller = name ? { sellerName: name } : null
  const contracts = useListTradeContracts(seller)
  const invoices = useListInvoices(seller)
  const invoiceNos = useFormValue(form, 'invoiceNos') ?? initial.invoiceNos ?? []
  const invoiceTotal = sum(
    (invoices.data ?? [])
      .filter((item) => invoiceNos.includes(item.invoiceNo))
      .map((item) => item.invoiceAmount),
  )
  const invite = reach(href(my.counterparties)) ?? reach(href(my.supplier))
  const checkAmount = (amount: string) => {
    if (!isPositive(amount)) return '转让金额须大于0'
    return compare(amount, spare) > 0 ? `超过剩余可用金额 ${yuan(spare)}` : undefined
  }
  return (
    <Drawer title={title} onClose={onClose} width={960}>
      <DrawerForm
        label="一行明细"
        form={form}
        initial={{ invoiceNos: [], attachments: [], ...initial }}
        onSubmit={(values) => {
          onSave({ ...values, invoiceTotalAmount: invoiceTotal })
          return Promise.resolve(true)
        }}
        submitting={false}
        error={undefined}
        submitText="确定"
        onClose={onClose}
      >
        <F
          name="transfereeName"
          required
          answer={transferees}
          check={() => (transferee && !transferee.ready ? transferee.reason : undefined)}
          hint={
            transferee ? (
              <>
                {transferee.ready
                  ? `信用代码 ${transferee.uscc}　收款账号 ${transferee.collectAccountNo ?? '--'}`
                  : `${transferee.reason}，请邀请对方完成后再转让 `}
                {!transferee.ready && invite ? <Link to={invite}>去邀请</Link> : null}
              </>
            ) : (
              <AskAgain what="受让方" answer={transferees} />
            )
          }
        >
          <Select
            placeholder="请选择受让方"
            options={(transferees.data ?? []).map(({ corpName, ready }) => ({
              value: corpName,
              label: ready ? corpName : `${corpName}（暂不可受让）`,
            }))}
            onChange={() => form.clearFields(['contractNo', 'invoiceNos'])}
          />
        </F>
        <F name="transferAmount" required check={checkAmount} hint={`剩余可用 ${yuan(spare)}`}>
          <AmountInput />
        </F>
        <F name="transferPurpose" required>
          <TextInput maxLength={100} />
        </F>
        <TradePickers
          form={form}
          partyName="受让方"
          sellerName={name}
          contracts={contracts}
          invoices={invoices}
          amountOf={() => form.getFieldsValue().transferAmount}
        />
        <F name="attachments">
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
