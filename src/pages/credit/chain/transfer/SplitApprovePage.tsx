import type { TransferApplication, TransferApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewTransferApplications,
  usePageTransferApplications,
} from '#api/generated/corp/transfers/transfers.ts'
import { useBatchReview } from '#business/useBatchReview.tsx'
import { useListQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { column } from '#ui/columns.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { filters } from '#ui/filters.ts'
import { PageCard } from '#ui/PageCard.tsx'
import { QueryForm } from '#ui/QueryForm.tsx'
import { TransferDecision } from './TransferDecision.tsx'

const filter = filters<TransferApplicationQuery>()
const conditions = [
  filter.text('transferNo', '转让编号'),
  filter.text('voucherNo', '凭证编号'),
  filter.text('transfereeName', '受让方'),
  filter.dates('submitTime', '提交时间'),
  filter.dict('transferStatus', '转让状态', 'TRANSFER_STATUS'),
]
const defaults: Partial<TransferApplicationQuery> = { transferStatus: 'PENDING_REVIEW' }
const is = column<TransferApplication>()

/** 拆分转让复核：复核转让，可批量；对方都还没签收的可撤销（T-TRF-03、07、09）。 */
export default function SplitApprovePage() {
  const [view, { transferNo = '' }, open, close] = useView('review')
  const [query, setQuery] = useListQuery(defaults, conditions)
  const list = usePageTransferApplications(query)
  const title = usePageTitle()
  const batch = useBatchReview({
    rows: list.data?.list,
    rowKey: 'transferNo',
    action: 'REVIEW',
    amountOf: (row: TransferApplication) => row.transferTotalAmount,
    signing: { businessType: 'TRANSFER_REVIEW', productType: 'CREDIT', summary: '转让凭证' },
    send: reviewTransferApplications,
  })

  if (view === 'review') return <TransferDecision transferNo={transferNo} onClose={close} />

  const review = (row: TransferApplication) => open('review', { transferNo: row.transferNo })
  const columns = [
    is.open('transferNo', '转让编号', review),
    is.code('voucherNo', '凭证编号'),
    is.money('transferTotalAmount', '转让总金额', { sort: true }),
    is.number('lineCount', '明细笔数'),
    is.dict('transferStatus', '转让状态', 'TRANSFER_STATUS'),
    is.text('createUserName', '经办人', { width: 100 }),
    is.instant('submitTime', '提交时间'),
    is.code('holdingNo', '持有编号', { width: 230 }),
    is.actions({ REVIEW: ['复核', review], REVOKE: ['撤销', review] }, { width: 100 }),
  ]
  return (
    <PageCard title={title}>
      <QueryForm label="待复核转让申请" filters={conditions} query={query} onQuery={setQuery} />
      <DataTable
        label="待复核转让申请"
        list={list}
        columns={columns}
        query={query}
        onQuery={setQuery}
        rowKey="transferNo"
        selection={batch.selection}
        guidance="没有待复核的转让申请"
      />
      {batch.element}
    </PageCard>
  )
}
