import { usePageAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { useListPayAccounts } from '#api/generated/corp/cashes/cashes.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { NO_PAY_ACCOUNT } from '#business/payAccounts.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { LoadedList } from '#ui/LoadedList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const FIRST_PAGE = { pageNo: 1, pageSize: 50 }

const problemOf = (payments: readonly AbsPayment[]): string | undefined => {
  for (const { paymentNo, actions } of payments) {
    const offered = actions.find(({ code }) => code === 'REGISTER')
    if (!offered?.enabled) return `${paymentNo}：${offered?.reason ?? '已处理，无需再登记'}`
  }
  return undefined
}

/** 登记所选的付款；其中有不能登记的，说明原因。 */
export function RegisterView({ paymentNos, onClose }: { paymentNos: string[]; onClose: () => void }) {
  const payments = usePageAbsPayments({ paymentNos, pageCond: FIRST_PAGE })
  const accounts = useListPayAccounts()
  return (
    <PageCard title={usePageTitle()} description={`登记 ${paymentNos.length} 笔付款`}>
      <Loaded result={payments}>
        {({ list }) => {
          const problem = problemOf(list)
          if (list.length === 0) return <EmptyState guidance="没有这些付款，请返回列表重选" />
          if (problem) return <Notice tone="warn">{problem}</Notice>
          return (
            <LoadedList result={accounts} guidance={NO_PAY_ACCOUNT}>
              {(payAccounts) => <RegisterForm payments={list} payAccounts={payAccounts} onClose={onClose} />}
            </LoadedList>
          )
        }}
      </Loaded>
    </PageCard>
  )
}
