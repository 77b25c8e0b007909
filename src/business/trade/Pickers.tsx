import { type ReactNode, useState } from 'react'
import { tradeContractFormLabels } from '#api/generated/corp/labels/tradeContractForm.ts'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { isPositive, sum, yuan } from '#domain/money.ts'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { AskAgain } from '#ui/form/asked/AskAgain.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { contractLabel } from './contractLabel.ts'
import { InvoicePicker } from './InvoicePicker.tsx'

const ContractDrawer = lateDialog(() => import('./ContractDrawer.tsx').then((part) => part.ContractDrawer))
const InvoiceDrawer = lateDialog(() => import('./InvoiceDrawer.tsx').then((part) => part.InvoiceDrawer))

const InvoiceBatchDrawer = lateDialog(() =>
  import('./InvoiceBatchDrawer.tsx').then((part) => part.InvoiceBatchDrawer),
)

/** 有交易背景的表单：一份合同，若干发票。 */
interface TradeValues {
  contractNo?: string
  invoiceNos?: string[]
}

const F = fieldOf<TradeValues & Record<string, unknown>, typeof tradeContractFormLabels>(
  tradeContractFormLabels,
)

interface TradePickersProps<Values extends TradeValues> {
  form: FormInstance<Values>
  /** 对方叫什么，如 接收方、债权人 */
  partyName: string
  /** 已选的对方；合同与发票都以它为卖方 */
  sellerName: string | undefined
  /** 与所选对方的合同、发票；换了对方从头取，没到的说正在读取，失败可重试 */
  contracts: QueryStateProps<readonly TradeContract[]>['result']
  invoices: QueryStateProps<readonly Invoice[]>['result']
  /** 金额与交易背景是否相称（G-TRADE），与它依据的其他字段 */
  check?: () => string | undefined
  dependencies?: string[]
  invoicesRequired?: boolean
  /** 单据此刻的金额：发票多时可依次选到凑够为止 */
  amountOf?: () => string | undefined
  /** 发票占满一行 */
  wide?: boolean
  /** 合同与发票之间的字段 */
  children?: ReactNode
}

/** 本企业与对方的合同、发票，没有的当场登记，发票可一次上传许多（G-TRADE）。 */
export function TradePickers<Values extends TradeValues>({
  form,
  partyName,
  sellerName,
  contracts,
  invoices,
  check,
  dependencies,
  invoicesRequired = false,
  amountOf,
  wide = false,
  children,
}: TradePickersProps<Values>) {
  const [drawer, setDrawer] = useState<'contract' | 'invoice' | 'batch'>()
  // 写入时只认得这两项，与表单其余的值无关
  const fields = form as unknown as FormInstance<TradeValues>
  const contractNo = useFormValue(fields, 'contractNo')
  const invoiceNos = useFormValue(fields, 'invoiceNos') ?? []
  const { data: contractList = [] } = contracts
  const { data: invoiceList = [] } = invoices
  const contract = contractList.find((item) => item.contractNo === contractNo)
  const chosen = invoiceList.filter((item) => invoiceNos.includes(item.invoiceNo))
  const close = () => setDrawer(undefined)
  const choose = (added: readonly string[]) =>
    fields.setFieldsValue({
      invoiceNos: [...new Set([...(fields.getFieldsValue().invoiceNos ?? []), ...added])],
    })
  const register = (text: string, kind: 'contract' | 'invoice' | 'batch') => (
    <button type="button" className="text-button" disabled={!sellerName} onClick={() => setDrawer(kind)}>
      {text}
    </button>
  )
  return (
    <>
      <F
        name="contractNo"
        required
        answer={contracts}
        check={check}
        dependencies={dependencies}
        hint={
          <>
            <AskAgain what="合同" answer={contracts} />
            {contract ? `合同金额 ${yuan(contract.contractAmount)}　` : null}
            {register('登记新合同', 'contract')}
          </>
        }
      >
        <Select
          placeholder={sellerName ? '请选择合同编号' : `请先选择${partyName}`}
          disabled={!sellerName}
          options={contractList.map((item) => ({
            value: item.contractNo,
            label: contractLabel(item),
            reason: isPositive(item.contractRemainAmount) ? undefined : '没有剩余金额',
          }))}
        />
      </F>
      {children}
      <F
        name="invoiceNos"
        label="发票"
        required={invoicesRequired}
        answer={invoices}
        wide={wide}
        hint={
          <>
            {`已选 ${chosen.length} 张，发票总金额 ${yuan(sum(chosen.map((item) => item.invoiceAmount)))}　`}
            {register('登记新发票', 'invoice')}　{register('批量上传', 'batch')}
          </>
        }
      >
        <InvoicePicker
          invoices={invoiceList}
          reading={sellerName ? invoices : undefined}
          guidance={sellerName ? undefined : `请先选择${partyName}`}
          amountOf={amountOf}
        />
      </F>
      {sellerName && drawer === 'contract' ? (
        <ContractDrawer
          sellerName={sellerName}
          onClose={close}
          onCreated={(created) => fields.setFieldsValue({ contractNo: created.contractNo })}
        />
      ) : null}
      {sellerName && drawer === 'invoice' ? (
        <InvoiceDrawer
          sellerName={sellerName}
          onClose={close}
          onCreated={(created) => choose([created.invoiceNo])}
        />
      ) : null}
      {sellerName && drawer === 'batch' ? (
        <InvoiceBatchDrawer sellerName={sellerName} onClose={close} onAdded={choose} />
      ) : null}
    </>
  )
}
