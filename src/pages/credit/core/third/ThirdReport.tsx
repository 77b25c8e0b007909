import type { ThirdIssueReport, ThirdPlatformFigures } from '#api/generated/corp/model/index.ts'
import { monthLabel, wanPoint } from '#business/pictures/wanPoint.ts'
import { formatMoney } from '#domain/money.ts'
import { TrendChart } from '#ui/chart/TrendChart.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column<ThirdPlatformFigures>()
const byPlatform = [
  is.text('thirdPlatformName', '第三方平台'),
  is.number('applyCount', '笔数'),
  is.money('faceAmount', '凭证金额'),
  is.number('issuedCount', '已开立'),
  is.money('issuedAmount', '已开立金额'),
  is.number('refusedCount', '退回/驳回'),
  is.number('callbackFailedCount', '回传失败'),
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
