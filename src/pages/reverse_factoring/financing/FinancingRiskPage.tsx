import { useState } from 'react'
import { rfRiskLabels } from '#api/generated/corp/labels/rfRisk.ts'
import { rfRiskQueryLabels } from '#api/generated/corp/labels/rfRiskQuery.ts'
import type { RfRisk } from '#api/generated/corp/model/index.ts'
import { usePageRfRisks } from '#api/generated/corp/rf-risks/rf-risks.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { RiskDeadline } from './RiskDeadline.tsx'
import { RiskLevel } from './RiskLevel.tsx'
import { RiskStatus } from './RiskStatus.tsx'

const RiskDetailView = lateView(() => import('./RiskDetailView.tsx').then((part) => part.RiskDetailView))
const FeedbackDrawer = lateDialog(() => import('./FeedbackDrawer.tsx').then((part) => part.FeedbackDrawer))

const filter = filters(rfRiskQueryLabels)
const conditions = [
  filter.text('riskNo'),
  filter.dict('riskType', 'RISK_TYPE'),
  filter.dict('riskLevel', 'RISK_LEVEL'),
  filter.dict('riskStatus', 'RISK_STATUS'),
  filter.dates('triggerTime', { label: '触发时间' }),
]
const is = column(rfRiskLabels)

/** 融资风险：本企业融资与账款上的风险事件，截止之前反馈并附证明（T-RRK-01、T-RRK-02）。 */
export default function FinancingRiskPage() {
  const [view, { riskNo = '' }, open, close] = useView('detail')
  const page = useListPage(usePageRfRisks, { conditions })
  const canView = useReach()(href(reverseFactoring.financingViewApply)) !== undefined
  const [answering, setAnswering] = useState<RfRisk>()

  if (view === 'detail') return <RiskDetailView riskNo={riskNo} onClose={close} />

  const financing = canView
    ? is.link('rfFinanceNo', ({ rfFinanceNo }) => href(reverseFactoring.financingViewApply, { rfFinanceNo }))
    : is.code('rfFinanceNo')
  const columns = [
    is.open('riskNo', (row) => open('detail', { riskNo: row.riskNo })),
    is.custom('riskStatus', (row) => <RiskStatus risk={row} />, { width: 120 }),
    is.dict('riskType', 'RISK_TYPE', { tone: 'plain' }),
    is.custom('riskLevel', (row) => <RiskLevel level={row.riskLevel} />, { width: 90 }),
    is.custom('handleDeadline', (row) => <RiskDeadline risk={row} />, { width: 200 }),
    is.text('riskDesc'),
    financing,
    is.code('arNo'),
    is.instant('triggerTime', { sort: true }),
    is.actions({ FEEDBACK: ['反馈', setAnswering] }, { width: 100 }),
  ]
  return (
    <ListCard label="融资风险" {...page} columns={columns} rowKey="riskNo" guidance="暂无风险提示">
      {answering ? <FeedbackDrawer risk={answering} onClose={() => setAnswering(undefined)} /> : null}
    </ListCard>
  )
}
