import { usePageAbsPayments } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { useListPayAccounts } from '#api/generated/corp/cashes/cashes.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { NO_PAY_ACCOUNT } from '#business/account/payAccounts.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { RegisterForm } from './RegisterForm.tsx'

const FIRST_PAGE = { pageNo: 1, pageSize: 50 }

const problemOf = (payments: readonly AbsPayment[]): string | undefined => {
  for (const { paymentNo, actions, stateReason } of payments) {
    const offered = actions.find(({ code }) => code === 'REGISTER')
    if (!offered?.enabled) return `${paymentNo}：${offered?.reason ?? stateReason ?? '当前不可登记'}`
  }
  return undefined
}

interface RegisterViewProps {
  paymentNos: string[]
  /** 登记好了：列表里不再勾着 */
  onRegistered: () => void
  onClose: () => void
}

/** 登记所选的付款；其中有不能登记的，说明原因。 */
export function RegisterView({ paymentNos, ...done }: RegisterViewProps) {
  const payments = usePageAbsPayments({ paymentNos, pageCond: FIRST_PAGE })
  const accounts = useListPayAccounts()
  return (
    <PageCard description={`登记 ${paymentNos.length} 笔付款`}>
      <QueryState result={payments}>
        {({ list }) => {
          const problem = problemOf(list)
          if (list.length === 0) return <EmptyState guidance="没有这些付款，请返回列表重选" />
          if (problem) return <Alert tone="warn">{problem}</Alert>
          return (
            <QueryList result={accounts} guidance={NO_PAY_ACCOUNT}>
              {(payAccounts) => <RegisterForm payments={list} payAccounts={payAccounts} {...done} />}
            </QueryList>
          )
        }}
      </QueryState>
    </PageCard>
  )
}
