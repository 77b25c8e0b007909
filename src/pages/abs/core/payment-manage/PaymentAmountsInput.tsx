import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import type { AbsPayment } from '#api/generated/corp/model/index.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney, isMoney, isPositive, sum } from '#domain/money.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import styles from './payment.module.css'

/** 付款编号 → 本次付款金额。 */
export type PaymentAmounts = Readonly<Record<string, string>>

interface PaymentAmountsInputProps extends ControlProps<PaymentAmounts> {
  payments: readonly AbsPayment[]
}

const is = column(absPaymentLabels)
const facts = [
  is.code('payableNo'),
  is.text('creditorName'),
  is.date('payableDueDate'),
  is.money('payableRemain', { title: '未付金额' }),
]

/** 各笔付款这次付多少；下方随填随算合计与大写。 */
export function PaymentAmountsInput({ payments, value = {}, onChange, ...aria }: PaymentAmountsInputProps) {
  const amounts = payments.map(({ paymentNo }) => value[paymentNo] ?? '')
  const total = sum(amounts.filter(isMoney))
  const input = is.custom(
    'paymentAmount',
    ({ paymentNo }) => (
      <AmountInput
        aria-label={payments.length > 1 ? `本次付款金额 ${paymentNo}` : '本次付款金额'}
        capitals={false}
        value={value[paymentNo] ?? ''}
        onChange={(amount) => onChange?.({ ...value, [paymentNo]: amount })}
      />
    ),
    { title: '本次付款金额（元）', width: 220 },
  )
  return (
    <div
      className={styles.amounts}
      role="group"
      id={aria.id}
      aria-label={aria['aria-label']}
      aria-describedby={aria['aria-describedby']}
    >
      <PlainTable label="付款明细" columns={[...facts, input]} rows={payments} rowKey="paymentNo" />
      <p className={styles.total}>
        合计 <strong>{formatMoney(total)}</strong>元　{isPositive(total) ? toCapitals(total) : ''}
      </p>
    </div>
  )
}
