import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { SignTask, SignTaskQuery } from '#api/generated/corp/model/index.ts'
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

const filter = filters<SignTaskQuery>()
const conditions = [
  filter.text('voucherNo', '凭证编号'),
  filter.suggest('issuerName', '开立方', issuerNames),
  filter.money('signAmount', '签收金额'),
  filter.dict('signStatus', '签收状态', 'SIGN_STATUS'),
  filter.dict('signType', '签收类型', 'SIGN_TYPE'),
  filter.text('fromCorpName', '前手'),
  filter.dates('promisePayDate', '承诺付款日'),
  filter.dates('receiveTime', '收到时间'),
]
const is = column<SignTask>()

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
    is.open('voucherNo', '凭证编号', (row) => open('detail', { signNo: row.signNo })),
    is.dict('signStatus', '签收状态', 'SIGN_STATUS'),
    is.dict('signType', '签收类型', 'SIGN_TYPE', { tone: 'plain' }),
    is.text('issuerName', '开立方'),
    is.money('signAmount', '签收金额', { sort: true }),
    is.date('promisePayDate', '承诺付款日'),
    // 按 deadline 排：还等着办的才有，办完的在最后
    is.custom('deadline', '签收截止日', (row) => <SignDeadline task={row} />, { sort: true }),
    is.text('fromCorpName', '前手'),
    is.date('issueDate', '开立日'),
    is.number('remainDays', '剩余天数'),
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
