import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { recycleApplicationLabels } from '#api/generated/corp/labels/recycleApplication.ts'
import { recycleApplicationQueryLabels } from '#api/generated/corp/labels/recycleApplicationQuery.ts'
import type { RecycleApplication, RecycleApplicationQuery } from '#api/generated/corp/model/index.ts'
import {
  cancelRecycleApplication,
  usePageRecycleApplications,
} from '#api/generated/corp/recycles/recycles.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'

const RecycleCreateView = lateView(() =>
  import('./RecycleCreateView.tsx').then((part) => part.RecycleCreateView),
)
const RecycleDetailView = lateView(() => import('./RecycleFacts.tsx').then((part) => part.RecycleDetailView))
const AnswerDrawer = lateDialog(() => import('./AnswerDrawer.tsx').then((part) => part.AnswerDrawer))

const filter = filters(recycleApplicationQueryLabels)
const conditions = [
  filter.text('recycleNo'),
  filter.text('voucherNo'),
  filter.text('holderName'),
  filter.dict('recycleType', 'RECYCLE_TYPE'),
  filter.dict('recycleStatus', 'RECYCLE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(recycleApplicationLabels)

type Tab = 'ALL' | 'RETURN' | 'ACTIVE'
const TABS: readonly (readonly [Tab, string])[] = [
  ['ALL', '全部'],
  ['RETURN', '退回待受理'],
  ['ACTIVE', '协商回收'],
]
/** 页签就是回收类型与状态这两个条件的常用组合，查询条件里看得到。 */
const tabOf = ({ recycleType, recycleStatus }: RecycleApplicationQuery): Tab | undefined => {
  if (recycleType === 'RETURN') return recycleStatus === 'WAIT_APPLY' ? 'RETURN' : undefined
  if (recycleStatus) return undefined
  return recycleType ?? 'ALL'
}

/** 回收申请：受理持有方的退回，或与持有方协商回收（T-RCY-02、03、04、09）。 */
export default function RecycleApplyPage() {
  const [view, { recycleNo = '' }, open, close] = useView('create', 'detail')
  const page = useListPage(usePageRecycleApplications, { conditions })
  const { query, onQuery } = page
  const [answering, setAnswering] = useState<[RecycleApplication, 'ACCEPT' | 'REFUSE']>()
  const cancel = useAction((row: RecycleApplication) => cancelRecycleApplication(refOf(row, 'recycleNo')), {
    ask: (row) => ({ title: '撤销协商回收', content: `撤销协商回收 ${row.recycleNo}？`, ok: '撤销' }),
    success: '已撤销',
  })

  if (view === 'create') return <RecycleCreateView onClose={close} />
  if (view === 'detail') return <RecycleDetailView recycleNo={recycleNo} onClose={close} />

  const columns = [
    is.open('recycleNo', (row) => open('detail', { recycleNo: row.recycleNo })),
    is.dict('recycleStatus', 'RECYCLE_STATUS'),
    is.dict('recycleType', 'RECYCLE_TYPE', { tone: 'plain' }),
    is.code('voucherNo'),
    is.text('holderName'),
    is.money('recycleAmount', { sort: true }),
    is.dict('returnReason', 'RETURN_REASON', { tone: 'plain' }),
    is.text('recycleReason'),
    is.instant('createTime', { sort: true }),
    is.actions(
      {
        ACCEPT: ['同意', (row) => setAnswering([row, 'ACCEPT'])],
        REFUSE: ['拒绝', (row) => setAnswering([row, 'REFUSE'])],
        CANCEL: ['撤销', (row) => void cancel.run(row)],
      },
      { width: 110 },
    ),
  ]
  const show = (tab: Tab) =>
    onQuery({
      recycleType: tab === 'ALL' ? undefined : tab,
      recycleStatus: tab === 'RETURN' ? 'WAIT_APPLY' : undefined,
    })
  return (
    <PageCard>
      <Tabs label="回收" tabs={TABS} current={tabOf(query)} onChange={show}>
        <ListBlock
          label="回收申请"
          {...page}
          columns={columns}
          rowKey="recycleNo"
          guidance="没有待受理的退回，也没有协商回收"
          toolbar={
            <Button type="primary" onClick={() => open('create')}>
              发起协商回收
            </Button>
          }
        />
      </Tabs>
      {answering ? (
        <AnswerDrawer
          application={answering[0]}
          decision={answering[1]}
          onClose={() => setAnswering(undefined)}
        />
      ) : null}
    </PageCard>
  )
}
