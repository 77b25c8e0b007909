import { useState } from 'react'
import { useListGuaranteeQuotes } from '#api/generated/corp/guarantees/guarantees.ts'
import { guaranteeQuoteLabels } from '#api/generated/corp/labels/guaranteeQuote.ts'
import type { GuaranteeQuoteRequest } from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { isPositive } from '#domain/money.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { checkChosen } from '#ui/form/asked/answer.ts'
import { AskedInput } from '#ui/form/asked/Input.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { type FormInstance, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { GuaranteeField as F } from './GuaranteeField.tsx'
import type { GuaranteeValues } from './guaranteeValues.ts'
import { QuoteInput } from './QuoteInput.tsx'

const is = column(guaranteeQuoteLabels)
const chosen = [
  is.dict('issuerOrgType', 'ISSUER_ORG_TYPE', { tone: 'plain' }),
  is.rate('guaranteeFeeRate', { title: '保函费率（年化%）' }),
  is.money('guaranteeFee'),
]

interface IssuerFieldsProps {
  form: FormInstance<GuaranteeValues>
  guaranteeType: GuaranteeValues['guaranteeType'] | ''
  /** 附件须有哪些，如 中标通知书；空的是还不知道，不给则附件可以没有 */
  documents?: string
}

const documentsHint = (documents: string | undefined): string | undefined => {
  if (documents === undefined) return undefined
  return documents ? `请上传：${documents}` : '选定保函类型之后，这里列出要上传的资料'
}

/** 询价的条件：没填好的不送，金额与期限齐全才有保函费。 */
const useQuoteRequest = ({ form, guaranteeType }: IssuerFieldsProps): GuaranteeQuoteRequest | null => {
  const amount = useFormValue(form, 'guaranteeAmount')
  const from = useFormValue(form, 'guaranteeEffectiveDate')
  const to = useFormValue(form, 'guaranteeExpireDate')
  const guaranteeForm = useFormValue(form, 'guaranteeForm')
  const deliveryWay = useFormValue(form, 'deliveryWay')
  if (!guaranteeType) return null
  return {
    guaranteeType,
    ...(amount && isPositive(amount) && { guaranteeAmount: amount }),
    ...(from && { guaranteeEffectiveDate: from }),
    ...(to && { guaranteeExpireDate: to }),
    ...(guaranteeForm && { guaranteeForm }),
    ...(deliveryWay && { deliveryWay }),
  }
}

/** 开立机构（比价后选）、附件与备注；投标与非投标共用。 */
export function IssuerFields(props: IssuerFieldsProps) {
  const { form, documents, guaranteeType } = props
  // 附件是为哪一类保函传的：类型改了，要的资料也变了
  const [attachedFor, setAttachedFor] = useState<string>()
  const attachments = useFormValue(form, 'attachments') ?? []
  const isOther = attachments.length > 0 && attachedFor !== undefined && attachedFor !== guaranteeType
  const quotes = useListGuaranteeQuotes(useQuoteRequest(props))
  const issuerOrgId = useFormValue(form, 'issuerOrgId')
  const quote = quotes.data?.find((one) => one.issuerOrgId === issuerOrgId)
  return (
    <>
      <FormSection title="开立机构">
        {props.guaranteeType ? (
          <F
            name="issuerOrgId"
            label="开立机构"
            required
            wide
            seen={quotes}
            check={(no) => checkChosen(quotes.data?.find((one) => one.issuerOrgId === no))}
          >
            <AskedInput answer={quotes}>{(list) => <QuoteInput quotes={list} />}</AskedInput>
          </F>
        ) : (
          <p>选定保函类型后比较各机构的保函费</p>
        )}
        {quote ? <Descriptions label="保函费" of={quote} items={chosen} /> : null}
      </FormSection>
      <FormSection title="附件与备注">
        <F
          name="attachments"
          wide
          required={documents !== undefined}
          hint={documentsHint(documents)}
          warning={
            isOther && documents ? `保函类型改过，请核对附件是不是这一类要的：${documents}` : undefined
          }
        >
          <AttachmentInput
            category="OTHER"
            accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']}
            onChange={() => setAttachedFor(guaranteeType)}
          />
        </F>
        <F name="remark" wide>
          <TextArea maxLength={200} />
        </F>
      </FormSection>
    </>
  )
}
