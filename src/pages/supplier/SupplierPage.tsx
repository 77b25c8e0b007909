import {
  exportCounterparties,
  useCountCounterparties,
  usePageCounterparties,
} from '#api/generated/corp/counterparties/counterparties.ts'
import { counterpartyLabels } from '#api/generated/corp/labels/counterparty.ts'
import { counterpartyQueryLabels } from '#api/generated/corp/labels/counterpartyQuery.ts'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useCounterpartyActions } from '#business/counterparties/useCounterpartyActions.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { useDict } from '#ui/DictContext.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const CounterpartyCreateView = lateView(() =>
  import('#business/counterparties/CreateView.tsx').then((part) => part.CounterpartyCreateView),
)
const SupplierImportView = lateView(() =>
  import('./SupplierImportView.tsx').then((part) => part.SupplierImportView),
)
const CounterpartyDetailView = lateView(() =>
  import('#business/counterparties/DetailView.tsx').then((part) => part.CounterpartyDetailView),
)

const filter = filters(counterpartyQueryLabels)
const conditions = [
  filter.text('counterpartyName'),
  filter.text('counterpartyUscc', { label: '信用代码' }),
  filter.dict('relationType', 'RELATION_TYPE'),
  filter.dict('supplierLevel', 'SUPPLIER_LEVEL'),
  filter.dict('counterpartyStatus', 'COUNTERPARTY_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(counterpartyLabels)

/** 交易对手管理：可开立、可转让的企业，按合作状态统计，可新增、邀请与批量导入（T-CPY-01 至 08、A24）。 */
export default function SupplierPage() {
  const [view, { id = '' }, open, close] = useView('create', 'invite', 'import', 'detail')
  const page = useListPage(usePageCounterparties, { conditions })
  const { query, onQuery } = page
  const counts = useCountCounterparties()
  const statuses = useDict('COUNTERPARTY_STATUS')
  const { actions, element } = useCounterpartyActions()

  if (view === 'create' || view === 'invite')
    return (
      <NewGate
        result={counts}
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
  if (view === 'import')
    return (
      <NewGate result={counts} offersOf={({ allowed }) => allowed} action="IMPORT">
        <SupplierImportView onClose={close} />
      </NewGate>
    )
  if (view === 'detail') return <CounterpartyDetailView id={id} onClose={close} />

  const columns = [
    is.open('counterpartyName', (row) => open('detail', { id: row.id })),
    is.dict('counterpartyStatus', 'COUNTERPARTY_STATUS'),
    is.code('counterpartyUscc'),
    is.dict('relationType', 'RELATION_TYPE', { tone: 'plain' }),
    is.dict('supplierLevel', 'SUPPLIER_LEVEL', { tone: 'plain' }),
    is.dict('counterpartyScale', 'CORP_SCALE', { tone: 'plain' }),
    is.text('erpCode', { title: 'ERP供应商编码' }),
    is.date('cooperateDate', { sort: true }),
    is.dict('counterpartySource', 'COUNTERPARTY_SOURCE', { tone: 'plain' }),
    is.instant('createTime', { sort: true }),
    is.actions(actions, { width: 150 }),
  ]
  return (
    <ListCard
      label="交易对手"
      {...page}
      columns={columns}
      rowKey="id"
      guidance="还没有交易对手，新增或邀请之后才能开立、转让"
      toolbar={
        <>
          <PageActions
            allowed={counts.data?.allowed}
            actions={{
              ADD: ['新增', () => open('create')],
              INVITE: ['邀请注册', () => open('invite')],
              IMPORT: ['批量导入', () => open('import')],
            }}
          />
          <ExportButton fileName="交易对手.xlsx" load={(transfer) => exportCounterparties(query, transfer)} />
        </>
      }
      extra={
        <QueryState result={counts} height={40}>
          {(found) => (
            <StatGrid label="按合作状态统计" strip>
              {found.counts.map(({ counterpartyStatus, count }) => (
                <StatTile
                  key={counterpartyStatus}
                  label={statuses.label(counterpartyStatus)}
                  value={count}
                  onClick={() => onQuery({ counterpartyStatus })}
                />
              ))}
            </StatGrid>
          )}
        </QueryState>
      }
    >
      {element}
    </ListCard>
  )
}
