// 交易背景的账簿：合同与发票的金额只在这里占用与放回（INV-07、F-16，见 invariants.ts）。
import { add, compare, min, subtract, sum, yuan } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'

export type InvoiceUse = { invoiceNo: string; amount: string }
type ContractUse = { contractNo: string; amount: string }

/** 一份开立，或转让的一行，占用什么：付款企业的一份合同与若干发票。 */
export type TradeUse = {
  corpId: string
  receiverName?: string
  contractNo?: string
  invoiceNos: string[]
  payBasis?: string
  /** 每张发票占了多少，以便原样放回。 */
  invoiceUses?: InvoiceUse[]
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

/**
 * G-TRADE：合同有效、金额够用；附发票时须全部查验一致且合计够用；付款依据不得为预付款。
 * 有意与 src/domain/issueRules.ts 的 checkTrade  各写一遍：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。
 */
export const needTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (!contract || contract.contractDocStatus === 'VOID' || contract.contractDocStatus === 'DRAFT') {
    throw new BusinessError('G-TRADE', '合同不存在或未生效')
  }
  if (contract.partyB !== row.receiverName) throw new BusinessError('G-TRADE', '合同卖方与接收方不一致')
  if (compare(amount, contractRemain(contract)) > 0) {
    throw shortage(`合同剩余金额${yuan(contractRemain(contract))}`)
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
  if (compare(remain, amount) < 0) throw shortage(`发票剩余金额合计${yuan(remain)}`)
}

/** 依次占用，占满为止；一分也没有占到的不算。 */
const takeInTurn = <Part, Use>(
  parts: readonly Part[],
  amount: string,
  remain: (part: Part) => string,
  take: (part: Part, used: string) => Use,
): Use[] => {
  let left = amount
  return parts.flatMap((part) => {
    const used = min(left, remain(part))
    if (compare(used, '0.00') <= 0) return []
    left = subtract(left, used)
    return [take(part, used)]
  })
}

/** 依次占用发票的余额；答复各占了多少。 */
export const takeInvoices = (invoices: readonly InvoiceRow[], amount: string): InvoiceUse[] =>
  takeInTurn(
    invoices,
    amount,
    (invoice) => invoice.invoiceRemainAmount,
    (invoice, used) => {
      invoice.invoiceRemainAmount = subtract(invoice.invoiceRemainAmount, used)
      return { invoiceNo: invoice.invoiceNo, amount: used }
    },
  )

/** 依次占用合同的余额；答复各占了多少。 */
export const takeContracts = (contracts: readonly TradeContractRow[], amount: string): ContractUse[] =>
  takeInTurn(contracts, amount, contractRemain, (contract, used) => {
    contract.contractUsedAmount = add(contract.contractUsedAmount, used)
    return { contractNo: contract.contractNo, amount: used }
  })

/** 发票原样放回。 */
export const freeInvoices = (world: World, uses: readonly InvoiceUse[]): void => {
  for (const { invoiceNo, amount } of uses) {
    const invoice = world.invoices.get(invoiceNo)
    if (invoice) invoice.invoiceRemainAmount = add(invoice.invoiceRemainAmount, amount)
  }
}

/** 合同原样放回。 */
export const freeContracts = (world: World, uses: readonly ContractUse[]): void => {
  for (const { contractNo, amount } of uses) {
    const contract = world.tradeContracts.get(contractNo)
    if (contract) contract.contractUsedAmount = subtract(contract.contractUsedAmount, amount)
  }
}

/** 提交时占用：合同已用金额增加，发票依次扣减。 */
export const lockTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (contract) contract.contractUsedAmount = add(contract.contractUsedAmount, amount)
  row.invoiceUses = takeInvoices(invoicesOf(world, row), amount)
}

/** 驳回、撤回、拒签、失效时释放。 */
export const unlockTrade = (world: World, row: TradeUse, amount: string): void => {
  const contract = contractOf(world, row.corpId, row.contractNo)
  if (contract) contract.contractUsedAmount = subtract(contract.contractUsedAmount, amount)
  freeInvoices(world, row.invoiceUses ?? [])
  row.invoiceUses = []
}
