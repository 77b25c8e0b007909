import { useState } from 'react'
import { thirdIssueApplicationLabels } from '#api/generated/corp/labels/thirdIssueApplication.ts'
import { thirdIssueQueryLabels } from '#api/generated/corp/labels/thirdIssueQuery.ts'
import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
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

const filter = filters(thirdIssueQueryLabels)
const conditions = [
  filter.text('thirdNo'),
  filter.text('thirdBizNo'),
  filter.text('thirdPlatformName'),
  filter.text('receiverName'),
  filter.money('faceAmount'),
  filter.dates('receivedTime', { label: '接收时间' }),
  filter.dict('thirdStatus', 'THIRD_STATUS'),
]
const is = column(thirdIssueApplicationLabels)

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
    is.open('thirdNo', (row) => open('detail', { thirdNo: row.thirdNo })),
    is.text('thirdPlatformName'),
    is.dict('thirdStatus', 'THIRD_STATUS'),
    is.text('submitCheck'),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.date('promisePayDate', { sort: true }),
    is.code('thirdBizNo'),
    is.code('orderNo'),
    is.instant('receivedTime', { sort: true }),
    is.dict('callbackStatus', 'CALLBACK_STATUS'),
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
