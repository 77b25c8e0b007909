import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import {
  reviewGuaranteeClaims,
  usePageGuaranteeClaims,
} from '#api/generated/corp/guarantee-claims/guarantee-claims.ts'
import { guaranteeClaimLabels } from '#api/generated/corp/labels/guaranteeClaim.ts'
import { guaranteeClaimQueryLabels } from '#api/generated/corp/labels/guaranteeClaimQuery.ts'
import type { GuaranteeClaim } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useOffered } from '#business/approval/useOffered.ts'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ClaimDeadline } from './ClaimDeadline.tsx'
import { useWithdrawClaim } from './useWithdrawClaim.tsx'

const ClaimDecision = lateView(() => import('./ClaimDecision.tsx').then((part) => part.ClaimDecision))
const ClaimDetailView = lateView(() => import('./ClaimFacts.tsx').then((part) => part.ClaimDetailView))

const filter = filters(guaranteeClaimQueryLabels)
const conditions = [
  filter.text('claimNo'),
  filter.text('guaranteeNo'),
  filter.text('guarantorName'),
  filter.money('claimAmount'),
  filter.dict('claimStatus', 'CLAIM_STATUS'),
  filter.dates('claimDate'),
]
const is = column(guaranteeClaimLabels)
const listed = [
  is.code('claimNo'),
  is.text('guarantorName', { title: '申请人（被担保人）' }),
  is.money('claimAmount'),
  is.date('guaranteeExpireDate'),
]

/** 索赔管理：复核交单（T-GCL-03）、驳回（T-GCL-09）、撤回（T-GCL-08）；审单、赔付、拒付由机构推送。 */
export default function ClaimPage() {
  const [view, { claimNo = '' }, open, close] = useView('detail', 'review')
  const page = useListPage(usePageGuaranteeClaims, { conditions })
  const { list } = page
  const navigate = useNavigate()
  const add = useReach()(href(guarantee.benefitClaimAdd))
  const withdraw = useWithdrawClaim()
  const reviewer = useOffered(list.data?.list, 'REVIEW')
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'claimNo',
    current: claimNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.claimAmount,
    listed,
    party: ['申请人（被担保人）', (row) => row.guarantorName],
    signing: { businessType: 'GUARANTEE_CLAIM', productType: 'GUARANTEE', summary: '保函索赔交单' },
    send: reviewGuaranteeClaims,
  })

  if (view === 'detail') return <ClaimDetailView claimNo={claimNo} onClose={close} />
  if (view === 'review') return <ClaimDecision claimNo={claimNo} queue={queue} onClose={close} />

  const edit = (row: GuaranteeClaim) =>
    void navigate(href(guarantee.benefitClaimUpdate, { claimNo: row.claimNo }))
  const columns = [
    is.open('claimNo', (row) => open('detail', { claimNo: row.claimNo })),
    is.dict('claimStatus', 'CLAIM_STATUS'),
    is.code('guaranteeNo'),
    is.text('guarantorName', { title: '申请人（被担保人）' }),
    is.text('issuerOrgName'),
    is.money('claimAmount', { sort: true }),
    is.dict('claimReason', 'CLAIM_REASON', { tone: 'plain' }),
    is.date('claimDate'),
    is.custom('claimAuditDeadline', (row) => <ClaimDeadline claim={row} />, { width: 200 }),
    is.money('payoutAmount'),
    is.text('claimRefuseReason'),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { claimNo: row.claimNo })],
        EDIT: ['修改', edit],
        SUPPLEMENT: ['补正', edit],
        WITHDRAW: ['撤回', (row) => void withdraw.start(row)],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="保函索赔"
      {...page}
      columns={columns}
      rowKey="claimNo"
      guidance="没有索赔；以本企业为受益人的保函在有效期内可以索赔"
      batch={reviewer ? batch : undefined}
      toolbar={
        <>
          {add ? (
            <Button type="primary" onClick={() => void navigate(add)}>
              新增
            </Button>
          ) : null}
          <MyDecisions of="GuaranteeClaim" />
        </>
      }
    >
      {withdraw.element}
    </ListCard>
  )
}
