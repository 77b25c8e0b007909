import { thirdPlatformFiguresLabels } from '#api/generated/corp/labels/thirdPlatformFigures.ts'
import type { ThirdIssueReport } from '#api/generated/corp/model/index.ts'
import { monthLabel, wanPoint } from '#business/pictures/wanPoint.ts'
import { formatMoney } from '#domain/money.ts'
import { TrendChart } from '#ui/chart/TrendChart.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(thirdPlatformFiguresLabels)
const byPlatform = [
  is.text('thirdPlatformName'),
  is.number('applyCount'),
  is.money('faceAmount', { title: '凭证金额' }),
  is.number('issuedCount', { title: '已开立' }),
  is.money('issuedAmount'),
  is.number('refusedCount', { title: '退回/驳回' }),
  is.number('callbackFailedCount', { title: '回传失败' }),
]

/** 统计的上半：合计、各平台各月的金额、按平台的笔数与金额。 */
export function ThirdReport({ report }: { report: ThirdIssueReport }) {
  const { figures, platforms, trends } = report
  return (
    <>
      <StatGrid label="第三方平台开立合计">
        <StatTile
          label="请求"
          value={`${figures.applyCount} 笔`}
          sub={`¥${formatMoney(figures.faceAmount)}`}
        />
        <StatTile
          label="已开立"
          value={`${figures.issuedCount} 笔`}
          sub={`¥${formatMoney(figures.issuedAmount)}`}
        />
        <StatTile label="退回/驳回" value={`${figures.refusedCount} 笔`} />
        <StatTile label="回传失败" value={`${figures.callbackFailedCount} 笔`} />
      </StatGrid>
      {platforms.length > 0 ? (
        <Section title="各平台与月份">
          <TrendChart
            label="各平台每月的凭证金额"
            tone="past"
            kind="bar"
            unit="万元"
            series={trends.map(({ thirdPlatformName, months }) => ({
              name: thirdPlatformName,
              points: months.map(({ statMonth, faceAmount }) => wanPoint(monthLabel(statMonth), faceAmount)),
            }))}
          />
          <PlainTable label="各平台合计" columns={byPlatform} rows={platforms} rowKey="thirdPlatformName" />
        </Section>
      ) : null}
    </>
  )
}
