import { useNavigate } from 'react-router-dom'
import {
  reviewAbsTransfers,
  useAbsTransferDetail,
  usePageAbsTransfers,
} from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import { absTransferLabels } from '#api/generated/corp/labels/absTransfer.ts'
import { absTransferQueryLabels } from '#api/generated/corp/labels/absTransferQuery.ts'
import type { AbsTransfer, AbsTransferQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters(absTransferQueryLabels)
const conditions = [
  filter.text('absTransferNo'),
  filter.text('debtorName'),
  filter.text('planName'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<AbsTransferQuery> = { absTransferStatus: 'PENDING_REVIEW' }
const is = column(absTransferLabels)
const listed = [
  is.code('absTransferNo'),
  is.text('debtorName'),
  is.money('receivableTotal'),
  is.date('expectFundDate'),
]
const useProof = (absTransferNo: string) => useAbsTransferDetail({ absTransferNo })

/** 转让复核：待复核的转让申请，逐份或批量办理（T-ATR-03、04）。 */
export default function ApprovePage() {
  const page = useListPage(usePageAbsTransfers, { conditions, defaults })
  const navigate = useNavigate()
  const batch = useBatchReview(page, {
    rowKey: 'absTransferNo',
    action: 'REVIEW',
    amountOf: (row) => row.receivableTotal,
    listed,
    party: ['债务人', (row) => row.debtorName],
    useProof,
    signing: { businessType: 'ABS_TRANSFER', productType: 'ABS', summary: '应收账款转让' },
    send: reviewAbsTransfers,
  })
  const addressOf = ({ absTransferNo }: AbsTransfer) =>
    href(abs.chainTransferApproveDetail, { absTransferNo })
  const columns = [
    is.link('absTransferNo', addressOf),
    is.text('debtorName'),
    is.money('receivableTotal', { sort: true, total: true }),
    is.deadline('deadline'),
    is.text('planName'),
    is.number('receivableCount'),
    is.rate('discountRate', { title: '折价率（年化）' }),
    is.money('transferPrice'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', (row) => void navigate(addressOf(row))] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核转让申请"
      {...page}
      columns={columns}
      rowKey="absTransferNo"
      guidance="没有待复核的转让申请"
      toolbar={<MyDecisions of="AbsTransferApplication" />}
      batch={batch}
    />
  )
}
