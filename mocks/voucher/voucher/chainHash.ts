import { sha256Hex } from '../../kernel/digest.ts'
import type { VoucherRow } from './rows.ts'
import { voucherFlow } from './transitions.ts'

/** 凭证的存证摘要：编号、金额、承诺付款日与签收为止的轨迹；以后的变化不改变它（T-VCH-02、INV-17）。 */
export const chainHashOf = ({ voucherNo, faceAmount, promisePayDate, auditTrail }: VoucherRow): string => {
  const signed = auditTrail.findIndex(({ event }) => event === voucherFlow.eventOf('T-VCH-02'))
  return sha256Hex(JSON.stringify([voucherNo, faceAmount, promisePayDate, auditTrail.slice(0, signed + 1)]))
}
