// 反向保理的账：账款与还欠多少，它们的融资与回来了多少（INV-19、F-11）。

import { fen, total, twice } from '../kernel/fen.ts'
import type { World } from '../kernel/World.ts'
import { invariant } from '../kernel/wiring.ts'
import { accountsOf } from './finance/book.ts'
import { owedOf, type RfPrice, rfPriced } from './finance/quote.ts'
import type { RfFinancingRow } from './finance/rows.ts'
import { HOLDING, OUTSTANDING } from './finance/transitions.ts'
import { penaltyOn } from './receivable/clock.ts'
import type { RfAccountRow } from './receivable/rows.ts'

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

/** 在办的融资所用的账款：已确权，归它所用，同一债务人，处于它该使它处于的状态。 */
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

/** 债务人还欠多少：没有回款之前是全部，付清之后是零。 */
const isOwedWrong = ({ arStatus, arBalance, confirmAmount }: RfAccountRow): boolean => {
  const owed = fen(arBalance)
  if (arStatus === 'SETTLED') return owed !== 0n
  if (arStatus === 'CONFIRMED' || arStatus === 'FINANCING') return owed !== fen(confirmAmount)
  if (arStatus === 'FINANCED' || arStatus === 'OVERDUE') return owed <= 0n || owed > fen(confirmAmount)
  return false
}

/** 融资回来了多少，它的账款就少了多少；够了即结清。 */
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
  invariant(
    '反向保理回款明细',
    (world) =>
      world.rfFinancings.find(
        (row) => total((row.repayments ?? []).map((one) => one.repayAmount)) !== fen(row.repaidAmount),
      )?.rfFinanceNo,
  ),
  /** 逾期利息：还欠的 = 产生的 − 已付的 − 减免的，不会少于零。 */
  invariant(
    '逾期利息',
    (world) =>
      world.rfAccounts.find((row) => {
        const cleared = fen(row.penaltyPaidAmount) + fen(row.penaltyWaivedAmount)
        return cleared > fen(penaltyOn(world.today(), row)?.penaltyAmount)
      })?.arNo,
  ),
  /** 公开型放了款的，账款付给资金方；隐蔽型的仍付给债权人。 */
  invariant(
    '付给谁',
    (world) =>
      world.rfFinancings.find(
        (row) =>
          isOutstanding(row) &&
          row.arNos.some(
            (arNo) =>
              (world.rfAccounts.need(arNo).assignedPayee === undefined) !==
              (row.factoringType === 'HIDDEN_RECOURSE'),
          ),
      )?.rfFinanceNo,
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
  /** 支撑账款的对账单须双方已确认；应结算与扣款之和是对账金额。 */
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
