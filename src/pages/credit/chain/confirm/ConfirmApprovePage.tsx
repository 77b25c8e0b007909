import type { SignTask, SignTaskQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<SignTaskQuery>()
const conditions = [
  filter.text('voucherNo', '凭证编号'),
  filter.suggest('issuerName', '开立方', issuerNames),
  filter.money('signAmount', '签收金额'),
  filter.dates('submitTime', '提交时间'),
  filter.dict('signStatus', '签收状态', 'SIGN_STATUS'),
]
const defaults: Partial<SignTaskQuery> = { awaitingReview: true }
const is = column<SignTask>()
const listed = [
  is.code('voucherNo', '凭证编号'),
  is.text('issuerName', '开立方'),
  is.dict('signStatus', '签收状态', 'SIGN_STATUS'),
  is.money('signAmount', '签收金额'),
  is.date('promisePayDate', '承诺付款日'),
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
    is.open('voucherNo', '凭证编号', (row) => open('review', { signNo: row.signNo })),
    is.dict('signStatus', '签收状态', 'SIGN_STATUS'),
    is.text('issuerName', '开立方'),
    is.money('signAmount', '签收金额', { sort: true }),
    is.deadline('deadline'),
    is.dict('signType', '签收类型', 'SIGN_TYPE', { tone: 'plain' }),
    is.text('fromCorpName', '前手'),
    is.date('promisePayDate', '承诺付款日'),
    is.masked('collectAccountNo', '收款账号'),
    is.text('createUserName', '经办人'),
    is.instant('submitTime', '提交时间'),
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
