// The invariants of domain/03-flows.md §4 that concern issue and sign-for; checked after every call in tests.
import { add, compare, subtract, sum } from '#domain/money.ts'
import type { HoldingRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { availableLimit } from './limitBook.ts'
import { isIncrease } from './limitGroup.ts'

const equal = (a: string, b: string) => compare(a, b) === 0
const negative = (amount: string) => compare(amount, '0.00') < 0

const LIVE: readonly HoldingRow['holdingStatus'][] = ['HELD', 'DUE', 'OVERDUE', 'EXHAUSTED']

/** 每条不变量：成立时为 undefined，不成立时说明哪份单据。 */
export const invariants: Readonly<Record<string, (world: World) => string | undefined>> = {
  'INV-01': (world) => {
    const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
    const rows = [
      ...world.issueApplications.all(),
      ...world.withdrawApplications.all(),
      ...world.signTasks.all(),
    ]
    return rows.find((row) => {
      const people = [row.createUserId, row.reviewUserId, row.finalUserId].map(idCard).filter(Boolean)
      return new Set(people).size < people.length
    })?.id
  },
  'INV-02': (world) => {
    const rows = [
      ...world.issueApplications.all(),
      ...world.withdrawApplications.all(),
      ...world.signTasks.all(),
    ]
    const ordered = (times: string[]) => times.every((time, at) => at === 0 || times[at - 1]! <= time)
    return rows.find(
      (row) => row.auditTrail.length === 0 || !ordered(row.auditTrail.map((line) => line.time)),
    )?.id
  },
  'INV-03': (world) =>
    world.vouchers.all().find((voucher) => {
      if (voucher.voucherStatus === 'WAIT_SIGN') return false
      const held = world.holdings
        .where((row) => row.voucherNo === voucher.voucherNo && LIVE.includes(row.holdingStatus))
        .map((row) => add(row.availableAmount, row.frozenAmount))
      return !equal(add(sum(held), add(voucher.cashedTotal, voucher.cancelledTotal)), voucher.faceAmount)
    })?.voucherNo,
  'INV-04': (world) =>
    world.holdings.all().find((parent) => {
      const children = world.holdings.where(
        (row) =>
          row.parentHoldingNo === parent.holdingNo &&
          row.holdingStatus !== 'WAIT_SIGN' &&
          row.holdingStatus !== 'CLOSED',
      )
      return !equal(
        sum(children.map((row) => row.holdAmount)),
        add(parent.transferredAmount, parent.financedAmount),
      )
    })?.holdingNo,
  'INV-05': (world) =>
    world.holdings.all().find((row) => {
      if (!LIVE.includes(row.holdingStatus)) return false
      const parts = [
        row.frozenAmount,
        row.transferredAmount,
        row.financedAmount,
        row.returnedAmount,
        row.cashedAmount,
      ]
      return (
        [row.availableAmount, ...parts].some(negative) ||
        !equal(row.availableAmount, subtract(row.holdAmount, sum(parts)))
      )
    })?.holdingNo,
  'INV-06': (world) =>
    world.vouchers
      .all()
      .find(
        (row) =>
          negative(row.outstandingAmount) ||
          !equal(
            row.outstandingAmount,
            subtract(subtract(row.faceAmount, row.cashedTotal), row.cancelledTotal),
          ),
      )?.voucherNo,
  'INV-07': (world) => world.invoices.all().find((row) => negative(row.invoiceRemainAmount))?.invoiceNo,
  'INV-10': (world) => world.limits.all().find((limit) => negative(availableLimit(limit)))?.limitNo,
  'INV-12': (world) =>
    world.limits
      .where((limit) => limit.limitType === 'ISSUE')
      .find((limit) => {
        const used = world.vouchers
          .where((row) => row.corpId === limit.corpId && row.voucherStatus !== 'CANCELLED')
          .map((row) => row.outstandingAmount)
        const frozen = world.issueApplications
          .where(
            (row) =>
              row.corpId === limit.corpId &&
              (row.issueStatus === 'PENDING_REVIEW' || row.issueStatus === 'PENDING_FINAL'),
          )
          .map((row) => row.faceAmount ?? '0.00')
        // a third party's request holds the limit until its review makes it an application
        const requested = world.thirdIssueApplications
          .where((row) => row.corpId === limit.corpId && row.thirdStatus === 'PENDING_REVIEW')
          .map((row) => row.faceAmount)
        // what is to be given to members of the group is held until the distribution is reviewed
        const distributing = world.limitDistributions
          .where((row) => row.limitNo === limit.limitNo && row.distributeStatus === 'PENDING_REVIEW')
          .filter((row) => isIncrease(row.distributeType))
          .map((row) => row.distributeAmount!)
        return (
          !equal(sum(used), limit.usedLimit) ||
          !equal(sum([...frozen, ...requested, ...distributing]), limit.frozenLimit)
        )
      })?.limitNo,
}
