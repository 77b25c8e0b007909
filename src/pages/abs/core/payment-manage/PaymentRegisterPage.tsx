import Button from '@arco-design/web-react/es/Button'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPaymentQueryLabels } from '#api/generated/corp/labels/absPaymentQuery.ts'
import type { AbsPayment, AbsPaymentQuery } from '#api/generated/corp/model/index.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'
import { PoolAccount } from './PoolAccount.tsx'
import { usePayments } from './usePayments.ts'

const RegisterView = lateView(() => import('./RegisterView.tsx').then((part) => part.RegisterView))

const filter = filters(absPaymentQueryLabels)
const conditions = [
  filter.text('paymentNo'),
  filter.text('planName'),
  filter.text('creditorName'),
  filter.dates('payableDueDate'),
]
const defaults: Partial<AbsPaymentQuery> = { stage: 'REGISTER' }
const is = column(absPaymentLabels)
const MAX = 50

const unoffered = (row: AbsPayment) => {
  const offered = row.actions.find(({ code }) => code === 'REGISTER')
  return offered?.enabled ? undefined : (offered?.reason ?? '当前不可登记')
}

/** 付款登记（T-APM-02）：选一笔或付往同一归集账户的多笔，一次登记。 */
export default function PaymentRegisterPage() {
  const [view, { paymentNos = '' }, open, close] = useView('form')
  const page = useListPage(usePayments, { conditions, defaults })
  const { chosen, picked, clear } = useChosenRows(page, 'paymentNo', unoffered)
  const register = (rows: readonly AbsPayment[]) =>
    open('form', { paymentNos: rows.map((row) => row.paymentNo).join() })

  if (view === 'form') {
    return <RegisterView paymentNos={paymentNos.split(',')} onRegistered={clear} onClose={close} />
  }

  const [first] = chosen
  const blocked = (row: AbsPayment) => {
    const isSame = !first || (row.poolAccountNo === first.poolAccountNo && row.planName === first.planName)
    return unoffered(row) ?? (isSame ? undefined : '与已勾选的归集账户不同，请分开登记')
  }
  const selection = {
    ...picked,
    max: MAX,
    blocked,
    actions: (
      <Button type="primary" size="small" onClick={() => register(chosen)}>
        合并登记
      </Button>
    ),
  }
  const columns = [
    is.code('paymentNo'),
    is.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
    is.custom('payableDueDate', (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />, {
      width: 180,
      sort: true,
    }),
    is.money('payableRemain', { title: '未付金额', total: true }),
    is.text('planName'),
    is.custom('poolAccountNo', (row) => <PoolAccount payment={row} />, { width: 140 }),
    is.text('creditorName'),
    is.code('payableNo'),
    is.actions({ REGISTER: ['登记', (row) => register([row])] }, { width: 90 }),
  ]
  return (
    <ListCard
      label="待登记付款"
      {...page}
      columns={columns}
      rowKey="paymentNo"
      guidance="没有待登记的付款"
      selection={selection}
    />
  )
}
