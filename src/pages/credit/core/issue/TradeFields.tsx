import { issueCreateRowLabels } from '#api/generated/corp/labels/issueCreateRow.ts'
import type { Invoice, TradeContract } from '#api/generated/corp/model/index.ts'
import { TradePickers } from '#business/trade/Pickers.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { FormInstance } from '#ui/form/useForm.ts'
import type { IssueValues } from './issueValues.ts'

const F = fieldOf<IssueValues, typeof issueCreateRowLabels>(issueCreateRowLabels)

interface TradeFieldsProps {
  form: FormInstance<IssueValues>
  /** 已选的接收方；合同与发票都以它为卖方 */
  sellerName: string | undefined
  contracts: QueryStateProps<readonly TradeContract[]>['result']
  invoices: QueryStateProps<readonly Invoice[]>['result']
  /** G-TRADE */
  check: () => string | undefined
}

/** 交易背景：选合同或登记新合同，选发票或登记新发票。 */
export function TradeFields({ form, sellerName, contracts, invoices, check }: TradeFieldsProps) {
  return (
    <FormSection title="交易背景">
      <TradePickers
        form={form}
        partyName="接收方"
        sellerName={sellerName}
        contracts={contracts}
        invoices={invoices}
        check={check}
        dependencies={['faceAmount', 'invoiceNos']}
        amountOf={() => form.getFieldsValue().faceAmount}
        wide
      >
        <F name="tradeBackground" required>
          <TextArea maxLength={200} />
        </F>
      </TradePickers>
    </FormSection>
  )
}
