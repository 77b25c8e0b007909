import { useChainHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { QuickEntries } from '#business/QuickEntries.tsx'
import { SpreadChart } from '#business/SpreadChart.tsx'
import { TodoTiles } from '#business/TodoTiles.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Section } from '#ui/Section.tsx'
import { CorpNotice, useCorpActive } from '#pages/credit/home/CorpNotice.tsx'
import { DueCalendar } from '#pages/credit/home/DueCalendar.tsx'
import styles from '#pages/credit/home/home.module.css'
import { RecentVouchers } from '#pages/credit/home/RecentVouchers.tsx'
import { VoucherExplainer } from '#pages/credit/home/VoucherExplainer.tsx'

/** 签收与融资首页(复核)：等我复核的签收、拒签等，最近收到的凭证与到期情况（INV-01）。 */
export default function ChainDirectorHomePage() {
  const home = useChainHome({ role: 'DIRECTOR' })
  const reach = useReach()
  const active = useCorpActive()
  const entries = [
    ['签收复核', active ? reach(href(credit.chainConfirmApprove)) : undefined],
    ['转让复核', active ? reach(href(credit.chainTransferSplitApprove)) : undefined],
    ['退回复核', active ? reach(href(credit.chainReturnApprove)) : undefined],
    ['融资复核', active ? reach(href(credit.coreFinanceApprove)) : undefined],
  ] as const
  return (
    <PageCard title={usePageTitle()} extra={<QuickEntries entries={entries} />}>
      <CorpNotice />
      <Loaded result={home}>
        {({ todos, dueDays, dueSpread, recentVouchers }) => (
          <>
            {recentVouchers.length === 0 ? <VoucherExplainer /> : null}
            <Section title="待复核">
              <TodoTiles todos={todos} reach={reach} />
            </Section>
            <div className={styles.columns}>
              <Section title="到期分布">
                <SpreadChart label="到期分布" slices={dueSpread} guidance="没有持有中的凭证" />
              </Section>
              <Section title="到期日历">
                <DueCalendar label="到期日历" days={dueDays} guidance="没有持有中的凭证" />
              </Section>
            </div>
            <Section title="最近收到">
              <RecentVouchers
                label="最近收到"
                counterparty="开立方"
                vouchers={recentVouchers}
                guidance="还没有收到过凭证"
              />
            </Section>
          </>
        )}
      </Loaded>
    </PageCard>
  )
}
