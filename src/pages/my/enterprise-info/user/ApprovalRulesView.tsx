import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { stopDeputy, useApprovalRules } from '#api/generated/corp/approval-rules/approval-rules.ts'
import { deputyLabels } from '#api/generated/corp/labels/deputy.ts'
import { reviewerLabels } from '#api/generated/corp/labels/reviewer.ts'
import type { ApprovalRule, ApprovalRules, Deputy, Reviewer } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { DeputyDrawer } from './DeputyDrawer.tsx'
import { RuleDrawer } from './RuleDrawer.tsx'

const isReviewer = column(reviewerLabels)
const reviewerColumns = [
  isReviewer.text('personName', { title: '复核人' }),
  isReviewer.custom('capAmount', ({ capAmount }) => (capAmount ? yuan(capAmount) : '不限'), {
    width: 200,
  }),
]

/** 审批规则与代理：谁能复核多大金额、多大起要两人、谁不在时由谁代（51.2）；管理员改，本企业的人看。 */
export function ApprovalRulesView({ onClose }: { onClose: () => void }) {
  const result = useApprovalRules()
  return (
    <PageCard
      title="审批规则与代理"
      description="谁能复核多大金额、多大起要两人，谁不在时由谁代"
      extra={<Button onClick={onClose}>返回列表</Button>}
    >
      <QueryState result={result} height={400}>
        {(data) => <Rules data={data} />}
      </QueryState>
    </PageCard>
  )
}

function Rules({ data }: { data: ApprovalRules }) {
  const { rules, deputies, reviewers, canModify } = data
  const [changing, setChanging] = useState<ApprovalRule>()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {canModify ? null : <Alert>只有企业管理员可以修改审批规则与代理</Alert>}
      {rules.length === 0 ? (
        <EmptyState guidance="还没有人有复核岗位：在用户角色管理中指定之后，在这里设置谁复核多大金额" />
      ) : null}
      {rules.map((rule) => (
        <Rule key={rule.productType} rule={rule} onModify={canModify ? () => setChanging(rule) : undefined} />
      ))}
      <Deputies
        list={deputies}
        onAdd={canModify && reviewers.length > 1 ? () => setAdding(true) : undefined}
      />
      {changing ? <RuleDrawer rule={changing} onClose={() => setChanging(undefined)} /> : null}
      {isAdding ? <DeputyDrawer reviewers={reviewers} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

/** 两人复核怎样说：没有指定谁的，人人都算。 */
function jointText({ jointFrom, reviewers }: ApprovalRule): string {
  if (!jointFrom) return '一人复核即可'
  const seats = reviewers.filter(({ isJoint }) => isJoint).map(({ personName }) => personName)
  return `${yuan(jointFrom)}起要两人复核：${seats.length > 0 ? `${seats.join('、')}中的两位` : '任意两位'}`
}

function Rule({ rule, onModify }: { rule: ApprovalRule; onModify: (() => void) | undefined }) {
  const { productType, reviewers, updateUserName, updateTime } = rule
  const name = useDict('PRODUCT_TYPE').label(productType)
  return (
    <Section
      title={name}
      extra={
        onModify ? (
          <Button onClick={onModify} aria-label={`修改${name}的规则`}>
            修改
          </Button>
        ) : null
      }
    >
      <p>
        {jointText(rule)}
        {updateTime ? `（${updateUserName} ${formatInstant(updateTime, 'minute')} 修改）` : ''}
      </p>
      <PlainTable<Reviewer>
        label={`${name}的复核人`}
        columns={reviewerColumns}
        rows={reviewers}
        rowKey="userId"
      />
    </Section>
  )
}

const isDeputy = column(deputyLabels)

function Deputies({ list, onAdd }: { list: readonly Deputy[]; onAdd: (() => void) | undefined }) {
  const end = useAction(({ deputyId }: Deputy) => stopDeputy({ deputyId }), {
    ask: ({ absentName, deputyName }) => ({
      title: '结束代理',
      content: `结束${deputyName}对${absentName}的代理？已作的决定不变。`,
      ok: '结束代理',
    }),
    success: '代理已结束',
  })
  const columns = [
    isDeputy.text('absentName'),
    isDeputy.text('deputyName'),
    isDeputy.dict('deputyStatus', 'DEPUTY_STATUS'),
    isDeputy.date('deputyStartDate'),
    isDeputy.date('deputyEndDate'),
    isDeputy.text('deputyReason'),
    isDeputy.text('createUserName'),
    isDeputy.buttons(
      (row) => (
        <button type="button" className="text-button" onClick={() => void end.run(row)}>
          结束
        </button>
      ),
      { offers: ({ deputyStatus }) => onAdd !== undefined && deputyStatus !== 'ENDED' },
    ),
  ]
  return (
    <Section title="代理" extra={onAdd ? <Button onClick={onAdd}>指定代理</Button> : null}>
      {list.length > 0 ? (
        <PlainTable label="代理" columns={columns} rows={list} rowKey="deputyId" />
      ) : (
        <EmptyState guidance="没有代理；复核人出差、休假时，可指定同一产品的另一位复核人代理几天" />
      )}
    </Section>
  )
}
