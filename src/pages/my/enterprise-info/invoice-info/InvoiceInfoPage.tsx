import { useLoadInvoiceInfo } from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import { NewGate } from '#business/approval/NewGate.tsx'
import { useView } from '#hooks/useView.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { lateView } from '#ui/late.ts'
import { InvoiceInfoFacts } from './InvoiceInfoFacts.tsx'

const InvoiceInfoEditView = lateView(() =>
  import('./InvoiceInfoEditView.tsx').then((part) => part.InvoiceInfoEditView),
)
const InvoiceInfoDecision = lateView(() =>
  import('./InvoiceInfoDecision.tsx').then((part) => part.InvoiceInfoDecision),
)

/** 开票信息：生效的与变更中的并排给出；变更经复核生效，复核前沿用生效的（T-IVI-01 至 03）。 */
export default function InvoiceInfoPage() {
  const [view, , open, close] = useView('edit', 'review')
  const result = useLoadInvoiceInfo()
  const { data } = result

  if (view === 'edit')
    return (
      <NewGate result={result} offersOf={({ allowed }) => allowed} action="SUBMIT">
        <InvoiceInfoEditView onClose={close} />
      </NewGate>
    )
  if (view === 'review') return <InvoiceInfoDecision onClose={close} />

  return (
    <PageCard
      description="平台与保函机构按此向贵企业开具发票"
      extra={
        <>
          <PageActions
            allowed={data?.change?.actions}
            actions={{ REVIEW: ['复核变更', () => open('review')] }}
          />
          <PageActions
            allowed={data?.allowed}
            actions={{
              SUBMIT: [
                data?.change?.invoiceInfoStatus === 'REJECTED' ? '修改重提' : '变更',
                () => open('edit'),
              ],
            }}
          />
        </>
      }
    >
      <QueryState result={result}>
        {({ effective, change }) => (
          <>
            {change ? (
              <Section title="变更中">
                <StateAlert of={change} warn={change.invoiceInfoStatus === 'REJECTED'} />
                <InvoiceInfoFacts label="变更中" info={change} />
              </Section>
            ) : null}
            <Section title="已生效">
              {effective ? (
                <InvoiceInfoFacts label="已生效" info={effective} />
              ) : (
                <EmptyState guidance="还没有开票信息，填写并复核之后才能申请开票" />
              )}
            </Section>
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
