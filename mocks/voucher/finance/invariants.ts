// 融资的账：冻结、放款、账单与结清。

import { fen, Ledger, same, total, twice } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import { priced } from './quote.ts'
import type { FinanceApplicationRow } from './rows.ts'
import { FREEZING, LENT_STATES } from './transitions.ts'

const isFreezing = (row: FinanceApplicationRow): boolean => FREEZING.includes(row.financeStatus)
const isLent = (row: FinanceApplicationRow): boolean => LENT_STATES.includes(row.financeStatus)
const lent = (world: World): FinanceApplicationRow[] => world.financeApplications.where(isLent)
const counted = (world: World): FinanceApplicationRow[] =>
  world.financeApplications.where((row) => isFreezing(row) || isLent(row))

const childrenOf = (world: World, row: FinanceApplicationRow) =>
  row.lines.map((line) => world.holdings.get(line.childHoldingNo))

const isOpen = (status: string): boolean => status === 'PENDING_REVIEW' || status === 'OLD_CONFIRMING'

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-07 融资', (world) => {
    const children = lent(world).flatMap((row) => row.lines.map((line) => line.childHoldingNo))
    const again = twice(children)
    if (again) return again
    const known = new Set(children)
    return world.holdings.find((row) => row.holdingSource === 'FINANCE' && !known.has(row.holdingNo))
      ?.holdingNo
  }),
  invariant(
    '融资金额等于各持有之和',
    (world) =>
      counted(world).find(
        (row) => total(row.lines.map((line) => line.financeAmount)) !== fen(row.financeAmount),
      )?.financeNo,
  ),
  invariant(
    'F-01 至 F-05',
    (world) =>
      counted(world).find((row) => {
        const price = row as Parameters<typeof priced>[0]
        const wanted = priced(price, row.financeAmount!, row.valueDate!, row.maturityDate!)
        return Object.entries(wanted).some(([field, value]) => row[field as keyof typeof wanted] !== value)
      })?.financeNo,
  ),
  invariant(
    '放款即资金方持有',
    (world) =>
      lent(world).find((row) => {
        const children = childrenOf(world, row)
        return (
          children.some((child) => child?.corpId !== row.funderId) ||
          total(children.map((child) => child!.holdAmount)) !== fen(row.financeAmount) ||
          !same(row.lendAmount, row.netAmount)
        )
      })?.financeNo,
  ),
  invariant(
    '结清即资金方已兑付',
    (world) =>
      lent(world).find(
        (row) =>
          (row.financeStatus === 'SETTLED') !==
          childrenOf(world, row).every((child) => child?.holdingStatus === 'CASHED'),
      )?.financeNo,
  ),
  invariant('融资利息与服务费的账单', (world) => {
    const interest = new Ledger()
    const shares = new Ledger()
    for (const row of world.funderBills.all()) {
      if (row.funderBillType !== 'INTEREST') continue
      interest.note(row.bizNo, row.funderBillAmount)
      shares.note(`${row.bizNo} ${row.corpId}`, row.funderBillAmount)
    }
    const fees = new Ledger()
    for (const row of world.bills.all())
      if (row.feeType === 'FINANCE_FEE') fees.note(row.bizNo, row.billAmount)
    return lent(world).find((row) => {
      const { financeNo, corpId, issuerCorpId, supplierInterest, coreInterest } = row
      // 申请人融资的是自己开立的凭证时，两份利息都由它承担
      const own = corpId === issuerCorpId ? row.interestAmount : supplierInterest
      return (
        total([supplierInterest, coreInterest]) !== fen(row.interestAmount) ||
        !interest.is(financeNo, row.interestAmount) ||
        !shares.is(`${financeNo} ${corpId}`, own) ||
        !fees.is(financeNo, row.serviceFee)
      )
    })?.financeNo
  }),
  invariant(
    '更换资金方',
    (world) =>
      world.switchFunderApplications.find((row) => {
        const old = world.financeApplications.need(row.financeNo)
        if (isOpen(row.switchStatus)) return old.switchNo !== row.switchNo
        if (old.switchNo === row.switchNo) return true
        return row.switchStatus === 'DONE'
          ? old.financeStatus !== 'SWITCHED' || old.newFinanceNo !== row.newFinanceNo
          : row.newFinanceNo !== undefined
      })?.switchNo,
  ),
]
