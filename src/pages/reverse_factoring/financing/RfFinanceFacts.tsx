import { Link } from 'react-router-dom'
import { rfFinancedAccountLabels } from '#api/generated/corp/labels/rfFinancedAccount.ts'
import { rfFinancingLabels } from '#api/generated/corp/labels/rfFinancing.ts'
import { rfRepaymentLabels } from '#api/generated/corp/labels/rfRepayment.ts'
import type { RfFinancing } from '#api/generated/corp/model/index.ts'
import {
  downloadRfDocument,
  downloadRfReceipt,
  previewRfDocument,
} from '#api/generated/corp/rf-financings/rf-financings.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { AttachmentSection } from '#business/attachments/Section.tsx'
import { penaltyItems } from '#business/penaltyItems.ts'
import { ProtocolFiles } from '#business/protocol/Files.tsx'
import { ReceiptButton } from '#business/ReceiptButton.tsx'
import { useDownload } from '#hooks/useDownload.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { useReach } from '#routes/useReach.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { RfPriceFacts } from './RfPriceFacts.tsx'
import { priceOf } from './rfFinanceValues.ts'

const is = column(rfFinancingLabels)
const basics = [
  is.code('rfFinanceNo'),
  is.dict('rfFinanceStatus', 'RF_FINANCE_STATUS'),
  is.text('creditorName'),
  is.text('debtorName'),
  is.text('funderName'),
  is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
  is.number('arCount'),
  is.money('arTotal'),
  is.masked('collectAccountNo'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]
const repayment = [
  is.code('registerNo'),
  is.instant('lendTime'),
  is.money('repaidAmount'),
  is.instant('repayTime'),
  is.money('tailAmount'),
  is.text('failReason', { title: '拒绝原因' }),
]
const lendReceipt = [
  is.custom(
    'lendReceiptNo',
    ({ lendReceiptNo }) => <ReceiptButton receiptNo={lendReceiptNo} load={downloadRfReceipt} />,
    { title: '放款回单' },
  ),
]
// 没有到期的不是欠付：还没有回款的金额
const owed = [is.money('owedAmount', { title: '未回款金额' })]
const late = [is.number('overdueDays')]
const repaid = column(rfRepaymentLabels)
const repayments = [
  repaid.instant('repayTime'),
  repaid.money('repayAmount'),
  repaid.text('payerName'),
  repaid.money('owedAmount', { title: '回款后未回款金额' }),
  repaid.custom(
    'receiptNo',
    ({ receiptNo }) => <ReceiptButton receiptNo={receiptNo} load={downloadRfReceipt} />,
    { title: '回单', width: 240 },
  ),
]
const of = column(rfFinancedAccountLabels)
const accountsWith = (link: (arNo: string) => string | undefined) => [
  of.custom(
    'arNo',
    ({ arNo }) => {
      const to = link(arNo)
      return to ? <Link to={to}>{arNo}</Link> : arNo
    },
    { width: 200 },
  ),
  of.text('contractNo'),
  of.money('arAmount'),
  of.money('confirmAmount'),
  of.money('arBalance'),
  of.date('arDueDate'),
  of.dict('arStatus', 'AR_STATUS'),
]
const NEEDS_CARE: readonly RfFinancing['rfFinanceStatus'][] = [
  'REVIEW_REJECTED',
  'SUPPLEMENT',
  'FUNDER_REJECTED',
  'OVERDUE',
]

/** 一笔保理融资的全部内容：账款、金额与公式、放款与回款、文件、轨迹；债务人看不到价格。 */
export function RfFinanceFacts({ financing }: { financing: RfFinancing }) {
  const { rfFinanceNo, arTotal, supplementFiles, rfFinanceStatus } = financing
  const price = priceOf(financing)
  const download = useDownload()
  const reach = useReach()
  // 债权人与债务人各到自己的账款页；没有授权的只是编号
  const accounts = accountsWith(
    (arNo) =>
      reach(href(reverseFactoring.accountOperation, { type: 'view', arNo })) ??
      reach(href(reverseFactoring.debtorAccountOperation, { type: 'view', arNo })),
  )
  return (
    <>
      <StateAlert of={financing} warn={NEEDS_CARE.includes(rfFinanceStatus)} />
      <Evidence of={financing} />
      <Facts title="基本信息" of={financing} items={basics} />
      <Section title="融资的账款">
        <PlainTable label="融资的账款" columns={accounts} rows={financing.accounts} rowKey="arNo" />
      </Section>
      {price ? (
        <Section title="资金信息">
          <RfPriceFacts price={price} arTotal={arTotal} isLent={financing.lendTime !== undefined} />
        </Section>
      ) : null}
      <Facts
        title="放款与回款"
        of={financing}
        items={[
          ...repayment,
          ...(financing.lendReceiptNo ? lendReceipt : []),
          ...(financing.owedAmount ? owed : []),
          ...(financing.overdueDays ? late : []),
          ...(financing.penaltyAmount ? penaltyItems : []),
        ]}
      />
      {financing.repayments.length > 0 ? (
        <Section title="回款明细">
          <PlainTable label="回款明细" columns={repayments} rows={financing.repayments} rowKey="receiptNo" />
        </Section>
      ) : null}
      <Section title="协议文件">
        <ProtocolFiles
          documents={financing.documents}
          preview={(protocolNo) => previewRfDocument({ rfFinanceNo, protocolNo })}
          save={({ protocolNo, protocolName }) =>
            void download.run({
              fileName: `${protocolName}_${rfFinanceNo}.pdf`,
              load: (transfer) => downloadRfDocument({ rfFinanceNo, protocolNo }, transfer),
            })
          }
          saving={download.running}
        />
      </Section>
      {supplementFiles.length > 0 ? (
        <AttachmentSection title="补充资料" attachments={supplementFiles} />
      ) : null}
      <Trail rows={financing.auditTrail} />
    </>
  )
}
