import Button from '@arco-design/web-react/es/Button'
import {
  cancelIssueApplication,
  exportIssueApplications,
  recallIssueApplication,
  submitIssueApplications,
  usePageIssueApplications,
} from '#api/generated/corp/issues/issues.ts'
import { issueApplicationLabels } from '#api/generated/corp/labels/issueApplication.ts'
import { issueApplicationQueryLabels } from '#api/generated/corp/labels/issueApplicationQuery.ts'
import type { IssueApplication } from '#api/generated/corp/model/index.ts'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const IssueCreateView = lateView(() => import('./IssueCreateView.tsx').then((part) => part.IssueCreateView))
const IssueEditView = lateView(() => import('./IssueEditView.tsx').then((part) => part.IssueEditView))
const IssueMultiView = lateView(() => import('./IssueMultiView.tsx').then((part) => part.IssueMultiView))
const IssueImportView = lateView(() => import('./IssueImportView.tsx').then((part) => part.IssueImportView))
const IssueDetailView = lateView(() => import('./IssueDetailView.tsx').then((part) => part.IssueDetailView))

const filter = filters(issueApplicationQueryLabels)
const conditions = [
  filter.text('issueNo'),
  filter.text('receiverName'),
  filter.money('faceAmount'),
  filter.dates('promisePayDate'),
  filter.dict('issueStatus', 'ISSUE_STATUS'),
  filter.dates('createTime', { label: '创建时间' }),
  filter.dict('issueChannel', 'ISSUE_CHANNEL'),
]
const is = column(issueApplicationLabels)

/** 凭证开立申请：本企业的开立申请，新增、编辑、提交、撤回提交、作废、复制（T-ISS-01、02、08、09）。 */
export default function IssuePage() {
  const [view, { issueNo = '' }, open, close] = useView('create', 'multi', 'import', 'edit', 'copy', 'detail')
  const page = useListPage(usePageIssueApplications, { conditions })
  const { query } = page
  const recall = useAction((row: IssueApplication) => recallIssueApplication(refOf(row, 'issueNo')), {
    ask: (row) => ({ title: '撤回提交', content: `撤回提交 ${row.issueNo}？撤回后可继续编辑。`, ok: '撤回' }),
    success: '已撤回提交',
  })
  const cancel = useAction((row: IssueApplication) => cancelIssueApplication(refOf(row, 'issueNo')), {
    ask: (row) => ({ title: '作废开立申请', content: `作废 ${row.issueNo}？作废后不能恢复。`, ok: '作废' }),
    success: '已作废',
  })
  const batch = useBatchSubmit(page, {
    rowKey: 'issueNo',
    amountOf: (row) => row.faceAmount,
    send: (request) => submitIssueApplications({ ...request, smeTermConfirmed: true }),
    promise: '其中对中小企业付款晚于交付后60日的，即确认合同已按行业规范、交易习惯约定。',
  })

  if (view === 'create' || view === 'copy') return <IssueCreateView copyOf={issueNo} onClose={close} />
  if (view === 'multi') return <IssueMultiView onClose={close} />
  if (view === 'import') return <IssueImportView onClose={close} />
  if (view === 'edit') return <IssueEditView issueNo={issueNo} onClose={close} />
  if (view === 'detail') return <IssueDetailView issueNo={issueNo} onClose={close} />

  const columns = [
    is.open('issueNo', (row) => open('detail', { issueNo: row.issueNo })),
    is.dict('issueStatus', 'ISSUE_STATUS'),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.date('issueDate'),
    is.date('promisePayDate', { sort: true }),
    is.number('termDays', { title: '期限（天）' }),
    is.code('voucherNo'),
    is.dict('issueChannel', 'ISSUE_CHANNEL', { tone: 'plain' }),
    is.text('reviewOpinion'),
    is.instant('createTime'),
    is.actions({
      EDIT: ['编辑', (row) => open('edit', { issueNo: row.issueNo })],
      SUBMIT: ['提交', (row) => void batch.submit(row)],
      RECALL: ['撤回提交', (row) => void recall.run(row)],
      CANCEL: ['作废', (row) => void cancel.run(row)],
      COPY: ['复制', (row) => open('copy', { issueNo: row.issueNo })],
    }),
  ]
  const toolbar = (
    <>
      <Button type="primary" onClick={() => open('create')}>
        新增
      </Button>
      <Button onClick={() => open('multi')}>多接收方</Button>
      <Button onClick={() => open('import')}>批量导入</Button>
      <ExportButton
        fileName="凭证开立申请.xlsx"
        load={(transfer) => exportIssueApplications(query, transfer)}
      />
    </>
  )
  return (
    <ListCard
      label="开立申请"
      {...page}
      columns={columns}
      rowKey="issueNo"
      guidance="还没有开立申请。新增一份，经复核后即可开立凭证"
      toolbar={toolbar}
      batch={batch}
    />
  )
}
