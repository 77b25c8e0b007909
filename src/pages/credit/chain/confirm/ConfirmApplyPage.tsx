import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { signTaskLabels } from '#api/generated/corp/labels/signTask.ts'
import { signTaskQueryLabels } from '#api/generated/corp/labels/signTaskQuery.ts'
import type { SignTask } from '#api/generated/corp/model/index.ts'
import { usePageSignTasks } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { useChosenRows } from '#ui/table/useChosenRows.ts'
import { SignDeadline } from './SignDeadline.tsx'

const SignDetailView = lateView(() => import('./SignDetailView.tsx').then((part) => part.SignDetailView))
const SignDrawer = lateDialog(() => import('./SignDrawer.tsx').then((part) => part.SignDrawer))
const RefuseDrawer = lateDialog(() => import('./RefuseDrawer.tsx').then((part) => part.RefuseDrawer))

const filter = filters(signTaskQueryLabels)
const conditions = [
  filter.text('voucherNo'),
  filter.suggest('issuerName', issuerNames),
  filter.money('signAmount'),
  filter.dict('signStatus', 'SIGN_STATUS'),
  filter.dict('signType', 'SIGN_TYPE'),
  filter.text('fromCorpName'),
  filter.dates('promisePayDate'),
  filter.dates('receiveTime', { label: '收到时间' }),
]
const is = column(signTaskLabels)

const blocked = (row: SignTask) => {
  const offered = row.actions.find((item) => item.code === 'SIGN')
  return offered?.enabled ? undefined : (offered?.reason ?? '当前不可签收')
}

/** 凭证签收申请：经办签收或拒签收到的凭证，可批量（T-SGN-01、02）。 */
export default function ConfirmApplyPage() {
  const [view, { signNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageSignTasks, { conditions })
  const { chosen, picked, clear } = useChosenRows(page, 'signNo', blocked)
  const [signing, setSigning] = useState<readonly SignTask[]>()
  const [refusing, setRefusing] = useState<SignTask>()

  if (view === 'detail') return <SignDetailView signNo={signNo} onClose={close} />

  const columns = [
    is.open('voucherNo', (row) => open('detail', { signNo: row.signNo })),
    is.dict('signStatus', 'SIGN_STATUS'),
    is.dict('signType', 'SIGN_TYPE', { tone: 'plain' }),
    is.text('issuerName'),
    is.money('signAmount', { sort: true }),
    is.date('promisePayDate'),
    // 按 deadline 排：还等着办的才有，办完的在最后
    is.custom('deadline', (row) => <SignDeadline task={row} />, { title: '签收截止日', sort: true }),
    is.text('fromCorpName'),
    is.date('issueDate'),
    is.number('remainDays'),
    is.actions(
      { SIGN: ['签收', (row) => setSigning([row])], REFUSE: ['拒签', (row) => setRefusing(row)] },
      { width: 130 },
    ),
  ]
  return (
    <ListCard
      label="签收任务"
      {...page}
      columns={columns}
      rowKey="signNo"
      guidance="还没有收到凭证"
      selection={{
        ...picked,
        blocked,
        actions: (
          <Button type="primary" size="small" onClick={() => setSigning(chosen)}>
            批量签收
          </Button>
        ),
      }}
      above={
        <Alert>收到的凭证须在截止日前签收。中小企业有权拒绝以非现金方式结算，可选择拒签并说明原因。</Alert>
      }
    >
      {signing ? (
        <SignDrawer
          tasks={signing}
          onClose={() => setSigning(undefined)}
          onDone={() => {
            setSigning(undefined)
            clear()
          }}
        />
      ) : null}
      {refusing ? <RefuseDrawer task={refusing} onClose={() => setRefusing(undefined)} /> : null}
    </ListCard>
  )
}
