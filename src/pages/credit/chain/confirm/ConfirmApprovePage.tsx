import { signTaskLabels } from '#api/generated/corp/labels/signTask.ts'
import { signTaskQueryLabels } from '#api/generated/corp/labels/signTaskQuery.ts'
import type { SignTaskQuery } from '#api/generated/corp/model/index.ts'
import {
  approveSignTasks,
  usePageSignTasks,
  useSignTaskDetail,
} from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const SignDecision = lateView(() => import('./SignDecision.tsx').then((part) => part.SignDecision))

const filter = filters(signTaskQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.suggest('issuerName', issuerNames),
  filter.money('signAmount'),
  filter.dates('submitTime', { label: '提交时间' }),
  filter.dict('signStatus', 'SIGN_STATUS'),
]
const defaults: Partial<SignTaskQuery> = { awaitingReview: true }
const is = column(signTaskLabels)
const listed = [
  is.code('voucherNo'),
  is.text('issuerName'),
  is.dict('signStatus', 'SIGN_STATUS'),
  is.money('signAmount'),
  is.date('promisePayDate'),
]
const useProof = (signNo: string) => useSignTaskDetail({ signNo })

/** 凭证签收复核：复核签收与拒签，签署签收确认书，可批量（T-SGN-03、04、05）。 */
export default function ConfirmApprovePage() {
  const [view, { signNo = '' }, open, close] = useView('review')
  const page = useListPage(usePageSignTasks, { conditions, defaults })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'signNo',
    current: signNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.signAmount,
    listed,
    party: ['开立方', (row) => row.issuerName],
    useProof,
    signing: { businessType: 'SIGN_CONFIRM', productType: 'CREDIT', summary: '凭证签收' },
    send: approveSignTasks,
    decisions: [
      ['PASS', '确认'],
      ['RETURN', '退回经办'],
    ],
  })

  if (view === 'review') return <SignDecision signNo={signNo} queue={queue} onClose={close} />

  const columns = [
    is.open('voucherNo', (row) => open('review', { signNo: row.signNo })),
    is.dict('signStatus', 'SIGN_STATUS'),
    is.text('issuerName'),
    is.money('signAmount', { sort: true }),
    is.deadline('deadline'),
    is.dict('signType', 'SIGN_TYPE', { tone: 'plain' }),
    is.text('fromCorpName'),
    is.date('promisePayDate'),
    is.masked('collectAccountNo'),
    is.text('createUserName'),
    is.instant('submitTime'),
    is.actions({ REVIEW: ['复核', (row) => open('review', { signNo: row.signNo })] }, { width: 100 }),
  ]
  return (
    <ListCard
      label="待复核签收任务"
      {...page}
      columns={columns}
      rowKey="signNo"
      toolbar={<MyDecisions of="SignTask" />}
      batch={batch}
      guidance="没有待复核的签收任务"
    />
  )
}
