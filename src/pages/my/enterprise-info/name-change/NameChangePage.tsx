import { nameChangeLabels } from '#api/generated/corp/labels/nameChange.ts'
import { nameChangeQueryLabels } from '#api/generated/corp/labels/nameChangeQuery.ts'
import type { NameChange } from '#api/generated/corp/model/index.ts'
import {
  cancelNameChange,
  useNameChangeContext,
  usePageNameChanges,
} from '#api/generated/corp/name-changes/name-changes.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { ReadFailed } from '#ui/display/ReadFailed.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const NameChangeCreateView = lateView(() =>
  import('./NameChangeCreateView.tsx').then((part) => part.NameChangeCreateView),
)
const NameChangeDetailView = lateView(() =>
  import('./NameChangeFacts.tsx').then((part) => part.NameChangeDetailView),
)
const NameChangeDecision = lateView(() =>
  import('./NameChangeDecision.tsx').then((part) => part.NameChangeDecision),
)

const filter = filters(nameChangeQueryLabels)
const conditions = [
  filter.text('nameChangeNo'),
  filter.dict('nameChangeStatus', 'NAME_CHANGE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(nameChangeLabels)

/** 企业更名：管理员申请与撤销，复核人复核，平台审核后换发证书（T-NMC-01 至 T-NMC-06）。 */
export default function NameChangePage() {
  const [view, { nameChangeNo = '' }, open, close] = useView('create', 'detail', 'review')
  const page = useListPage(usePageNameChanges, { conditions })
  const queue = useDecisionQueue(page, {
    rowKey: 'nameChangeNo',
    action: 'REVIEW',
    current: nameChangeNo,
    open: (next) => open('review', { nameChangeNo: next }, true),
  })
  const context = useNameChangeContext()
  const cancel = useAction((row: NameChange) => cancelNameChange(refOf(row, 'nameChangeNo')), {
    ask: (row) => ({ title: '撤销更名申请', content: `撤销更名为${row.newCorpName}的申请？`, ok: '撤销' }),
    success: '已撤销',
  })

  if (view === 'create')
    return (
      <NewGate result={context} offersOf={({ allowed }) => allowed} action="SUBMIT">
        <NameChangeCreateView onClose={close} />
      </NewGate>
    )
  if (view === 'detail') return <NameChangeDetailView nameChangeNo={nameChangeNo} onClose={close} />
  if (view === 'review')
    return <NameChangeDecision nameChangeNo={nameChangeNo} queue={queue} onClose={close} />

  const columns = [
    is.open('nameChangeNo', (row) => open('detail', { nameChangeNo: row.nameChangeNo })),
    is.dict('nameChangeStatus', 'NAME_CHANGE_STATUS'),
    is.text('oldCorpName'),
    is.text('newCorpName'),
    is.date('changeDate', { sort: true }),
    is.text('reviewOpinion'),
    is.instant('createTime', { sort: true }),
    is.deadline('deadline'),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { nameChangeNo: row.nameChangeNo })],
        CANCEL: ['撤销', (row) => void cancel.run(row)],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="更名申请"
      {...page}
      columns={columns}
      rowKey="nameChangeNo"
      guidance="没有更名申请；工商登记变更名称之后，由管理员在此申请"
      toolbar={
        <>
          <PageActions allowed={context.data?.allowed} actions={{ SUBMIT: ['新增', () => open('create')] }} />
          <MyDecisions of="NameChange" />
        </>
      }
      above={<ReadFailed what="可办的操作" result={context} />}
    />
  )
}
