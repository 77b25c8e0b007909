import Button from '@arco-design/web-react/es/Button'
import { checkAmount } from '#domain/amountInput.ts'
import type { ListQuery } from '#hooks/listQuery.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useView } from '#hooks/useView.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import type { QueryStateProps } from '#ui/display/QueryState.tsx'
import type { TrailRow } from '#ui/display/Timeline.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { Field } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import type { ListResult } from '#ui/table/ListResult.ts'

// —— 以下类型与函数在真页面里来自 #api/generated
export interface Issue {
  issueNo: string
  receiverName: string
  faceAmount: string
  annualRate: string
  promisePayDate: string
  createTime: string
  termDays: number
  quickFinance: boolean
  issueStatus: 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE'
  actions: { code: string; enabled: boolean; reason?: string }[]
  stateReason?: string
  nextActor?: string
  deadline?: string
  auditTrail: TrailRow[]
}
export interface IssueQuery extends ListQuery {
  issueNo?: string
  issueStatus?: 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE'
  issueStatuses?: ('DRAFT' | 'PENDING_REVIEW' | 'ACTIVE')[]
  receiverName?: string
  faceAmountFrom?: string
  faceAmountTo?: string
  promisePayDateFrom?: string
  promisePayDateTo?: string
  termDaysFrom?: number
  termDaysTo?: number
}
export interface IssueForm {
  receiverName: string
  faceAmount: string
  promisePayDate: string
}
type Write<Values> = (values: Values) => Promise<unknown>
interface Api {
  usePageIssues: (query: IssueQuery) => ListResult<Issue>
  useIssueDetail: (of: { issueNo: string }) => QueryStateProps<Issue>['result']
  submitIssue: Write<{ issueNo: string }>
  createIssue: Write<IssueForm>
}

// —— 页面从这里开始：默认条件、查询项、列都在模块级
const defaults: Partial<IssueQuery> = { issueStatus: 'DRAFT' }
const filter = filters<IssueQuery>()
const conditions = [
  filter.text('issueNo', '开立申请编号'),
  filter.dict('issueStatus', '状态', 'ISSUE_STATUS'),
  filter.money('faceAmount', '凭证金额'),
  filter.dates('promisePayDate', '承诺付款日'),
  filter.days('termDays', '期限（天）'),
  filter.text('receiverName', '接收方'),
]
const is = column<Issue>()
const facts = [
  is.code('issueNo', '开立申请编号'),
  is.money('faceAmount', '凭证金额'),
  is.date('promisePayDate', '承诺付款日'),
  is.dict('issueStatus', '状态', 'ISSUE_STATUS'),
]

/** 样板页：列表、新建、详情三个视图。 */
export function ExamplePage({ api }: { api: Api }) {
  const [view, { issueNo = '' }, open, close] = useView('create', 'detail')
  // oxlint-disable-next-line react/hooks -- 样板的后端由测试给；真页面直接用生成的 hook
  const page = useListPage(api.usePageIssues, { conditions, defaults })
  const submit = useAction(api.submitIssue, { success: '提交成功' })

  if (view === 'create') return <CreateIssue api={api} onClose={close} />
  if (view === 'detail')
    return (
      // oxlint-disable-next-line react/hooks -- 同上
      <DetailView name="开立申请" of={{ issueNo }} result={api.useIssueDetail({ issueNo })} onClose={close}>
        {(issue) => (
          <>
            <Facts title="基本信息" of={issue} items={facts} />
            <Trail rows={issue.auditTrail} />
          </>
        )}
      </DetailView>
    )

  const columns = [
    is.open('issueNo', '开立申请编号', (row) => open('detail', { issueNo: row.issueNo })),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.date('promisePayDate', '承诺付款日'),
    is.dict('issueStatus', '状态', 'ISSUE_STATUS'),
    is.actions({ SUBMIT: ['提交', (row) => void submit.run({ issueNo: row.issueNo })] }),
  ]
  return (
    <ListCard
      label="开立申请"
      {...page}
      columns={columns}
      rowKey="issueNo"
      guidance="还没有开立申请，点 新建 开始"
      toolbar={
        <Button type="primary" onClick={() => open('create')}>
          新建
        </Button>
      }
    />
  )
}

function CreateIssue({ api, onClose }: { api: Api; onClose: () => void }) {
  const form = useForm<IssueForm>()
  const draft = useDraft('credit-issue-create', form)
  const create = useSubmit(api.createIssue, { success: '已保存', onDone: onClose })
  return (
    <PageCard title="新建开立申请">
      <FormShell
        label="开立申请"
        form={form}
        draft={draft}
        onSubmit={create.run}
        submitting={create.running}
        error={create.error}
        onCancel={onClose}
      >
        <Field<IssueForm> name="receiverName" label="接收方" required>
          <TextInput maxLength={80} />
        </Field>
        <Field<IssueForm>
          name="faceAmount"
          label="凭证金额"
          required
          check={(value) => checkAmount(value, { min: '0.01', max: '1000000.00' })}
        >
          <AmountInput />
        </Field>
        <Field<IssueForm> name="promisePayDate" label="承诺付款日" required>
          <DayPicker min="2026-05-21" />
        </Field>
      </FormShell>
    </PageCard>
  )
}
