// 反向保理的发票：登记与关联合同（INV-07）。

import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import type { FileRow } from '../../portal/file/rows.ts'
import { needWholeFace } from '../../voucher/package/rules.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'
import { needPartner, rfSideOf } from '../sides.ts'
import { rfInvoiceFlow } from './transitions.ts'

type Face = Parameters<typeof needWholeFace>[1]

/** G-FILE：格式受支持，且同样的文件没有登记过。 */
export const needInvoiceFile = (world: World, file: FileRow, accept: readonly string[]): void => {
  const extension = file.fileName.slice(file.fileName.lastIndexOf('.') + 1).toLowerCase()
  if (!accept.includes(extension)) {
    throw new BusinessError('G-FILE', `${file.fileName}格式不支持，仅支持${accept.join('、')}`)
  }
  const same = world.invoices.find((row) => row.invoiceFile?.sha256 === file.sha256)
  if (same) throw new BusinessError('G-FILE', `文件重复：${file.fileName}已登记为发票${same.invoiceNo}`)
}

/** 票面正确、一方是本企业、另一方是交易对手、平台上还没有这张发票。 */
export const needNewInvoice = (world: World, actor: Actor, face: Face): void => {
  rfInvoiceFlow.needRole('REGISTER', actor)
  const side = rfSideOf(actor.role)!
  needWholeFace(world, face)
  const [own, partner] =
    side === 'CREDITOR' ? [face.sellerName, face.buyerName] : [face.buyerName, face.sellerName]
  const label = side === 'CREDITOR' ? '销售方' : '购买方'
  if (own !== actor.corpName)
    throw new BusinessError('FORMAT', `发票${face.invoiceNo}的${label}与本企业不一致`)
  needPartner(world, actor.user.corpId, partner, side)
  if (world.invoices.get(face.invoiceNo)) throw new BusinessError('DUPLICATE', `发票${face.invoiceNo}已登记`)
}

/** 关联合同：双方与发票一致、有效的合同。 */
export const linkContract = (world: World, row: InvoiceRow, actor: Actor, contractNo: string): void => {
  rfInvoiceFlow.check({ world, row, actor }, 'LINK')
  const contract = world.tradeContracts.get(contractNo)
  const isUsable = contract?.contractDocStatus === 'EFFECTIVE' || contract?.contractDocStatus === 'LOCKED'
  if (!contract || !isUsable || contract.partyA !== row.buyerName || contract.partyB !== row.sellerName) {
    throw new BusinessError('LINK', '合同不存在、未生效或与发票双方不符')
  }
  row.contractNo = contractNo
}
