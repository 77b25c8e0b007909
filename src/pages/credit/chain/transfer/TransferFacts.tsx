import { Link } from 'react-router-dom'
import { transferApplicationLabels } from '#api/generated/corp/labels/transferApplication.ts'
import { transferLineLabels } from '#api/generated/corp/labels/transferLine.ts'
import type { TransferApplication } from '#api/generated/corp/model/index.ts'
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

const is = column(transferApplicationLabels)
const basics = [
  is.code('transferNo'),
  is.code('voucherNo'),
  is.code('holdingNo'),
  is.dict('transferStatus', 'TRANSFER_STATUS'),
  is.text('issuerName'),
  is.text('transferorName'),
  is.money('transferTotalAmount'),
  is.number('lineCount'),
  is.money('availableAmount', { title: '可用金额' }),
  is.number('transferLevel'),
  is.date('promisePayDate'),
  is.number('remainDays'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]
const of = column(transferLineLabels)
const asked = [
  of.text('transfereeName'),
  of.money('transferAmount'),
  of.text('transferPurpose'),
  of.text('contractNo'),
  of.money('invoiceTotalAmount'),
]
/** 复核通过之后才有的：对方签收到哪一步 */
const answered = [
  of.code('childHoldingNo'),
  of.dict('transferLineStatus', 'TRANSFER_LINE_STATUS'),
  of.date('signDeadline'),
  of.dict('refuseReason', 'REFUSE_REASON', { tone: 'failed' }),
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
