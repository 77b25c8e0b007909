// The book of trade background (mocks/machines/tradeBook.ts, packageBook.ts): what contracts, invoices and packages say is
// used of them is exactly what living documents took (INV-07, F-16 of domain/03-flows.md).
import type { FinanceDataPackageRow } from '../package/rows.ts'
import type { TransferApplicationRow, TransferLineRow } from '../transfer/rows.ts'
import type { World } from '../../kernel/World.ts'
import { FREEZING, LENT_STATES } from '../finance/transitions.ts'
import { negative, same, Sheet, total, twice } from '../../kernel/fen.ts'
import { invariant } from '../../kernel/wiring.ts'

type InvoiceUse = { invoiceNo: string; amount: string }
/** What one document takes: of one contract its amount, of invoices what is written down with it. */
type Taken = { contractNo?: string | undefined; amount: string | undefined; uses?: InvoiceUse[] | undefined }

const ISSUING: readonly string[] = ['PENDING_REVIEW', 'PENDING_FINAL', 'ISSUED', 'SIGNED']
const NO_PAYABLE: readonly string[] = ['DRAFT', 'REJECTED', 'REVOKED']
const NO_ACCOUNT: readonly string[] = ['DRAFT', 'RETURNED', 'REFUSED', 'VOID']

/** A line holds its documents from the submission until it is refused, or until its holding was given back. */
const holds = (world: World, row: TransferApplicationRow, line: TransferLineRow): boolean => {
  if (row.transferStatus === 'PENDING_REVIEW') return true
  if (line.transferLineStatus === 'WAIT_SIGN') return true
  if (line.transferLineStatus !== 'SIGNED') return false
  return world.holdings.get(line.childHoldingNo)?.holdingStatus !== 'CLOSED'
}

/** Everything that is taken now, by issues, transfers, payables and receivables; packages keep their own account of it. */
function* takings(world: World): Generator<Taken> {
  for (const row of world.issueApplications.all()) {
    const given = world.vouchers.get(row.voucherNo)?.voucherStatus === 'CANCELLED'
    if (!ISSUING.includes(row.issueStatus) || given) continue
    yield { contractNo: row.contractNo, amount: row.faceAmount, uses: row.invoiceUses }
  }
  for (const row of world.thirdIssueApplications.all()) {
    if (row.thirdStatus !== 'PENDING_REVIEW') continue
    yield { contractNo: row.contractNo, amount: row.faceAmount, uses: row.invoiceUses }
  }
  for (const row of world.transferApplications.all()) {
    for (const line of row.lines) {
      if (!holds(world, row, line)) continue
      yield { contractNo: line.contractNo, amount: line.transferAmount, uses: line.invoiceUses }
    }
  }
  for (const row of world.absPayables.all()) {
    if (NO_PAYABLE.includes(row.payableStatus)) continue
    yield { contractNo: row.contractNo, amount: row.payableAmount, uses: row.invoiceUses }
  }
  for (const row of world.rfAccounts.all()) {
    if (NO_ACCOUNT.includes(row.arStatus)) continue
    yield { contractNo: row.contractNo, amount: row.arAmount, uses: row.invoiceUses }
  }
}

const ABS_USING: readonly string[] = [
  'PENDING_REVIEW',
  'FACTOR_AUDITING',
  'SUPPLEMENT',
  'WAIT_SIGN',
  'PACKAGING',
  'POOLED',
  'FUNDED',
]

/** Who draws on packages now: financings from the submission on, transfers until they are let go. */
const drawers = (world: World): Map<string, { packageNo: string; amount: string }> => {
  const drawn = new Map<string, { packageNo: string; amount: string }>()
  for (const row of world.financeApplications.all()) {
    if (!FREEZING.includes(row.financeStatus) && !LENT_STATES.includes(row.financeStatus)) continue
    drawn.set(row.financeNo, { packageNo: row.packageNo!, amount: row.financeAmount! })
  }
  for (const row of world.absTransfers.all()) {
    if (!ABS_USING.includes(row.absTransferStatus)) continue
    drawn.set(row.absTransferNo, { packageNo: row.packageNo!, amount: row.receivableTotal })
  }
  return drawn
}

const isOverdrawn = (row: FinanceDataPackageRow): boolean =>
  total([row.packageUsedAmount]) > total([row.packageAmount]) ||
  total(row.uses.map((use) => use.useAmount)) !== total([row.packageUsedAmount]) ||
  row.uses.some((use) => total(use.invoiceUses.map(({ amount }) => amount)) !== total([use.useAmount]))

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-07', (world) => {
    const taken = new Sheet()
    for (const { uses = [] } of takings(world)) for (const use of uses) taken.note(use.invoiceNo, use.amount)
    for (const row of world.financeDataPackages.all()) {
      for (const { invoiceUses } of row.uses)
        for (const use of invoiceUses) taken.note(use.invoiceNo, use.amount)
    }
    return world.invoices.find(
      ({ invoiceNo, invoiceAmount, invoiceRemainAmount }) =>
        negative(invoiceRemainAmount) ||
        taken.of(invoiceNo) + total([invoiceRemainAmount]) !== total([invoiceAmount]),
    )?.invoiceNo
  }),
  invariant('INV-07 发票支撑单据', (world) => {
    for (const { amount, uses = [] } of takings(world)) {
      if (uses.length > 0 && total(uses.map((use) => use.amount)) > total([amount])) return uses[0]!.invoiceNo
    }
    return undefined
  }),
  invariant('INV-07 合同', (world) => {
    const taken = new Sheet()
    for (const { contractNo, amount } of takings(world)) taken.note(contractNo, amount)
    for (const row of world.financeDataPackages.all()) {
      for (const { contractUses } of row.uses)
        for (const use of contractUses) taken.note(use.contractNo, use.amount)
    }
    return world.tradeContracts.find(
      ({ contractNo, contractUsedAmount, contractAmount }) =>
        !taken.is(contractNo, contractUsedAmount) || total([contractUsedAmount]) > total([contractAmount]),
    )?.contractNo
  }),
  invariant('INV-09', (world) => {
    const drawn = drawers(world)
    const uses = new Set<string>()
    for (const row of world.financeDataPackages.all()) {
      if (isOverdrawn(row)) return row.packageNo
      for (const { bizNo, useAmount } of row.uses) {
        const drawer = drawn.get(bizNo)
        if (uses.has(bizNo) || drawer?.packageNo !== row.packageNo || !same(drawer.amount, useAmount))
          return bizNo
        uses.add(bizNo)
      }
    }
    return [...drawn.keys()].find((bizNo) => !uses.has(bizNo))
  }),
  invariant('INV-07 资料包', (world) => {
    const live = world.financeDataPackages.where((row) => row.packageStatus !== 'VOID')
    const again = twice(live.flatMap((row) => row.invoiceNos))
    return again && `发票${again}在两个资料包中`
  }),
]
