import { useState } from 'react'
import { exportAbsPlans, usePageAbsPlans } from '#api/generated/corp/abs-reports/abs-reports.ts'
import { absPlanLabels } from '#api/generated/corp/labels/absPlan.ts'
import { absPlanQueryLabels } from '#api/generated/corp/labels/absPlanQuery.ts'
import type { AbsPlan } from '#api/generated/corp/model/index.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { abs } from '#routes/abs.ts'
import { href } from '#routes/define.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const PoolDrawer = lateDialog(() => import('./PoolDrawer.tsx').then((part) => part.PoolDrawer))

const filter = filters(absPlanQueryLabels)
const conditions = [
  filter.text('planName'),
  filter.text('shelfName'),
  filter.dict('planStatus', 'PLAN_STATUS'),
  filter.dates('planEstablishDate'),
]
const is = column(absPlanLabels)
const columnsFor = (onPool: (plan: AbsPlan) => void) => [
  is.code('planNo'),
  is.dict('planStatus', 'PLAN_STATUS'),
  is.link('planName', ({ planName }) => href(abs.coreReportCenterAssetDetail, { planName })),
  is.money('issueScale', { sort: true, total: true }),
  is.date('planMaturityDate', { title: '到期日（计划）', sort: true }),
  is.text('shelfName'),
  is.money('seniorScale'),
  is.rate('seniorRate'),
  is.date('planEstablishDate'),
  is.number('assetCount'),
  is.money('assetAmount'),
  is.text('managerName'),
  is.text('custodianBank'),
  is.buttons(
    (row) => (
      <button type="button" className="text-button" onClick={() => onPool(row)}>
        资产池
      </button>
    ),
    { width: 90 },
  ),
]

/** 产品明细：各储架下发行的专项计划，由产品看入池资产与资产池。 */
export default function ProductDetailPage() {
  const page = useListPage(usePageAbsPlans, { conditions })
  const { query } = page
  const [shown, setShown] = useState<AbsPlan>()
  return (
    <ListCard
      label="专项计划"
      {...page}
      columns={columnsFor(setShown)}
      rowKey="planNo"
      guidance="还没有专项计划"
      toolbar={<ExportButton fileName="产品明细.xlsx" load={(transfer) => exportAbsPlans(query, transfer)} />}
    >
      {shown ? (
        <PoolDrawer planNo={shown.planNo} planName={shown.planName} onClose={() => setShown(undefined)} />
      ) : null}
    </ListCard>
  )
}
