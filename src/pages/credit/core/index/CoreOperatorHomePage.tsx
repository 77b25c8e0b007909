import { useCoreHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { CorpNotice, useCorpActive } from '#business/CorpNotice.tsx'
import { RecentVouchers } from '#business/credit/home/RecentVouchers.tsx'
import { LimitBar } from '#business/limit/Bar.tsx'
import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { IssueGuides } from './IssueGuides.tsx'

/** 开立与兑付首页(经办)：我要发起的待办、额度、应付日历与最近开立。 */
export default function CoreOperatorHomePage() {
  const home = useCoreHome({ role: 'OPERATOR' })
  const reach = useReach()
  const active = useCorpActive()
  const issuing = active && home.data?.overdueCount === 0
  const entries = [
    ['新增开立', issuing ? reach(href(credit.coreIssue, { view: 'create' })) : undefined],
    ['兑付申请', active ? reach(href(credit.coreCashApply)) : undefined],
    ['受理退回', active ? reach(href(credit.coreRecycleApply)) : undefined],
    ['三方开立', active ? reach(href(credit.coreThirdOperator)) : undefined],
  ] as const
  return (
    <PageCard cards extra={<QuickEntries entries={entries} />}>
      <CorpNotice identify={reach(href(register.identify))} />
      <QueryState result={home}>
        {({ todos, limit, dueDays, recentVouchers, overdueCount, hasReceiver }) => (
          <>
            <IssueGuides overdueCount={overdueCount} limit={limit} hasReceiver={hasReceiver} />
            <HomeColumns
              side={
                <>
                  <Section title="开立额度">
                    {limit ? (
                      <LimitBar
                        limit={limit}
                        flowsHref={reach(href(credit.coreSupplierLimitDetail, { limitNo: limit.limitNo }))}
                      />
                    ) : (
                      <EmptyState guidance="额度生效后，这里显示已用、冻结与可用" />
                    )}
                  </Section>
                  <Section title="应付日历">
                    <DueCalendar label="应付日历" days={dueDays} guidance="没有待付的凭证" />
                  </Section>
                </>
              }
            >
              <Section title="待办">
                <TodoList todos={todos} reach={reach} />
              </Section>
              <Section title="最近开立">
                <RecentVouchers
                  label="最近开立"
                  counterparty="接收方"
                  vouchers={recentVouchers}
                  guidance="还没有开立过凭证"
                  hrefOf={(voucherNo) => reach(href(credit.coreProduct, { view: 'detail', voucherNo }))}
                />
              </Section>
            </HomeColumns>
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
