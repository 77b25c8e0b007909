import type { Attachment, RfConfirmation, RfConfirmationForm } from '#api/generated/corp/model/index.ts'
import { add, compare, formatMoney, isMoney, isPositive, subtract } from '#domain/money.ts'

/** 一笔账款在表单里的几项：确权金额、争议金额与原因、确认付款日，以确权编号区分。 */
export type OpinionValues = Partial<Pick<RfConfirmationForm, 'confirmResult'>> & {
  reviewOpinion?: string
  attachments?: Attachment[]
} & { [amount: `confirmAmount:${string}`]: string } & { [amount: `disputeAmount:${string}`]: string } & {
  [reason: `disputeReason:${string}`]: string
} & { [day: `confirmPayDate:${string}`]: string }

/** 账款金额之内没有填进争议的就是确权金额；填错时不动。 */
export const restOf = (arAmount: string, part: string): string | undefined =>
  isMoney(part) && compare(part, arAmount) <= 0 ? subtract(arAmount, part) : undefined

/** 确权金额：大于 0，与争议金额之和等于账款金额（INV-19）。 */
export const checkConfirmAmount = (
  confirmAmount: string,
  disputeAmount: string | undefined,
  arAmount: string,
): string | undefined => {
  if (!isMoney(confirmAmount) || !isPositive(confirmAmount)) return '确权金额须大于0'
  if (compare(confirmAmount, arAmount) > 0) return `确权金额不得大于账款金额${formatMoney(arAmount)}元`
  const dispute = disputeAmount || '0.00'
  return isMoney(dispute) && compare(add(confirmAmount, dispute), arAmount) === 0
    ? undefined
    : `确权金额与争议金额之和须等于账款金额${formatMoney(arAmount)}元`
}

/** 争议金额小于账款金额。 */
export const checkDisputeAmount = (disputeAmount: string, arAmount: string): string | undefined =>
  isMoney(disputeAmount) && compare(disputeAmount, arAmount) < 0 ? undefined : '争议金额须小于账款金额'

/** 有争议金额的是部分确认。 */
export const isDisputed = (disputeAmount: string | undefined): boolean =>
  isMoney(disputeAmount ?? '') && isPositive(disputeAmount ?? '')

/** 默认全额确认，按账款到期日付款；已过期的按今天。 */
export const initialOf = (
  confirmations: readonly RfConfirmation[],
  today: string,
): Partial<OpinionValues> => {
  const values: Partial<OpinionValues> = { confirmResult: 'AGREE', attachments: [] }
  for (const row of confirmations) {
    values[`confirmAmount:${row.confirmNo}`] = row.confirmAmount ?? row.arAmount
    values[`disputeAmount:${row.confirmNo}`] = row.disputeAmount ?? '0.00'
    if (row.disputeReason) values[`disputeReason:${row.confirmNo}`] = row.disputeReason
    values[`confirmPayDate:${row.confirmNo}`] = row.arDueDate < today ? today : row.arDueDate
  }
  return values
}

/** 表单的值 → 请求体：只有确认无误时才带金额与日期。 */
export const toRequest = (
  confirmations: readonly RfConfirmation[],
  values: OpinionValues,
): RfConfirmationForm => {
  const { confirmResult = 'AGREE', reviewOpinion, attachments } = values
  return {
    confirmResult,
    items: confirmations.map(({ confirmNo, version }) => ({
      confirmNo,
      version,
      ...(confirmResult === 'AGREE' && {
        confirmAmount: values[`confirmAmount:${confirmNo}`],
        disputeAmount: values[`disputeAmount:${confirmNo}`] || '0.00',
        ...(isDisputed(values[`disputeAmount:${confirmNo}`]) && {
          disputeReason: values[`disputeReason:${confirmNo}`],
        }),
        confirmPayDate: values[`confirmPayDate:${confirmNo}`],
      }),
    })),
    ...(reviewOpinion && { reviewOpinion }),
    ...(attachments && attachments.length > 0 && { attachments }),
  }
}

/** 全额确认的请求：批量确权只做这一种。 */
export const inFull = (confirmations: readonly RfConfirmation[], today: string): RfConfirmationForm => ({
  confirmResult: 'AGREE',
  items: confirmations.map(({ confirmNo, version, arAmount, arDueDate }) => ({
    confirmNo,
    version,
    confirmAmount: arAmount,
    disputeAmount: '0.00',
    confirmPayDate: arDueDate < today ? today : arDueDate,
  })),
})
