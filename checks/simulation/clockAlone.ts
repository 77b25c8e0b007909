// The end of a simulation without people: only the clock moves. Every payment must reach a final state by itself, and
// what is owed and not paid must say so in a state of its own.
import { addDays } from '#domain/calendar.ts'
import type { Table } from '../../mocks/kernel/Table.ts'
import type { World } from '../../mocks/kernel/World.ts'
import type { Simulation } from './Simulation.ts'

/** A year and what the last bank needs to answer; longer than any voucher or guarantee runs. */
const WEEKS = 56

const inStates = <Row extends object, Field extends keyof Row>(
  table: Table<Row>,
  field: Field,
  ...states: readonly Row[Field][]
): string[] =>
  table
    .where((row) => states.includes(row[field]))
    .map((row) => `${table.keyOf(row)} 停在 ${String(row[field])}`)

/** What is still with a bank, or with another party that pays, issues or remits by itself. */
const underWay = (world: World): string[] => [
  ...inStates(world.cashBatches, 'cashStatus', 'APPROVED', 'PAYING'),
  ...world.cashBatches
    .all()
    .flatMap((row) => row.items)
    .flatMap((item) => (item.cashItemStatus === 'PAYING' ? `${item.cashItemNo} 停在 PAYING` : [])),
  ...inStates(world.aheadCashApplications, 'aheadStatus', 'APPROVED', 'PAYING'),
  ...inStates(world.absPayments, 'paymentStatus', 'PAYING'),
  // one whose collection account was changed waits for a confirmation
  ...world.absPayments
    .where((row) => row.paymentStatus === 'REGISTERED' && row.formerPoolAccountNo === undefined)
    .map((row) => `${row.paymentNo} 停在 REGISTERED`),
  ...inStates(world.absTransfers, 'absTransferStatus', 'POOLED'),
  ...inStates(world.bills, 'billStatus', 'PAYING'),
  ...inStates(world.bills, 'billInvoiceStatus', 'APPLYING', 'RED_FLUSHING'),
  ...inStates(world.financeApplications, 'financeStatus', 'REGISTERING', 'LENDING'),
  ...inStates(world.rfFinancings, 'rfFinanceStatus', 'LENDING'),
  ...inStates(world.guarantees, 'guaranteeStatus', 'ISSUING'),
  ...inStates(world.guaranteeClaims, 'claimStatus', 'ACCEPTED'),
  ...inStates(world.bankAccounts, 'accountAuthStatus', 'REMITTING', 'WAIT_FILL', 'LOCKED'),
  ...inStates(world.invoices, 'invoiceVerifyStatus', 'VERIFYING'),
]

const due = <Row extends object>(table: Table<Row>, isOpen: (row: Row) => boolean, what: string): string[] =>
  table.where(isOpen).map((row) => `${table.keyOf(row)} ${what}`)

/** What is owed, past its day, and does not say so. */
const unsaid = (world: World): string[] => {
  const today = world.today()
  const isPast = (day: string | undefined): boolean => day !== undefined && day < today
  return [
    ...due(
      world.vouchers,
      (row) => isPast(row.promisePayDate) && ['ACTIVE', 'DUE', 'PART_CASHED'].includes(row.voucherStatus),
      '到期未付却不是逾期',
    ),
    ...due(
      world.cashBatches,
      (row) =>
        isPast(row.cashDueDate) &&
        row.overdueDate === undefined &&
        !['PAID', 'UNANSWERED', 'REGISTER_REVIEW'].includes(row.cashStatus),
      '应付日已过却没有逾期',
    ),
    ...due(
      world.absPayables,
      (row) => isPast(row.payableDueDate) && ['CONFIRMED', 'POOLED', 'PART_PAID'].includes(row.payableStatus),
      '应付日期已过却不是逾期',
    ),
    ...due(
      world.rfAccounts,
      (row) =>
        row.arDueDate !== undefined &&
        isPast(addDays(row.arDueDate, row.graceDays)) &&
        ['CONFIRMED', 'FINANCED'].includes(row.arStatus),
      '账款到期未付却不是逾期',
    ),
    ...due(
      world.bills,
      (row) => isPast(row.billDueDate) && row.billStatus === 'WAIT_PAY',
      '过了缴费截止日却不是逾期',
    ),
    ...due(
      world.guarantees,
      (row) => isPast(row.guaranteeExpireDate) && row.guaranteeStatus === 'EFFECTIVE',
      '过了到期日仍有效',
    ),
  ]
}

/** What the clock alone has not brought to an end in this world, one text each. */
export const unended = (world: World): string[] => [...underWay(world), ...unsaid(world)]

/** Only the clock moves, for more than a year; the books must be right in every week, and everything ended at last. */
export const clockAlone = async (simulation: Simulation): Promise<void> => {
  for (let week = 1; week <= WEEKS; week += 1) {
    await simulation.client.advance('P7D')
    const wrong = simulation.world.registry.broken(simulation.world)
    if (wrong.length > 0) throw new Error(`只有时钟在走，第 ${week} 周：${wrong.join('；')}`)
  }
  const left = unended(simulation.world)
  if (left.length > 0) throw new Error(`只有时钟在走，一年之后：${left.slice(0, 5).join('；')}`)
}
