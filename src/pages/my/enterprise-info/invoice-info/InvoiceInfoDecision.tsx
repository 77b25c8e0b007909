import { reviewInvoiceInfo, useLoadInvoiceInfo } from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import { ApprovalPanel } from '#business/approval/Panel.tsx'
import { refOf } from '#domain/documentRef.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Section } from '#ui/display/Section.tsx'
import { SideBySide } from '#ui/display/SideBySide.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { InvoiceInfoFacts } from './InvoiceInfoFacts.tsx'

/** 开票信息复核：对照生效的看变更，通过即生效（T-IVI-02），或驳回（T-IVI-03）；不需签署。 */
export function InvoiceInfoDecision({ onClose }: { onClose: () => void }) {
  return (
    <DetailView name="复核变更" result={useLoadInvoiceInfo()} onClose={onClose}>
      {({ effective, change }) => {
        const offered = change?.actions.find((action) => action.code === 'REVIEW')
        if (!change || !offered) return <Alert>没有待您复核的变更，可能已被他人处理</Alert>
        return (
          <SideBySide
            side={
              <ApprovalPanel
                documents={[refOf(change, 'id')]}
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
            <Trail rows={change.auditTrail} />
          </SideBySide>
        )
      }}
    </DetailView>
  )
}
