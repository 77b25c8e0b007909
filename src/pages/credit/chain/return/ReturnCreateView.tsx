import { returnApplicationFormLabels } from '#api/generated/corp/labels/returnApplicationForm.ts'
import { returnableHoldingLabels } from '#api/generated/corp/labels/returnableHolding.ts'
import type { ReturnApplicationForm } from '#api/generated/corp/model/index.ts'
import { submitReturnApplication, useListReturnableHoldings } from '#api/generated/corp/returns/returns.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { yuan } from '#domain/money.ts'
import { applied } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { VoucherApplication } from '#pages/credit/VoucherApplication.tsx'
import { useDict } from '#ui/DictContext.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

/** 表单里填的几项。 */
type ReturnValues = Pick<ReturnApplicationForm, 'holdingNo' | 'returnReason' | 'returnDesc' | 'attachments'>

const F = fieldOf<ReturnValues, typeof returnApplicationFormLabels>(returnApplicationFormLabels)
const is = column(returnableHoldingLabels)
const facts = [
  is.text('returnToName'),
  is.money('holdAmount', { title: '退回金额' }),
  is.text('issuerName'),
  is.number('transferLevel'),
  is.date('promisePayDate'),
  is.number('remainDays'),
]

/** 新增退回：只能整笔退回未动过的持有，不能的说明原因（T-RTN-01）。 */
export function ReturnCreateView({ onClose }: { onClose: () => void }) {
  const holdings = useListReturnableHoldings()
  const form = useForm<ReturnValues>()
  const draft = useDraft('return:new', form)
  const reasons = useDict('RETURN_REASON')
  const submit = useSubmit(submitReturnApplication, {
    ask: ({ holdingNo }) => ({
      title: '退回凭证',
      content: `退回给${holdings.data?.find((item) => item.holdingNo === holdingNo)?.returnToName ?? ''}，退回后您将不再持有该凭证。`,
      ok: '继续退回',
    }),
    success: applied('退回申请已提交复核', ({ returnNo }) => returnNo),
    onDone: onClose,
  })
  return (
    <VoucherApplication
      description="申请退回"
      label="凭证退回申请"
      form={form}
      initial={{ attachments: [] }}
      draft={draft}
      submit={submit}
      choices={holdings}
      guidance="没有持有中的凭证可退回"
      noun="持有"
      by="holdingNo"
      describe={(item) =>
        `${yuan(item.holdAmount)}　${item.promisePayDate} 付款　${item.reason ?? item.returnToName}`
      }
      facts={facts}
      alert="只能整笔退回从未拆分、融资、冻结的持有，且距承诺付款日不少于 3 天。"
      onClose={onClose}
    >
      <F name="returnReason" required>
        <Select options={reasons.options.filter(({ value }) => value !== 'RECYCLE_AGREED')} />
      </F>
      <F name="returnDesc" required>
        <TextArea maxLength={200} />
      </F>
      <F name="attachments">
        <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
      </F>
    </VoucherApplication>
  )
}
