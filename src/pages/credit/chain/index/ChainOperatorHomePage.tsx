import { useChainHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { QuickEntries } from '#business/QuickEntries.tsx'
import { TodoTiles } from '#business/TodoTiles.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Section } from '#ui/Section.tsx'
import { AssetBar } from '#pages/credit/home/AssetBar.tsx'
import { CorpNotice, useCorpActive } from '#pages/credit/home/CorpNotice.tsx'
import { DueCalendar } from '#pages/credit/home/DueCalendar.tsx'
import styles from '#pages/credit/home/home.module.css'
import { RecentVouchers } from '#pages/credit/home/RecentVouchers.tsx'
import { VoucherExplainer } from '#pages/credit/home/VoucherExplainer.tsx'

/** 签收与融资首页(经办)：待签收、凭证资产、到期日历与最近收到的凭证。 */
export default function ChainOperatorHomePage() {
  const home = useChainHome({ role: 'OPERATOR' })
  const reach = useReach()
  const active = useCorpActive()
  const entries = [
    ['去签收', active ? reach(href(credit.chainConfirmApply)) : undefined],
    ['转让', active ? reach(href(credit.chainTransferApply)) : undefined],
    ['融资', active ? reach(href(credit.coreFinanceApply)) : undefined],
    ['资料包', reach(href(credit.financeDataManage))],
  ] as const
  return (
    <PageCard title={usePageTitle()} extra={<QuickEntries entries={entries} />}>
      <CorpNotice />
      <Loaded result={home}>
        {({ todos, dueDays, recentVouchers, ...assets }) => (
          <>
            {recentVouchers.length === 0 ? <VoucherExplainer /> : null}
            <Section title="待办">
              <TodoTiles todos={todos} reach={reach} />
            </Section>
            <div className={styles.columns}>
              <Section title="凭证资产">
                <AssetBar {...assets} />
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
