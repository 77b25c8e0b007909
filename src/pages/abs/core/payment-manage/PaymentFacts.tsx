import { useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
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

const is = column(absPaymentLabels)
const basics = [
  is.code('paymentNo'),
  is.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
  is.dict('absCheckStatus', 'ABS_CHECK_STATUS'),
  is.code('payableNo'),
  is.text('creditorName'),
  is.date('payableDueDate'),
  is.money('payableAmount'),
  is.money('payableRemain', { title: '未付金额' }),
]
const payee = [
  is.text('planName'),
  is.text('poolAccountName'),
  is.custom('poolAccountNo', (payment) => <CheckedPoolAccount payment={payment} />),
  is.text('poolBankName', { title: '开户银行' }),
  is.custom('accountSource', ({ accountSource }) => <AccountSourceText source={accountSource} />, {
    title: '账号来源',
  }),
]
const registered = [
  is.money('paymentAmount'),
  is.date('paymentDate'),
  is.dict('payChannel', 'PAY_CHANNEL', { tone: 'plain' }),
  is.text('payAccountNo'),
  is.text('bankSerialNo'),
  is.custom('payVoucherFile', ({ payVoucherFile }) => <FileName file={payVoucherFile} />),
  is.text('createUserName'),
  is.instant('submitTime', { title: '登记时间' }),
  is.text('remark'),
]
const arrived = [
  is.money('receivedAmount'),
  is.instant('receivedTime'),
  is.money('diffAmount'),
  is.text('diffReason'),
]
const WARN: readonly AbsPayment['paymentStatus'][] = ['FAILED', 'OVERDUE', 'PART_PAID']

const late = [is.number('overdueDays'), is.money('penaltyAmount')]

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
