import { rfRecommendLabels } from '#api/generated/corp/labels/rfRecommend.ts'
import { rfRecommendQueryLabels } from '#api/generated/corp/labels/rfRecommendQuery.ts'
import type { RfRecommend } from '#api/generated/corp/model/index.ts'
import {
  exportRfRecommends,
  recallRfRecommend,
  revokeRfRecommend,
  submitRfRecommends,
  usePageRfRecommends,
} from '#api/generated/corp/rf-recommends/rf-recommends.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { useOffered } from '#business/approval/useOffered.ts'
import { useRecall } from '#business/approval/useRecall.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { recommendSigning } from './recommendSigning.ts'

const RecommendFormView = lateView(() =>
  import('./RecommendFormView.tsx').then((part) => part.RecommendFormView),
)
const RecommendDetailView = lateView(() =>
  import('./RecommendFacts.tsx').then((part) => part.RecommendDetailView),
)
const RecommendDecision = lateView(() =>
  import('./RecommendDecision.tsx').then((part) => part.RecommendDecision),
)
const RecommendImportView = lateView(() =>
  import('./RecommendImportView.tsx').then((part) => part.RecommendImportView),
)

const filter = filters(rfRecommendQueryLabels)
const conditions = [
  filter.text('recommendNo'),
  filter.text('supplierName'),
  filter.text('funderName'),
  filter.dict('recommendStatus', 'RECOMMEND_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
]
const is = column(rfRecommendLabels)

/** 推荐管理：核心企业把供应商推荐给资金方，经办提交、复核审核与撤销（T-RRM-01～04、07）。 */
export default function RecommendManagementPage() {
  const [view, { recommendNo = '' }, open, close] = useView('create', 'edit', 'detail', 'review', 'import')
  const page = useListPage(usePageRfRecommends, { conditions })
  const reviewing = useOffered(page.list.data?.list, 'REVIEW')
  const queue = useDecisionQueue(page, {
    rowKey: 'recommendNo',
    action: 'REVIEW',
    current: recommendNo,
    open: (next) => open('review', { recommendNo: next }, true),
  })
  const { query, list } = page
  const batch = useBatchSubmit(page, {
    rowKey: 'recommendNo',
    amountOf: (row) => row.recommendAmount,
    send: (request) => submitRfRecommends(request),
  })
  const recall = useRecall('recommendNo', recallRfRecommend)
  const revoke = useSignedAction({
    ask: (row: RfRecommend) => ({
      title: '撤销推荐',
      content: `撤销对${row.supplierName}的推荐？已有的融资不受影响。`,
      ok: '撤销',
    }),
    signing: (row) => recommendSigning(row, '撤销推荐'),
    send: revokeRfRecommend,
    of: (row) => refOf(row, 'recommendNo'),
    success: '推荐已撤销',
  })

  if (view === 'create')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="CREATE">
        <RecommendFormView onClose={close} />
      </NewGate>
    )
  if (view === 'edit') return <RecommendFormView recommendNo={recommendNo} onClose={close} />
  if (view === 'detail') return <RecommendDetailView recommendNo={recommendNo} onClose={close} />
  if (view === 'review') return <RecommendDecision recommendNo={recommendNo} queue={queue} onClose={close} />
  if (view === 'import')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="IMPORT">
        <RecommendImportView onClose={close} />
      </NewGate>
    )

  const columns = [
    is.open('recommendNo', (row) => open('detail', { recommendNo: row.recommendNo })),
    is.dict('recommendStatus', 'RECOMMEND_STATUS'),
    is.text('supplierName'),
    is.money('recommendAmount', { sort: true, total: true }),
    ...(reviewing ? [is.deadline('deadline')] : []),
    is.date('recommendExpireDate', { sort: true }),
    is.code('supplierUscc'),
    is.text('funderName'),
    is.custom('cooperateYears', ({ cooperateYears }) => `${cooperateYears} 年`, { width: 90 }),
    is.money('annualTradeAmount'),
    is.actions(
      {
        EDIT: ['修改', (row) => open('edit', { recommendNo: row.recommendNo })],
        SUBMIT: ['提交', (row) => void batch.submit(row)],
        REVIEW: ['复核', (row) => open('review', { recommendNo: row.recommendNo })],
        RECALL: ['撤回提交', (row) => void recall.run(row)],
        REVOKE: ['撤销', (row) => void revoke.start(row)],
      },
      { width: 120 },
    ),
  ]
  return (
    <ListCard
      label="供应商推荐"
      {...page}
      columns={columns}
      rowKey="recommendNo"
      guidance="还没有推荐。把合作稳定的供应商推荐给资金方，供应商仍可自行选择资金方"
      toolbar={
        <>
          <PageActions
            allowed={list.data?.offers}
            actions={{
              CREATE: ['新增', () => open('create')],
              IMPORT: ['批量导入', () => open('import')],
            }}
          />
          <MyDecisions of="RfRecommend" />
          <ExportButton fileName="供应商推荐.xlsx" load={(transfer) => exportRfRecommends(query, transfer)} />
        </>
      }
    >
      {batch.element}
      {revoke.element}
    </ListCard>
  )
}
