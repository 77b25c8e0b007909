import { useBankAccountDetail } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { accountRecordLabels } from '#api/generated/corp/labels/accountRecord.ts'
import type { AccountRecord } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { AccountPurposes } from './AccountPurposes.tsx'

const is = column(accountRecordLabels)
const facts = [
  is.text('accountName'),
  is.custom('accountNo', ({ id, actions, accountNo, formerAccountNo }) => (
    <AccountNo
      subject="BANK_ACCOUNT"
      documentNo={id}
      actions={actions}
      accountNo={accountNo}
      formerAccountNo={formerAccountNo}
      when="修改前"
    />
  )),
  is.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
  }),
  is.text('bankName'),
  is.text('branchName'),
  is.code('bankCode'),
  is.dict('accountType', 'ACCOUNT_TYPE', { tone: 'plain' }),
  is.custom('accountPurpose', (account) => <AccountPurposes account={account} />),
  is.bool('isDefault', { title: '是否默认账户' }),
  is.dict('accountAuthStatus', 'ACCOUNT_AUTH_STATUS'),
  is.dict('accountStatus', 'ACCOUNT_STATUS'),
  is.text('createUserName'),
  is.instant('submitTime'),
]

/** 一个银行账户的全部内容；详情、复核、停用与验证共用。 */
export function AccountFacts({ account }: { account: AccountRecord }) {
  return (
    <>
      <StateAlert of={account} warn={account.accountStatus === 'REJECTED'} />
      <Facts title="账户信息" of={account} items={facts} />
      {account.accountProofFile ? (
        <Evidence files={[{ label: '开户证明', file: account.accountProofFile }]} />
      ) : null}
      {account.auditTrail.length > 0 ? <Trail rows={account.auditTrail} /> : null}
    </>
  )
}

/** 查看一个银行账户。 */
export const BankAccountDetailView = detailView('查看银行账户', useBankAccountDetail, (account) => (
  <AccountFacts account={account} />
))
