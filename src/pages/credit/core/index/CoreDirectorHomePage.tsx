import { useCoreHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { CorpNotice, useCorpActive } from '#business/CorpNotice.tsx'
import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { MonthTrend } from '#business/pictures/MonthTrend.tsx'
import { monthChange } from '#business/pictures/monthChange.ts'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { formatMoney } from '#domain/money.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useReach } from '#routes/useReach.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'

/** 开立与兑付首页(复核)：等我复核的笔数、金额与期限，以及近期应付与开立兑付对比。 */
export default function CoreDirectorHomePage() {
  const home = useCoreHome({ role: 'DIRECTOR' })
  const reach = useReach()
  const active = useCorpActive()
  const [now, before] = [home.data?.months.at(-1), home.data?.months.at(-2)]
  const entries = [
    ['去复核', active ? reach(href(credit.coreIssueReview)) : undefined],
    // 一页五十笔：同类可一次勾选、一次签署
    ['批量复核', active ? reach(href(credit.coreIssueReview, { pageSize: '50' })) : undefined],
    ['去审批', active ? reach(href(credit.coreCashApprove)) : undefined],
  ] as const
  return (
    <PageCard cards extra={<QuickEntries entries={entries} />}>
      <CorpNotice identify={reach(href(register.identify))} />
      <QueryState result={home}>
        {({ todos, months, dueDays, dueIn7Days, overdueCount }) => (
          <>
            {overdueCount > 0 ? <Alert tone="error">存在逾期凭证 {overdueCount} 笔</Alert> : null}
            <HomeColumns
              side={
                <Section title="应付日历">
                  <DueCalendar label="应付日历" days={dueDays} guidance="没有待付的凭证" />
                </Section>
              }
            >
              <Section title="待复核">
                <TodoList todos={todos} reach={reach} />
              </Section>
              <Section title="本月概况">
                <StatGrid label="本月概况">
                  <StatTile
                    label="7日内应付（元）"
                    value={formatMoney(dueIn7Days)}
                    definition="存续金额中应付日期在今日起7天内的部分，不含已逾期的"
                  />
                  <StatTile
                    label="本月开立（元）"
                    value={formatMoney(now?.issued)}
                    sub={now && monthChange(now.issued, before?.issued)}
                    definition="本月开立、没有注销的凭证金额；上月是整月的"
                  />
                  <StatTile
                    label="本月兑付（元）"
                    value={formatMoney(now?.cashed)}
                    sub={now && monthChange(now.cashed, before?.cashed)}
                    definition="本月付出的到期兑付与提前兑付，按付款时间；上月是整月的"
                  />
                </StatGrid>
              </Section>
              <Section title="近12个月开立与兑付">
                <MonthTrend
                  label="近12个月开立与兑付"
                  series={{
                    开立: months.map(({ month, issued }) => ({ month, amount: issued })),
                    兑付: months.map(({ month, cashed }) => ({ month, amount: cashed })),
                  }}
                />
              </Section>
            </HomeColumns>
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
