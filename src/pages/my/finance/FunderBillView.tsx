import Button from '@arco-design/web-react/es/Button'
import { Link } from 'react-router-dom'
import {
  applyFunderInvoice,
  downloadFunderBill,
  useFunderBillDetail,
} from '#api/generated/corp/funder-bills/funder-bills.ts'
import { funderBillDetailLabels } from '#api/generated/corp/labels/funderBillDetail.ts'
import { funderCalcLineLabels } from '#api/generated/corp/labels/funderCalcLine.ts'
import type { FunderBillDetail } from '#api/generated/corp/model/index.ts'
import { DueDate } from '#business/DueDate.tsx'
import { useAction } from '#hooks/useAction.ts'
import { BizLink } from '#pages/my/BizLink.tsx'
import { href } from '#routes/define.ts'
import { guarantee } from '#routes/guarantee.ts'
import { useReach } from '#routes/useReach.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Code } from '#ui/display/Code.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(funderBillDetailLabels)
const facts = [
  is.code('funderBillNo'),
  is.text('funderName'),
  is.dict('funderBillType', 'FUNDER_BILL_TYPE', { tone: 'plain' }),
  is.custom('bizNo', (bill) => <BizLink of={bill} />),
  is.money('funderBillAmount'),
  is.date('funderBillDate'),
  is.dict('billInvoiceStatus', 'BILL_INVOICE_STATUS'),
]
const feeInvoice = is.custom('feeInvoiceNo', (bill) => <FeeInvoiceLink of={bill} />, { title: '保函费发票' })
const repayment = [
  is.dict('repayStatus', 'FUNDER_REPAY_STATUS'),
  is.custom('repayDueDate', ({ repayDueDate, overdueDays }) => (
    <DueDate day={repayDueDate} overdueDays={overdueDays} />
  )),
  is.text('repayAccountName', { title: '收款户名' }),
  is.code('repayAccountNo', { title: '收款账号' }),
  is.text('repayBankName', { title: '开户银行' }),
  is.instant('repaidTime', { title: '机构收到时间' }),
]
const line = column(funderCalcLineLabels)
const lines = [line.text('itemName', { title: '项目' }), line.text('itemText')]

/** 保函费的发票在保函发票管理：去得了的点过去就是那一笔。 */
function FeeInvoiceLink({ of: { feeInvoiceNo = '' } }: { of: FunderBillDetail }) {
  const to = useReach()(`${href(guarantee.invoiceManager)}?feeInvoiceNo=${feeInvoiceNo}`)
  return to ? <Link to={to}>{feeInvoiceNo}</Link> : <Code value={feeInvoiceNo} />
}

/** 申请机构开票：由出账的机构开具。 */
function InvoiceButton({ bill }: { bill: FunderBillDetail }) {
  const apply = useAction(({ funderBillNo }: FunderBillDetail) => applyFunderInvoice({ funderBillNo }), {
    ask: ({ funderName, funderBillNo }) => ({
      title: '申请开票',
      content: `请${funderName}为账单 ${funderBillNo} 开票？`,
      ok: '申请开票',
    }),
    success: '已向机构申请开票',
  })
  return (
    <Button type="primary" loading={apply.running} onClick={() => void apply.run(bill)}>
      申请机构开票
    </Button>
  )
}

/** 一份金融机构账单：利息由哪些数算出（F-01、F-04），可下载、可申请机构开票。 */
export function FunderBillView({ funderBillNo, onClose }: { funderBillNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="机构账单"
      of={{ funderBillNo }}
      result={useFunderBillDetail({ funderBillNo })}
      renderExtra={(bill) => (
        <>
          {bill.invoiceOpen ? <InvoiceButton bill={bill} /> : null}
          <ExportButton
            fileName={`机构账单${funderBillNo}.pdf`}
            load={(transfer) => downloadFunderBill({ funderBillNo }, transfer)}
          >
            下载
          </ExportButton>
        </>
      )}
      onClose={onClose}
    >
      {(bill) => (
        <>
          <Facts title="账单信息" of={bill} items={bill.feeInvoiceNo ? [...facts, feeInvoice] : facts} />
          {bill.repayStatus ? (
            <>
              <Facts title="偿还" of={bill} items={repayment} />
              {bill.repayStatus === 'WAIT_REPAY' ? (
                <Alert tone="warn">{`${bill.funderName}已代为赔付，请以对公转账偿还，附言写账单编号 ${bill.funderBillNo}；机构收到之后这里是已偿还，占用的保函额度恢复。`}</Alert>
              ) : null}
            </>
          ) : null}
          <Section title="计算明细">
            <Alert>{bill.calcFormula}</Alert>
            <PlainTable label="计算明细" columns={lines} rows={bill.calcLines} rowKey="itemName" />
          </Section>
        </>
      )}
    </DetailView>
  )
}
