// 交易背景的账：合同与发票上说用了的，正是有效的单据占用的（INV-07、F-16）。

import { Ledger, negative, total } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import type { TransferApplicationRow, TransferLineRow } from '../transfer/rows.ts'
import type { InvoiceUse } from './book.ts'

/** 一份单据占用的：一份合同占它的金额，发票占它记下的。 */
type Taken = { contractNo?: string | undefined; amount: string | undefined; uses?: InvoiceUse[] | undefined }

const ISSUING: readonly string[] = ['PENDING_REVIEW', 'PENDING_FINAL', 'ISSUED', 'SIGNED']
const NO_PAYABLE: readonly string[] = ['DRAFT', 'REJECTED', 'REVOKED']
const NO_ACCOUNT: readonly string[] = ['DRAFT', 'RETURNED', 'REFUSED', 'VOID']

/** 转让的一行从提交起占用，到被拒签，或它的持有退了回来为止。 */
const holds = (world: World, row: TransferApplicationRow, line: TransferLineRow): boolean => {
  if (row.transferStatus === 'PENDING_REVIEW') return true
  if (line.transferLineStatus === 'WAIT_SIGN') return true
  if (line.transferLineStatus !== 'SIGNED') return false
  return world.holdings.get(line.childHoldingNo)?.holdingStatus !== 'CLOSED'
}

/** 眼下开立、转让、应付与应收占用的一切；资料包占用的它自己记着。 */
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

/** 任何时候都成立的。 */
export const invariants = [
  invariant('INV-07', (world) => {
    const taken = new Ledger()
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
    const taken = new Ledger()
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
]
