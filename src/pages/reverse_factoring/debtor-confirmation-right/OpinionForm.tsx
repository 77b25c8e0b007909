import { useState } from 'react'
import { rfConfirmationFormLabels } from '#api/generated/corp/labels/rfConfirmationForm.ts'
import type { BatchOutcome, RfConfirmation } from '#api/generated/corp/model/index.ts'
import { submitRfConfirmations } from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { BatchResult } from '#business/approval/BatchResult.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { totalOf } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { type Option, useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue, useFormValues, useMovingDefaults } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { AlsoHandled } from './AlsoHandled.tsx'
import { ConfirmedFields } from './ConfirmedFields.tsx'
import { initialOf, isDisputed, type OpinionValues, toRequest } from './confirmationValues.ts'

const F = fieldOf<OpinionValues, typeof rfConfirmationFormLabels>(rfConfirmationFormLabels)

const payDayOf = (day: string | undefined) => day && `${day} 付款`

interface OpinionFormProps {
  confirmation: RfConfirmation
  /** 同一债权人的其他待确权账款，可以一起办 */
  others: readonly RfConfirmation[]
  onClose: () => void
}

/** 确权意见：确认的逐笔填金额与付款日，拒绝、退回的写明原因；一笔或多笔一起提交（T-RCF-02、T-RCF-03）。 */
export function OpinionForm({ confirmation, others, onClose }: OpinionFormProps) {
  const form = useForm<OpinionValues>()
  const initial = initialOf([confirmation, ...others], useToday())
  useMovingDefaults(form, initial)
  const results = useDict('CONFIRM_RESULT')
  const opinions = useDict('CONFIRM_OPINION')
  const [also, setAlso] = useState<readonly string[]>([])
  const confirmations = [confirmation, ...others.filter((one) => also.includes(one.confirmNo))]
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const agrees = (useFormValue(form, 'confirmResult') ?? 'AGREE') === 'AGREE'
  const returns = useFormValue(form, 'confirmResult') === 'RETURN'
  const disputes = useFormValues(
    form,
    confirmations.map(({ confirmNo }) => `disputeAmount:${confirmNo}` as const),
  )
  // 有争议的就不是确认无误：选项与提交的一句都这样说
  const isPartial = agrees && Object.values(disputes).some(isDisputed)
  const nameOf = ({ value, label }: Option) =>
    value === 'AGREE' && isPartial ? opinions.label('PARTIAL') : label
  const submit = useSubmit(
    (values: OpinionValues) => submitRfConfirmations(toRequest(confirmations, values)),
    {
      onDone: (done) => {
        const [only, ...rest] = done.results
        if (!only?.success || rest.length > 0) return setOutcome(done)
        feedback.success(only.message)
        onClose()
      },
    },
  )
  const summaryOf = (values: Partial<OpinionValues>) =>
    moneyLine({
      what: `${isPartial ? '部分' : ''}确权${confirmations.length > 1 ? `（${confirmations.length} 笔）` : ''}`,
      to: confirmation.creditorName,
      amount: totalOf(confirmations.map(({ confirmNo }) => values[`confirmAmount:${confirmNo}`])),
      when:
        confirmations.length > 1 ? undefined : payDayOf(values[`confirmPayDate:${confirmation.confirmNo}`]),
    })
  const close = () => {
    const failed = outcome?.results.some((row) => !row.success)
    setOutcome(undefined)
    if (!failed) onClose()
  }
  return (
    <>
      {agrees ? (
        <Alert tone="warn">
          审核通过即签署应收账款确认函：就确权金额部分，贵公司确认债权真实、有效，确权后不得以贸易纠纷为由拒付。
        </Alert>
      ) : null}
      <FormShell
        label="确权意见"
        form={form}
        initial={initial}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        summary={agrees ? summaryOf : undefined}
        submitText={returns ? '退回' : '提交'}
        onCancel={onClose}
        cancelText="返回列表"
        columns={1}
        labelAbove
      >
        <FormSection title="确权意见">
          <F name="confirmResult" required>
            <Select
              options={results.options.map((option) => ({ ...option, label: nameOf(option) }))}
              allowClear={false}
            />
          </F>
        </FormSection>
        {others.length > 0 ? <AlsoHandled others={others} chosen={also} onChange={setAlso} /> : null}
        {agrees
          ? confirmations.map((row) => <ConfirmedFields key={row.confirmNo} form={form} confirmation={row} />)
          : null}
        <FormSection title="说明与附件">
          <F name="reviewOpinion" label="审核意见" required={!agrees} wide hint="拒绝确权、退回修改时必填">
            <TextArea maxLength={200} />
          </F>
          <F name="attachments" wide>
            <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
          </F>
        </FormSection>
      </FormShell>
      {outcome ? <BatchResult outcome={outcome} onClose={close} /> : null}
    </>
  )
}
