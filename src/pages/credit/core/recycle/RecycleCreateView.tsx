import type { RecyclableVoucher, RecycleApplicationForm } from '#api/generated/corp/model/index.ts'
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

const F = fieldOf<RecycleApplicationForm>()
const is = column<RecyclableVoucher>()
const facts = [
  is.text('holderName', '持有方'),
  is.money('outstandingAmount', '回收金额'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
]

/** 发起协商回收：已拆分、融资的凭证不可回收并说明原因（T-RCY-02）。 */
export function RecycleCreateView({ onClose }: { onClose: () => void }) {
  const form = useForm<RecycleApplicationForm>()
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
      <F name="recycleReason" label="回收原因" required>
        <TextArea maxLength={200} />
      </F>
      <F name="attachments" label="附件">
        <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
      </F>
    </VoucherApplication>
  )
}
