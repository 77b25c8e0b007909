import type { ComponentType } from 'react'
import type { GuaranteeFormContext } from '#api/generated/corp/model/index.ts'
import { judgeGuarantee } from '#domain/guaranteeRules.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell } from '#ui/FormShell.tsx'
import { useForm } from '#ui/useForm.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { FieldRulesContext } from './GuaranteeField.tsx'
import { type GuaranteeValues, toTerms } from './guaranteeValues.ts'
import { useTerms } from './useTerms.ts'

type Send = (values: Partial<GuaranteeValues>) => Promise<unknown>

interface GuaranteeFormProps {
  /** 投标或非投标的字段 */
  fields: ComponentType<FieldsProps>
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
  /** 存草稿；补正时没有 */
  save?: Send
  submit: Send
  submitText: string
  success: string
  onClose: () => void
}

/** 保函申请的填写（T-GUA-01、02、06、19）：边填边按 G-GUA 提示，最终以服务端为准。 */
export function GuaranteeForm({
  fields: Fields,
  guaranteeType,
  draftKey,
  context,
  initial,
  open,
  cleared,
  severalSections,
  onClose,
  ...props
}: GuaranteeFormProps) {
  const form = useForm<GuaranteeValues>()
  const draft = useDraft(draftKey, form)
  const whole = () => ({ ...form.getFieldsValue(), ...(guaranteeType && { guaranteeType }) })
  const values = useTerms(form, guaranteeType)
  const save = useSubmit((all: Partial<GuaranteeValues>) => props.save?.(all) ?? Promise.resolve(), {
    success: '草稿已保存',
    onDone: onClose,
  })
  const submit = useSubmit(props.submit, { success: props.success, onDone: onClose })
  return (
    <FieldRulesContext value={{ open, cleared }}>
      <FormShell
        label="保函申请"
        form={form}
        initial={initial}
        onSubmit={() => submit.run(whole())}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText={props.submitText}
        onCancel={onClose}
        cancelText="返回列表"
        draft={draft}
        onSave={props.save && (() => save.run(whole()))}
        saving={save.running}
      >
        <Fields
          form={form}
          context={context}
          values={values}
          judge={() => judgeGuarantee(toTerms(whole()), context.now)}
          severalSections={severalSections ?? false}
        />
      </FormShell>
    </FieldRulesContext>
  )
}
