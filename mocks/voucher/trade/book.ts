// The only place that uses and frees contract and invoice amounts (INV-07, F-16).
import { add, compare, min, subtract, sum } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'

/** What an issue, or one line of a transfer, draws on: a contract and invoices of the paying enterprise. */
export type TradeUse = {
  corpId: string
  receiverName?: string
  contractNo?: string
  invoiceNos: string[]
  payBasis?: string
  /** What was taken of each invoice, so that exactly that can be given back. */
  invoiceUses?: { invoiceNo: string; amount: string }[]
}

/** 合同剩余金额 = 合同金额 − 已用金额。 */
export const contractRemain = (contract: TradeContractRow): string =>
  subtract(contract.contractAmount, contract.contractUsedAmount)

/** 某企业名下的合同，按编号。 */
export const contractOf = (world: World, corpId: string, contractNo: string | undefined) =>
  world.tradeContracts.find((contract) => contract.corpId === corpId && contract.contractNo === contractNo)

/** 申请所附的发票，按所附的顺序。 */
export const invoicesOf = (world: World, row: TradeUse): InvoiceRow[] =>
  row.invoiceNos.flatMap((invoiceNo) => world.invoices.get(invoiceNo) ?? [])

const shortage = (detail: string) => new BusinessError('G-TRADE', `交易背景金额不足：${detail}`)

/** G-TRADE：合同有效、金额够用；附发票时须全部查验一致且合计够用；付款依据不得为预付款。 */
export const needTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (!contract || contract.contractDocStatus === 'VOID' || contract.contractDocStatus === 'DRAFT') {
    throw new BusinessError('G-TRADE', '合同不存在或未生效')
  }
  if (contract.partyB !== row.receiverName) throw new BusinessError('G-TRADE', '合同卖方与接收方不一致')
  if (compare(amount, contractRemain(contract)) > 0) {
    throw shortage(`合同剩余金额${contractRemain(contract)}元`)
  }
  if (row.payBasis?.includes('预付款')) throw new BusinessError('G-TRADE', '付款依据不得为预付款')
  if (row.invoiceNos.length === 0) return
  const invoices = invoicesOf(world, row)
  const bad = invoices.find((invoice) => invoice.invoiceVerifyStatus !== 'PASS')
  if (bad || invoices.length < row.invoiceNos.length) {
    throw new BusinessError('G-TRADE', `发票${bad?.invoiceNo ?? ''}未查验通过，不能支撑本次开立`)
  }
  const other = invoices.find(
    (invoice) => invoice.corpId !== row.corpId || invoice.sellerName !== row.receiverName,
  )
  if (other) throw new BusinessError('G-TRADE', `发票${other.invoiceNo}的销售方与接收方不一致`)
  const remain = sum(invoices.map((invoice) => invoice.invoiceRemainAmount))
  if (compare(remain, amount) < 0) throw shortage(`发票剩余金额合计${remain}元`)
}

/** 提交时占用：合同已用金额增加，发票依次扣减；记下各占了多少，以便原样放回。 */
export const lockTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (contract) contract.contractUsedAmount = add(contract.contractUsedAmount, amount)
  let left = amount
  row.invoiceUses = []
  for (const invoice of invoicesOf(world, row)) {
    const used = min(left, invoice.invoiceRemainAmount)
    if (compare(used, '0.00') === 0) continue
    invoice.invoiceRemainAmount = subtract(invoice.invoiceRemainAmount, used)
    row.invoiceUses.push({ invoiceNo: invoice.invoiceNo, amount: used })
    left = subtract(left, used)
  }
}

/** 驳回、撤回、拒签、失效时释放。 */
export const unlockTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (contract) contract.contractUsedAmount = subtract(contract.contractUsedAmount, amount)
  for (const use of row.invoiceUses ?? []) {
    const invoice = world.invoices.get(use.invoiceNo)
    if (invoice) invoice.invoiceRemainAmount = add(invoice.invoiceRemainAmount, use.amount)
  }
  row.invoiceUses = []
}
