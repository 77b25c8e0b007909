import {
  exportAbsMemberOverviews,
  usePageAbsMemberOverviews,
} from '#api/generated/corp/abs-reports/abs-reports.ts'
import type { AbsMemberOverview, AbsMemberQuery } from '#api/generated/corp/model/index.ts'
import { transferOptions } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { Definitions } from './Definitions.tsx'

const filter = filters<AbsMemberQuery>()
const conditions = [filter.text('memberCorpName', '成员企业'), filter.months('statMonth', '统计月份')]
const is = column<AbsMemberOverview>()
const columns = [
  is.link('memberCorpName', '成员企业', ({ memberCorpName }) =>
    href(abs.coreReportCenterAssetDetail, { debtorName: memberCorpName }),
  ),
  is.money('confirmTotal', '累计确认应付', { sort: true, total: true }),
  is.money('fundedTotal', '累计融资金额', { sort: true }),
  is.money('paidTotal', '累计付款金额', { sort: true }),
  is.money('unpaidTotal', '未付金额合计', { sort: true }),
  is.money('overdueTotal', '逾期金额', { sort: true }),
  is.number('supplierCount', '供应商家数'),
]

/** 成员企业业务概览：集团总部看各成员企业的数，由企业下钻到它的资产明细。 */
export default function MemberBusinessOverviewPage() {
  const page = useListPage(usePageAbsMemberOverviews, { conditions })
  const { query, list } = page
  if (list.data?.isGroupParent === false) {
    return (
      <PageCard>
        <EmptyState guidance="仅集团总部可查看" />
      </PageCard>
    )
  }
  return (
    <ListCard
      label="成员企业概览"
      {...page}
      columns={columns}
      rowKey="memberCorpName"
      guidance="没有符合条件的成员企业"
      toolbar={
        <>
          <ExportButton
            fileName="成员企业业务概览.xlsx"
            load={(onProgress, signal) =>
              exportAbsMemberOverviews(query, transferOptions(onProgress, signal))
            }
          />
          <Definitions />
        </>
      }
    />
  )
}
