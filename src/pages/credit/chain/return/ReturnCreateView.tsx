import type { ReturnApplicationForm, ReturnableHolding } from '#api/generated/corp/model/index.ts'
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

const F = fieldOf<ReturnApplicationForm>()
const is = column<ReturnableHolding>()
const facts = [
  is.text('returnToName', '退回对象'),
  is.money('holdAmount', '退回金额'),
  is.text('issuerName', '开立方'),
  is.number('transferLevel', '流转层级'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('remainDays', '剩余天数'),
]

/** 新增退回：只能整笔退回未动过的持有，不能的说明原因（T-RTN-01）。 */
export function ReturnCreateView({ onClose }: { onClose: () => void }) {
  const holdings = useListReturnableHoldings()
  const form = useForm<ReturnApplicationForm>()
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
      <F name="returnReason" label="退回原因" required>
        <Select options={reasons.options.filter(({ value }) => value !== 'RECYCLE_AGREED')} />
      </F>
      <F name="returnDesc" label="退回说明" required>
        <TextArea maxLength={200} />
      </F>
      <F name="attachments" label="附件">
        <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
      </F>
    </VoucherApplication>
  )
}
