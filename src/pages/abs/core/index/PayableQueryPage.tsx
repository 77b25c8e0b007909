import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { exportAbsPayables, usePageAbsPayables } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayable, AbsPayableQuery } from '#api/generated/corp/model/index.ts'
import { PayConfirmNo } from '#business/abs/payable/PayConfirmNo.tsx'
import { usePayConfirm } from '#business/abs/payable/usePayConfirm.ts'
import { DueDate } from '#business/DueDate.tsx'
import { transferOptions } from '#hooks/useDownload.ts'
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

const filter = filters<AbsPayableQuery>()
const conditions = [
  filter.text('payableNo', '账款编号'),
  filter.text('creditorName', '债权人'),
  filter.money('payableAmount', '账款金额'),
  filter.dates('payableDueDate', '应付日期'),
  filter.dicts('payableStatuses', '应付状态', 'PAYABLE_STATUS'),
  filter.text('planName', '专项计划名称'),
  filter.text('projectName', '项目名称'),
]
const is = column<AbsPayable>()

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
    is.open('payableNo', '账款编号', (row) => open('detail', { payableNo: row.payableNo })),
    is.dict('payableStatus', '应付状态', 'PAYABLE_STATUS'),
    is.text('creditorName', '债权人'),
    is.money('payableAmount', '账款金额', { sort: true }),
    is.custom(
      'payableDueDate',
      '应付日期',
      (row) => <DueDate day={row.payableDueDate} overdueDays={row.overdueDays} />,
      { width: 180, sort: true },
    ),
    is.money('payableRemain', '未付金额'),
    is.date('payConfirmDate', '确认日期'),
    is.custom(
      'payConfirmNo',
      '付款确认书编号',
      (row) => <PayConfirmNo payable={row} onShow={confirmation.show} />,
      { width: 200 },
    ),
    is.text('projectName', '项目名称'),
    is.text('planName', '专项计划名称'),
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
          <ExportButton
            fileName="应付账款.xlsx"
            load={(onProgress, signal) => exportAbsPayables(query, transferOptions(onProgress, signal))}
          />
        </>
      }
      extra={<PayableFigures onPick={onQuery} />}
    >
      {revoke.element}
      {confirmation.element}
    </ListCard>
  )
}
