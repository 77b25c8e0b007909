// 发票不能删除的原因。
import { compare } from '#domain/money.ts'
import { guard } from '../../kernel/flow.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'

/** 没有支撑业务，也不在资料包里。 */
export const notUsed = guard<InvoiceRow>('REMOVE', (world, row) => {
  if (compare(row.invoiceRemainAmount, row.invoiceAmount) !== 0) return '发票已支撑业务，不能删除'
  const isHeld =
    world.financeDataPackages.find(
      (one) => one.packageStatus !== 'VOID' && one.invoiceNos.includes(row.invoiceNo),
    ) ?? world.rfAccounts.find((one) => one.arStatus !== 'VOID' && one.invoiceNos.includes(row.invoiceNo))
  return isHeld ? '发票已被引用，不能删除' : undefined
})
