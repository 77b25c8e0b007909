import Button from '@arco-design/web-react/es/Button'
import type { AmountSlice, WorkbenchSummary } from '#api/generated/corp/model/index.ts'
import { useWorkbenchOverview } from '#api/generated/corp/workbench/workbench.ts'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { ShareTable } from '#business/pictures/ShareTable.tsx'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { dayInWords, formatInstant } from '#domain/calendar.ts'
import { useView } from '#hooks/useView.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/useSession.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateView } from '#ui/late.ts'
import { useToday } from '#ui/today.ts'
import { Announcements } from './Announcements.tsx'
import { MonthFigures } from './MonthFigures.tsx'
import { NewcomerGuide } from './NewcomerGuide.tsx'
import { NewcomerLimits } from './NewcomerLimits.tsx'
import { ProductCards } from './ProductCards.tsx'
import { ProductFigures } from './ProductFigures.tsx'
import { ProductLimits } from './ProductLimits.tsx'
import { quickEntries } from './quickEntries.ts'
import { trendSeries } from './trendSeries.ts'
import { useAmounts } from './useAmounts.tsx'

type Amounts = ReturnType<typeof useAmounts>

const CalendarView = lateView(async () => (await import('./CalendarView.tsx')).CalendarView)

/** 工作台：左边是今天要办的（急的在前）、几个数与图，右边是额度、公告与产品；新企业看到的是接下来的路。公告与产品各自加载、各自失败。 */
export default function WorkbenchPage() {
  const { userId, personName, corpName } = useUser()
  const overview = useWorkbenchOverview()
  const reach = useReach()
  const today = useToday()
  const amounts = useAmounts(userId)
  const [view, params, open, close] = useView('calendar')
  const { guide = [], cards = [], statTime } = overview.data ?? {}
  const isNew = guide.length > 0
  // 右边从额度画起：有没有额度要等总览来了才知道，先画别的就会被它推下去
  const isSettled = overview.data !== undefined || overview.error !== undefined
  const description = [
    `您好，${personName} · ${corpName}`,
    dayInWords(today),
    ...(statTime ? [`统计至 ${formatInstant(statTime, 'minute')}`] : []),
  ].join(' · ')
  if (view === 'calendar')
    return (
      <CalendarView
        month={params['month']}
        scope={params['dueScope']}
        onChange={(month, dueScope) => open('calendar', { month, dueScope }, true)}
        onClose={close}
      />
    )
  return (
    <PageCard
      cards
      description={description}
      extra={
        <>
          <Button onClick={() => open('calendar')}>到期日历</Button>
          {amounts.toggle}
        </>
      }
    >
      <QuickEntries entries={quickEntries(reach)} />
      <HomeColumns
        side={
          isSettled ? (
            <>
              {isNew ? null : <ProductLimits cards={cards} show={amounts.show} />}
              <Announcements />
              {isNew ? null : <ProductCards />}
            </>
          ) : null
        }
      >
        {isNew ? (
          <>
            <NewcomerGuide steps={guide} />
            <ProductCards />
            <NewcomerLimits cards={cards} show={amounts.show} />
          </>
        ) : null}
        <QueryState result={overview} height={400}>
          {(data) => <Overview overview={data} isNew={isNew} amounts={amounts} />}
        </QueryState>
      </HomeColumns>
    </PageCard>
  )
}

interface OverviewProps {
  overview: WorkbenchSummary
  isNew: boolean
  amounts: Amounts
}

/** 左边一栏：待办、业务概况与图；只查不办的人没有待办，看的是本月发生了多少。 */
function Overview({ overview, isNew, amounts }: OverviewProps) {
  const { todos, cards, trend, payableSpread, receivableSpread, counterpartyTop } = overview
  const reach = useReach()
  const onlyLooks = useUser().postCodes.every((post) => post === 'POST_QUERY')
  const series = trendSeries(trend)
  const hasTodos = todos.length > 0 || !(isNew || onlyLooks)
  const hiding = <EmptyState guidance="金额已隐藏" />
  const spread = (title: string, slices: readonly AmountSlice[]) =>
    slices.length > 0 ? (
      <Section title={title}>
        {amounts.hidden ? hiding : <SpreadChart label={title} slices={slices} guidance="没有未结的款" />}
      </Section>
    ) : null
  return (
    <>
      {hasTodos ? (
        <Section title="待办">
          <TodoList todos={todos} reach={reach} show={amounts.show} />
        </Section>
      ) : null}
      {isNew ? null : (
        <>
          {onlyLooks ? <MonthFigures series={series} show={amounts.show} /> : null}
          <Section title="业务概况">
            <ProductFigures cards={cards} show={amounts.show} />
          </Section>
          {Object.keys(series).length > 0 ? (
            <Section title="近12个月趋势">
              {amounts.hidden ? hiding : <MonthTrend label="近12个月趋势" series={series} />}
            </Section>
          ) : null}
        </>
      )}
      {spread('应付到期分布', payableSpread)}
      {spread('应收到期分布', receivableSpread)}
      {counterpartyTop.length > 0 ? (
        <Section title="交易对手Top10">
          {amounts.hidden ? (
            hiding
          ) : (
            <ShareTable
              label="交易对手Top10"
              by="交易对手"
              slices={counterpartyTop}
              guidance="有了未结的业务，这里按金额列出交易对手"
            />
          )}
        </Section>
      ) : null}
    </>
  )
}
