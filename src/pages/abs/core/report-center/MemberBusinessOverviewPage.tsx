import {
  exportAbsMemberOverviews,
  usePageAbsMemberOverviews,
} from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absMemberOverviewLabels } from '#api/generated/corp/labels/absMemberOverview.ts'
import { absMemberQueryLabels } from '#api/generated/corp/labels/absMemberQuery.ts'
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

const filter = filters(absMemberQueryLabels)
const conditions = [filter.text('memberCorpName'), filter.months('statMonth')]
const is = column(absMemberOverviewLabels)
const columns = [
  is.link('memberCorpName', ({ memberCorpName }) =>
    href(abs.coreReportCenterAssetDetail, { debtorName: memberCorpName }),
  ),
  is.money('confirmTotal', { sort: true, total: true }),
  is.money('fundedTotal', { sort: true }),
  is.money('paidTotal', { sort: true }),
  is.money('unpaidTotal', { sort: true }),
  is.money('overdueTotal', { sort: true }),
  is.number('supplierCount'),
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
            load={(transfer) => exportAbsMemberOverviews(query, transfer)}
          />
          <Definitions />
        </>
      }
    />
  )
}
