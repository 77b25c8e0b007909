import { useGuaranteeInvoiceDetail } from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import { guaranteeInvoiceLabels } from '#api/generated/corp/labels/guaranteeInvoice.ts'
import { guaranteeInvoiceLineLabels } from '#api/generated/corp/labels/guaranteeInvoiceLine.ts'
import type { GuaranteeInvoice } from '#api/generated/corp/model/index.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(guaranteeInvoiceLabels)
const basics = [
  is.code('feeInvoiceNo'),
  is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
  is.dict('invoiceKind', 'INVOICE_KIND', { tone: 'plain' }),
  is.money('guaranteeFee'),
  is.money('feeInvoiceAmount'),
  is.code('invoiceNo'),
  is.text('issuerOrgName'),
  is.text('invoiceTitle'),
  is.text('taxNo'),
  is.text('receiveEmail'),
  is.text('redReason'),
  is.text('failReason', { title: '失败原因' }),
]
const line = column(guaranteeInvoiceLineLabels)
const letters = [
  line.text('guaranteeNo'),
  line.dict('guaranteeType', 'GUARANTEE_TYPE', { tone: 'plain' }),
  line.text('beneficiaryName'),
  line.money('guaranteeFee'),
]

/** 查看一份保函费发票：要素、所含的保函、轨迹；开出的就在这里下载。 */
export function FeeInvoiceDetailView({
  feeInvoiceNo,
  onDownload,
  onClose,
}: {
  feeInvoiceNo: string
  onDownload: (invoice: GuaranteeInvoice) => void
  onClose: () => void
}) {
  return (
    <DetailView
      name="保函费发票"
      of={{ feeInvoiceNo }}
      result={useGuaranteeInvoiceDetail({ feeInvoiceNo })}
      renderExtra={(invoice) => (
        <PageActions allowed={invoice.actions} actions={{ DOWNLOAD: ['下载', () => onDownload(invoice)] }} />
      )}
      onClose={onClose}
    >
      {(invoice) => (
        <>
          <StateAlert of={invoice} warn={invoice.billInvoiceStatus === 'FAILED'} />
          <Facts title="基本信息" of={invoice} items={basics} />
          <Section title="所含保函">
            <PlainTable label="所含保函" columns={letters} rows={invoice.lines} rowKey="guaranteeNo" />
          </Section>
          <Trail rows={invoice.auditTrail} />
        </>
      )}
    </DetailView>
  )
}
