import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { useBankAccountDetail, usePageBankAccounts } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { register } from '#routes/register.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
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

/** 新增一个账户；不能新增的在填写之前就说，还没有实名的管理员由此去认证（PROD-04）。 */
function AddForm({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const navigate = useNavigate()
  return (
    <QueryState result={usePageBankAccounts({ pageCond: { pageNo: 1, pageSize: 1 } })}>
      {({ offers }) => {
        const add = offers.find(({ code }) => code === 'ADD')
        if (add?.enabled) return <AccountEditForm accountName={user.corpName} onClose={onClose} />
        const toIdentify = !user.isCorpAuthenticated && user.postCodes.includes('POST_MANAGER')
        return (
          <Alert tone="warn">
            {add?.reason ?? '当前角色不能新增账户，由经办人员办理'}
            {toIdentify ? (
              <Button type="text" onClick={() => void navigate(href(register.identify))}>
                前往实名
              </Button>
            ) : null}
          </Alert>
        )
      }}
    </QueryState>
  )
}

/** 银行账户维护：新增、修改（T-ACC-01、05）与小额打款验证（T-AUT-01、04、05）。 */
export default function BankAccountUpdatePage() {
  const [view, { id = '' }] = useView('edit', 'verify')
  const navigate = useNavigate()
  const close = () => void navigate(href(my.info), { replace: true })

  if (view === 'verify') return <AccountVerifyView id={id} onClose={close} />
  return (
    <PageCard description={view ? '修改账户' : '新增账户'}>
      {view ? <EditForm id={id} onClose={close} /> : <AddForm onClose={close} />}
    </PageCard>
  )
}
