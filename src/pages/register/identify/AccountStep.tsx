import { useState } from 'react'
import { modifyAccountAuth, verifyAccountAuth } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { AmountInput } from '#ui/AmountInput.tsx'
import { column } from '#ui/columns.tsx'
import { Facts } from '#ui/Facts.tsx'
import { fieldOf } from '#ui/Field.tsx'
import { FormShell } from '#ui/FormShell.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Section } from '#ui/Section.tsx'
import { toast } from '#ui/toast.ts'
import { useForm } from '#ui/useForm.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './identify.module.css'

const is = column<BankAccount>()
/** 账户的几项，营业执照方式里也这样显示。 */
export const accountFacts = [
  is.text('accountName', '账户户名'),
  is.text('accountNo', '银行账号'),
  is.text('bankName', '开户银行'),
  is.text('branchName', '开户支行'),
  is.code('bankCode', '支付行号'),
  is.dict('accountAuthStatus', '账户验证状态', 'ACCOUNT_AUTH_STATUS'),
]

interface FillValues {
  verifyAmount: string
}
const F = fieldOf<FillValues>()

function FillBack({ account }: { readonly account: BankAccount }) {
  const form = useForm<FillValues>()
  const verify = useSubmit(
    ({ verifyAmount }: FillValues, options) =>
      verifyAccountAuth({ id: account.id, verifyAmount, version: account.version }, options),
    {
      onDone: (result) => {
        form.resetFields()
        if (result.accountAuthStatus === 'VERIFIED') toast('账户验证通过')
      },
    },
  )
  const wrong = (account.verifyLeft ?? 3) < 3
  return (
    <>
      <Notice>
        {`平台已向该账户打款 0.01 至 0.99 元，请查询银行流水后回填，截止 ${formatInstant(account.verifyDeadline, 'minute')}`}
      </Notice>
      {wrong ? (
        <Notice tone="error">{`打款金额不正确，还可回填 ${account.verifyLeft ?? 0} 次`}</Notice>
      ) : null}
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

/** 实名第四步 对公账户小额打款：填账户、打款、回填金额（T-AUT-01 至 T-AUT-05）。 */
export function AccountStep({ account }: { readonly account: BankAccount }) {
  const [changing, setChanging] = useState(false)
  const remit = useSubmit(
    (values: Omit<Parameters<typeof modifyAccountAuth>[0], 'id' | 'version'>, options) =>
      modifyAccountAuth(
        { ...values, id: account.id, version: account.version },
        { ...options, sensitive: ['accountNo'] },
      ),
    { success: '已发起打款', onDone: () => setChanging(false) },
  )
  const status = account.accountAuthStatus
  const editable = status === 'UNVERIFIED' || status === 'FAILED' || changing
  return (
    <Section
      title="对公账户小额打款"
      extra={
        status === 'WAIT_FILL' && !changing ? (
          <button type="button" className="text-button" onClick={() => setChanging(true)}>
            没有收到，修改账户或重新打款
          </button>
        ) : null
      }
    >
      <div className={styles.stack}>
        {' '}
        {status === 'FAILED' ? (
          <Notice tone="error">{`打款失败：${account.failReason ?? '请核对账户信息'}`}</Notice>
        ) : null}
        {editable ? (
          <AccountForm
            account={account}
            remit={remit}
            onCancel={changing ? () => setChanging(false) : undefined}
          />
        ) : (
          <>
            <Facts label="对公账户" of={account} items={accountFacts} />
            {status === 'REMITTING' ? <Notice>打款中，通常几分钟内到账，到账后本页自动更新</Notice> : null}
            {status === 'LOCKED' ? (
              <Notice tone="error">
                {`回填错误次数过多，账户验证已锁定，${formatInstant(account.verifyDeadline, 'minute')} 解锁`}
              </Notice>
            ) : null}
            {status === 'WAIT_FILL' ? <FillBack account={account} /> : null}
          </>
        )}
      </div>{' '}
    </Section>
  )
}
