import Button from '@arco-design/web-react/es/Button'
import { Link } from 'react-router-dom'
import { transferApplicationLabels } from '#api/generated/corp/labels/transferApplication.ts'
import { transferApplicationQueryLabels } from '#api/generated/corp/labels/transferApplicationQuery.ts'
import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import {
  cancelTransferApplication,
  recallTransferApplication,
  usePageTransferApplications,
} from '#api/generated/corp/transfers/transfers.ts'
import { refOf } from '#domain/documentRef.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { someOf } from '#domain/someOf.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column, Text } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const TransferEditView = lateView(() =>
  import('./TransferEditView.tsx').then((part) => part.TransferEditView),
)
const TransferDetailView = lateView(() =>
  import('./TransferFacts.tsx').then((part) => part.TransferDetailView),
)

const filter = filters(transferApplicationQueryLabels)
const conditions = [
  filter.text('transferNo'),
  filter.text('voucherNo'),
  filter.text('transfereeName'),
  filter.money('transferTotalAmount'),
  filter.dict('transferStatus', 'TRANSFER_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(transferApplicationLabels)

/** 凭证转让申请：把持有拆分转让给 1 至 50 个受让方，保存、提交、撤回、作废（T-TRF-01、02、08、10）。 */
export default function TransferApplyPage() {
  const [view, { transferNo = '' }, open, close] = useView('create', 'edit', 'detail')
  const page = useListPage(usePageTransferApplications, { conditions })
  const reach = useReach()
  const recall = useAction(
    (row: TransferApplication) => recallTransferApplication(refOf(row, 'transferNo')),
    {
      ask: (row) => ({
        title: '撤回转让申请',
        content: `撤回 ${row.transferNo}？冻结的金额恢复可用，可继续编辑。`,
        ok: '撤回',
      }),
      success: '已撤回',
    },
  )
  const cancel = useAction(
    (row: TransferApplication) => cancelTransferApplication(refOf(row, 'transferNo')),
    {
      ask: (row) => ({
        title: '作废转让申请',
        content: `作废 ${row.transferNo}？作废后不能恢复。`,
        ok: '作废',
      }),
      success: '已作废',
    },
  )

  if (view === 'create') return <TransferEditView transferNo="" onClose={close} />
  if (view === 'edit') return <TransferEditView transferNo={transferNo} onClose={close} />
  if (view === 'detail') return <TransferDetailView transferNo={transferNo} onClose={close} />

  const columns = [
    is.open('transferNo', (row) => open('detail', { transferNo: row.transferNo })),
    is.dict('transferStatus', 'TRANSFER_STATUS'),
    is.custom('voucherNo', ({ voucherNo }) =>
      voucherNo ? (
        <Link to={href(shell.transferRecord, { voucherNo })} target="_blank" rel="noopener" title="流转记录">
          {voucherNo}
        </Link>
      ) : (
        NO_VALUE
      ),
    ),
    is.derived('transferees', '受让方', ({ lines }) => (
      <Text value={someOf(lines.map((line) => line.transfereeName))} />
    )),
    is.money('transferTotalAmount', { sort: true }),
    is.number('lineCount'),
    is.code('holdingNo'),
    is.instant('createTime', { sort: true }),
    is.text('reviewOpinion'),
    is.actions(
      {
        EDIT: ['编辑', (row) => open('edit', { transferNo: row.transferNo })],
        RECALL: ['撤回', (row) => void recall.run(row)],
        CANCEL: ['作废', (row) => void cancel.run(row)],
      },
      { width: 120 },
    ),
  ]
  const review = reach(href(credit.chainTransferSplitApprove))
  return (
    <ListCard
      label="转让申请"
      {...page}
      columns={columns}
      rowKey="transferNo"
      guidance="还没有转让申请。签收的凭证可以整笔或拆分转让给供应商"
      toolbar={
        <Button type="primary" onClick={() => open('create')}>
          新增转让
        </Button>
      }
      extra={review ? <Link to={review}>拆分转让复核</Link> : null}
    />
  )
}
