import { reviewInvoiceInfo, useLoadInvoiceInfo } from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import { ApprovalPanel } from '#business/ApprovalPanel.tsx'
import { usePageTitle } from '#routes/pageTitle.ts'
import { DetailView } from '#ui/DetailView.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Section } from '#ui/Section.tsx'
import { SideBySide } from '#ui/SideBySide.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import { InvoiceInfoFacts } from './InvoiceInfoFacts.tsx'

/** 开票信息复核：对照生效的看变更，通过即生效（T-IVI-02），或驳回（T-IVI-03）；不需签署。 */
export function InvoiceInfoDecision({ onClose }: { onClose: () => void }) {
  return (
    <DetailView title={usePageTitle()} description="复核变更" result={useLoadInvoiceInfo()} onClose={onClose}>
      {({ effective, change }) => {
        const offered = change?.actions.find((action) => action.code === 'REVIEW')
        if (!change || !offered) return <Notice>没有待您复核的变更，可能已被他人处理</Notice>
        return (
          <SideBySide
            side={
              <ApprovalPanel
                documents={[{ documentNo: change.id, version: change.version }]}
                signing={undefined}
                send={reviewInvoiceInfo}
                disabledReason={offered.reason}
                onDone={onClose}
              />
            }
          >
            <Section title="变更为">
              <InvoiceInfoFacts label="变更为" info={change} />
            </Section>
            {effective ? (
              <Section title="已生效">
                <InvoiceInfoFacts label="已生效" info={effective} />
              </Section>
            ) : null}
            <Section title="审批轨迹">
              <Timeline rows={change.auditTrail} />
            </Section>
          </SideBySide>
        )
      }}
    </DetailView>
  )
}
