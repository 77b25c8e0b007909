import type { RecyclableVoucher, RecycleApplicationForm } from '#api/generated/corp/model/index.ts'
import { submitRecycleApplication, useListRecyclableVouchers } from '#api/generated/corp/recycles/recycles.ts'
import { AttachmentInput } from '#business/attachments/AttachmentInput.tsx'
import { formatMoney } from '#domain/money.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
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
  const vouchers = useListRecyclableVouchers()
  return (
    <PageCard description="发起协商回收">
      <QueryList result={vouchers} guidance="没有存续中的凭证可回收">
        {(list) => <RecycleForm vouchers={list} onClose={onClose} />}
      </QueryList>
    </PageCard>
  )
}

function RecycleForm({ vouchers, onClose }: { vouchers: readonly RecyclableVoucher[]; onClose: () => void }) {
  const form = useForm<RecycleApplicationForm>()
  const draft = useDraft('recycle:new', form)
  const submit = useSubmit(submitRecycleApplication, { success: '协商回收已提交复核', onDone: onClose })
  const voucherNo = useFormValue(form, 'voucherNo')
  const find = (no: string | undefined) => vouchers.find((item) => item.voucherNo === no)
  const voucher = find(voucherNo)
  return (
    <>
      <Alert>
        复核通过后请持有方在 7 日内答复；持有方同意并复核后凭证注销、额度恢复，逾期未答复视为拒绝。
      </Alert>
      <FormShell
        label="协商回收申请"
        form={form}
        initial={{ attachments: [] }}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
        columns={1}
      >
        <F name="voucherNo" label="凭证编号" required check={(no) => find(no)?.reason}>
          <Select
            placeholder="请选择凭证"
            options={vouchers.map((item) => ({
              value: item.voucherNo,
              label: `${item.voucherNo}　${formatMoney(item.outstandingAmount)} 元　${item.reason ?? item.holderName ?? item.receiverName}`,
            }))}
          />
        </F>
        {voucher ? <Descriptions label="凭证信息" of={voucher} items={facts} columns={2} /> : null}
        <F name="recycleReason" label="回收原因" required>
          <TextArea maxLength={200} />
        </F>
        <F name="attachments" label="附件">
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png', 'ofd']} />
        </F>
      </FormShell>
    </>
  )
}
