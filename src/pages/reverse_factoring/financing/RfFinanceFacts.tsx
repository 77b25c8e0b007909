import { Link } from 'react-router-dom'
import type { RfFinancedAccount, RfFinancing, RfRepayment } from '#api/generated/corp/model/index.ts'
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
import { transferOptions, useDownload } from '#hooks/useDownload.ts'
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

const is = column<RfFinancing>()
const basics = [
  is.code('rfFinanceNo', '保理融资编号'),
  is.dict('rfFinanceStatus', '融资状态', 'RF_FINANCE_STATUS'),
  is.text('creditorName', '债权人'),
  is.text('debtorName', '债务人'),
  is.text('funderName', '资金方'),
  is.dict('factoringType', '保理方式', 'FACTORING_TYPE', { tone: 'plain' }),
  is.number('arCount', '账款笔数'),
  is.money('arTotal', '账款总额'),
  is.masked('collectAccountNo', '收款账号'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
]
const repayment = [
  is.code('registerNo', '登记证明编号'),
  is.instant('lendTime', '放款时间'),
  is.money('repaidAmount', '已回款金额'),
  is.instant('repayTime', '最近回款时间'),
  is.money('tailAmount', '尾款'),
  is.text('failReason', '拒绝原因'),
]
const lendReceipt = [
  is.custom('lendReceiptNo', '放款回单', ({ lendReceiptNo }) => (
    <ReceiptButton receiptNo={lendReceiptNo} load={downloadRfReceipt} />
  )),
]
// 没有到期的不是欠付：还没有回款的金额
const owed = [is.money('owedAmount', '未回款金额')]
const late = [is.number('overdueDays', '逾期天数')]
const repaid = column<RfRepayment>()
const repayments = [
  repaid.instant('repayTime', '回款时间'),
  repaid.money('repayAmount', '回款金额'),
  repaid.text('payerName', '付款方'),
  repaid.money('owedAmount', '回款后未回款金额'),
  repaid.custom(
    'receiptNo',
    '回单',
    ({ receiptNo }) => <ReceiptButton receiptNo={receiptNo} load={downloadRfReceipt} />,
    { width: 240 },
  ),
]
const of = column<RfFinancedAccount>()
const accountsWith = (link: (arNo: string) => string | undefined) => [
  of.custom(
    'arNo',
    '应收账款编号',
    ({ arNo }) => {
      const to = link(arNo)
      return to ? <Link to={to}>{arNo}</Link> : arNo
    },
    { width: 200 },
  ),
  of.text('contractNo', '合同编号'),
  of.money('arAmount', '账款金额'),
  of.money('confirmAmount', '确权金额'),
  of.money('arBalance', '账款余额'),
  of.date('arDueDate', '账款到期日'),
  of.dict('arStatus', '账款状态', 'AR_STATUS'),
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
              load: (onProgress, signal) =>
                downloadRfDocument({ rfFinanceNo, protocolNo }, transferOptions(onProgress, signal)),
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
