import { rfAccountImportRowLabels } from '#api/generated/corp/labels/rfAccountImportRow.ts'
import { useListRfAccountDocuments } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { periodText } from '#business/reverseFactoring/receipt/statementValues.ts'
import { InvoicePicker } from '#business/trade/InvoicePicker.tsx'
import { compare, isPositive, sum, yuan } from '#domain/money.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { SIDES, type Side } from '../sides.ts'
import type { AccountValues } from './accountValues.ts'

const F = fieldOf<AccountValues, typeof rfAccountImportRowLabels>(rfAccountImportRowLabels)

interface AccountDocumentFieldsProps {
  form: FormInstance<AccountValues>
  side: Side
  partnerName: string | undefined
  arNo?: string
}

/** 账款关联的合同、发票与对账单：只列与所选对方之间可用的，剩余金额须够（T-RAC-02）。 */
export function AccountDocumentFields({ form, side, partnerName, arNo }: AccountDocumentFieldsProps) {
  const { partner } = SIDES[side]
  const result = useListRfAccountDocuments(partnerName ? { partnerName, ...(arNo && { arNo }) } : null)
  const { contracts = [], invoices = [], statements = [] } = result.data ?? {}
  const contractNo = useFormValue(form, 'contractNo')
  const invoiceNos = useFormValue(form, 'invoiceNos') ?? []
  const contract = contracts.find((one) => one.contractNo === contractNo)
  const remain = sum(
    invoices.filter((one) => invoiceNos.includes(one.invoiceNo)).map((one) => one.invoiceRemainAmount),
  )
  const isOver = (limit: string) => {
    const { arAmount: amount } = form.getFieldsValue()
    return amount !== undefined && isPositive(amount) && compare(amount, limit) > 0
  }
  const first = `请先选择${partner}`
  return (
    <FormSection title="关联单据">
      <F
        name="contractNo"
        required
        dependencies={['arAmount']}
        answer={result}
        check={() =>
          contract && isOver(contract.contractRemainAmount) ? '账款金额超过合同剩余金额' : undefined
        }
        hint={contract ? `合同剩余金额 ${yuan(contract.contractRemainAmount)}` : undefined}
      >
        <Select
          placeholder={partnerName ? '请选择合同编号' : first}
          disabled={!partnerName}
          options={contracts.map((one) => ({
            value: one.contractNo,
            label: `${one.contractNo} ${one.contractName}`,
            reason: isPositive(one.contractRemainAmount) ? undefined : '没有剩余金额',
          }))}
        />
      </F>
      <F name="statementNo" hint="双方已确认的对账单" answer={result}>
        <Select
          placeholder={partnerName ? '请选择对账单编号' : first}
          disabled={!partnerName}
          options={statements.map((one) => ({
            value: one.statementNo,
            label: `${one.statementNo}　${periodText(one)}　${yuan(one.settleAmount)}`,
          }))}
        />
      </F>
      <F
        name="invoiceNos"
        required={side === 'CREDITOR'}
        wide
        dependencies={['arAmount']}
        answer={result}
        check={() => (isOver(remain) ? '账款金额超过所选发票的剩余金额合计' : undefined)}
        hint={`已选 ${invoiceNos.length} 张，剩余金额合计 ${yuan(remain)}`}
      >
        <InvoicePicker
          invoices={invoices}
          reading={partnerName ? result : undefined}
          guidance={partnerName ? '没有可用的发票，请先在发票管理中上传并查验' : first}
          amountOf={() => form.getFieldsValue().arAmount}
        />
      </F>
    </FormSection>
  )
}
