import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useRfAccountDetail } from '#api/generated/corp/rf-accounts/rf-accounts.ts'
import { LedgerFacts } from '#business/reverseFactoring/ledger/Facts.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'

interface AccountViewProps {
  listHref: string
  /** 从哪个债权人的明细来，就回到哪里 */
  detailHref: (confirmNo: string) => string
}

/** 确权时查看一笔应收账款与它的单据，只读；地址上没有账款编号的回到列表。 */
export function AccountView({ listHref, detailHref }: AccountViewProps) {
  const [search] = useSearchParams()
  const arNo = search.get('arNo')
  const confirmNo = search.get('confirmNo')
  const navigate = useNavigate()
  const detail = useRfAccountDetail(arNo ? { arNo } : null)
  if (!arNo) return <Navigate to={listHref} replace />
  return (
    <DetailView
      name="应收账款"
      of={{ arNo }}
      result={detail}
      onClose={() => void navigate(confirmNo ? detailHref(confirmNo) : listHref, { replace: true })}
    >
      {(account) => <LedgerFacts account={account} />}
    </DetailView>
  )
}
