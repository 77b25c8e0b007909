import { useBankAccountDetail } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { AccountFacts } from './AccountFacts.tsx'

/** 查看一个银行账户。 */
export function BankAccountDetailView({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <DocumentView name="查看银行账户" useDetail={useBankAccountDetail} of={{ id }} onClose={onClose}>
      {(account) => <AccountFacts account={account} />}
    </DocumentView>
  )
}
