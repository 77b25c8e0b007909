import { useChainHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { QuickEntries } from '#business/QuickEntries.tsx'
import { SpreadChart } from '#business/SpreadChart.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { useReach } from '#routes/useReach.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Section } from '#ui/Section.tsx'
import { ChainFigureTiles } from '#pages/credit/home/FigureTiles.tsx'
import styles from '#pages/credit/home/home.module.css'
import { ShareTable } from '#pages/credit/home/ShareTable.tsx'
import { VoucherExplainer } from '#pages/credit/home/VoucherExplainer.tsx'

/** 签收与融资首页(查询)：持有总额、累计金额，按开立方、状态与到期的分布；只读。 */
export default function ChainQueryHomePage() {
  const home = useChainHome({ role: 'QUERY' })
  const reach = useReach()
  const entries = [['融资查询', reach(href(credit.coreFinanceQuery))]] as const
  return (
    <PageCard title={usePageTitle()} extra={<QuickEntries entries={entries} />}>
      <Loaded result={home}>
        {({ figures, dueSpread, recentVouchers }) => (
          <>
            {recentVouchers.length === 0 ? <VoucherExplainer /> : null}
            {figures ? <ChainFigureTiles figures={figures} /> : null}
            <div className={styles.columns}>
              <Section title="到期分布">
                <SpreadChart label="到期分布" slices={dueSpread} guidance="没有持有中的凭证" />
              </Section>
              <Section title="持有状态">
                <ShareTable
                  label="持有状态分布"
                  by="持有状态"
                  dict="HOLDING_STATUS"
                  slices={figures?.statusSpread ?? []}
                  guidance="还没有收到过凭证"
                />
              </Section>
            </div>
            <Section title="按开立方分布">
              <ShareTable
                label="按开立方分布"
                by="开立方"
                slices={figures?.issuerSpread ?? []}
                guidance="没有持有中的凭证"
              />
            </Section>
          </>
        )}
      </Loaded>
    </PageCard>
  )
}
