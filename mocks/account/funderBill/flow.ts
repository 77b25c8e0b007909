// The invoice of a funder's bill: asked for here, made out by the funder (the states are those of BIV).
import { type Actor, checkState } from '../../kernel/machine.ts'
import type { FunderBillRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { billInvoiceMachine } from '../bill/transitions.ts'
import { onDuty } from '../user/duties.ts'
import { event } from '../../kernel/wiring.ts'

/** The funder answers by itself after a while, if nobody makes it answer sooner. */
const INVOICE_MS = 300_000

const invoiced = (world: World, row: FunderBillRow): void => {
  const state = { billInvoiceStatus: row.billInvoiceStatus ?? 'NOT_APPLIED' }
  checkState(state, 'billInvoiceStatus', billInvoiceMachine['T-BIV-02'])
  row.billInvoiceStatus = 'INVOICED'
  world.notify({
    corpId: row.corpId,
    messageType: 'NOTICE',
    messageTitle: '机构已开具发票',
    messageContent: `${row.funderBillNo}，${row.funderName}，金额${row.funderBillAmount}元`,
    bizNo: row.funderBillNo,
    jumpPath: '/my/finance',
  })
}

/** 申请机构开票：一张账单申请一次，由机构开具。 */
export const applyFunderInvoice = (world: World, row: FunderBillRow, actor: Actor): void => {
  onDuty(actor, 'CORP_OPERATOR')
  const state = { billInvoiceStatus: row.billInvoiceStatus ?? 'NOT_APPLIED' }
  checkState(state, 'billInvoiceStatus', billInvoiceMachine['T-BIV-01'])
  row.billInvoiceStatus = 'APPLYING'
  world.schedule(world.clock.ms() + INVOICE_MS, () => {
    if (row.billInvoiceStatus === 'APPLYING') invoiced(world, row)
  })
}

/** 外部机构会做的。 */
export const events = [
  event('funder', '机构开票', '机构开具账单发票（键：机构账单编号）', (world, key) =>
    invoiced(world, world.funderBills.need(key)),
  ),
]
