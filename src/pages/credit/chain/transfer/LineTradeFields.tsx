import { useState } from 'react'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { formatMoney } from '#domain/money.ts'
import { fieldOf } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { type FormInstance, useFormValue } from '#ui/useForm.ts'
import { ContractDrawer } from '#pages/credit/trade/ContractDrawer.tsx'
import { InvoiceDrawer } from '#pages/credit/trade/InvoiceDrawer.tsx'
import { InvoicePicker } from '#pages/credit/trade/InvoicePicker.tsx'
import type { LineValues } from './transferValues.ts'

const F = fieldOf<LineValues>()

interface LineTradeFieldsProps {
  form: FormInstance<LineValues>
  /** 受让方：合同与发票都以它为卖方 */
  sellerName: string | undefined
  contracts: readonly TradeContract[]
  invoices: readonly Invoice[]
  /** 已选的发票与它们的总金额 */
  invoiceNos: readonly string[]
  invoiceTotal: string
}

/** 一行明细的交易背景：本企业与受让方的合同、发票，没有的当场登记（G-TRADE）。 */
export function LineTradeFields({
  form,
  sellerName,
  contracts,
  invoices,
  invoiceNos,
  invoiceTotal,
}: LineTradeFieldsProps) {
  const [drawer, setDrawer] = useState<'contract' | 'invoice'>()
  const contractNo = useFormValue(form, 'contractNo')
  const contract = contracts.find((item) => item.contractNo === contractNo)
  const close = () => setDrawer(undefined)
  const register = (text: string, kind: 'contract' | 'invoice') => (
    <button type="button" className="text-button" disabled={!sellerName} onClick={() => setDrawer(kind)}>
      {text}
    </button>
  )
  return (
    <>
      <F
        name="contractNo"
        label="合同编号"
        required
        hint={
          <>
            {contract
              ? `合同金额 ${formatMoney(contract.contractAmount)} 元，剩余 ${formatMoney(contract.contractRemainAmount)} 元　`
              : null}
            {register('登记新合同', 'contract')}
          </>
        }
      >
        <Select
          placeholder={sellerName ? '请选择合同编号' : '请先选择受让方'}
          disabled={!sellerName}
          options={contracts.map((item) => ({
            value: item.contractNo,
            label: `${item.contractNo} ${item.contractName}`,
          }))}
        />
      </F>
      <F
        name="invoiceNos"
        label="发票"
        hint={
          <>
            {`已选 ${invoiceNos.length} 张，发票总金额 ${formatMoney(invoiceTotal)} 元　`}
            {register('登记新发票', 'invoice')}
          </>
        }
      >
        <InvoicePicker invoices={invoices} />
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
    </>
  )
}
