import type {
  AbsPayment,
  AbsPaymentRegisterRequest,
  Attachment,
  PayAccount,
} from '#api/generated/corp/model/index.ts'
import { defaultPayAccountId } from '#business/account/payAccounts.ts'
import { compare, isPositive, yuan } from '#domain/money.ts'
import type { PaymentAmounts } from './PaymentAmountsInput.tsx'

/** 付款登记表的值。 */
export type RegisterValues = Pick<
  AbsPaymentRegisterRequest,
  'paymentDate' | 'payAccountId' | 'payChannel' | 'bankSerialNo' | 'remark'
> & { amounts: PaymentAmounts; payVoucherFile: Attachment[] }

/** 金额须大于 0、不超过未付金额；先看出的是哪一笔。 */
export const checkAmounts = (payments: readonly AbsPayment[]) => (amounts: PaymentAmounts) => {
  for (const { paymentNo, payableRemain } of payments) {
    const amount = amounts[paymentNo] ?? ''
    const which = payments.length > 1 ? `${paymentNo} ` : ''
    if (!amount) return `${which}请输入本次付款金额`
    if (!isPositive(amount)) return `${which}本次付款金额须大于0`
    if (compare(amount, payableRemain) > 0) return `${which}不超过未付金额 ${yuan(payableRemain)}`
  }
  return undefined
}

/** 付全部未付金额、最近的工作日；被驳回的照上次登记的填好。 */
export const initialOf = (
  payments: readonly AbsPayment[],
  payAccounts: readonly PayAccount[],
  day: string,
): Partial<RegisterValues> => {
  const [last] = payments.filter((row) => row.auditResult === 'REJECT')
  const amountOf = ({ paymentAmount, payableRemain, auditResult }: AbsPayment) =>
    auditResult === 'REJECT' && paymentAmount ? paymentAmount : payableRemain
  return {
    amounts: Object.fromEntries(payments.map((row) => [row.paymentNo, amountOf(row)])),
    paymentDate: last?.paymentDate && last.paymentDate > day ? last.paymentDate : day,
    payChannel: last?.payChannel ?? 'BANK_DEBIT',
    payAccountId: last?.payAccountId ?? defaultPayAccountId(payAccounts) ?? '',
    bankSerialNo: last?.bankSerialNo ?? '',
    payVoucherFile: last?.payVoucherFile ? [last.payVoucherFile] : [],
    remark: last?.remark ?? '',
  }
}
