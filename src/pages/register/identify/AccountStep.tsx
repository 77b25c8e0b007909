import { useState } from 'react'
import { modifyAccountAuth } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { bankAccountLabels } from '#api/generated/corp/labels/bankAccount.ts'
import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { AccountAuth } from '#business/account/Auth.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './identify.module.css'

const EDITABLE: ReadonlySet<string> = new Set(['UNVERIFIED', 'FAILED'])

const is = column(bankAccountLabels)
/** 账户的几项，营业执照方式里也这样显示。 */
export const accountFacts = [
  is.text('accountName'),
  is.text('accountNo'),
  is.text('bankName'),
  is.text('branchName'),
  is.code('bankCode'),
  is.dict('accountAuthStatus', 'ACCOUNT_AUTH_STATUS'),
]

interface AccountStepProps {
  /** 户名即企业名称 */
  readonly accountName: string
  /** 还没有账户的企业在这里登记第一个 */
  readonly account: BankAccount | undefined
}

/** 实名第四步 对公账户小额打款：填账户、打款、回填金额（T-AUT-01 至 T-AUT-05）。 */
export function AccountStep({ accountName, account }: AccountStepProps) {
  const [changing, setChanging] = useState(false)
  const remit = useSubmit(
    (values: Omit<Parameters<typeof modifyAccountAuth>[0], 'id' | 'version'>) =>
      modifyAccountAuth(
        { ...values, ...(account && { id: account.id, version: account.version }) },
        { sensitive: ['accountNo'] },
      ),
    { success: '已发起打款', onDone: () => setChanging(false) },
  )
  const status = account?.accountAuthStatus ?? 'UNVERIFIED'
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
        {account ? null : (
          <Alert>登记企业的基本存款账户；验证通过后用于收款、付款与缴费，以后可在银行账户管理中调整</Alert>
        )}
        {status === 'FAILED' && account ? <AccountAuth account={account} /> : null}
        {!account || EDITABLE.has(status) || changing ? (
          <AccountForm
            accountName={accountName}
            account={account}
            remit={remit}
            onCancel={changing ? () => setChanging(false) : undefined}
          />
        ) : (
          <>
            <Descriptions label="对公账户" of={account} items={accountFacts} />
            <AccountAuth account={account} />
          </>
        )}
      </div>
    </Section>
  )
}
