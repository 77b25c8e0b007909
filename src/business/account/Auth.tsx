import { verifyAccountAuth } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { feedback } from '#hooks/feedback.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'

interface FillValues {
  verifyAmount: string
}
const F = fieldOf<FillValues>()

function FillBack({ account }: { readonly account: BankAccount }) {
  const form = useForm<FillValues>()
  const verify = useSubmit(
    ({ verifyAmount }: FillValues) =>
      verifyAccountAuth({ id: account.id, verifyAmount, version: account.version }),
    {
      onDone: (result) => {
        form.resetFields()
        if (result.accountAuthStatus === 'VERIFIED') feedback.success('账户验证通过')
      },
    },
  )
  const wrong = (account.verifyLeft ?? 3) < 3
  return (
    <>
      <Alert>
        {`平台已向该账户打款 0.01 至 0.99元，请查询银行流水后回填，截止 ${formatInstant(account.verifyDeadline, 'minute')}`}
      </Alert>
      {wrong ? <Alert tone="error">{`打款金额不正确，还可回填 ${account.verifyLeft ?? 0} 次`}</Alert> : null}
      <FormShell
        label="打款金额"
        form={form}
        onSubmit={verify.run}
        submitting={verify.running}
        error={verify.error}
        submitText="提交打款金额"
        columns={1}
        guard={false}
      >
        <F name="verifyAmount" label="打款金额" required>
          <AmountInput min="0.01" max="0.99" capitals={false} suffix="元" />
        </F>
      </FormShell>
    </>
  )
}

/** 小额打款走到哪一步、接着做什么：打款中等着，到账回填金额，失败与锁定说明原因（T-AUT-02 至 T-AUT-05）。 */
export function AccountAuth({ account }: { readonly account: BankAccount }) {
  switch (account.accountAuthStatus) {
    case 'REMITTING':
      return <Alert>打款中，通常几分钟内到账，到账后本页自动更新</Alert>
    case 'WAIT_FILL':
      return <FillBack account={account} />
    case 'FAILED':
      return <Alert tone="error">{`打款失败：${account.failReason ?? '请核对账户信息'}`}</Alert>
    case 'LOCKED':
      return (
        <Alert tone="error">
          {`回填错误次数过多，账户验证已锁定，${formatInstant(account.verifyDeadline, 'minute')} 解锁`}
        </Alert>
      )
    default:
      return null
  }
}
