import { useNavigate } from 'react-router-dom'
import type { RfConfirmation, RfConfirmationQuery } from '#api/generated/corp/model/index.ts'
import {
  reviewRfConfirmations,
  usePageRfConfirmations,
  useRfConfirmationDetail,
} from '#api/generated/corp/rf-confirmations/rf-confirmations.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useBatchReview } from '#business/approval/useBatchReview.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { auditDecisions } from './auditDecisions.ts'

const filter = filters<RfConfirmationQuery>()
const conditions = [
  filter.text('confirmNo', '确权编号'),
  filter.text('creditorName', '债权人'),
  filter.money('confirmAmount', '确权金额'),
  filter.dict('confirmOpinion', '确权意见', 'CONFIRM_OPINION'),
  filter.dates('submitTime', '提交时间'),
]
const defaults: Partial<RfConfirmationQuery> = { confirmStatus: 'PENDING_AUDIT' }
const is = column<RfConfirmation>()
const listed = [
  is.code('confirmNo', '确权编号'),
  is.text('creditorName', '债权人'),
  is.money('confirmAmount', '确权金额'),
  is.date('arDueDate', '账款到期日'),
]
const useProof = (confirmNo: string) => useRfConfirmationDetail({ confirmNo })

/** 确权审核：经办已给出意见的确权，可批量（T-RCF-04、T-RCF-05）。 */
export default function AuthorityAuditPage() {
  const page = useListPage(usePageRfConfirmations, { conditions, defaults })
  const navigate = useNavigate()
  const batch = useBatchReview(page, {
    rowKey: 'confirmNo',
    action: 'REVIEW',
    amountOf: (row) => row.confirmAmount,
    listed,
    party: ['债权人', (row) => row.creditorName],
    useProof,
    signing: { businessType: 'RF_CONFIRM', productType: 'REVERSE_FACTORING', summary: '应收账款确权' },
    decisions: auditDecisions,
    send: reviewRfConfirmations,
  })
  const review = ({ confirmNo }: RfConfirmation) =>
    void navigate(href(reverseFactoring.authorityAuditRightConfirmation, { confirmNo }))
  const columns = [
    is.link('confirmNo', '确权编号', ({ confirmNo }) =>
      href(reverseFactoring.authorityAuditDebtorDetail, { confirmNo }),
    ),
    is.text('creditorName', '债权人'),
    is.money('arAmount', '账款金额', { sort: true }),
    is.deadline('deadline'),
    is.code('arNo', '应收账款编号'),
    is.dict('confirmOpinion', '确权意见', 'CONFIRM_OPINION', { tone: 'plain' }),
    is.money('confirmAmount', '确权金额', { sort: true, total: true }),
    is.date('confirmPayDate', '确认付款日'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间', { sort: true }),
    is.actions({ REVIEW: ['复核', review] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待审核确权"
      {...page}
      columns={columns}
      rowKey="confirmNo"
      guidance="没有待审核的确权"
      toolbar={<MyDecisions of="RfConfirmation" />}
      batch={batch}
    />
  )
}
