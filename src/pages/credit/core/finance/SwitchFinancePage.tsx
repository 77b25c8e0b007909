import Button from '@arco-design/web-react/es/Button'
import { switchFunderApplicationLabels } from '#api/generated/corp/labels/switchFunderApplication.ts'
import { switchFunderApplicationQueryLabels } from '#api/generated/corp/labels/switchFunderApplicationQuery.ts'
import type { SwitchFunderApplication } from '#api/generated/corp/model/index.ts'
import {
  cancelSwitchFunderApplication,
  reviewSwitchFunderApplications,
  usePageSwitchFunderApplications,
  useSwitchFunderApplicationDetail,
} from '#api/generated/corp/switch-funders/switch-funders.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useOffered } from '#business/approval/useOffered.ts'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const SwitchCreateView = lateView(() =>
  import('./SwitchCreateView.tsx').then((part) => part.SwitchCreateView),
)
const SwitchDecision = lateView(() => import('./SwitchDecision.tsx').then((part) => part.SwitchDecision))

const filter = filters(switchFunderApplicationQueryLabels)
const conditions = [
  filter.text('switchNo'),
  filter.text('financeNo'),
  filter.text('oldFunderName'),
  filter.text('newFunderName'),
  filter.dict('switchStatus', 'SWITCH_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(switchFunderApplicationLabels)
const listed = [
  is.code('switchNo'),
  is.text('oldFunderName'),
  is.text('newFunderName'),
  is.money('financeAmount'),
]
const useProof = (switchNo: string) => useSwitchFunderApplicationDetail({ switchNo })

/** 更换资金方：签约之前或放款失败后换一家；经办新增、撤销，复核办理（T-SWF-01、02、04、05）。 */
export default function SwitchFinancePage() {
  const [view, { switchNo = '', financeNo = '' }, open, close] = useView('create', 'review', 'detail')
  const page = useListPage(usePageSwitchFunderApplications, { conditions })
  const reviewing = useOffered(page.list.data?.list, 'REVIEW')
  const cancel = useAction(
    (row: SwitchFunderApplication) => cancelSwitchFunderApplication(refOf(row, 'switchNo')),
    {
      ask: (row) => ({
        title: '撤销更换资金方',
        content: `撤销 ${row.switchNo}？原融资恢复办理。`,
        ok: '撤销',
      }),
      success: '已撤销，原融资恢复办理',
    },
  )
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'switchNo',
    current: switchNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.financeAmount,
    listed,
    party: ['新资金方', (row) => row.newFunderName],
    useProof,
    signing: { businessType: 'SWITCH_FUNDER', productType: 'CREDIT', summary: '更换资金方' },
    send: reviewSwitchFunderApplications,
  })

  if (view === 'create')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="CREATE">
        <SwitchCreateView financeNo={financeNo} onClose={close} />
      </NewGate>
    )
  if (view === 'review' || view === 'detail')
    return <SwitchDecision switchNo={switchNo} queue={queue} onClose={close} />

  const columns = [
    is.open('switchNo', (row) => open('detail', { switchNo: row.switchNo })),
    is.dict('switchStatus', 'SWITCH_STATUS'),
    is.link('financeNo', (row) => href(credit.chainFinanceDetail, { financeNo: row.financeNo })),
    is.money('financeAmount', { sort: true }),
    ...(reviewing ? [is.deadline('deadline')] : []),
    is.text('oldFunderName'),
    is.rate('oldAnnualRate'),
    is.text('newFunderName'),
    is.rate('newAnnualRate'),
    is.dict('switchReason', 'SWITCH_REASON', { tone: 'plain' }),
    is.code('newFinanceNo'),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { switchNo: row.switchNo })],
        CANCEL: ['撤销', (row) => void cancel.run(row)],
      },
      { width: 100 },
    ),
  ]
  const isMaker = page.list.data?.offers?.some(({ code }) => code === 'CREATE') ?? false
  return (
    <ListCard
      label="更换资金方"
      {...page}
      columns={columns}
      rowKey="switchNo"
      guidance="还没有更换资金方。资金方审核中、待补件、被拒绝或放款失败的融资可以更换"
      toolbar={
        <>
          {isMaker ? (
            <Button type="primary" onClick={() => open('create')}>
              新增更换
            </Button>
          ) : null}
          <MyDecisions of="SwitchFunderApplication" />
        </>
      }
      batch={isMaker ? undefined : batch}
    />
  )
}
