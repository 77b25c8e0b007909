import Button from '@arco-design/web-react/es/Button'
import { useNavigate } from 'react-router-dom'
import { limitDistributionLabels } from '#api/generated/corp/labels/limitDistribution.ts'
import { limitDistributionQueryLabels } from '#api/generated/corp/labels/limitDistributionQuery.ts'
import {
  cancelLimitDistribution,
  exportLimitDistributions,
  usePageLimitDistributions,
} from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const DistributionDetailView = lateView(() =>
  import('./DistributionFacts.tsx').then((part) => part.DistributionDetailView),
)

const filter = filters(limitDistributionQueryLabels)
const conditions = [
  filter.text('distributeNo'),
  filter.text('memberCorpName'),
  filter.dict('distributeType', 'DISTRIBUTE_TYPE'),
  filter.dict('limitType', 'LIMIT_TYPE'),
  filter.dict('distributeStatus', 'DISTRIBUTE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(limitDistributionLabels)

/** 额度分配查询：母公司给成员的分配与调整，待审批的可撤销（T-LIM-05）。 */
export default function LimitDistributeQueryPage() {
  const [view, { distributeNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageLimitDistributions, { conditions })
  const { query } = page
  const navigate = useNavigate()
  const create = useReach()(href(my.limitDistribute))
  const cancel = useAction((row: LimitDistribution) => cancelLimitDistribution(refOf(row, 'distributeNo')), {
    ask: (row) => ({ title: '撤销额度分配', content: `撤销额度分配 ${row.distributeNo}？`, ok: '撤销' }),
    success: '已撤销，冻结的额度已放回',
  })

  if (view === 'detail') return <DistributionDetailView distributeNo={distributeNo} onClose={close} />

  const columns = [
    is.open('distributeNo', (row) => open('detail', { distributeNo: row.distributeNo })),
    is.dict('distributeStatus', 'DISTRIBUTE_STATUS'),
    is.dict('distributeType', 'DISTRIBUTE_TYPE', { tone: 'plain' }),
    is.dict('limitType', 'LIMIT_TYPE', { tone: 'plain' }),
    is.text('memberCorpName'),
    is.money('distributeAmount', { sort: true }),
    is.money('beforeAmount'),
    is.money('afterAmount'),
    is.instant('createTime', { sort: true }),
    is.actions(
      {
        EDIT: [
          '编辑',
          (row) => void navigate(href(my.limitDistribute, { view: 'edit', distributeNo: row.distributeNo })),
        ],
        CANCEL: ['撤销', (row) => void cancel.run(row)],
      },
      { width: 120 },
    ),
  ]
  return (
    <ListCard
      label="额度分配"
      {...page}
      columns={columns}
      rowKey="distributeNo"
      guidance="还没有额度分配；集团母公司可以把额度分给成员企业"
      toolbar={
        <>
          {create ? (
            <Button type="primary" onClick={() => void navigate(create)}>
              新增分配
            </Button>
          ) : null}
          <ExportButton
            fileName="额度分配.xlsx"
            load={(transfer) => exportLimitDistributions(query, transfer)}
          />
        </>
      }
    />
  )
}
