import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useRfAccountDetail, useRfAccountFormContext } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountForm } from './AccountForm.tsx'
import { type Side, SIDES } from '../sides.ts'

interface AccountOperationProps {
  side: Side
  listHref: string
}

/** 新增、修改、查看账款：地址里的 :type 决定做什么，双方共用（ROUTE-10）。 */
export function AccountOperation({ side, listHref }: AccountOperationProps) {
  const { type } = useParams<'type'>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const arNo = search.get('arNo') ?? ''
  const onClose = () => void navigate(listHref, { replace: true })
  if (type === 'add') return <AddView side={side} onClose={onClose} />
  if (!arNo) return <Navigate to={listHref} replace />
  return type === 'edit' ? (
    <EditView side={side} arNo={arNo} onClose={onClose} />
  ) : (
    <ReadView side={side} arNo={arNo} onClose={onClose} />
  )
}

interface ViewProps {
  side: Side
  onClose: () => void
}

function AddView({ side, onClose }: ViewProps) {
  return (
    <PageCard title={usePageTitle()}>
      <Loaded result={useRfAccountFormContext()}>
        {(context) => <AccountForm side={side} context={context} onClose={onClose} />}
      </Loaded>
    </PageCard>
  )
}

function EditView({ side, arNo, onClose }: ViewProps & { arNo: string }) {
  const context = useRfAccountFormContext()
  const source = useRfAccountDetail({ arNo })
  return (
    <PageCard title={usePageTitle()} description={`${SIDES[side].account} ${arNo}`}>
      <Loaded result={context}>
        {(choices) => (
          <Loaded result={source}>
            {(account) =>
              account.actions.some(({ code }) => code === 'EDIT') ? (
                <AccountForm
                  key={account.arNo}
                  side={side}
                  context={choices}
                  account={account}
                  onClose={onClose}
                />
              ) : (
                <>
                  <Notice tone="warn">只有草稿与退回修改的账款可以修改，以下为查看。</Notice>
                  <AccountFacts account={account} />
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </PageCard>
  )
}

function ReadView({ side, arNo, onClose }: ViewProps & { arNo: string }) {
  return (
    <DetailView
      title={usePageTitle()}
      description={`${SIDES[side].account} ${arNo}`}
      result={useRfAccountDetail({ arNo })}
      onClose={onClose}
    >
      {(account) => <AccountFacts account={account} />}
    </DetailView>
  )
}
