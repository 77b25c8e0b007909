import { submitBankAccount } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { bankAccountFormLabels } from '#api/generated/corp/labels/bankAccountForm.ts'
import type {
  AccountPurpose,
  AccountRecord,
  AccountType,
  Attachment,
} from '#api/generated/corp/model/index.ts'
import { BranchHint } from '#business/account/BranchHint.tsx'
import { AccountFields, type AccountValues } from '#business/account/Fields.tsx'
import { LastOpinion } from '#business/approval/LastOpinion.tsx'
import { AttachmentInput } from '#business/attachments/Input.tsx'
import { handedOn } from '#domain/outcome.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { MultiSelect, Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'

interface EditValues extends AccountValues {
  accountName: string
  accountType: AccountType
  accountPurpose: AccountPurpose[]
  isDefault: boolean
  proof: Attachment[]
}
const F = fieldOf<EditValues, typeof bankAccountFormLabels>(bankAccountFormLabels)

interface AccountEditFormProps {
  /** 户名即企业名称 */
  accountName: string
  /** 修改的账户；新增时没有 */
  account?: AccountRecord
  onClose: () => void
}

const initialOf = (accountName: string, account: AccountRecord | undefined): Partial<EditValues> => ({
  accountName,
  accountNo: account?.accountNo ?? '',
  bankName: account?.bankName ?? '',
  branchName: account?.branchName ?? '',
  bankCode: account?.bankCode ?? '',
  accountType: account?.accountType ?? 'GENERAL',
  accountPurpose: [...(account?.accountPurpose ?? [])],
  isDefault: account?.isDefault ?? false,
  proof: account?.accountProofFile ? [account.accountProofFile] : [],
})

/** 新增账户（T-ACC-01）或修改账户（T-ACC-05）：提交复核，通过后小额打款验证。 */
export function AccountEditForm({ accountName, account, onClose }: AccountEditFormProps) {
  const form = useForm<EditValues>()
  const types = useDict('ACCOUNT_TYPE')
  const purposes = useDict('ACCOUNT_PURPOSE')
  const bankCode = useFormValue(form, 'bankCode') ?? ''
  const submit = useSubmit(
    ({ accountName: _name, proof, ...values }: EditValues) =>
      submitBankAccount(
        {
          ...values,
          ...(proof[0] && { accountProofFile: proof[0] }),
          ...(account && { id: account.id, version: account.version }),
        },
        { sensitive: ['accountNo'] },
      ),
    { success: handedOn('已提交复核'), onDone: onClose },
  )
  return (
    <>
      <LastOpinion opinion={account?.reviewOpinion} />
      {account?.accountStatus === 'ACTIVE' ? (
        <Alert>修改后的账户通过复核与小额打款验证之前，原账户照常使用</Alert>
      ) : null}
      <FormShell
        label="银行账户"
        form={form}
        initial={initialOf(accountName, account)}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText="提交复核"
        onCancel={onClose}
        cancelText="返回列表"
      >
        <F name="accountName" label="账户户名" hint="与企业名称一致，不可更改">
          <TextInput disabled />
        </F>
        <AccountFields
          savedNo={account?.accountNo}
          branchHint={<BranchHint bankCode={bankCode} onFill={(branch) => form.setFieldsValue(branch)} />}
        />
        <F name="accountType" required>
          <Select options={types.options} />
        </F>
        <F name="accountPurpose" required>
          <MultiSelect options={purposes.options} placeholder="请选择" />
        </F>
        <F name="isDefault" valueProp="checked">
          <Checkbox>启用后作为所选用途的默认账户</Checkbox>
        </F>
        <F name="proof" label="开户证明" wide hint="开户许可证或银行出具的账户信息">
          <AttachmentInput category="ACCOUNT_PROOF" accept={['pdf', 'jpg', 'jpeg', 'png']} maxCount={1} />
        </F>
      </FormShell>
    </>
  )
}
