import type { LimitUse } from '../../account/limit/book.ts'
import type { GuaranteeRow } from './rows.ts'
import { FREEZING, IN_FORCE, ISSUED } from './states.ts'

/** 有效期内占用全额；此后占用赔付了、申请人还没有偿还的。 */
const usedBy = (row: GuaranteeRow): string => {
  if (IN_FORCE.includes(row.guaranteeStatus)) return row.guaranteeAmount!
  return ISSUED.includes(row.guaranteeStatus) ? row.paidAmount : '0.00'
}

/** 申请中的保函冻结额度，开出的占用；还清的赔付款不再占用。 */
export const guaranteeLimitUse: LimitUse = {
  limitType: 'GUARANTEE',
  note(world, { used, frozen }) {
    for (const bill of world.funderBills.where(({ repayStatus }) => repayStatus === 'REPAID'))
      used.note(bill.corpId, `-${bill.funderBillAmount}`)
    for (const row of world.guarantees.all()) {
      used.note(row.corpId, usedBy(row))
      if (FREEZING.includes(row.guaranteeStatus)) frozen.note(row.corpId, row.guaranteeAmount)
    }
  },
}
