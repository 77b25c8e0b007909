import { Link } from 'react-router-dom'
import type { TransferApplication, TransferLine } from '#api/generated/corp/model/index.ts'
import { useTransferApplicationDetail } from '#api/generated/corp/transfers/transfers.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { Stakes } from '#business/approval/Stakes.tsx'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { SplitPreview } from './SplitPreview.tsx'
import { amountBefore } from './splitNodes.ts'
import { transferStakes } from './transferStakes.ts'

const is = column<TransferApplication>()
const basics = [
  is.code('transferNo', '转让编号'),
  is.code('voucherNo', '凭证编号'),
  is.code('holdingNo', '持有编号'),
  is.dict('transferStatus', '转让状态', 'TRANSFER_STATUS'),
  is.text('issuerName', '开立方'),
  is.text('transferorName', '转让方'),
  is.money('transferTotalAmount', '转让总金额'),
  is.number('lineCount', '明细笔数'),
  is.money('availableAmount', '可用金额'),
  is.number('transferLevel', '流转层级'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('remainDays', '剩余天数'),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '提交时间'),
  is.text('remark', '备注'),
]
const of = column<TransferLine>()
const asked = [
  of.text('transfereeName', '受让方'),
  of.money('transferAmount', '转让金额'),
  of.text('transferPurpose', '转让用途'),
  of.text('contractNo', '合同编号'),
  of.money('invoiceTotalAmount', '发票总金额'),
]
/** 复核通过之后才有的：对方签收到哪一步 */
const answered = [
  of.code('childHoldingNo', '子持有编号'),
  of.dict('transferLineStatus', '明细状态', 'TRANSFER_LINE_STATUS'),
  of.date('signDeadline', '签收截止日'),
  of.dict('refuseReason', '拒签原因', 'REFUSE_REASON', { tone: 'failed' }),
]

/** 转让申请的全部内容：基本信息、拆分前后、明细、附件、审批轨迹；详情与复核共用。 */
export function TransferFacts({ application }: { application: TransferApplication }) {
  const { voucherNo, lines, transferorName, riskTip } = application
  const before = amountBefore(application)
  const columns = lines.some((line) => line.transferLineStatus) ? [...asked, ...answered] : asked
  return (
    <>
      <StateAlert of={application} warn={application.transferStatus === 'REJECTED'} />
      <Evidence of={application} />
      {riskTip ? <Alert tone="warn">{riskTip}</Alert> : null}
      <Facts
        title="基本信息"
        of={application}
        items={basics}
        extra={
          voucherNo ? (
            <Link to={href(shell.transferRecord, { voucherNo })} target="_blank" rel="noopener">
              流转记录
            </Link>
          ) : null
        }
      />
      {before ? (
        <Section title="拆分前后">
          <SplitPreview holder={transferorName} amount={before} lines={lines} />
        </Section>
      ) : null}
      <Section title="转让明细">
        <PlainTable label="转让明细" columns={columns} rows={lines} rowKey="lineNo" />
      </Section>
      <Trail rows={application.auditTrail} />
    </>
  )
}

/** 一份转让申请：内容与经过。 */
export const TransferDetailView = detailView('转让申请', useTransferApplicationDetail, (application) => (
  <>
    <Stakes {...transferStakes(application)} />
    <TransferFacts application={application} />
  </>
))
