import { useNavigate } from 'react-router-dom'
import { useView } from '#hooks/useView.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { lateView } from '#ui/late.ts'
import { AccountChangeList } from './AccountChangeList.tsx'
import { PaymentList } from './PaymentList.tsx'

const PaymentDetailView = lateView(() => import('./PaymentFacts.tsx').then((part) => part.PaymentDetailView))
const PaymentDecision = lateView(() => import('./PaymentDecision.tsx').then((part) => part.PaymentDecision))
const AccountChangeDetailView = lateView(() =>
  import('./AccountChangeViews.tsx').then((part) => part.AccountChangeDetailView),
)
const AccountChangeCheckView = lateView(() =>
  import('./AccountChangeViews.tsx').then((part) => part.AccountChangeCheckView),
)
const AccountChangeDecision = lateView(() =>
  import('./AccountChangeViews.tsx').then((part) => part.AccountChangeDecision),
)

const TABS = [
  ['payments', '到期付款'],
  ['changes', '归集账户变更'],
] as const

/** 付款管理：到期付款的登记与复核（T-APM-01 至 04），归集账户变更的核对与复核（T-AAC-01 至 05）。 */
export default function PaymentManagePage() {
  const [view, { paymentNo = '', changeNo = '', from }, open, close] = useView(
    'detail',
    'review',
    'changes',
    'change',
    'check',
    'confirm',
  )
  const navigate = useNavigate()
  const isChanges = view === 'changes'
  // 两个页签是两种单据，条件各管各的
  const turnTo = (tab: 'payments' | 'changes') =>
    void navigate(href(abs.corePaymentManage, tab === 'changes' ? { view: tab } : {}))
  const closeChange = () => (from === 'changes' ? turnTo('changes') : close())

  if (view === 'detail') return <PaymentDetailView paymentNo={paymentNo} onClose={close} />
  if (view === 'review') {
    return (
      <PaymentDecision
        paymentNo={paymentNo}
        onOpen={(next) => open('review', { paymentNo: next }, true)}
        onClose={close}
      />
    )
  }
  if (view === 'change') return <AccountChangeDetailView changeNo={changeNo} onClose={closeChange} />
  if (view === 'check') return <AccountChangeCheckView changeNo={changeNo} onClose={closeChange} />
  if (view === 'confirm') {
    return (
      <AccountChangeDecision
        changeNo={changeNo}
        onOpen={(next) => open('confirm', { changeNo: next, from }, true)}
        onClose={closeChange}
      />
    )
  }

  return (
    <PageCard>
      <Tabs label="付款管理" tabs={TABS} current={isChanges ? 'changes' : 'payments'} onChange={turnTo}>
        {isChanges ? (
          <AccountChangeList onOpen={(next, no) => open(next, { changeNo: no, from: 'changes' })} />
        ) : (
          <PaymentList
            onOpen={(next, no) => open(next, { paymentNo: no })}
            onOpenChange={(next, no) => open(next, { changeNo: no })}
          />
        )}
      </Tabs>
    </PageCard>
  )
}
