import type { TransferApplication } from '#api/generated/corp/model/index.ts'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { formatMoney } from '#domain/money.ts'

/** 转让的复核与撤销签什么：债权转让协议的要素（MC-6）。 */
export const transferSigning = (
  application: TransferApplication,
  verb: '转让' | '撤销转让',
): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'TRANSFER_REVIEW',
  productType: 'CREDIT',
  summary: `${verb}凭证 ${application.voucherNo ?? ''}`,
  content: [
    ['转让总金额', `¥${formatMoney(application.transferTotalAmount)}`],
    ['明细笔数', String(application.lineCount)],
    ['受让方', [...new Set(application.lines.map((line) => line.transfereeName))].join('、')],
  ],
})
