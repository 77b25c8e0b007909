import type { RfAccount, RfAccountFormContext } from '#api/generated/corp/model/index.ts'
import { saveRfAccount, submitRfAccount } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useForm } from '#ui/useForm.ts'
import { AccountFields } from './AccountFields.tsx'
import { type AccountValues, toRequest, toValues } from './accountValues.ts'
import { type Side, SIDES } from '../sides.ts'

interface AccountFormProps {
  side: Side
  context: RfAccountFormContext
  /** 正在修改的账款；新增时没有 */
  account?: RfAccount
  onClose: () => void
}

const blank: Partial<AccountValues> = { invoiceNos: [], attachments: [], graceDays: '0' }

/** 账款的填写：保存草稿（T-RAC-01）；债权人提交确权（T-RAC-02），债务人提交即自行确权（T-RAC-03）。 */
export function AccountForm({ side, context, account, onClose }: AccountFormProps) {
  const form = useForm<AccountValues>()
  const draft = useDraft(`rf-account:${side}:${account?.arNo ?? 'new'}`, form)
  const { account: name, partnerField } = SIDES[side]
  const isCreditor = side === 'CREDITOR'
  const save = useSubmit((values: AccountValues) => saveRfAccount(toRequest(values, account)), {
    success: '草稿已保存',
    onDone: onClose,
  })
  const submit = useSubmit((values: AccountValues) => submitRfAccount(toRequest(values, account)), {
    success: isCreditor ? '已提交，等待债务人确权' : '已提交，等待本企业复核',
    onDone: onClose,
  })
  const initial = account
    ? toValues(account, account[partnerField])
    : { ...blank, collectAccountId: context.collectAccounts[0]?.accountId ?? '' }
  return (
    <>
      {isCreditor ? null : <Notice>提交即为债务人自行确权，由本企业复核人审核后生效。</Notice>}
      {account?.arStatus === 'RETURNED' ? <Notice tone="warn">{account.stateReason}</Notice> : null}
      <FormShell
        label={name}
        form={form}
        initial={initial}
        draft={draft}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error ?? save.error}
        submitText={isCreditor ? '提交确权' : '提交'}
        onCancel={onClose}
        cancelText="返回列表"
        onSave={() => save.run(form.getFieldsValue() as AccountValues)}
        saving={save.running}
      >
        <AccountFields
          form={form}
          side={side}
          context={context}
          initial={initial}
          {...(account && { arNo: account.arNo })}
        />
      </FormShell>
    </>
  )
}
