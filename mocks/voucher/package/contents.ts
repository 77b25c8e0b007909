import { debtorGroupNamed } from '../../abs/plan/book.ts'
import type { World } from '../../kernel/World.ts'
import type { InvoiceRow, TradeContractRow } from '../trade/rows.ts'
import type { FinanceDataPackageRow } from './rows.ts'

/** 资料包里的合同，按加入的顺序。 */
export const packageContracts = (world: World, row: FinanceDataPackageRow): TradeContractRow[] =>
  row.contractNos.flatMap((contractNo) => world.tradeContracts.get(contractNo) ?? [])

/** 合同与发票的买方：交易对手；ABS 的连同它集团的各家，一份转让的账款同属一个债务人集团。 */
export const isBuyer = (
  world: World,
  { productType, counterpartyName }: Pick<FinanceDataPackageRow, 'productType' | 'counterpartyName'>,
  name: string,
): boolean =>
  name === counterpartyName ||
  (productType === 'ABS' && debtorGroupNamed(world, name) === debtorGroupNamed(world, counterpartyName))

/** 资料包里的发票，按加入的顺序。 */
export const packageInvoices = (world: World, row: FinanceDataPackageRow): InvoiceRow[] =>
  row.invoiceNos.flatMap((invoiceNo) => world.invoices.get(invoiceNo) ?? [])
