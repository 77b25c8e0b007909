import type { Guarantee, GuaranteeFormContext, GuaranteeGroup } from '#api/generated/corp/model/index.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { judgeGuarantee } from '#domain/guaranteeRules.ts'
import { isPositive } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { isValid, useForm } from '#ui/form/useForm.ts'
import { GUARANTEE_LIMIT_SOURCE } from '../limitSource.ts'
import { BidFields } from './BidFields.tsx'
import { FieldRulesContext } from './GuaranteeField.tsx'
import { type GuaranteeValues, toTerms } from './guaranteeValues.ts'
import { NoBidFields } from './NoBidFields.tsx'
import { useTerms } from './useTerms.ts'

const FIELDS = { BID: BidFields, NO_BID: NoBidFields } as const

type Send = (values: GuaranteeValues) => Promise<Guarantee | readonly Guarantee[]>

interface GuaranteeFormProps {
  /** 投标或非投标，字段不同 */
  group: GuaranteeGroup
  /** 投标保函固定为 BID；非投标的在表单里选 */
  guaranteeType?: 'BID'
  /** 本机草稿的键，含单据编号 */
  draftKey: string
  context: GuaranteeFormContext
  initial: Partial<GuaranteeValues>
  /** 补正时只开放的几项 */
  open?: ReadonlySet<string>
  /** 复制后清空的几项 */
  cleared?: ReadonlySet<string>
  severalSections?: boolean
  /** 上次的审核意见 */
  opinion?: string | undefined
  /** 存草稿；补正时没有 */
  save?: Send
  submit: Send
  submitText: string
  success: string
  onClose: () => void
}

/** 保函申请的填写（T-GUA-01、02、06、19）：边填边按 G-GUA 提示，最终以服务端为准。 */
export function GuaranteeForm({
  group,
  guaranteeType,
  draftKey,
  context,
  initial,
  open,
  cleared,
  severalSections,
  opinion,
  save,
  submit,
  onClose,
  ...props
}: GuaranteeFormProps) {
  const Fields = FIELDS[group]
  const form = useForm<GuaranteeValues>()
  const typed = <Values extends Partial<GuaranteeValues>>(values: Values): Values => ({
    ...values,
    ...(guaranteeType && { guaranteeType }),
  })
  const values = useTerms(form, guaranteeType)
  return (
    <FieldRulesContext value={{ open, cleared }}>
      {open || isPositive(context.availableLimit) ? null : (
        <Alert tone="warn">{`没有可用的保函额度，可以先填好存为草稿。${GUARANTEE_LIMIT_SOURCE}`}</Alert>
      )}
      <DraftForm
        label="保函申请"
        form={form}
        initial={initial}
        draftKey={draftKey}
        opinion={opinion}
        save={save && ((one) => save(typed(one)))}
        canSave={guaranteeType ? undefined : () => isValid(form, ['guaranteeType'])}
        submit={(one) => submit(typed(one))}
        summary={({ beneficiaryName, guaranteeAmount, guaranteeExpireDate }) =>
          moneyLine({
            what: '申请保函，受益人',
            to: beneficiaryName,
            amount: guaranteeAmount,
            when: guaranteeExpireDate && `${guaranteeExpireDate} 到期`,
          })
        }
        submitText={props.submitText}
        success={props.success}
        no={({ guaranteeApplyNo }) => guaranteeApplyNo}
        onClose={onClose}
      >
        <Fields
          form={form}
          context={context}
          values={values}
          judge={() => judgeGuarantee(toTerms(typed(form.getFieldsValue())), context.now)}
          severalSections={severalSections ?? false}
        />
      </DraftForm>
    </FieldRulesContext>
  )
}
