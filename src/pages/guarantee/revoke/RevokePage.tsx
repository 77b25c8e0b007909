import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import {
  cancelGuaranteeRevoke,
  reviewGuaranteeRevokes,
  usePageGuaranteeRevokes,
} from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { guaranteeRevokeLabels } from '#api/generated/corp/labels/guaranteeRevoke.ts'
import { guaranteeRevokeQueryLabels } from '#api/generated/corp/labels/guaranteeRevokeQuery.ts'
import type { GuaranteeRevoke } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useOffered } from '#business/approval/useOffered.ts'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const RevokeDecision = lateView(() => import('./RevokeDecision.tsx').then((part) => part.RevokeDecision))
const RevokeDetailView = lateView(() => import('./RevokeFacts.tsx').then((part) => part.RevokeDetailView))

const filter = filters(guaranteeRevokeQueryLabels)
const conditions = [
  filter.text('revokeNo'),
  filter.text('guaranteeNo'),
  filter.text('beneficiaryName'),
  filter.dict('revokeStatus', 'REVOKE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(guaranteeRevokeLabels)
const listed = [
  is.code('revokeNo'),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount'),
  is.date('guaranteeExpireDate'),
]

/** 保函撤销管理：经办取消（T-GRV-06），复核通过或驳回（T-GRV-02、05），可批量。 */
export default function RevokePage() {
  const [view, { revokeNo = '' }, open, close] = useView('detail', 'review')
  const page = useListPage(usePageGuaranteeRevokes, { conditions })
  const { list } = page
  const navigate = useNavigate()
  const add = useReach()(href(guarantee.revokeAdd))
  const cancel = useAction((row: GuaranteeRevoke) => cancelGuaranteeRevoke(refOf(row, 'revokeNo')), {
    ask: (row) => ({
      title: '取消撤销申请',
      content: `取消撤销申请 ${row.revokeNo}？保函继续有效。`,
      ok: '取消申请',
    }),
    success: '撤销申请已取消',
  })
  const reviewer = useOffered(list.data?.list, 'REVIEW')
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'revokeNo',
    current: revokeNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.guaranteeAmount,
    listed,
    party: ['受益人', (row) => row.beneficiaryName],
    signing: { businessType: 'GUARANTEE_REVOKE', productType: 'GUARANTEE', summary: '撤销保函' },
    send: reviewGuaranteeRevokes,
  })

  if (view === 'detail') return <RevokeDetailView revokeNo={revokeNo} onClose={close} />
  if (view === 'review') return <RevokeDecision revokeNo={revokeNo} queue={queue} onClose={close} />

  const columns = [
    is.open('revokeNo', (row) => open('detail', { revokeNo: row.revokeNo })),
    is.dict('revokeStatus', 'REVOKE_STATUS'),
    is.text('beneficiaryName'),
    is.money('guaranteeAmount', { sort: true }),
    ...(reviewer ? [is.deadline('deadline')] : []),
    is.code('guaranteeNo'),
    is.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
    is.dict('revokeReason', 'REVOKE_REASON', { tone: 'plain' }),
    is.money('refundFee'),
    is.instant('createTime', { sort: true }),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { revokeNo: row.revokeNo })],
        CANCEL: ['取消', (row) => void cancel.run(row)],
      },
      { width: 90 },
    ),
  ]
  return (
    <ListCard
      label="保函撤销"
      {...page}
      columns={columns}
      rowKey="revokeNo"
      guidance="没有撤销申请；已生效的保函可申请撤销，索赔中的不可撤销"
      batch={reviewer ? batch : undefined}
      toolbar={
        <>
          {add ? (
            <Button type="primary" onClick={() => void navigate(add)}>
              新增
            </Button>
          ) : null}
          <MyDecisions of="GuaranteeRevoke" />
        </>
      }
    />
  )
}
