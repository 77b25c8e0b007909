import { useCoreHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { usePageMyDecisions } from '#api/generated/corp/documents/documents.ts'
import { finalTriggerLabels } from '#api/generated/corp/labels/finalTrigger.ts'
import type { MyDecisionQuery } from '#api/generated/corp/model/index.ts'
import { decisionColumns } from '#business/approval/decisionColumns.ts'
import { CorpNotice, useCorpActive } from '#business/CorpNotice.tsx'
import { RecentVouchers } from '#business/credit/home/RecentVouchers.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import { formatShare } from '#domain/money.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useReach } from '#routes/useReach.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatGrid, StatTile } from '#ui/display/StatTile.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(finalTriggerLabels)
const triggerColumns = [is.text('reason', { title: '触发原因' }), is.number('count')]

const lately: MyDecisionQuery = {
  pageCond: { pageNo: 1, pageSize: 5 },
  documentKind: 'IssueApplication',
}

/** 我最近终审过的：结果、意见与时间。 */
function MyFinals() {
  return (
    <QueryState result={usePageMyDecisions(lately)}>
      {({ list }) =>
        list.length > 0 ? (
          <PlainTable label="我的终审" columns={decisionColumns} rows={list} rowKey="decisionId" />
        ) : (
          <EmptyState guidance="还没有终审过" />
        )
      }
    </QueryState>
  )
}

/** 终审首页：等我终审的开立、我终审过的、触发终审的原因与近 30 天的通过率（MC-3）。 */
export default function CoreFinalHomePage() {
  const home = useCoreHome({ role: 'FINAL' })
  const reach = useReach()
  const pending = useCorpActive() && home.data?.todos.some(({ count }) => count > 0)
  const entries = [
    ['去终审', pending ? reach(href(credit.coreIssueFinalApprove)) : undefined],
    ['凭证查询', reach(href(credit.coreProduct))],
  ] as const
  return (
    <PageCard cards extra={<QuickEntries entries={entries} />}>
      <CorpNotice identify={reach(href(register.identify))} />
      <QueryState result={home}>
        {({ todos, finalTriggers, finalPassRate, recentVouchers }) => (
          <HomeColumns
            side={
              <>
                <Section title="近30天终审">
                  <StatGrid label="近30天终审">
                    <StatTile
                      label="终审通过率"
                      value={formatShare(finalPassRate)}
                      definition="近30天终审通过的笔数除以终审过的笔数"
                      sub={finalPassRate ? undefined : '近30天没有终审过'}
                    />
                  </StatGrid>
                </Section>
                {finalTriggers.length > 0 ? (
                  <Section title="触发原因">
                    <PlainTable
                      label="触发原因"
                      columns={triggerColumns}
                      rows={finalTriggers}
                      rowKey="reason"
                    />
                  </Section>
                ) : null}
              </>
            }
          >
            <Section title="待终审">
              <TodoList todos={todos} reach={reach} nothing="暂无待终审业务" />
            </Section>
            <Section title="我的终审">
              <MyFinals />
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
        )}
      </QueryState>
    </PageCard>
  )
}
