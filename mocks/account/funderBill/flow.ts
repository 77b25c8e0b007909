// 金融机构账单的发票：本企业申请，机构开具。

import { yuan } from '#domain/money.ts'
import type { Actor } from '../../kernel/document.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import type { FunderBillRow } from './rows.ts'
import { funderInvoiceFlow } from './transitions.ts'

/** 机构过一会儿自己开具，除非已有人让它先开了。 */
const INVOICE_MS = 300_000

const invoiced = (world: World, row: FunderBillRow): void => {
  funderInvoiceFlow.step(world, row, 'ISSUE')
  world.notify({
    corpId: row.corpId,
    messageType: 'NOTICE',
    messageTitle: '机构已开具发票',
    messageContent: `${row.funderBillNo}，${row.funderName}，金额${yuan(row.funderBillAmount)}`,
    bizNo: row.funderBillNo,
    jumpPath: '/my/finance',
  })
}

/** 申请机构开票：一张账单申请一次，由机构开具。 */
export const applyFunderInvoice = (world: World, row: FunderBillRow, actor: Actor): void => {
  row.billInvoiceStatus ??= 'NOT_APPLIED'
  funderInvoiceFlow.step(world, row, 'APPLY', actor)
  world.schedule(world.clock.ms() + INVOICE_MS, () => {
    if (row.billInvoiceStatus === 'APPLYING') invoiced(world, row)
  })
}

/** 外部机构会做的。 */
export const events = [
  event('funder', '机构开票', '开具账单发票（机构账单编号）', (world, key) =>
    invoiced(world, world.funderBills.need(key)),
  ),
]
