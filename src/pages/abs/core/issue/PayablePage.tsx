import {
  deleteAbsPayable,
  recallAbsPayable,
  reviewAbsPayables,
  submitAbsPayables,
  useAbsPayableDetail,
  usePageAbsPayables,
} from '#api/generated/corp/abs-payables/abs-payables.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import { absPayableQueryLabels } from '#api/generated/corp/labels/absPayableQuery.ts'
import type { AbsPayable, AbsPayableQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { useRecall } from '#business/approval/useRecall.ts'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { Tabs } from '#ui/display/Tabs.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListBlock } from '#ui/table/ListBlock.tsx'
import { useIsOperator } from '../../useIsOperator.ts'

const PayableEditView = lateView(() => import('./PayableEditView.tsx').then((part) => part.PayableEditView))
const PayableImportView = lateView(() =>
  import('./PayableImportView.tsx').then((part) => part.PayableImportView),
)
const PayableDetailView = lateView(() =>
  import('#business/abs/payable/DetailView.tsx').then((part) => part.PayableDetailView),
)
const PayableDecision = lateView(() => import('./PayableDecision.tsx').then((part) => part.PayableDecision))

const filter = filters(absPayableQueryLabels)
const conditions = [
  filter.text('payableNo'),
  filter.text('creditorName'),
  filter.money('payableAmount'),
  filter.dates('payableDueDate'),
  filter.dict('payableStatus', 'PAYABLE_STATUS'),
]
/** 待办阶段在页签上选，只随地址走，查询表单里没有。 */
const asked = [
  ...conditions,
  filter.choice('payableStage', [
    { value: 'WAIT_SUBMIT', label: '待提交' },
    { value: 'WAIT_REVIEW', label: '待复核' },
  ]),
]
const is = column(absPayableLabels)
const listed = [
  is.code('payableNo'),
  is.text('creditorName'),
  is.money('payableAmount'),
  is.date('payableDueDate'),
]
const useProof = (payableNo: string) => useAbsPayableDetail({ payableNo })

type Stage = NonNullable<AbsPayableQuery['payableStage']>
const STAGES: readonly (readonly [Stage, string])[] = [
  ['WAIT_SUBMIT', '待提交'],
  ['WAIT_REVIEW', '待复核'],
]
const OPERATOR_START: Partial<AbsPayableQuery> = { payableStage: 'WAIT_SUBMIT' }
const DIRECTOR_START: Partial<AbsPayableQuery> = { payableStage: 'WAIT_REVIEW' }

/** 应付账款确认：经办录入、导入、提交，复核签署付款确认书（T-APB-01…04）。 */
export default function PayablePage() {
  const [view, { payableNo = '' }, open, close] = useView('create', 'edit', 'import', 'detail', 'review')
  const isOperator = useIsOperator()
  const page = useListPage(usePageAbsPayables, {
    conditions: asked,
    defaults: isOperator ? OPERATOR_START : DIRECTOR_START,
  })
  const { query, onQuery } = page
  const remove = useAction((row: AbsPayable) => deleteAbsPayable(refOf(row, 'payableNo')), {
    ask: (row) => ({ title: '删除草稿', content: `删除草稿 ${row.payableNo}？删除后不能恢复。`, ok: '删除' }),
    success: '草稿已删除',
  })
  const recall = useRecall('payableNo', recallAbsPayable)
  const submission = useBatchSubmit(page, {
    rowKey: 'payableNo',
    amountOf,
    send: (request) => submitAbsPayables(request),
  })
  const { queue, batch: review } = useReviewPage(page, {
    rowKey: 'payableNo',
    current: payableNo,
    open,
    amountOf,
    action: 'REVIEW',
    listed,
    party: ['债权人', (row) => row.creditorName],
    useProof,
    signing: { businessType: 'ABS_PAYABLE', productType: 'ABS', summary: '付款确认' },
    send: reviewAbsPayables,
  })

  if (view === 'create')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="CREATE">
        <PayableEditView onClose={close} />
      </NewGate>
    )
  if (view === 'edit') return <PayableEditView payableNo={payableNo} onClose={close} />
  if (view === 'import')
    return (
      <NewGate result={page.list} offersOf={({ offers }) => offers} action="IMPORT">
        <PayableImportView onClose={close} />
      </NewGate>
    )
  if (view === 'detail') return <PayableDetailView payableNo={payableNo} onClose={close} />
  if (view === 'review') return <PayableDecision payableNo={payableNo} queue={queue} onClose={close} />

  const columns = [
    is.open('payableNo', (row) => open('detail', { payableNo: row.payableNo })),
    is.dict('payableStatus', 'PAYABLE_STATUS'),
    is.text('creditorName'),
    is.code('contractNo'),
    is.money('invoiceTotalAmount'),
    is.money('payableAmount', { sort: true, total: true }),
    is.date('payableDueDate', { sort: true }),
    is.text('createUserName'),
    // 待提交的没有期限
    ...(isOperator && query.payableStage !== 'WAIT_REVIEW' ? [] : [is.deadline('deadline')]),
    is.text('reviewOpinion'),
    is.actions({
      EDIT: ['编辑', (row) => open('edit', { payableNo: row.payableNo })],
      SUBMIT: ['提交', (row) => void submission.submit(row)],
      RECALL: ['撤回提交', (row) => void recall.run(row)],
      DELETE: ['删除', (row) => void remove.run(row)],
      REVIEW: ['复核', (row) => open('review', { payableNo: row.payableNo })],
    }),
  ]
  return (
    <PageCard>
      <Tabs
        label="应付确认"
        tabs={STAGES}
        current={query.payableStage}
        onChange={(payableStage) => onQuery({ payableStage, payableStatus: undefined })}
      >
        <ListBlock
          label="应付确认"
          {...page}
          conditions={conditions}
          columns={columns}
          rowKey="payableNo"
          guidance={
            isOperator ? '没有待提交的应付。新增或批量导入，经复核后对债权人生效' : '没有待复核的应付'
          }
          batch={isOperator ? submission : review}
          toolbar={
            <>
              <PageActions
                allowed={page.list.data?.offers}
                actions={{
                  CREATE: ['新增', () => open('create')],
                  IMPORT: ['批量导入', () => open('import')],
                }}
              />
              <MyDecisions of="AbsPayable" />
            </>
          }
        />
      </Tabs>
    </PageCard>
  )
}

const amountOf = (row: AbsPayable) => row.payableAmount
