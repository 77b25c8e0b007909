import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { AccountFields, type AccountValues } from '#business/account/Fields.tsx'
import { useDraft } from '#hooks/useDraft.ts'
import type { Write } from '#hooks/useWrite.ts'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface AccountFormProps {
  readonly account: BankAccount
  readonly remit: Write<AccountValues>
  readonly onCancel?: () => void
}

/** 要验证的对公账户：户名即企业名称，账号已存的是掩码，不改就不再发送；提交即打款（T-AUT-01）。 */
export function AccountForm({ account, remit, onCancel }: AccountFormProps) {
  const form = useForm<AccountValues>()
  const draft = useDraft(`realname-account:${account.id}`, form)
  const { accountNo, bankName, branchName, bankCode } = account
  return (
    <FormShell
      label="对公账户"
      form={form}
      initial={{ accountNo, bankName, branchName, bankCode }}
      draft={draft}
      onSubmit={remit.run}
      submitting={remit.running}
      error={remit.error}
      submitText="发起打款"
      onCancel={onCancel}
    >
      <AccountFields savedNo={accountNo} />
    </FormShell>
  )
}
