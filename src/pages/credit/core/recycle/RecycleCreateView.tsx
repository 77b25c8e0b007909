import { recyclableVoucherLabels } from '#api/generated/corp/labels/recyclableVoucher.ts'
import { recycleApplicationFormLabels } from '#api/generated/corp/labels/recycleApplicationForm.ts'
import type { RecycleApplicationForm } from '#api/generated/corp/model/index.ts'
import { submitRecycleApplication, useListRecyclableVouchers } from '#api/generated/corp/recycles/recycles.ts'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { yuan } from '#domain/money.ts'
import { applied } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { VoucherApplication } from '#pages/credit/VoucherApplication.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

/** 表单里填的几项。 */
type RecycleValues = Pick<RecycleApplicationForm, 'voucherNo' | 'recycleReason' | 'attachments'>

const F = fieldOf<RecycleValues, typeof recycleApplicationFormLabels>(recycleApplicationFormLabels)
const is = column(recyclableVoucherLabels)
const facts = [
  is.text('holderName'),
  is.money('outstandingAmount', { title: '回收金额' }),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('issueDate'),
  is.date('promisePayDate'),
]

/** 发起协商回收：已拆分、融资的凭证不可回收并说明原因（T-RCY-02）。 */
export function RecycleCreateView({ onClose }: { onClose: () => void }) {
  const form = useForm<RecycleValues>()
  return (
    <VoucherApplication
      description="发起协商回收"
      label="协商回收申请"
      form={form}
      initial={{ attachments: [] }}
      draft={useDraft('recycle:new', form)}
      submit={useSubmit(submitRecycleApplication, {
        success: applied('协商回收已提交复核', ({ recycleNo }) => recycleNo),
        onDone: onClose,
      })}
      choices={useListRecyclableVouchers()}
      guidance="没有存续中的凭证可回收"
      noun="凭证"
      by="voucherNo"
      describe={(item) =>
        `${yuan(item.outstandingAmount)}　${item.promisePayDate} 付款　${item.reason ?? item.holderName ?? item.receiverName}`
      }
      facts={facts}
      alert="复核通过后请持有方在 7 日内答复；持有方同意并复核后凭证注销、额度恢复，逾期未答复视为拒绝。"
      onClose={onClose}
    >
      <F name="recycleReason" required>
        <TextArea maxLength={200} />
      </F>
      <F name="attachments">
        <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
      </F>
    </VoucherApplication>
  )
}
