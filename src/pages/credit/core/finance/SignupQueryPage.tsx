import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { funderSignupLabels } from '#api/generated/corp/labels/funderSignup.ts'
import { signupQueryLabels } from '#api/generated/corp/labels/signupQuery.ts'
import type { FunderSignup } from '#api/generated/corp/model/index.ts'
import { usePageSignups } from '#api/generated/corp/signups/signups.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { formatDay } from '#domain/calendar.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ListSummary } from '#ui/table/ListSummary.tsx'
import { useSignupAgreement } from './useSignupAgreement.tsx'

const SignupDecision = lateView(() => import('./SignupDecision.tsx').then((part) => part.SignupDecision))
const SignupDetailView = lateView(() =>
  import('./SignupDetailView.tsx').then((part) => part.SignupDetailView),
)
const TerminateDrawer = lateDialog(() => import('./TerminateDrawer.tsx').then((part) => part.TerminateDrawer))

const filter = filters(signupQueryLabels)
const conditions = [
  filter.text('funderName'),
  filter.dict('funderType', 'FUNDER_TYPE'),
  filter.dict('signupStatus', 'SIGNUP_STATUS'),
]
const is = column(funderSignupLabels)

/** 资金方签约查询：各融资产品与签约状态；经办去签约，复核在此审批、签署与解约（T-SUP-03、04、09、11）。 */
export default function SignupQueryPage() {
  const [view, { signupNo = '' }, open, close] = useView('detail', 'review')
  const page = useListPage(usePageSignups, { conditions })
  const queue = useDecisionQueue(page, {
    rowKey: 'signupNo',
    action: 'REVIEW',
    current: signupNo,
    open: (next) => open('review', { signupNo: next }, true),
  })
  const [ending, setEnding] = useState<FunderSignup>()
  const { list } = page
  const agreement = useSignupAgreement()
  const navigate = useNavigate()

  if (view === 'detail') return <SignupDetailView signupNo={signupNo} onClose={close} />
  if (view === 'review') return <SignupDecision signupNo={signupNo} queue={queue} onClose={close} />

  const columns = [
    is.custom(
      'funderName',
      (row) =>
        row.signupNo ? (
          <button
            type="button"
            className="text-button"
            onClick={() => open('detail', { signupNo: row.signupNo })}
          >
            {row.funderName}
          </button>
        ) : (
          row.funderName
        ),
      { width: 220 },
    ),
    is.dict('signupStatus', 'SIGNUP_STATUS'),
    is.text('funderProductName'),
    is.money('maxFinanceAmount', { sort: true }),
    is.rate('annualRate', { sort: true }),
    is.date('signupExpireDate', { sort: true }),
    is.dict('funderType', 'FUNDER_TYPE', { tone: 'plain' }),
    is.money('minFinanceAmount'),
    is.text('lendSpeed'),
    is.date('signupEffectiveDate'),
    is.actions(
      {
        APPLY: [
          '去签约',
          (row) => void navigate(href(credit.coreFinanceSignupApply, { funder: row.funderProductNo })),
        ],
        SUPPLEMENT: [
          '补充提交',
          (row) =>
            void navigate(
              href(credit.coreFinanceSignupApply, { view: 'supplement', signupNo: row.signupNo }),
            ),
        ],
        REVIEW: ['复核', (row) => open('review', { signupNo: row.signupNo })],
        SIGN: ['签署协议', agreement.sign],
        TERMINATE: ['解约', setEnding],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="资金方签约"
      {...page}
      columns={columns}
      rowKey="funderProductNo"
      toolbar={<MyDecisions of="SignupApplication" />}
      guidance="没有符合条件的融资产品"
      above={
        <ListSummary list={list}>
          {(found) =>
            found.list
              .filter((row) => row.isExpiring)
              .map((row) => (
                <Alert key={row.funderProductNo} tone="warn">
                  {`与${row.funderName}的签约将于 ${formatDay(row.signupExpireDate)} 到期，到期后不能新增融资，须重新签约`}
                </Alert>
              ))
          }
        </ListSummary>
      }
    >
      {agreement.element}
      {ending ? <TerminateDrawer row={ending} onClose={() => setEnding(undefined)} /> : null}
    </ListCard>
  )
}
