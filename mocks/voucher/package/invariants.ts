// 资料包的账：引用的不超过可用的，引用它的正是有效的单据（INV-09）；一张发票只在一个资料包里，一笔买卖占用一次：
// ABS 的账款确认时已占用，引用资料包不再占用（INV-07）。

import { same, total, twice } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { invariant } from '../../kernel/wiring.ts'
import { FREEZING, LENT_STATES } from '../finance/transitions.ts'
import type { FinanceDataPackageRow } from './rows.ts'

const ABS_USING: readonly string[] = [
  'PENDING_REVIEW',
  'FACTOR_AUDITING',
  'SUPPLEMENT',
  'WAIT_SIGN',
  'PACKAGING',
  'POOLED',
  'FUNDED',
]

/** 眼下谁引用着资料包：融资从提交起，ABS 转让到放回为止。 */
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
  row.uses.some(
    (use) =>
      total(use.invoiceUses.map(({ amount }) => amount)) !==
      total([row.productType === 'ABS' ? '0.00' : use.useAmount]),
  )

/** 任何时候都成立的。 */
export const invariants = [
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
