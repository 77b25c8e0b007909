import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { checkAccountNo, unlessMasked } from '#domain/validation.ts'
import type { Write } from '#hooks/useWrite.ts'
import { DigitsInput } from '#ui/DigitsInput.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useForm } from '#ui/useForm.ts'

export interface AccountValues {
  accountNo: string
  bankName: string
  branchName: string
  bankCode: string
}
const F = fieldOf<AccountValues>()

const checkBankCode = (value: string) => (/^\d{12}$/.test(value) ? undefined : '支付行号为12位数字')

interface AccountFormProps {
  readonly account: BankAccount
  readonly remit: Write<AccountValues>
  readonly onCancel?: () => void
}

/** 要验证的对公账户：户名即企业名称，账号已存的是掩码，不改就不再发送；提交即打款（T-AUT-01）。 */
export function AccountForm({ account, remit, onCancel }: AccountFormProps) {
  const form = useForm<AccountValues>()
  const { accountNo, bankName, branchName, bankCode } = account
  return (
    <FormShell
      label="对公账户"
      form={form}
      initial={{ accountNo, bankName, branchName, bankCode }}
      onSubmit={remit.run}
      submitting={remit.running}
      error={remit.error}
      submitText="发起打款"
      onCancel={onCancel}
    >
      <F
        name="accountNo"
        label="银行账号"
        required
        check={unlessMasked(accountNo || undefined, checkAccountNo)}
      >
        <TextInput maxLength={30} autoComplete="off" />
      </F>
      <F name="bankName" label="开户银行" required>
        <TextInput maxLength={60} />
      </F>
      <F name="branchName" label="开户支行" required>
        <TextInput maxLength={80} />
      </F>
      <F name="bankCode" label="支付行号" required check={checkBankCode}>
        <DigitsInput maxLength={12} />
      </F>
    </FormShell>
  )
}
