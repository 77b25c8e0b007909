import { submitBankAccount, useFindBankBranch } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type {
  AccountPurpose,
  AccountRecord,
  AccountType,
  Attachment,
} from '#api/generated/corp/model/index.ts'
import { AttachmentInput } from '#business/AttachmentInput.tsx'
import { AccountFields, type AccountValues } from '#business/account/AccountFields.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useDict } from '#ui/DictContext.ts'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { MultiSelect, Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { Tick } from '#ui/Tick.tsx'
import { useForm, useFormValue } from '#ui/useForm.ts'

interface EditValues extends AccountValues {
  accountName: string
  accountType: AccountType
  accountPurpose: AccountPurpose[]
  isDefault: boolean
  proof: Attachment[]
}
const F = fieldOf<EditValues>()

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
  const branch = useFindBankBranch(/^\d{12}$/.test(bankCode) ? { bankCode } : null)
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
    { success: '已提交复核', onDone: onClose },
  )
  const found = branch.data
  const fill = () => {
    if (found) form.setFieldsValue({ bankName: found.bankName, branchName: found.branchName })
  }
  const branchHint = found ? (
    <>
      {found.branchName}{' '}
      <button type="button" className="text-button" onClick={fill}>
        填入开户行
      </button>
    </>
  ) : branch.data === null ? (
    '没有查到这个行号，请核对后自行填写开户银行与支行'
  ) : (
    '填满 12 位后自动查找开户支行'
  )
  return (
    <>
      {account?.reviewOpinion ? (
        <Notice tone="warn">{`上次审核意见：${account.reviewOpinion}`}</Notice>
      ) : null}
      {account?.accountStatus === 'ACTIVE' ? (
        <Notice>修改后的账户通过复核与小额打款验证之前，原账户照常使用</Notice>
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
        <AccountFields savedNo={account?.accountNo} branchHint={branchHint} />
        <F name="accountType" label="账户性质" required>
          <Select options={types.options} />
        </F>
        <F name="accountPurpose" label="账户用途" required>
          <MultiSelect options={purposes.options} placeholder="请选择" />
        </F>
        <F name="isDefault" label="是否默认账户" valueProp="checked">
          <Tick>启用后作为所选用途的默认账户</Tick>
        </F>
        <F name="proof" label="开户证明" wide hint="开户许可证或银行出具的账户信息">
          <AttachmentInput category="OTHER" accept={['pdf', 'jpg', 'jpeg', 'png']} maxCount={1} />
        </F>
      </FormShell>
    </>
  )
}
