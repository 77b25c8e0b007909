import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useRfAccountDetail, useRfAccountFormContext } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { LedgerFacts } from '#business/reverseFactoring/ledger/Facts.tsx'
import { LedgerForm } from '#business/reverseFactoring/ledger/Form.tsx'
import { SIDES, type Side } from '#business/reverseFactoring/sides.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'

interface AccountOperationProps {
  side: Side
  /** 地址里的 :type：新增、修改还是查看 */
  type: string
  listHref: string
}

/** 新增、修改、查看账款：地址里的 :type 决定做什么，双方共用（ROUTE-10）。 */
export function AccountOperation({ side, type, listHref }: AccountOperationProps) {
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
  const context = useRfAccountFormContext()
  return (
    <PageCard>
      <NewGate result={context} offersOf={({ offers }) => offers} action="CREATE" isInside>
        <QueryState result={context}>
          {(choices) => <LedgerForm side={side} context={choices} onClose={onClose} />}
        </QueryState>
      </NewGate>
    </PageCard>
  )
}

function EditView({ side, arNo, onClose }: ViewProps & { arNo: string }) {
  const context = useRfAccountFormContext()
  const source = useRfAccountDetail({ arNo })
  return (
    <PageCard description={`${SIDES[side].account} ${arNo}`}>
      <QueryState result={context}>
        {(choices) => (
          <QueryState result={source}>
            {(account) => (
              <EditGate key={account.arNo} of={account} facts={<LedgerFacts account={account} />}>
                {(editing) => (
                  <LedgerForm side={side} context={choices} account={editing} onClose={onClose} />
                )}
              </EditGate>
            )}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}

function ReadView({ side, arNo, onClose }: ViewProps & { arNo: string }) {
  return (
    <DetailView
      name={SIDES[side].account}
      of={{ arNo }}
      result={useRfAccountDetail({ arNo })}
      onClose={onClose}
    >
      {(account) => <LedgerFacts account={account} />}
    </DetailView>
  )
}
