import type { World } from '../../kernel/World.ts'
import type { InvoiceRow, TradeContractRow } from '../trade/rows.ts'
import type { FinanceDataPackageRow } from './rows.ts'

/** 资料包里的合同，按加入的顺序。 */
export const packageContracts = (world: World, row: FinanceDataPackageRow): TradeContractRow[] =>
  row.contractNos.flatMap((contractNo) => world.tradeContracts.get(contractNo) ?? [])

/** 资料包里的发票，按加入的顺序。 */
export const packageInvoices = (world: World, row: FinanceDataPackageRow): InvoiceRow[] =>
  row.invoiceNos.flatMap((invoiceNo) => world.invoices.get(invoiceNo) ?? [])
