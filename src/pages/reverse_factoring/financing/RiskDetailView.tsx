import { rfRiskLabels } from '#api/generated/corp/labels/rfRisk.ts'
import { useRfRiskDetail } from '#api/generated/corp/rf-risks/rf-risks.ts'
import { AttachmentList } from '#business/attachments/List.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { RiskLevel } from './RiskLevel.tsx'
import { RiskStatus } from './RiskStatus.tsx'

const is = column(rfRiskLabels)
const items = [
  is.code('riskNo'),
  is.dict('riskType', 'RISK_TYPE', { tone: 'plain' }),
  is.custom('riskLevel', (row) => <RiskLevel level={row.riskLevel} />),
  is.custom('riskStatus', (row) => <RiskStatus risk={row} />),
  is.text('creditorName'),
  is.text('debtorName'),
  is.code('rfFinanceNo'),
  is.code('arNo'),
  is.instant('triggerTime'),
  is.instant('handleDeadline'),
  is.text('riskDesc'),
]
const feedback = [
  is.text('feedbackDesc'),
  is.text('createUserName', { title: '反馈人' }),
  is.instant('feedbackTime'),
]

/** 一个风险事件：是什么、怎么反馈的、走到哪一步。 */
export function RiskDetailView({ riskNo, onClose }: { riskNo: string; onClose: () => void }) {
  return (
    <DetailView name="风险" of={{ riskNo }} result={useRfRiskDetail({ riskNo })} onClose={onClose}>
      {(risk) => (
        <>
          <StateAlert of={risk} warn={risk.riskStatus === 'OPEN' || risk.riskStatus === 'ESCALATED'} />
          <Facts title="风险信息" of={risk} items={items} />
          {risk.feedbackDesc ? (
            <Section title="反馈">
              <Descriptions label="反馈" of={risk} items={feedback} columns={1} />
              <AttachmentList label="证明材料" attachments={risk.attachments} />
            </Section>
          ) : null}
          <Trail title="处理轨迹" rows={risk.auditTrail} />
        </>
      )}
    </DetailView>
  )
}
