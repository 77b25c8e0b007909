import { bankAccountLabels } from '#api/generated/corp/labels/bankAccount.ts'
import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { BranchHint } from '#business/account/BranchHint.tsx'
import { AccountFields, type AccountValues } from '#business/account/Fields.tsx'
import { useDraft } from '#hooks/useDraft.ts'
import type { Write } from '#hooks/useWrite.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'

interface Values extends AccountValues {
  accountName: string
}
const F = fieldOf<Values, typeof bankAccountLabels>(bankAccountLabels)

interface AccountFormProps {
  /** 户名即企业名称 */
  readonly accountName: string
  /** 还没有验证成的账户；登记第一个时没有 */
  readonly account: BankAccount | undefined
  readonly remit: Write<AccountValues>
  readonly onCancel?: () => void
}

/** 要验证的对公账户：账号已存的是掩码，不改就不再发送；提交即打款（T-AUT-01）。 */
export function AccountForm({ accountName, account, remit, onCancel }: AccountFormProps) {
  const form = useForm<Values>()
  const draft = useDraft(`realname-account:${account?.id ?? ''}`, form)
  const bankCode = useFormValue(form, 'bankCode') ?? ''
  const { accountNo = '', bankName = '', branchName = '' } = account ?? {}
  return (
    <FormShell
      label="对公账户"
      form={form}
      initial={{ accountName, accountNo, bankName, branchName, bankCode: account?.bankCode ?? '' }}
      draft={draft}
      columns={1}
      labelAbove
      onSubmit={({ accountName: _name, ...values }) => remit.run(values)}
      submitting={remit.running}
      error={remit.error}
      submitText="发起打款"
      onCancel={onCancel}
    >
      <F name="accountName" hint="与企业名称一致，不可更改">
        <TextInput disabled />
      </F>
      <AccountFields
        savedNo={accountNo}
        branchHint={<BranchHint bankCode={bankCode} onFill={(branch) => form.setFieldsValue(branch)} />}
      />
    </FormShell>
  )
}
