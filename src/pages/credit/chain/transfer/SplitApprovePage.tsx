import { transferApplicationLabels } from '#api/generated/corp/labels/transferApplication.ts'
import { transferApplicationQueryLabels } from '#api/generated/corp/labels/transferApplicationQuery.ts'
import type { TransferApplication, TransferApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewTransferApplications,
  usePageTransferApplications,
  useTransferApplicationDetail,
} from '#api/generated/corp/transfers/transfers.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column, Text } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const TransferDecision = lateView(() =>
  import('./TransferDecision.tsx').then((part) => part.TransferDecision),
)

const filter = filters(transferApplicationQueryLabels)
const conditions = [
  filter.text('transferNo'),
  filter.text('voucherNo'),
  filter.text('transfereeName'),
  filter.dates('submitTime', { label: '提交时间' }),
  filter.dict('transferStatus', 'TRANSFER_STATUS'),
]
const defaults: Partial<TransferApplicationQuery> = { transferStatus: 'PENDING_REVIEW' }
const is = column(transferApplicationLabels)
const listed = [
  is.code('transferNo'),
  is.derived('transferees', '受让方', ({ lines }) => (
    <Text value={lines.map((line) => line.transfereeName ?? '').join('、')} />
  )),
  is.money('transferTotalAmount'),
  is.date('promisePayDate'),
]
const useProof = (transferNo: string) => useTransferApplicationDetail({ transferNo })

/** 拆分转让复核：复核转让，可批量；对方都还没签收的可撤销（T-TRF-03、07、09）。 */
export default function SplitApprovePage() {
  const [view, { transferNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageTransferApplications, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'transferNo',
    current: transferNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.transferTotalAmount,
    listed,
    party: ['受让方', (row) => row.lines.map((line) => line.transfereeName ?? '')],
    useProof,
    signing: { businessType: 'TRANSFER_REVIEW', productType: 'CREDIT', summary: '转让凭证' },
    send: reviewTransferApplications,
  })

  if (view === 'review') return <TransferDecision transferNo={transferNo} queue={queue} onClose={close} />

  const review = (row: TransferApplication) => open('review', { transferNo: row.transferNo })
  const columns = [
    is.open('transferNo', review),
    is.dict('transferStatus', 'TRANSFER_STATUS'),
    is.money('transferTotalAmount', { sort: true }),
    is.deadline('deadline'),
    is.code('voucherNo'),
    is.number('lineCount'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.code('holdingNo'),
    is.actions({ REVIEW: ['复核', review], REVOKE: ['撤销', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核转让申请"
      {...page}
      columns={columns}
      rowKey="transferNo"
      toolbar={<MyDecisions of="TransferApplication" />}
      batch={batch}
      guidance="没有待复核的转让申请"
    />
  )
}
