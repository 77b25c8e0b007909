import { useNavigate } from 'react-router-dom'
import { useBankAccountDetail } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useUser } from '#state/session.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { lateView } from '#ui/late.ts'
import { AccountEditForm } from './AccountEditForm.tsx'

const AccountVerifyView = lateView(() =>
  import('./AccountVerifyView.tsx').then((part) => part.AccountVerifyView),
)

/** 修改已启用或被驳回的账户。 */
function EditForm({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <QueryState result={useBankAccountDetail({ id })}>
      {(account) => (
        <EditGate key={id} of={account}>
          {(editing) => (
            <AccountEditForm accountName={editing.accountName} account={editing} onClose={onClose} />
          )}
        </EditGate>
      )}
    </QueryState>
  )
}

/** 银行账户维护：新增、修改（T-ACC-01、05）与小额打款验证（T-AUT-01、04、05）。 */
export default function BankAccountUpdatePage() {
  const [view, { id = '' }] = useView('edit', 'verify')
  const { corpName } = useUser()
  const navigate = useNavigate()
  const close = () => void navigate(href(my.info), { replace: true })

  if (view === 'verify') return <AccountVerifyView id={id} onClose={close} />
  return (
    <PageCard description={view ? '修改账户' : '新增账户'}>
      {view ? (
        <EditForm id={id} onClose={close} />
      ) : (
        <AccountEditForm accountName={corpName} onClose={close} />
      )}
    </PageCard>
  )
}
