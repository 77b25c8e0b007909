import { useState } from 'react'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { formatMoney, sum } from '#domain/money.ts'
import { fieldOf } from '#ui/Field.tsx'
import { FormSection } from '#ui/FormSection.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { type FormInstance, useFormValue } from '#ui/useForm.ts'
import { ContractDrawer } from '#pages/credit/trade/ContractDrawer.tsx'
import { InvoiceDrawer } from '#pages/credit/trade/InvoiceDrawer.tsx'
import { InvoicePicker } from '#pages/credit/trade/InvoicePicker.tsx'
import type { IssueValues } from './issueValues.ts'

const F = fieldOf<IssueValues>()

interface TradeFieldsProps {
  form: FormInstance<IssueValues>
  /** 已选的接收方；合同与发票都以它为卖方 */
  sellerName: string | undefined
  contracts: { data?: readonly TradeContract[] }
  invoices: { data?: readonly Invoice[] }
  /** G-TRADE */
  check: () => string | undefined
}

/** 交易背景：选合同或登记新合同，选发票或登记新发票。 */
export function TradeFields({ form, sellerName, contracts, invoices, check }: TradeFieldsProps) {
  const [drawer, setDrawer] = useState<'contract' | 'invoice'>()
  const contractNo = useFormValue(form, 'contractNo')
  const invoiceNos = useFormValue(form, 'invoiceNos') ?? []
  const contract = contracts.data?.find((item) => item.contractNo === contractNo)
  const chosen = invoices.data?.filter((item) => invoiceNos.includes(item.invoiceNo)) ?? []
  const close = () => setDrawer(undefined)
  const add = (text: string, kind: 'contract' | 'invoice') => (
    <button type="button" className="text-button" disabled={!sellerName} onClick={() => setDrawer(kind)}>
      {text}
    </button>
  )

  return (
    <FormSection title="交易背景">
      <F
        name="contractNo"
        label="合同编号"
        required
        check={check}
        dependencies={['faceAmount', 'invoiceNos']}
        hint={
          <>
            {contract
              ? `合同金额 ${formatMoney(contract.contractAmount)} 元，剩余 ${formatMoney(contract.contractRemainAmount)} 元　`
              : null}
            {add('登记新合同', 'contract')}
          </>
        }
      >
        <Select
          placeholder={sellerName ? '请选择合同编号' : '请先选择接收方'}
          disabled={!sellerName}
          options={(contracts.data ?? []).map((item) => ({
            value: item.contractNo,
            label: `${item.contractNo} ${item.contractName}`,
          }))}
        />
      </F>
      <F name="tradeBackground" label="交易背景说明" required>
        <TextArea maxLength={200} />
      </F>
      <F
        name="invoiceNos"
        label="发票"
        wide
        hint={
          <>
            {`已选 ${chosen.length} 张，总金额 ${formatMoney(sum(chosen.map((item) => item.invoiceAmount)))} 元　`}
            {add('登记新发票', 'invoice')}
          </>
        }
      >
        <InvoicePicker invoices={invoices.data ?? []} />
      </F>
      {sellerName && drawer === 'contract' ? (
        <ContractDrawer
          sellerName={sellerName}
          onClose={close}
          onCreated={(created) => form.setFieldsValue({ contractNo: created.contractNo })}
        />
      ) : null}
      {sellerName && drawer === 'invoice' ? (
        <InvoiceDrawer
          sellerName={sellerName}
          onClose={close}
          onCreated={(created) => form.setFieldsValue({ invoiceNos: [...invoiceNos, created.invoiceNo] })}
        />
      ) : null}
    </FormSection>
  )
}
