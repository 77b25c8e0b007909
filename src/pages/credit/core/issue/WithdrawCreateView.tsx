import type { WithdrawApplicationForm, WithdrawableVoucher } from '#api/generated/corp/model/index.ts'
import {
  submitWithdrawApplication,
  useListWithdrawableVouchers,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { formatMoney } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

const F = fieldOf<WithdrawApplicationForm>()
const is = column<WithdrawableVoucher>()
const facts = [
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
]

/** 新增撤回申请：只列出待签收的凭证，对方已提交签收的说明原因（T-WDR-01）。 */
export function WithdrawCreateView({ onClose }: { onClose: () => void }) {
  const vouchers = useListWithdrawableVouchers()
  return (
    <PageCard description="新增撤回申请">
      <QueryList result={vouchers} guidance="没有待签收的凭证可撤回">
        {(list) => <WithdrawForm vouchers={list} onClose={onClose} />}
      </QueryList>
    </PageCard>
  )
}

function WithdrawForm({
  vouchers,
  onClose,
}: {
  vouchers: readonly WithdrawableVoucher[]
  onClose: () => void
}) {
  const form = useForm<WithdrawApplicationForm>()
  const reasons = useDict('WITHDRAW_REASON')
  const submit = useSubmit(submitWithdrawApplication, { success: '撤回申请已提交复核', onDone: onClose })
  const voucherNo = useFormValue(form, 'voucherNo')
  const find = (no: string | undefined) => vouchers.find((item) => item.voucherNo === no)
  const voucher = find(voucherNo)
  return (
    <FormShell
      label="开立撤回申请"
      form={form}
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
            label: `${item.voucherNo}　${item.receiverName}　${formatMoney(item.faceAmount)} 元`,
          }))}
        />
      </F>
      {voucher ? <Descriptions label="凭证信息" of={voucher} items={facts} columns={2} /> : null}
      <F name="withdrawReason" label="撤回原因" required>
        <Select options={reasons.options} />
      </F>
      <F name="withdrawDesc" label="撤回说明" required>
        <TextArea maxLength={200} />
      </F>
    </FormShell>
  )
}
