import { useWorkbenchOverview } from '#api/generated/corp/workbench/workbench.ts'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { ShareTable } from '#business/pictures/ShareTable.tsx'
import { TodoTiles } from '#business/pictures/TodoTiles.tsx'
import { formatInstant } from '#domain/calendar.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/session.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Announcements } from './Announcements.tsx'
import { DueOverview } from './DueOverview.tsx'
import { MoneyCards } from './MoneyCards.tsx'
import { ProductCards } from './ProductCards.tsx'
import { quickEntries } from './quickEntries.ts'
import { trendSeries } from './trendSeries.ts'
import { useAmounts } from './useAmounts.tsx'
import styles from './workbench.module.css'

/** 工作台：全部产品的待办、资产与负债、趋势、到期、公告与产品；各块各自加载、各自失败。 */
export default function WorkbenchPage() {
  const { userId, personName, corpName } = useUser()
  const overview = useWorkbenchOverview()
  const reach = useReach()
  const amounts = useAmounts(userId)
  const time = overview.data?.statTime
  const description = `您好，${personName} · ${corpName}${time ? ` · 统计至 ${formatInstant(time, 'minute')}` : ''}`
  return (
    <PageCard description={description} extra={amounts.toggle}>
      <QuickEntries entries={quickEntries(reach)} />
      <div className={styles.columns}>
        <Section title="待办">
          <QueryState result={overview}>
            {({ todos }) =>
              todos.length > 0 ? (
                <TodoTiles todos={todos} reach={reach} show={amounts.show} />
              ) : (
                <EmptyState guidance="没有等您办理的业务" />
              )
            }
          </QueryState>
        </Section>
        <Section title="资产与负债">
          <QueryState result={overview}>
            {({ assets, debts }) => <MoneyCards cards={[...assets, ...debts]} show={amounts.show} />}
          </QueryState>
        </Section>
        <Section title="近12个月趋势">
          <QueryState result={overview}>
            {({ trend }) =>
              amounts.hidden ? (
                <EmptyState guidance="金额已隐藏" />
              ) : (
                <MonthTrend label="近12个月趋势" series={trendSeries(trend)} />
              )
            }
          </QueryState>
        </Section>
        <DueOverview hidden={amounts.hidden} />
        <Section title="交易对手Top10">
          <QueryState result={overview}>
            {({ counterpartyTop }) =>
              amounts.hidden ? (
                <EmptyState guidance="金额已隐藏" />
              ) : (
                <ShareTable
                  label="交易对手Top10"
                  by="交易对手"
                  slices={counterpartyTop}
                  guidance="有了未结的业务，这里按金额列出交易对手"
                />
              )
            }
          </QueryState>
        </Section>
        <Announcements />
        <ProductCards />
      </div>
    </PageCard>
  )
}
