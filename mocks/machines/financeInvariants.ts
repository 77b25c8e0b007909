// The invariants of domain/03-flows.md §4 that concern financing; checked after every call in tests.
import { compare, subtract, sum } from '#domain/money.ts'
import type { FinanceApplicationRow } from '../world/financeRows.ts'
import type { DocumentRow } from '../world/rows.ts'
import type { World } from '../world/World.ts'
import { inFlight } from './circulationInvariants.ts'
import { FREEZING, LENT_STATES } from './finance.ts'
import { priced } from './financeQuote.ts'
import { PAYABLE } from './holdingBook.ts'
import { cutOffDate } from './voucherFlow.ts'

const equal = (a: string, b: string) => compare(a, b) === 0

const documents = (world: World): DocumentRow[] => [
  ...world.financeApplications.all(),
  ...world.switchFunderApplications.all(),
]

const freezing = (world: World): FinanceApplicationRow[] =>
  world.financeApplications.where((row) => FREEZING.includes(row.financeStatus))

const lent = (world: World): FinanceApplicationRow[] =>
  world.financeApplications.where((row) => LENT_STATES.includes(row.financeStatus))

const childrenOf = (world: World, row: FinanceApplicationRow) =>
  row.lines.map((line) => world.holdings.get(line.childHoldingNo))

const isOpen = (status: string): boolean => status === 'PENDING_REVIEW' || status === 'OLD_CONFIRMING'

/** 每条不变量：成立时为 undefined，不成立时说明哪份单据。 */
export const financeInvariants: Readonly<Record<string, (world: World) => string | undefined>> = {
  'INV-01 融资': (world) => {
    const idCard = (userId?: string) => (userId ? world.users.get(userId)?.idCard : undefined)
    return documents(world).find((row) => {
      const people = [row.createUserId, row.reviewUserId].map(idCard).filter(Boolean)
      return new Set(people).size < people.length
    })?.id
  },
  'INV-02 融资': (world) =>
    documents(world).find(
      ({ auditTrail }) =>
        auditTrail.length === 0 ||
        auditTrail.some((line, at) => at > 0 && auditTrail[at - 1]!.time > line.time),
    )?.id,
  'INV-05 融资冻结': (world) => {
    const frozen = new Map<string, string[]>()
    const note = (holdingNo: string, amount: string) =>
      frozen.set(holdingNo, [...(frozen.get(holdingNo) ?? []), amount])
    for (const row of freezing(world)) for (const line of row.lines) note(line.holdingNo, line.financeAmount!)
    if (frozen.size === 0) return undefined
    for (const one of inFlight(world)) note(one.holdingNo, one.amount)
    return world.holdings
      .where((row) => PAYABLE.includes(row.holdingStatus))
      .find((row) => !equal(row.frozenAmount, sum(frozen.get(row.holdingNo) ?? [])))?.holdingNo
  },
  'INV-07 融资': (world) => {
    const children = lent(world).flatMap((row) => row.lines.map((line) => line.childHoldingNo))
    const twice = children.find((no, at) => children.indexOf(no) !== at)
    if (twice) return twice
    return world.holdings
      .where((row) => row.holdingSource === 'FINANCE')
      .find((row) => !children.includes(row.holdingNo))?.holdingNo
  },
  'INV-09': (world) => {
    const over = world.financeDataPackages.find(
      (row) => compare(row.packageUsedAmount, row.packageAmount) > 0,
    )
    if (over) return over.packageNo
    return [...freezing(world), ...lent(world)].find((row) => {
      const uses = world.financeDataPackages.need(row.packageNo!).uses
      return !uses.some((use) => use.bizNo === row.financeNo && equal(use.useAmount, row.financeAmount!))
    })?.financeNo
  },
  'INV-14 融资': (world) => {
    const today = world.today()
    return freezing(world).find((row) =>
      row.lines.some((line) => today >= cutOffDate(world.vouchers.need(line.voucherNo))),
    )?.financeNo
  },
  融资金额等于各持有之和: (world) =>
    [...freezing(world), ...lent(world)].find(
      (row) => !equal(row.financeAmount!, sum(row.lines.map((line) => line.financeAmount!))),
    )?.financeNo,
  'F-01 至 F-05': (world) =>
    [...freezing(world), ...lent(world)].find((row) => {
      const wanted = priced(
        row as Parameters<typeof priced>[0],
        row.financeAmount!,
        row.valueDate!,
        row.maturityDate!,
      )
      return Object.entries(wanted).some(([field, value]) => row[field as keyof typeof wanted] !== value)
    })?.financeNo,
  放款即资金方持有: (world) =>
    lent(world).find((row) => {
      const children = childrenOf(world, row)
      return (
        children.some((child) => child?.corpId !== row.funderId) ||
        !equal(sum(children.map((child) => child!.holdAmount)), row.financeAmount!) ||
        !equal(row.lendAmount!, row.netAmount!)
      )
    })?.financeNo,
  结清即资金方已兑付: (world) =>
    lent(world).find(
      (row) =>
        (row.financeStatus === 'SETTLED') !==
        childrenOf(world, row).every((child) => child?.holdingStatus === 'CASHED'),
    )?.financeNo,
  利息分担之和等于利息: (world) =>
    lent(world).find((row) => !equal(subtract(row.interestAmount!, row.coreInterest!), row.supplierInterest!))
      ?.financeNo,
  放款回单: (world) => {
    const paid = sum(lent(world).map((row) => row.lendAmount!))
    const receipts = world.receipts.where((row) => row.receiptType === 'LEND')
    return equal(paid, sum(receipts.map((row) => row.receiptAmount))) ? undefined : paid
  },
  更换资金方: (world) =>
    world.switchFunderApplications.all().find((row) => {
      const old = world.financeApplications.need(row.financeNo)
      if (isOpen(row.switchStatus)) return old.switchNo !== row.switchNo
      if (old.switchNo === row.switchNo) return true
      return row.switchStatus === 'DONE'
        ? old.financeStatus !== 'SWITCHED' || old.newFinanceNo !== row.newFinanceNo
        : row.newFinanceNo !== undefined
    })?.switchNo,
  资金方额度: (world) =>
    world.limits
      .where((row) => row.limitType === 'FINANCE')
      .find((limit) => {
        const of = (rows: FinanceApplicationRow[]) =>
          sum(rows.filter((row) => row.limitNo === limit.limitNo).map((row) => row.financeAmount!))
        const used = lent(world).filter((row) => row.financeStatus !== 'SETTLED')
        return !equal(limit.frozenLimit, of(freezing(world))) || !equal(limit.usedLimit, of(used))
      })?.limitNo,
}
