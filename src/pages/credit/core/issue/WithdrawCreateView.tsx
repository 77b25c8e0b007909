import { withdrawApplicationFormLabels } from '#api/generated/corp/labels/withdrawApplicationForm.ts'
import { withdrawableVoucherLabels } from '#api/generated/corp/labels/withdrawableVoucher.ts'
import type { WithdrawApplicationForm } from '#api/generated/corp/model/index.ts'
import {
  submitWithdrawApplication,
  useListWithdrawableVouchers,
} from '#api/generated/corp/withdrawals/withdrawals.ts'
import { yuan } from '#domain/money.ts'
import { applied } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { VoucherApplication } from '#pages/credit/VoucherApplication.tsx'
import { useDict } from '#ui/DictContext.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'

/** 表单里填的几项。 */
type WithdrawValues = Pick<WithdrawApplicationForm, 'voucherNo' | 'withdrawReason' | 'withdrawDesc'>

const F = fieldOf<WithdrawValues, typeof withdrawApplicationFormLabels>(withdrawApplicationFormLabels)
const is = column(withdrawableVoucherLabels)
const facts = [
  is.text('receiverName'),
  is.money('faceAmount'),
  is.date('issueDate'),
  is.date('promisePayDate'),
]

/** 新增撤回申请：只列出待签收的凭证，对方已提交签收的说明原因（T-WDR-01）。 */
export function WithdrawCreateView({ onClose }: { onClose: () => void }) {
  return (
    <VoucherApplication
      description="新增撤回申请"
      label="开立撤回申请"
      form={useForm<WithdrawValues>()}
      submit={useSubmit(submitWithdrawApplication, {
        success: applied('撤回申请已提交复核', ({ withdrawNo }) => withdrawNo),
        onDone: onClose,
      })}
      choices={useListWithdrawableVouchers()}
      guidance="没有待签收的凭证可撤回"
      noun="凭证"
      by="voucherNo"
      describe={(item) => `${item.receiverName}　${yuan(item.faceAmount)}`}
      facts={facts}
      onClose={onClose}
    >
      <F name="withdrawReason" required>
        <Select options={useDict('WITHDRAW_REASON').options} />
      </F>
      <F name="withdrawDesc" required>
        <TextArea maxLength={200} />
      </F>
    </VoucherApplication>
  )
}
