import type { ComponentType, ReactNode } from 'react'
import { useChainHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import type { ChainHome } from '#api/generated/corp/model/index.ts'
import { CorpNotice, useCorpActive } from '#business/CorpNotice.tsx'
import { RecentVouchers } from '#business/credit/home/RecentVouchers.tsx'
import { DueCalendar } from '#business/pictures/DueCalendar.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { TodoList } from '#business/pictures/TodoList.tsx'
import type { PageRoute } from '#routes/define.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { VoucherExplainer } from './VoucherExplainer.tsx'

interface ChainHomeViewProps {
  post: 'OPERATOR' | 'DIRECTOR'
  /** 快捷入口；readOnly 的在企业不能办理业务时也给 */
  entries: readonly (readonly [name: string, route: PageRoute, readOnly?: 'readOnly'])[]
  /** 待办的小标题 */
  todoTitle: string
  /** 右边一栏，到期日历之上的，各块自带标题 */
  aside?: ComponentType<{ home: ChainHome }>
  /** 左边一栏，最近收到之下的 */
  below?: ComponentType<{ home: ChainHome }>
  /** 待办之后另外要办的 */
  children?: ReactNode
}

/** 签收与融资首页的经办与复核共用的样子：待办、一块概况、到期日历、最近收到的凭证。 */
export function ChainHomeView({
  post,
  entries,
  todoTitle,
  aside: Aside,
  below: Below,
  children,
}: ChainHomeViewProps) {
  const home = useChainHome({ role: post })
  const reach = useReach()
  const active = useCorpActive()
  const open = entries.map(
    ([name, route, readOnly]) => [name, active || readOnly ? reach(route.path) : undefined] as const,
  )
  return (
    <PageCard cards extra={<QuickEntries entries={open} />}>
      <CorpNotice identify={reach(href(register.identify))} />
      <QueryState result={home}>
        {(data) => (
          <HomeColumns
            side={
              <>
                {Aside ? <Aside home={data} /> : null}
                <Section title="到期日历">
                  <DueCalendar label="到期日历" days={data.dueDays} guidance="没有持有中的凭证" />
                </Section>
              </>
            }
          >
            {data.recentVouchers.length === 0 ? <VoucherExplainer /> : null}
            <Section title={todoTitle}>
              <TodoList todos={data.todos} reach={reach} />
            </Section>
            {children}
            <Section title="最近收到">
              <RecentVouchers
                label="最近收到"
                counterparty="开立方"
                vouchers={data.recentVouchers}
                guidance="还没有收到过凭证"
              />
            </Section>
            {Below ? <Below home={data} /> : null}
          </HomeColumns>
        )}
      </QueryState>
    </PageCard>
  )
}
