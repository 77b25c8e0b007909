// 供长时间推演的沙盒事件：两个企业所需的资料都备足，业务不会因缺资料而停下。
import { OutsideError } from '../kernel/errors.ts'
import type { World } from '../kernel/World.ts'
import { event } from '../kernel/wiring.ts'
import { readyPackage } from './finance/seed.ts'
import { buildFirmInfo } from './signup/seed.ts'
import { buildInvoice } from './trade/seed.ts'

const CONTRACT = '90000000000.00'
const PACKAGE = '2000000.00'
const INVOICE = '3390000.00'
const COPIES = 8

/** 卖方与买方之间：合同金额够大，卖方有八个校验通过的资料包与新近的企业信息，买方有八张卖方开的发票。 */
const provide = (world: World, key: string): void => {
  const [sellerId, buyerId, ...rest] = key.trim().split(/\s+/)
  const [seller, buyer] = [world.corps.get(sellerId), world.corps.get(buyerId)]
  if (!seller || !buyer || rest.length > 0) throw new OutsideError('键应是 卖方企业编号 买方企业编号')
  for (const contract of world.tradeContracts.where(
    (row) => row.partyB === seller.corpName && row.partyA === buyer.corpName,
  ))
    contract.contractAmount = CONTRACT
  buildFirmInfo(world, { corpId: seller.corpId })
  for (let copy = 0; copy < COPIES; copy += 1) {
    readyPackage(world, seller.corpId, buyer.corpName, PACKAGE)
    buildInvoice(world, { corpId: buyer.corpId, sellerName: seller.corpName, invoiceAmount: INVOICE })
  }
}

/** 外部机构会做的。 */
export const events = [
  event('platform', 'PLENTY', '备足资料（卖方企业编号，空格后跟买方企业编号）', (world, key) =>
    provide(world, key),
  ),
]
