import { useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { AccountSourceText } from '#business/account/SourceText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { FileName } from '#business/attachments/FileName.tsx'
import { AttachmentList } from '#business/attachments/List.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { CheckedPoolAccount } from './CheckedPoolAccount.tsx'

const is = column<AbsPayment>()
const basics = [
  is.code('paymentNo', '付款编号'),
  is.dict('paymentStatus', '付款状态', 'ABS_PAYMENT_STATUS'),
  is.dict('absCheckStatus', '核对状态', 'ABS_CHECK_STATUS'),
  is.code('payableNo', '账款编号'),
  is.text('creditorName', '债权人'),
  is.date('payableDueDate', '应付日期'),
  is.money('payableAmount', '账款金额'),
  is.money('payableRemain', '未付金额'),
]
const payee = [
  is.text('planName', '专项计划名称'),
  is.text('poolAccountName', '归集账户户名'),
  is.custom('poolAccountNo', '归集账户', (payment) => <CheckedPoolAccount payment={payment} />),
  is.text('poolBankName', '开户银行'),
  is.custom('accountSource', '账号来源', ({ accountSource }) => <AccountSourceText source={accountSource} />),
]
const registered = [
  is.money('paymentAmount', '本次付款金额'),
  is.date('paymentDate', '付款日期'),
  is.dict('payChannel', '付款渠道', 'PAY_CHANNEL', { tone: 'plain' }),
  is.text('payAccountNo', '付款账号'),
  is.text('bankSerialNo', '银行流水号'),
  is.custom('payVoucherFile', '付款凭证', ({ payVoucherFile }) => <FileName file={payVoucherFile} />),
  is.text('createUserName', '经办人'),
  is.instant('submitTime', '登记时间'),
  is.text('remark', '备注'),
]
const arrived = [
  is.money('receivedAmount', '到账金额'),
  is.instant('receivedTime', '到账时间'),
  is.money('diffAmount', '差异金额'),
  is.text('diffReason', '差异原因'),
]
const WARN: readonly AbsPayment['paymentStatus'][] = ['FAILED', 'OVERDUE', 'PART_PAID']

const late = [is.number('overdueDays', '逾期天数'), is.money('penaltyAmount', '逾期利息')]

/** 一笔付款的全部内容：账款、收款方、登记、到账与差异、轨迹；详情与复核共用。 */
export function PaymentFacts({ payment }: { payment: AbsPayment }) {
  return (
    <>
      {payment.formerPoolAccountNo ? (
        <Alert tone="warn">归集账户已变更，核对并由另一人复核之前不能登记、复核与付款</Alert>
      ) : null}
      <StateAlert of={payment} warn={WARN.includes(payment.paymentStatus)} />
      <Evidence of={payment} />
      <Facts
        title="账款"
        of={payment}
        items={payment.overdueDays ? [...basics, ...late] : basics}
        columns={2}
      />
      <Facts title="收款方" of={payment} items={payee} columns={2} />
      {payment.paymentAmount ? <Facts title="付款登记" of={payment} items={registered} columns={2} /> : null}
      {payment.receiptNos.length > 0 ? (
        <Section title="到账与核对">
          <Descriptions label="到账与核对" of={payment} items={arrived} columns={2} />
          {payment.diffProof.length > 0 ? (
            <AttachmentList label="证明材料" attachments={payment.diffProof} />
          ) : null}
        </Section>
      ) : null}
      <Trail rows={payment.auditTrail} />
    </>
  )
}

/** 查看一笔 ABS 付款。 */
export const PaymentDetailView = detailView('付款', useAbsPaymentDetail, (payment) => (
  <PaymentFacts payment={payment} />
))
