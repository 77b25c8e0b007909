import { downloadAbsReceipt, useAbsPaymentDetail } from '#api/generated/corp/abs-payments/abs-payments.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { useReceipt } from '#business/useReceipt.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Steps } from '#ui/display/Steps.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import styles from './payment.module.css'

const is = column(absPaymentLabels)
const facts = [
  is.dict('paymentStatus', 'ABS_PAYMENT_STATUS'),
  is.date('paymentDate'),
  is.money('paymentAmount'),
  is.money('receivedAmount'),
  is.dict('payFailReason', 'PAY_FAIL_REASON', { tone: 'failed' }),
  is.text('stateReason', { title: '状态说明' }),
]
const STAGES = ['已登记', '已复核', '付款处理中', '已到账']
const REACHED: Readonly<Partial<Record<AbsPayment['paymentStatus'], number>>> = {
  REGISTERED: 2,
  PAYING: 2,
  UNANSWERED: 2,
  FAILED: 2,
  PART_PAID: 3,
  PAID: STAGES.length,
}

/** 一笔付款的时间线：走到哪一步、到账多少，每次到账的回单在此下载。 */
export function PaymentTimeline({ paymentNo, onClose }: { paymentNo: string; onClose: () => void }) {
  const payment = useAbsPaymentDetail({ paymentNo })
  const receipt = useReceipt(downloadAbsReceipt)
  return (
    <Drawer title={`付款时间线 ${paymentNo}`} onClose={onClose} width={720}>
      <QueryState result={payment}>
        {(row) => (
          <div className={styles.stack}>
            <Steps label="付款进度" titles={STAGES} current={REACHED[row.paymentStatus] ?? 1} />
            <Descriptions label="付款" of={row} items={facts} columns={2} />
            {row.receiptNos.length > 0 ? (
              <Section title="电子回单">
                <div className={styles.receipts}>
                  {row.receiptNos.map((receiptNo) => (
                    <button
                      key={receiptNo}
                      type="button"
                      className="text-button"
                      onClick={() => receipt(receiptNo)}
                    >
                      下载 {receiptNo}
                    </button>
                  ))}
                </div>
              </Section>
            ) : null}
            <Trail title="时间线" rows={row.auditTrail} />
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}
