import { useNavigate } from 'react-router-dom'
import {
  reviewAbsTransfers,
  useAbsTransferDetail,
  usePageAbsTransfers,
} from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransfer, AbsTransferQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const filter = filters<AbsTransferQuery>()
const conditions = [
  filter.text('absTransferNo', '转让申请编号'),
  filter.text('debtorName', '债务人'),
  filter.text('planName', '专项计划名称'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<AbsTransferQuery> = { absTransferStatus: 'PENDING_REVIEW' }
const is = column<AbsTransfer>()
const listed = [
  is.code('absTransferNo', '转让申请编号'),
  is.text('debtorName', '债务人'),
  is.money('receivableTotal', '账款总额'),
  is.date('expectFundDate', '预计放款日'),
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
    is.link('absTransferNo', '转让申请编号', addressOf),
    is.text('debtorName', '债务人'),
    is.money('receivableTotal', '账款总额', { sort: true, total: true }),
    is.deadline('deadline'),
    is.text('planName', '专项计划名称'),
    is.number('receivableCount', '账款笔数'),
    is.rate('discountRate', '折价率（年化）'),
    is.money('transferPrice', '转让价款'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
