import { useState } from 'react'
import { modifyAccountAuth } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankAccount } from '#api/generated/corp/model/index.ts'
import { AccountAuth } from '#business/account/Auth.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
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

/** 实名第四步 对公账户小额打款：填账户、打款、回填金额（T-AUT-01 至 T-AUT-05）。 */
export function AccountStep({ account }: { readonly account: BankAccount }) {
  const [changing, setChanging] = useState(false)
  const remit = useSubmit(
    (values: Omit<Parameters<typeof modifyAccountAuth>[0], 'id' | 'version'>) =>
      modifyAccountAuth(
        { ...values, id: account.id, version: account.version },
        { sensitive: ['accountNo'] },
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
        {status === 'FAILED' ? <AccountAuth account={account} /> : null}
        {editable ? (
          <AccountForm
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
      </div>{' '}
    </Section>
  )
}
