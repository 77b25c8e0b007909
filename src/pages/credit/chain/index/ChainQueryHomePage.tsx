import { useChainHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { exportFinanceApplications } from '#api/generated/corp/finances/finances.ts'
import { overdueHoldingLabels } from '#api/generated/corp/labels/overdueHolding.ts'
import { RecentVouchers } from '#business/credit/home/RecentVouchers.tsx'
import { FigureTiles } from '#business/pictures/FigureTiles.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { ShareTable } from '#business/pictures/ShareTable.tsx'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { VoucherExplainer } from './VoucherExplainer.tsx'

const is = column(overdueHoldingLabels)
const overdueColumns = [
  is.code('voucherNo'),
  is.text('issuerName'),
  is.money('unpaidAmount'),
  is.number('overdueDays'),
]
const everything = { pageCond: { pageNo: 1, pageSize: 10 } }

/** 签收与融资首页(查询)：持有总额、累计金额、逾期未付的，最近收到的，按开立方、状态与到期的分布；只读，可导出融资明细。 */
export default function ChainQueryHomePage() {
  const home = useChainHome({ role: 'QUERY' })
  const reach = useReach()
  const finances = reach(href(credit.coreFinanceQuery))
  const extra = finances ? (
    <>
      <ExportButton
        fileName="凭证融资.xlsx"
        load={(transfer) => exportFinanceApplications(everything, transfer)}
      >
        导出融资
      </ExportButton>
      <QuickEntries entries={[['融资查询', finances]]} />
    </>
  ) : null
  return (
    <PageCard cards extra={extra}>
      <QueryState result={home}>
        {({ figures, dueSpread, recentVouchers }) => (
          <HomeColumns
            side={
              <>
                <Section title="持有状态">
                  <ShareTable
                    label="持有状态分布"
                    by="持有状态"
                    dict="HOLDING_STATUS"
                    slices={figures?.statusSpread ?? []}
                    guidance="还没有收到过凭证"
                  />
                </Section>
                <Section title="按开立方分布">
                  <ShareTable
                    label="按开立方分布"
                    by="开立方"
                    slices={figures?.issuerSpread ?? []}
                    guidance="没有持有中的凭证"
                  />
                </Section>
              </>
            }
          >
            {recentVouchers.length === 0 ? <VoucherExplainer /> : null}
            {figures ? (
              <Section title="总览">
                <FigureTiles label="总览" figures={figures.figures} reach={reach} />
              </Section>
            ) : null}
            {figures?.overdues.length ? (
              <Section title="逾期未付">
                <PlainTable
                  label="逾期未付"
                  columns={overdueColumns}
                  rows={figures.overdues}
                  rowKey="holdingNo"
                />
              </Section>
            ) : null}
            <Section title="最近收到">
              <RecentVouchers
                label="最近收到"
                counterparty="开立方"
                vouchers={recentVouchers}
                guidance="还没有收到过凭证"
              />
            </Section>
            <Section title="到期分布">
              <SpreadChart label="到期分布" slices={dueSpread} guidance="没有持有中的凭证" />
            </Section>
          </HomeColumns>
        )}
      </QueryState>
    </PageCard>
  )
}
