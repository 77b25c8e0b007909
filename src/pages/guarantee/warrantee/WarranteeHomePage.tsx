import { useGuaranteeHome } from '#api/generated/corp/guarantees/guarantees.ts'
import { CorpNotice, useCorpActive } from '#business/CorpNotice.tsx'
import { GUARANTEE_LIMIT_SOURCE } from '#business/guarantee/limitSource.ts'
import { LimitBar } from '#business/limit/Bar.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { register } from '#routes/register.ts'
import { useReach } from '#routes/useReach.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { ClaimReminders } from './ClaimReminders.tsx'
import { ExpiringGuarantees } from './ExpiringGuarantees.tsx'

/** 保函首页(申请人)：按状态的待办、可用额度、30天内到期的保函与收到的索赔，并可快捷申请。 */
export default function WarranteeHomePage() {
  const home = useGuaranteeHome()
  const reach = useReach()
  const active = useCorpActive()
  const only = (address: string) => (active ? reach(address) : undefined)
  const entries = [
    ['申请投标保函', only(href(guarantee.warranteeManageBidAdd))],
    ['申请非投标保函', only(href(guarantee.noBidAdd))],
    ['撤销', only(href(guarantee.revokeAdd))],
    ['验真查询', reach(href(guarantee.query))],
  ] as const
  return (
    <PageCard cards extra={<QuickEntries entries={entries} />}>
      <CorpNotice identify={reach(href(register.identify))} />
      <QueryState result={home}>
        {({ todos, limit, expiring, claims }) => (
          <>
            {claims.length > 0 ? (
              <Alert tone="warn">{`有 ${claims.length} 笔保函被索赔，开立机构正在审单`}</Alert>
            ) : null}
            <HomeColumns
              side={
                <Section title="保函额度">
                  {limit ? <LimitBar limit={limit} /> : <EmptyState guidance={GUARANTEE_LIMIT_SOURCE} />}
                </Section>
              }
            >
              <Section title="待办">
                <TodoList todos={todos} reach={reach} />
              </Section>
              <Section title="30天内到期">
                <ExpiringGuarantees guarantees={expiring} reach={reach} />
              </Section>
              <Section title="被索赔提醒">
                <ClaimReminders claims={claims} />
              </Section>
            </HomeColumns>
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
