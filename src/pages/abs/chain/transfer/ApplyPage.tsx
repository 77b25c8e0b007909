import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import {
  exportAbsTransfers,
  recallAbsTransfer,
  usePageAbsTransfers,
} from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import { absTransferLabels } from '#api/generated/corp/labels/absTransfer.ts'
import { absTransferQueryLabels } from '#api/generated/corp/labels/absTransferQuery.ts'
import { useRecall } from '#business/approval/useRecall.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const TransferCreateView = lateView(() =>
  import('./TransferCreateView.tsx').then((part) => part.TransferCreateView),
)

const filter = filters(absTransferQueryLabels)
const conditions = [
  filter.text('absTransferNo'),
  filter.text('debtorName'),
  filter.text('planName'),
  filter.money('receivableTotal'),
  filter.dates('createTime', { label: '创建时间' }),
  filter.dict('absTransferStatus', 'ABS_TRANSFER_STATUS'),
]
const is = column(absTransferLabels)

/** 转让申请：选账款与专项计划、看价款、建申请，并看全部申请（T-ATR-01）。 */
export default function ApplyPage() {
  const [view, { payableNo = '', packageNo = '' }, open, close] = useView('create')
  const page = useListPage(usePageAbsTransfers, { conditions })
  const { query } = page
  const navigate = useNavigate()
  const recall = useRecall('absTransferNo', recallAbsTransfer, '账款与资料包放开，可以改了再交')

  const detail = (absTransferNo: string) =>
    void navigate(href(abs.chainTransferApplyDetail, { absTransferNo }))
  if (view === 'create') {
    return <TransferCreateView payableNo={payableNo} packageNo={packageNo} onSaved={detail} onClose={close} />
  }

  const columns = [
    is.link('absTransferNo', ({ absTransferNo }) => href(abs.chainTransferApplyDetail, { absTransferNo })),
    is.dict('absTransferStatus', 'ABS_TRANSFER_STATUS'),
    is.text('debtorName'),
    is.text('planName'),
    is.text('factorName', { title: '受让方（保理商）' }),
    is.number('receivableCount'),
    is.money('receivableTotal', { sort: true, total: true }),
    is.rate('discountRate', { title: '折价率（年化）' }),
    is.money('transferPrice'),
    is.date('expectFundDate'),
    is.actions(
      {
        SUBMIT: ['继续', (row) => detail(row.absTransferNo)],
        SUPPLEMENT: ['补正', (row) => detail(row.absTransferNo)],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
      },
      { width: 100 },
    ),
  ]
  return (
    <ListCard
      label="转让申请"
      {...page}
      columns={columns}
      rowKey="absTransferNo"
      guidance="还没有转让申请。债务人确认账款之后，选账款与专项计划即可申请"
      toolbar={
        <>
          <Button type="primary" onClick={() => open('create')}>
            新增
          </Button>
          <ExportButton
            fileName="应收账款转让申请.xlsx"
            load={(transfer) => exportAbsTransfers(query, transfer)}
          />
        </>
      }
    />
  )
}
