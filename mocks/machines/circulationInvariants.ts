// The invariants of domain/03-flows.md §4 that concern circulation and payment; checked after every call in tests.
import { add, compare, sum } from '#domain/money.ts'
import type { DocumentRow, HoldingRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { PAYABLE, unpaidOf } from './holdingBook.ts'
import { MAX_CHILDREN, MAX_LEVEL, MAX_LINES } from './transferGuards.ts'
import { cutOffDate } from './voucherFlow.ts'

const equal = (a: string, b: string) => compare(a, b) === 0

const documents = (world: World): DocumentRow[] => [
  ...world.transferApplications.all(),
  ...world.returnApplications.all(),
  ...world.recycleApplications.all(),
  ...world.cashBatches.all(),
  ...world.aheadCashApplications.all(),
]

type Flight = { no: string; voucherNo: string; holdingNo: string; amount: string }

/** 在途的转让、退回与提前兑付：各冻结了哪笔持有多少。 */
export const inFlight = (world: World): Flight[] => [
  ...world.transferApplications.all().flatMap((row) => {
    const frozen =
      row.transferStatus === 'PENDING_REVIEW'
        ? row.transferTotalAmount
        : sum(
            row.lines
              .filter((line) => line.transferLineStatus === 'WAIT_SIGN')
              .map((line) => line.transferAmount!),
          )
    return equal(frozen, '0.00')
      ? []
      : { no: row.transferNo, voucherNo: row.voucherNo!, holdingNo: row.holdingNo!, amount: frozen }
  }),
  ...world.returnApplications
    .where((row) => row.returnStatus === 'PENDING_REVIEW' || row.returnStatus === 'WAIT_COUNTERPARTY')
    .map((row) => ({ ...row, no: row.returnNo, amount: row.returnAmount })),
  ...world.aheadCashApplications
    .where((row) => ['PENDING_REVIEW', 'HOLDER_CONFIRMING', 'APPROVED', 'PAYING'].includes(row.aheadStatus))
    .map((row) => ({ ...row, no: row.aheadNo, amount: row.aheadAmount })),
]

const frozenOf = (flights: readonly Flight[], holding: HoldingRow): string =>
  sum(flights.filter((one) => one.holdingNo === holding.holdingNo).map((one) => one.amount))

/** 每条不变量：成立时为 undefined，不成立时说明哪份单据。 */
export const circulationInvariants: Readonly<Record<string, (world: World) => string | undefined>> = {
  'INV-01 流转': (world) => {
    const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
    return documents(world).find((row) => {
      const people = [row.createUserId, row.reviewUserId, row.finalUserId].map(idCard).filter(Boolean)
      return new Set(people).size < people.length
    })?.id
  },
  'INV-02 流转': (world) =>
    documents(world).find(
      ({ auditTrail }) =>
        auditTrail.length === 0 ||
        auditTrail.some((line, at) => at > 0 && auditTrail[at - 1]!.time > line.time),
    )?.id,
  'INV-05 冻结': (world) => {
    const flights = inFlight(world)
    // financing freezes too, so that what is frozen may be more than what is in flight here
    return world.holdings
      .where((row) => PAYABLE.includes(row.holdingStatus) || row.holdingStatus === 'EXHAUSTED')
      .find((row) => compare(row.frozenAmount, frozenOf(flights, row)) < 0)?.holdingNo
  },
  'INV-06 兑付': (world) =>
    world.vouchers
      .all()
      .find(
        (row) =>
          (row.voucherStatus === 'CASHED') !==
          (equal(row.outstandingAmount, '0.00') && compare(row.cashedTotal, '0.00') > 0),
      )?.voucherNo,
  'INV-08': (world) => {
    const long = world.transferApplications.find(
      (row) => row.transferStatus !== 'DRAFT' && row.lines.length > MAX_LINES,
    )
    if (long) return long.transferNo
    return world.vouchers.all().find((voucher) => {
      const cap = world.issueApplications.get(voucher.issueNo)?.maxTransferLevel ?? MAX_LEVEL
      return voucher.currentMaxLevel > Math.min(cap, MAX_LEVEL) || voucher.splitCount > MAX_CHILDREN
    })?.voucherNo
  },
  'INV-14': (world) => {
    const today = world.today()
    return inFlight(world).find(({ voucherNo }) => today >= cutOffDate(world.vouchers.need(voucherNo)))?.no
  },
  'INV-15': (world) => {
    const batches = world.cashBatches.all()
    const wrong = batches.find(
      (row) => !equal(row.cashTotalAmount, sum(row.items.map((item) => item.cashAmount))),
    )
    if (wrong) return wrong.cashNo
    const open = batches.flatMap((row) => row.items).filter((item) => item.cashItemStatus !== 'PAID')
    return world.holdings
      .where((row) => row.holdingStatus === 'DUE' || row.holdingStatus === 'OVERDUE')
      .find((row) => {
        const items = open.filter((item) => item.holdingNo === row.holdingNo)
        return items.length !== 1 || !equal(items[0]!.cashAmount, unpaidOf(row))
      })?.holdingNo
  },
  'INV-16': (world) => {
    const owner = new Map(world.bankAccounts.all().map((row) => [row.accountNo, row.corpId]))
    const foreign = (accountNo: string | undefined, corpId: string) =>
      accountNo !== undefined && accountNo !== '' && owner.has(accountNo) && owner.get(accountNo) !== corpId
    return (
      world.receipts.find(
        (row) => foreign(row.payerAccountNo, row.payerCorpId) || foreign(row.payeeAccountNo, row.payeeCorpId),
      )?.receiptNo ??
      world.cashBatches.find(
        (row) =>
          foreign(row.payAccountNo, row.corpId) ||
          row.items.some((item) => foreign(item.payeeAccountNo, item.payeeCorpId)),
      )?.cashNo
    )
  },
  拆分笔数: (world) => {
    const children = Map.groupBy(
      world.holdings.where((row) => row.holdingStatus !== 'WAIT_SIGN' && row.holdingStatus !== 'CLOSED'),
      (row) => row.voucherNo,
    )
    return world.vouchers.all().find((voucher) => {
      const rows = children.get(voucher.voucherNo) ?? []
      return voucher.splitCount !== rows.filter((row) => row.parentHoldingNo).length
    })?.voucherNo
  },
  回单: (world) => {
    const paid = sum(
      world.cashBatches
        .all()
        .flatMap((row) => row.items.filter((item) => item.receiptNo).map((item) => item.cashAmount)),
    )
    const ahead = sum(
      world.aheadCashApplications
        .where((row) => row.receiptNo !== undefined)
        .map((row) => row.aheadPayAmount),
    )
    const receipts = sum(
      world.receipts
        .where((row) => row.receiptType === 'CASH' || row.receiptType === 'AHEAD_CASH')
        .map((row) => row.receiptAmount),
    )
    return equal(add(paid, ahead), receipts) ? undefined : receipts
  },
}
