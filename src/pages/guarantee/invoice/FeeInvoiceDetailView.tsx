import { useGuaranteeInvoiceDetail } from '#api/generated/corp/guarantee-invoices/guarantee-invoices.ts'
import type { GuaranteeInvoice, GuaranteeInvoiceLine } from '#api/generated/corp/model/index.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column<GuaranteeInvoice>()
const basics = [
  is.code('feeInvoiceNo', '发票申请编号'),
  is.dict('billInvoiceStatus', '开票状态', 'BILL_INVOICE_STATUS'),
  is.dict('invoiceKind', '发票种类', 'INVOICE_KIND', { tone: 'plain' }),
  is.money('guaranteeFee', '保函费'),
  is.money('feeInvoiceAmount', '开票金额'),
  is.code('invoiceNo', '发票号码'),
  is.text('issuerOrgName', '开立机构'),
  is.text('invoiceTitle', '发票抬头'),
  is.text('taxNo', '纳税人识别号'),
  is.text('receiveEmail', '收票邮箱'),
  is.text('redReason', '红冲原因'),
  is.text('failReason', '失败原因'),
]
const line = column<GuaranteeInvoiceLine>()
const letters = [
  line.text('guaranteeNo', '保函编号'),
  line.dict('guaranteeType', '保函类型', 'GUARANTEE_TYPE', { tone: 'plain' }),
  line.text('beneficiaryName', '受益人'),
  line.money('guaranteeFee', '保函费'),
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
