import type { RfRisk } from '#api/generated/corp/model/index.ts'
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

const is = column<RfRisk>()
const items = [
  is.code('riskNo', '风险编号'),
  is.dict('riskType', '风险类型', 'RISK_TYPE', { tone: 'plain' }),
  is.custom('riskLevel', '风险等级', (row) => <RiskLevel level={row.riskLevel} />),
  is.custom('riskStatus', '处理状态', (row) => <RiskStatus risk={row} />),
  is.text('creditorName', '债权人'),
  is.text('debtorName', '债务人'),
  is.code('rfFinanceNo', '保理融资编号'),
  is.code('arNo', '应收账款编号'),
  is.instant('triggerTime', '触发时间'),
  is.instant('handleDeadline', '反馈截止'),
  is.text('riskDesc', '风险描述'),
]
const feedback = [
  is.text('feedbackDesc', '反馈说明'),
  is.text('createUserName', '反馈人'),
  is.instant('feedbackTime', '反馈时间'),
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
