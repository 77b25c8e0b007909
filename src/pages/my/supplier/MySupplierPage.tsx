import {
  useCountCounterparties,
  usePageCounterparties,
} from '#api/generated/corp/counterparties/counterparties.ts'
import { counterpartyLabels } from '#api/generated/corp/labels/counterparty.ts'
import { counterpartyQueryLabels } from '#api/generated/corp/labels/counterpartyQuery.ts'
import type { CounterpartyDirection, CounterpartyQuery } from '#api/generated/corp/model/index.ts'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useCounterpartyActions } from '#business/counterparties/useCounterpartyActions.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { ReadFailed } from '#ui/display/ReadFailed.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'

const CounterpartyCreateView = lateView(() =>
  import('#business/counterparties/CreateView.tsx').then((part) => part.CounterpartyCreateView),
)
const CounterpartyDetailView = lateView(() =>
  import('#business/counterparties/DetailView.tsx').then((part) => part.CounterpartyDetailView),
)

const filter = filters(counterpartyQueryLabels)
const directions = [
  { value: 'OUTGOING', label: '我的交易对手' },
  { value: 'INCOMING', label: '待我确认' },
] as const
const conditions = [
  filter.text('counterpartyName'),
  filter.dict('relationType', 'RELATION_TYPE'),
  filter.dict('counterpartyStatus', 'COUNTERPARTY_STATUS'),
  filter.choice('direction', directions),
]
const defaults: Partial<CounterpartyQuery> = { direction: 'OUTGOING' }
const is = column(counterpartyLabels)

/** 交易对手（账户中心）：我的交易对手，以及别人请我确认的合作关系（T-CPY-01 至 07、A24）。 */
export default function MySupplierPage() {
  const [view, { id = '' }, open, close] = useView('create', 'invite', 'detail')
  const page = useListPage(usePageCounterparties, { conditions, defaults })
  const { query, onQuery } = page
  const counting = useCountCounterparties()
  const counts = counting.data
  const { actions, element } = useCounterpartyActions()

  if (view === 'create' || view === 'invite')
    return (
      <NewGate
        result={counting}
        offersOf={({ allowed }) => allowed}
        action={view === 'create' ? 'ADD' : 'INVITE'}
      >
        <CounterpartyCreateView
          entry={view}
          onOpen={(known) => open('detail', { id: known })}
          onClose={close}
        />
      </NewGate>
    )
  if (view === 'detail') return <CounterpartyDetailView id={id} onClose={close} />

  const columns = [
    is.open('counterpartyName', (row) => open('detail', { id: row.id })),
    // 待我确认的都在同一状态，不必一行行说
    ...(query.direction === 'INCOMING' ? [] : [is.dict('counterpartyStatus', 'COUNTERPARTY_STATUS')]),
    is.dict('relationType', 'RELATION_TYPE', { tone: 'plain' }),
    is.code('counterpartyUscc'),
    is.instant('createTime', { sort: true }),
    is.actions(actions, { width: 150 }),
  ]
  const tabs: readonly (readonly [CounterpartyDirection, string])[] = [
    ['OUTGOING', '我的交易对手'],
    ['INCOMING', counts?.incomingCount ? `待我确认（${counts.incomingCount}）` : '待我确认'],
  ]
  return (
    <PageCard>
      <ReadFailed what="可办的操作与待确认的个数" result={counting} />
      <Tabs
        label="交易对手"
        tabs={tabs}
        current={query.direction ?? 'OUTGOING'}
        onChange={(direction) => onQuery({ direction })}
      >
        <ListBlock
          label="交易对手"
          {...page}
          columns={columns}
          rowKey="id"
          guidance={
            query.direction === 'INCOMING'
              ? '没有等您确认的合作关系'
              : '还没有交易对手，新增之后才能开立、转让'
          }
          toolbar={
            <PageActions
              allowed={counts?.allowed}
              actions={{
                ADD: ['新增', () => open('create')],
                INVITE: ['邀请注册', () => open('invite')],
              }}
            />
          }
        />
      </Tabs>
      {element}
    </PageCard>
  )
}
