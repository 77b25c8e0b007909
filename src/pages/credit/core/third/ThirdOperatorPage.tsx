import { useState } from 'react'
import type { ThirdIssueApplication, ThirdIssueQuery } from '#api/generated/corp/model/index.ts'
import {
  submitThirdIssueApplications,
  usePageThirdIssueApplications,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { useBatchSubmit } from '#business/approval/useBatchSubmit.tsx'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const ThirdProcessView = lateView(() =>
  import('./ThirdProcessView.tsx').then((part) => part.ThirdProcessView),
)
const ThirdDetailView = lateView(() => import('./ThirdDetailView.tsx').then((part) => part.ThirdDetailView))
const ReturnDrawer = lateDialog(() => import('./ReturnDrawer.tsx').then((part) => part.ReturnDrawer))

const filter = filters<ThirdIssueQuery>()
const conditions = [
  filter.text('thirdNo', '三方申请编号'),
  filter.text('thirdBizNo', '第三方业务单号'),
  filter.text('thirdPlatformName', '第三方平台'),
  filter.text('receiverName', '接收方'),
  filter.money('faceAmount', '凭证金额'),
  filter.dates('receivedTime', '接收时间'),
  filter.dict('thirdStatus', '三方开立状态', 'THIRD_STATUS'),
]
const is = column<ThirdIssueApplication>()

/** 第三方平台开立申请：平台推来的请求，补齐后提交或退回（T-THD-01、02、03），补齐的可批量提交。 */
export default function ThirdOperatorPage() {
  const [view, { thirdNo = '' }, open, close] = useView('process', 'detail')
  const page = useListPage(usePageThirdIssueApplications, { conditions })
  const [returning, setReturning] = useState<ThirdIssueApplication>()
  const batch = useBatchSubmit(page, {
    rowKey: 'thirdNo',
    amountOf: (row) => row.faceAmount,
    send: (request) => submitThirdIssueApplications(request),
  })

  if (view === 'process') return <ThirdProcessView thirdNo={thirdNo} onClose={close} />
  if (view === 'detail') return <ThirdDetailView thirdNo={thirdNo} onClose={close} />

  const columns = [
    is.open('thirdNo', '三方申请编号', (row) => open('detail', { thirdNo: row.thirdNo })),
    is.text('thirdPlatformName', '第三方平台'),
    is.dict('thirdStatus', '三方开立状态', 'THIRD_STATUS'),
    is.text('submitCheck', '提交前检查'),
    is.text('receiverName', '接收方'),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.date('promisePayDate', '承诺付款日', { sort: true }),
    is.code('thirdBizNo', '第三方业务单号'),
    is.code('orderNo', '采购订单号'),
    is.instant('receivedTime', '接收时间', { sort: true }),
    is.dict('callbackStatus', '回传状态', 'CALLBACK_STATUS'),
    is.actions(
      {
        PROCESS: ['处理', (row) => open('process', { thirdNo: row.thirdNo })],
        RETURN: ['退回', setReturning],
      },
      { width: 130 },
    ),
  ]
  return (
    <ListCard
      label="三方申请"
      {...page}
      columns={columns}
      rowKey="thirdNo"
      guidance="第三方平台还没有推送开立请求"
      batch={batch}
    >
      {returning ? <ReturnDrawer row={returning} onClose={() => setReturning(undefined)} /> : null}
    </ListCard>
  )
}
