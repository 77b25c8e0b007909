// The books of reverse factoring: receivables and what is still owed on them, financings of them and what has come back
// (INV-19 of domain/03-flows.md §4, F-11).
import { accountsOf } from './finance/book.ts'
import { HOLDING, OUTSTANDING } from './finance/transitions.ts'
import { owedOf, type RfPrice, rfPriced } from './finance/quote.ts'
import type { RfAccountRow } from './receivable/rows.ts'
import type { RfFinancingRow } from './finance/rows.ts'
import type { World } from '../kernel/World.ts'
import { fen, total, twice } from '../kernel/fen.ts'
import { invariant } from '../kernel/wiring.ts'

const isHolding = (row: RfFinancingRow): boolean => HOLDING.includes(row.rfFinanceStatus)
const isOutstanding = (row: RfFinancingRow): boolean => OUTSTANDING.includes(row.rfFinanceStatus)
const isLent = (row: RfFinancingRow): boolean => isOutstanding(row) || row.rfFinanceStatus === 'SETTLED'

const CONFIRMED: readonly RfAccountRow['arStatus'][] = [
  'CONFIRMED',
  'FINANCING',
  'FINANCED',
  'SETTLED',
  'OVERDUE',
]

type Shares = { confirmAmount?: string; disputeAmount?: string; arAmount?: string }
const isSplitWrong = ({ confirmAmount, disputeAmount, arAmount }: Shares): boolean =>
  total([confirmAmount, disputeAmount]) !== fen(arAmount)

/** The receivables of a live financing are confirmed, its own, of one debtor, and in the state that it puts them in. */
const isAstray = (world: World, row: RfFinancingRow): boolean => {
  const accounts = accountsOf(world, row)
  const states = isHolding(row) ? ['FINANCING'] : ['FINANCED', 'OVERDUE', 'SETTLED']
  return (
    total(accounts.map((account) => account.confirmAmount)) !== fen(row.arTotal) ||
    accounts.some(
      (account) =>
        account.debtorCorpId !== row.debtorCorpId ||
        account.rfFinanceNo !== row.rfFinanceNo ||
        !states.includes(account.arStatus),
    )
  )
}

/** What a debtor still owes on a receivable: all of it until money came, nothing once it is settled. */
const isOwedWrong = ({ arStatus, arBalance, confirmAmount }: RfAccountRow): boolean => {
  const owed = fen(arBalance)
  if (arStatus === 'SETTLED') return owed !== 0n
  if (arStatus === 'CONFIRMED' || arStatus === 'FINANCING') return owed !== fen(confirmAmount)
  if (arStatus === 'FINANCED' || arStatus === 'OVERDUE') return owed <= 0n || owed > fen(confirmAmount)
  return false
}

/** What has come back on a financing is what its receivables have become less by, and settles it when it is enough. */
const isRepaidWrong = (world: World, row: RfFinancingRow): boolean => {
  const owed = fen(owedOf(row as Parameters<typeof owedOf>[0]))
  const repaid = fen(row.repaidAmount)
  if (!isOutstanding(row)) return repaid < owed || owed + fen(row.tailAmount) !== repaid
  const less = accountsOf(world, row).map((one) => fen(one.confirmAmount) - fen(one.arBalance))
  return repaid >= owed || less.reduce((sum, one) => sum + one, 0n) !== repaid
}

/** 任何时候都成立的。 */
export const invariants = [
  invariant(
    'INV-19',
    (world) =>
      world.rfConfirmations.find((row) => row.confirmStatus === 'CONFIRMED' && isSplitWrong(row))
        ?.confirmNo ??
      world.rfAccounts.find((row) => CONFIRMED.includes(row.arStatus) && isSplitWrong(row))?.arNo ??
      world.rfFinancings.find((row) => (isHolding(row) || isOutstanding(row)) && isAstray(world, row))
        ?.rfFinanceNo,
  ),
  invariant('INV-07 反向保理', (world) =>
    twice(
      world.rfFinancings.where((row) => isHolding(row) || isOutstanding(row)).flatMap((row) => row.arNos),
    ),
  ),
  invariant('反向保理账款的余额', (world) => world.rfAccounts.find(isOwedWrong)?.arNo),
  invariant(
    '反向保理回款',
    (world) => world.rfFinancings.find((row) => isLent(row) && isRepaidWrong(world, row))?.rfFinanceNo,
  ),
  invariant(
    'F-01、F-11 反向保理',
    (world) =>
      world.rfFinancings.find((row) => {
        if (!isHolding(row) && !isLent(row)) return false
        const wanted = rfPriced(row as RfPrice, row.rfFinanceAmount!, row.valueDate!, row.maturityDate!)
        return Object.entries(wanted).some(([field, value]) => row[field as keyof typeof wanted] !== value)
      })?.rfFinanceNo,
  ),
  invariant(
    'RF 账款占用的发票',
    (world) =>
      world.rfAccounts.find(
        (row) =>
          ['PENDING_CONFIRM', 'CONFIRM_AUDITING', 'CONFIRMED', 'FINANCING', 'FINANCED'].includes(
            row.arStatus,
          ) &&
          row.invoiceNos.length > 0 &&
          total((row.invoiceUses ?? []).map((use) => use.amount)) !== fen(row.arAmount),
      )?.arNo,
  ),
  /** An accepted statement of a pair and a period counts once; a further one says that it is a supplement. */
  invariant('对账单', (world) => {
    const wrong = world.rfStatements.find(
      (row) => fen(row.settleAmount) + fen(row.deductAmount) !== fen(row.statementAmount),
    )
    if (wrong) return wrong.statementNo
    const used = world.rfAccounts.find((row) => {
      if (!row.statementNo || !CONFIRMED.includes(row.arStatus)) return false
      return world.rfStatements.get(row.statementNo)?.statementStatus !== 'CONFIRMED'
    })
    return used?.arNo
  }),
]
