import Button from '@arco-design/web-react/es/Button'
import { useCoreHome } from '#api/generated/corp/credit-homes/credit-homes.ts'
import { exportVouchers } from '#api/generated/corp/vouchers/vouchers.ts'
import { RecentVouchers } from '#business/credit/home/RecentVouchers.tsx'
import { FigureTiles } from '#business/pictures/FigureTiles.tsx'
import { HomeColumns } from '#business/pictures/HomeColumns.tsx'
import { QuickEntries } from '#business/pictures/QuickEntries.tsx'
import { ShareTable } from '#business/pictures/ShareTable.tsx'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { useDownload } from '#hooks/useDownload.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'

const everything = { pageCond: { pageNo: 1, pageSize: 10 } }

/** 开立与兑付首页(查询)：存续、本年开立与兑付、最近开立、供应商与到期分布；只读，可导出。 */
export default function CoreQueryHomePage() {
  const home = useCoreHome({ role: 'QUERY' })
  const reach = useReach()
  const file = useDownload()
  const vouchers = reach(href(credit.coreProduct))
  const extra = vouchers ? (
    <>
      <Button
        loading={file.running}
        onClick={() => void file.run({ fileName: '凭证信息.xlsx', load: () => exportVouchers(everything) })}
      >
        导出
      </Button>
      <QuickEntries entries={[['凭证查询', vouchers]]} />
    </>
  ) : null
  return (
    <PageCard cards extra={extra}>
      <QueryState result={home}>
        {({ figures, dueSpread, recentVouchers }) => (
          <HomeColumns
            side={
              <>
                <Section title="凭证状态">
                  <ShareTable
                    label="凭证状态分布"
                    by="凭证状态"
                    dict="VOUCHER_STATUS"
                    slices={figures?.statusSpread ?? []}
                    guidance="还没有开立过凭证"
                  />
                </Section>
                <Section title="供应商Top10">
                  <ShareTable
                    label="供应商Top10"
                    by="供应商"
                    slices={figures?.supplierTop ?? []}
                    guidance="没有存续的凭证"
                  />
                </Section>
              </>
            }
          >
            {figures ? (
              <Section title="总览">
                <FigureTiles label="总览" figures={figures.figures} reach={reach} />
              </Section>
            ) : null}
            <Section title="最近开立">
              <RecentVouchers
                label="最近开立"
                counterparty="接收方"
                vouchers={recentVouchers}
                guidance="还没有开立过凭证"
                hrefOf={(voucherNo) => reach(href(credit.coreProduct, { view: 'detail', voucherNo }))}
              />
            </Section>
            <Section title="到期分布">
              <SpreadChart label="到期分布" slices={dueSpread} guidance="没有待付的凭证" />
            </Section>
          </HomeColumns>
        )}
      </QueryState>
    </PageCard>
  )
}
