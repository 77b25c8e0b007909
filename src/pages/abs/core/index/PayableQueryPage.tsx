import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { exportAbsPayables, usePageAbsPayables } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import { absPayableQueryLabels } from '#api/generated/corp/labels/absPayableQuery.ts'
import { PayConfirmNo } from '#business/abs/payable/PayConfirmNo.tsx'
import { usePayConfirm } from '#business/abs/payable/usePayConfirm.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useIsOperator } from '../../useIsOperator.ts'
import { PayableFigures } from './PayableFigures.tsx'
import { useRevokePayable } from './useRevokePayable.tsx'

const PayableDetailView = lateView(() =>
  import('#business/abs/payable/DetailView.tsx').then((part) => part.PayableDetailView),
)

const filter = filters(absPayableQueryLabels)
const conditions = [
  filter.text('payableNo'),
  filter.text('creditorName'),
  filter.money('payableAmount'),
  filter.dates('payableDueDate'),
  filter.dicts('payableStatuses', 'PAYABLE_STATUS'),
  filter.text('planName'),
  filter.text('projectName'),
]
const is = column(absPayableLabels)

/** 应付账款查询：债务人的全部账款，统计、撤销确认、付款确认书、导出（T-APB-05）。 */
export default function PayableQueryPage() {
  const [view, { payableNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageAbsPayables, { conditions })
  const { query, onQuery } = page
  const revoke = useRevokePayable()
  const confirmation = usePayConfirm()
  const navigate = useNavigate()
  const isOperator = useIsOperator()

  if (view === 'detail') return <PayableDetailView payableNo={payableNo} onClose={close} />

  const columns = [
    is.open('payableNo', (row) => open('detail', { payableNo: row.payableNo })),
    is.dict('payableStatus', 'PAYABLE_STATUS'),
    is.text('creditorName'),
    is.money('payableAmount', { sort: true }),
    is.custom('payableDueDate', (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />, {
      width: 180,
      sort: true,
    }),
    is.money('payableRemain'),
    is.date('payConfirmDate'),
    is.custom('payConfirmNo', (row) => <PayConfirmNo payable={row} onShow={confirmation.show} />, {
      width: 200,
    }),
    is.text('projectName'),
    is.text('planName'),
    is.actions({ REVOKE: ['撤销确认', (row) => void revoke.start(row)] }, { width: 110 }),
  ]
  return (
    <ListCard
      label="应付账款"
      {...page}
      columns={columns}
      rowKey="payableNo"
      guidance="还没有应付账款。录入并经复核确认后，债权人即可转让"
      toolbar={
        <>
          {isOperator ? (
            <Button
              type="primary"
              onClick={() => void navigate(href(abs.coreIssuePayable, { view: 'create' }))}
            >
              新增应付
            </Button>
          ) : null}
          <ExportButton fileName="应付账款.xlsx" load={(transfer) => exportAbsPayables(query, transfer)} />
        </>
      }
      extra={<PayableFigures onPick={onQuery} />}
    >
      {revoke.element}
      {confirmation.element}
    </ListCard>
  )
}
