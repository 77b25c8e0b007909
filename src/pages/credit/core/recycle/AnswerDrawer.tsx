import { recycleAnswerRequestLabels } from '#api/generated/corp/labels/recycleAnswerRequest.ts'
import { recycleApplicationLabels } from '#api/generated/corp/labels/recycleApplication.ts'
import type { RecycleAnswerRequest, RecycleApplication } from '#api/generated/corp/model/index.ts'
import {
  answerRecycleApplication,
  useRecycleApplicationDetail,
} from '#api/generated/corp/recycles/recycles.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { handedOn } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { LimitImpact } from './RecycleFacts.tsx'

type AnswerValues = Pick<RecycleAnswerRequest, 'recycleDecision'> & { recycleReason: string }

const F = fieldOf<AnswerValues, typeof recycleAnswerRequestLabels>(recycleAnswerRequestLabels)
const is = column(recycleApplicationLabels)
const facts = [
  is.code('recycleNo'),
  is.code('voucherNo'),
  is.text('holderName'),
  is.money('recycleAmount'),
  is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
  is.text('returnDesc'),
]

interface AnswerDrawerProps {
  application: RecycleApplication
  decision: AnswerValues['recycleDecision']
  onClose: () => void
}

/** 受理持有方的退回：同意（T-RCY-03），或拒绝并说明原因（T-RCY-04），提交复核。 */
export function AnswerDrawer({ application, decision, onClose }: AnswerDrawerProps) {
  const { recycleNo, version } = application
  // 凭据只在详情里
  const detail = useRecycleApplicationDetail({ recycleNo })
  const form = useForm<AnswerValues>()
  const decisions = useDict('RECYCLE_DECISION')
  const refusing = (useFormValue(form, 'recycleDecision') ?? decision) === 'REFUSE'
  const answer = useSubmit(
    ({ recycleDecision, recycleReason }: AnswerValues) =>
      answerRecycleApplication({
        recycleNo,
        version,
        recycleDecision,
        ...(recycleReason && { recycleReason }),
      }),
    { success: handedOn('受理意见已提交复核'), onDone: onClose },
  )
  return (
    <Drawer title="受理退回" onClose={onClose} width={760}>
      <Facts title="退回信息" of={application} items={facts} columns={2} />
      <QueryState result={detail}>{(recycle) => <Evidence of={recycle} />}</QueryState>
      {refusing ? null : <LimitImpact application={application} />}
      <DrawerForm
        label="受理退回"
        form={form}
        initial={{ recycleDecision: decision }}
        onSubmit={answer.run}
        submitting={answer.running}
        error={answer.error}
        submitText="提交复核"
        onClose={onClose}
      >
        <F name="recycleDecision" required>
          <Select options={decisions.options} />
        </F>
        <F name="recycleReason" required={refusing} hint="拒绝时必填">
          <TextArea maxLength={200} />
        </F>
      </DrawerForm>
    </Drawer>
  )
}
