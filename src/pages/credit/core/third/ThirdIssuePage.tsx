import type { ThirdIssueApplication, ThirdIssueReportQuery } from '#api/generated/corp/model/index.ts'
import {
  exportThirdIssueReport,
  resendThirdIssueCallback,
  usePageThirdIssueResults,
  useThirdIssueReport,
} from '#api/generated/corp/third-issues/third-issues.ts'
import { useAction } from '#hooks/useAction.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListQuery } from '#hooks/useListQuery.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { column } from '#ui/columns.tsx'
import { confirm } from '#ui/confirm.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { ExportButton } from '#ui/ExportButton.tsx'
import { filters } from '#ui/filters.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { QueryForm } from '#ui/QueryForm.tsx'
import { Section } from '#ui/Section.tsx'
import { ThirdDetailView } from './ThirdDetailView.tsx'
import { ThirdReport } from './ThirdReport.tsx'

const filter = filters<ThirdIssueReportQuery>()
const conditions = [
  filter.text('thirdPlatformName', '第三方平台'),
  filter.months('statMonth', '统计月份'),
  filter.dict('thirdStatus', '三方开立状态', 'THIRD_STATUS'),
  filter.dict('callbackStatus', '回传状态', 'CALLBACK_STATUS'),
]
const defaults: Partial<ThirdIssueReportQuery> = {}
const is = column<ThirdIssueApplication>()

/** 第三方平台开立统计：合计、按平台与月份、每笔的结果与回传；回传失败的可重新回传（T-THD-07、08）。 */
export default function ThirdIssuePage() {
  const [view, { thirdNo = '' }, open, close] = useView('detail')
  const [query, setQuery] = useListQuery(defaults, conditions)
  const list = usePageThirdIssueResults(query)
  const { pageCond: _page, sort: _sort, ...scope } = query
  const report = useThirdIssueReport(scope)
  const resend = useAction(
    (row: ThirdIssueApplication) =>
      resendThirdIssueCallback({ documentNo: row.thirdNo, version: row.version }),
    { success: '已重新回传' },
  )
  const title = usePageTitle()

  if (view === 'detail') return <ThirdDetailView thirdNo={thirdNo} onClose={close} />

  const columns = [
    is.open('thirdBizNo', '第三方业务单号', (row) => open('detail', { thirdNo: row.thirdNo })),
    is.text('thirdPlatformName', '第三方平台'),
    is.text('receiverName', '接收方', { width: 200 }),
    is.money('faceAmount', '凭证金额', { sort: true }),
    is.code('voucherNo', '凭证编号'),
    is.dict('thirdStatus', '三方开立状态', 'THIRD_STATUS'),
    is.dict('callbackStatus', '回传状态', 'CALLBACK_STATUS'),
    is.instant('receivedTime', '接收时间', { sort: true }),
    is.actions(
      {
        RESEND: [
          '重新回传',
          async (row) => {
            const content = `把 ${row.thirdBizNo} 的开立结果重新回传给${row.thirdPlatformName}？`
            if (await confirm({ content })) void resend.run(row)
          },
        ],
      },
      { width: 110 },
    ),
  ]
  return (
    <PageCard title={title}>
      <QueryForm label="三方开立" filters={conditions} query={query} onQuery={setQuery} />
      <Loaded result={report}>{(figures) => <ThirdReport report={figures} />}</Loaded>
      <Section title="开立明细">
        <DataTable
          label="三方开立"
          list={list}
          columns={columns}
          query={query}
          onQuery={setQuery}
          rowKey="thirdNo"
          guidance="第三方平台还没有推送开立请求"
          toolbar={
            <ExportButton
              fileName="第三方平台开立统计.xlsx"
              load={(onProgress, signal) =>
                exportThirdIssueReport(query, transferOptions(onProgress, signal))
              }
            />
          }
        />
      </Section>
    </PageCard>
  )
}
