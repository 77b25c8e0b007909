import { useLoadInvoiceInfo } from '#api/generated/corp/invoice-infos/invoice-infos.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageActions } from '#ui/PageActions.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { Section } from '#ui/Section.tsx'
import { StateNotice } from '#ui/StateNotice.tsx'
import { InvoiceInfoDecision } from './InvoiceInfoDecision.tsx'
import { InvoiceInfoEditView } from './InvoiceInfoEditView.tsx'
import { InvoiceInfoFacts } from './InvoiceInfoFacts.tsx'

/** 开票信息：生效的与变更中的并排给出；变更经复核生效，复核前沿用生效的（T-IVI-01 至 03）。 */
export default function InvoiceInfoPage() {
  const [view, , open, close] = useView('edit', 'review')
  const result = useLoadInvoiceInfo()
  const title = usePageTitle()
  const { data } = result

  if (view === 'edit') return <InvoiceInfoEditView onClose={close} />
  if (view === 'review') return <InvoiceInfoDecision onClose={close} />

  return (
    <PageCard
      title={title}
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
      <Loaded result={result}>
        {({ effective, change }) => (
          <>
            {change ? (
              <Section title="变更中">
                <StateNotice of={change} warn={change.invoiceInfoStatus === 'REJECTED'} />
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
      </Loaded>
    </PageCard>
  )
}
