import type { AmountSlice } from '#api/generated/corp/model/index.ts'
import { useWorkbenchOverview } from '#api/generated/corp/workbench/workbench.ts'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { ShareTable } from '#business/pictures/ShareTable.tsx'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { formatInstant } from '#domain/calendar.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/session.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Announcements } from './Announcements.tsx'
import { NewcomerGuide } from './NewcomerGuide.tsx'
import { NewcomerLimits } from './NewcomerLimits.tsx'
import { ProductCards } from './ProductCards.tsx'
import { ProductFigures } from './ProductFigures.tsx'
import { quickEntries } from './quickEntries.ts'
import { trendSeries } from './trendSeries.ts'
import { useAmounts } from './useAmounts.tsx'
import styles from './workbench.module.css'

/** 工作台：已开通产品的待办（急的在前）、指标、趋势与到期；新企业看到的是接下来的路。公告与产品各自加载、各自失败。 */
export default function WorkbenchPage() {
  const { userId, personName, corpName } = useUser()
  const overview = useWorkbenchOverview()
  const reach = useReach()
  const amounts = useAmounts(userId)
  const time = overview.data?.statTime
  const description = `您好，${personName} · ${corpName}${time ? ` · 统计至 ${formatInstant(time, 'minute')}` : ''}`
  const guide = overview.data?.guide ?? []
  const isNew = guide.length > 0
  const trend = trendSeries(overview.data?.trend ?? [])
  const hiding = <EmptyState guidance="金额已隐藏" />
  const spread = (title: string, slices: readonly AmountSlice[] = []) =>
    slices.length > 0 ? (
      <Section title={title}>
        {amounts.hidden ? hiding : <SpreadChart label={title} slices={slices} guidance="没有未结的款" />}
      </Section>
    ) : null
  return (
    <PageCard description={description} extra={amounts.toggle}>
      <QuickEntries entries={quickEntries(reach)} />
      {isNew ? (
        <>
          <NewcomerGuide steps={guide} />
          <ProductCards />
        </>
      ) : null}
      {isNew && overview.data?.todos.length === 0 ? null : (
        <Section title="待办">
          <QueryState result={overview}>
            {({ todos }) =>
              todos.length > 0 ? (
                <TodoList todos={todos} reach={reach} show={amounts.show} />
              ) : (
                <EmptyState guidance="没有等您办理的业务" />
              )
            }
          </QueryState>
        </Section>
      )}
      {isNew ? (
        <NewcomerLimits cards={overview.data?.cards ?? []} show={amounts.show} />
      ) : (
        <Section title="业务概况">
          <QueryState result={overview}>
            {({ cards }) => <ProductFigures cards={cards} show={amounts.show} />}
          </QueryState>
        </Section>
      )}
      <div className={styles.columns}>
        {isNew || Object.keys(trend).length === 0 ? null : (
          <Section title="近12个月趋势">
            {amounts.hidden ? hiding : <MonthTrend label="近12个月趋势" series={trend} />}
          </Section>
        )}
        {spread('应付到期分布', overview.data?.payableSpread)}
        {spread('应收到期分布', overview.data?.receivableSpread)}
        {overview.data?.counterpartyTop.length ? (
          <Section title="交易对手Top10">
            {amounts.hidden ? (
              hiding
            ) : (
              <ShareTable
                label="交易对手Top10"
                by="交易对手"
                slices={overview.data.counterpartyTop}
                guidance="有了未结的业务，这里按金额列出交易对手"
              />
            )}
          </Section>
        ) : null}
        <Announcements />
        {isNew ? null : <ProductCards />}
      </div>
    </PageCard>
  )
}
