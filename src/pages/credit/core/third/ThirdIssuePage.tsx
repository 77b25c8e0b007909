import { thirdIssueApplicationLabels } from '#api/generated/corp/labels/thirdIssueApplication.ts'
import { thirdIssueReportQueryLabels } from '#api/generated/corp/labels/thirdIssueReportQuery.ts'
import type { ThirdIssueApplication } from '#api/generated/corp/model/index.ts'
import {
  exportThirdIssueReport,
  resendThirdIssueCallback,
  usePageThirdIssueResults,
  useThirdIssueReport,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { ThirdReport } from './ThirdReport.tsx'

const ThirdDetailView = lateView(() => import('./ThirdDetailView.tsx').then((part) => part.ThirdDetailView))

const filter = filters(thirdIssueReportQueryLabels)
const conditions = [
  filter.text('thirdPlatformName'),
  filter.months('statMonth'),
  filter.dict('thirdStatus', 'THIRD_STATUS'),
  filter.dict('callbackStatus', 'CALLBACK_STATUS'),
]
const is = column(thirdIssueApplicationLabels)

/** 第三方平台开立统计：合计、按平台与月份、每笔的结果与回传；回传失败的可重新回传（T-THD-07、08）。 */
export default function ThirdIssuePage() {
  const [view, { thirdNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageThirdIssueResults, { conditions })
  const { query } = page
  const { pageCond: _page, sort: _sort, ...scope } = query
  const report = useThirdIssueReport(scope)
  const resend = useAction((row: ThirdIssueApplication) => resendThirdIssueCallback(refOf(row, 'thirdNo')), {
    ask: (row) => ({
      title: '重新回传',
      content: `把 ${row.thirdBizNo} 的开立结果重新回传给${row.thirdPlatformName}？`,
      ok: '重新回传',
    }),
    success: '已重新回传',
  })

  if (view === 'detail') return <ThirdDetailView thirdNo={thirdNo} onClose={close} />

  const columns = [
    is.open('thirdBizNo', (row) => open('detail', { thirdNo: row.thirdNo })),
    is.dict('thirdStatus', 'THIRD_STATUS'),
    is.text('thirdPlatformName'),
    is.text('receiverName'),
    is.money('faceAmount', { sort: true }),
    is.code('voucherNo'),
    is.dict('callbackStatus', 'CALLBACK_STATUS'),
    is.instant('receivedTime', { sort: true }),
    is.actions(
      {
        RESEND: ['重新回传', (row) => void resend.run(row)],
      },
      { width: 110 },
    ),
  ]
  return (
    <ListCard
      label="三方开立"
      {...page}
      columns={columns}
      rowKey="thirdNo"
      guidance="第三方平台还没有推送开立请求"
      toolbar={
        <ExportButton
          fileName="第三方平台开立统计.xlsx"
          load={(transfer) => exportThirdIssueReport(query, transfer)}
        />
      }
      between={
        <QueryState result={report} height={592}>
          {(figures) => <ThirdReport report={figures} />}
        </QueryState>
      }
      section="开立明细"
    />
  )
}
