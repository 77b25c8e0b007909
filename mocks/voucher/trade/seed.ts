import { subtract } from '#domain/money.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample } from '../../portal/file/store.ts'
import { CORPS } from '../../portal/people/corps.ts'
import type { InvoiceRow, TradeContractRow } from './rows.ts'

/** 场景开始时就有的单据，都在当天的这个钟点生成。 */
const at = (day: string, time = '10:00:00'): string => `${day}T${time}+08:00`

export const buildTradeContract = (world: World, part: Partial<TradeContractRow>): TradeContractRow => {
  const corpId = part.corpId ?? CORPS.core
  const partyB = part.partyB ?? world.corps.need(CORPS.chain).corpName
  const contractNo = part.contractNo ?? `HY-CG-2026-${String(world.tradeContracts.size + 1).padStart(4, '0')}`
  return world.tradeContracts.put({
    corpId,
    contractName: `${partyB.slice(0, 6)}采购合同`,
    contractType: 'PURCHASE',
    partyA: world.corps.need(corpId).corpName,
    contractAmount: '20000000.00',
    contractSignDate: '2025-12-22',
    contractStartDate: '2026-01-01',
    contractEndDate: '2027-12-31',
    contractUsedAmount: '0.00',
    contractDocStatus: 'EFFECTIVE',
    contractFile: attachSample(world, `${contractNo}.pdf`, 'CONTRACT', corpId),
    createTime: at('2025-12-22'),
    version: 0,
    ...part,
    partyB,
    contractNo,
  })
}

export const buildInvoice = (world: World, part: Partial<InvoiceRow>): InvoiceRow => {
  const corpId = part.corpId ?? CORPS.core
  const invoiceAmount = part.invoiceAmount ?? '1130000.00'
  const amountExTax = part.amountExTax ?? taxFree(invoiceAmount)
  const invoiceNo = part.invoiceNo ?? `2632${String(world.invoices.size + 1).padStart(16, '0')}`
  return world.invoices.put({
    corpId,
    invoiceKind: 'DIGITAL_SPECIAL',
    invoiceDate: '2026-10-20',
    invoiceTaxAmount: subtract(invoiceAmount, amountExTax),
    sellerName: world.corps.need(CORPS.chain).corpName,
    buyerName: world.corps.need(corpId).corpName,
    invoiceVerifyStatus: 'PASS',
    verifyTime: at('2026-10-21'),
    invoiceRemainAmount: invoiceAmount,
    invoiceFile: attachSample(world, `数电发票${invoiceNo}.pdf`, 'INVOICE', corpId),
    createTime: at('2026-10-21'),
    ...part,
    invoiceNo,
    invoiceAmount,
    amountExTax,
  })
}

/** 按 13% 税率的不含税部分，舍入到分。 */
const taxFree = (amount: string): string => {
  const cents = BigInt(amount.replace('.', ''))
  const net = (cents * 200n + 113n) / 226n
  return `${net / 100n}.${String(net % 100n).padStart(2, '0')}`
}
