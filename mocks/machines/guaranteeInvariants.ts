// The invariants of domain/03-flows.md §4 that concern guarantees; checked after every call in tests.
import { guaranteeFeeOf } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { compare, sum } from '#domain/money.ts'
import type { GuaranteeRow } from '../world/guaranteeRows.ts'
import type { World } from '../world/World.ts'
import { FREEZING, IN_FORCE, ISSUED } from './guarantee.ts'

const equal = (a: string, b: string): boolean => compare(a, b) === 0

/** 额度已用的部分：效力之中的是全额，已结束的只剩赔付过、尚待追偿的。 */
const usedBy = (row: GuaranteeRow): string => {
  if (IN_FORCE.includes(row.guaranteeStatus)) return row.guaranteeAmount!
  return ISSUED.includes(row.guaranteeStatus) ? row.paidAmount : '0.00'
}

/** 每条不变量：成立时为 undefined，不成立时说明哪份单据。 */
export const guaranteeInvariants: Readonly<Record<string, (world: World) => string | undefined>> = {
  'INV-01 保函': (world) => {
    const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
    return world.guarantees.find((row) => {
      const [maker, checker] = [row.createUserId, row.reviewUserId].map(idCard)
      return maker !== undefined && maker === checker
    })?.guaranteeApplyNo
  },
  'INV-02 保函': (world) =>
    world.guarantees.find(({ auditTrail }) =>
      auditTrail.some((line, at) => at > 0 && auditTrail[at - 1]!.time > line.time),
    )?.guaranteeApplyNo,
  'INV-12 保函额度': (world) =>
    world.limits
      .where((limit) => limit.limitType === 'GUARANTEE')
      .find((limit) => {
        const rows = world.guarantees.where((row) => row.corpId === limit.corpId)
        const frozen = rows.filter((row) => FREEZING.includes(row.guaranteeStatus))
        return (
          !equal(limit.frozenLimit, sum(frozen.map((row) => row.guaranteeAmount!))) ||
          !equal(limit.usedLimit, sum(rows.map(usedBy)))
        )
      })?.limitNo,
  'INV-20 赔付不超保函金额': (world) =>
    world.guarantees.find((row) => compare(row.paidAmount, row.guaranteeAmount ?? '0.00') > 0)
      ?.guaranteeApplyNo,
  'F-09': (world) =>
    world.guarantees
      .where((row) => FREEZING.includes(row.guaranteeStatus) || ISSUED.includes(row.guaranteeStatus))
      .find((row) => {
        const fee = guaranteeFeeOf({
          guaranteeAmount: row.guaranteeAmount!,
          guaranteeFeeRate: row.guaranteeFeeRate!,
          guaranteeDays: guaranteeDaysOf(row)!,
          minFee: row.minFee!,
        })
        return !equal(fee, row.guaranteeFee!)
      })?.guaranteeApplyNo,
}
