import { useNavigate } from 'react-router-dom'
import { rfConfirmationLabels } from '#api/generated/corp/labels/rfConfirmation.ts'
import { rfConfirmationQueryLabels } from '#api/generated/corp/labels/rfConfirmationQuery.ts'
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

const filter = filters(rfConfirmationQueryLabels)
const conditions = [
  filter.text('confirmNo'),
  filter.text('creditorName'),
  filter.money('confirmAmount'),
  filter.dict('confirmOpinion', 'CONFIRM_OPINION'),
  filter.dates('submitTime', { label: '提交时间' }),
]
const defaults: Partial<RfConfirmationQuery> = { confirmStatus: 'PENDING_AUDIT' }
const is = column(rfConfirmationLabels)
const listed = [
  is.code('confirmNo'),
  is.text('creditorName'),
  is.money('confirmAmount'),
  is.date('arDueDate'),
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
    is.link('confirmNo', ({ confirmNo }) => href(reverseFactoring.authorityAuditDebtorDetail, { confirmNo })),
    is.text('creditorName'),
    is.money('arAmount', { sort: true }),
    is.deadline('deadline'),
    is.code('arNo'),
    is.dict('confirmOpinion', 'CONFIRM_OPINION', { tone: 'plain' }),
    is.money('confirmAmount', { sort: true, total: true }),
    is.date('confirmPayDate'),
    is.text('createUserName'),
    is.instant('submitTime', { sort: true }),
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
