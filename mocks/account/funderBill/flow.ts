// 金融机构账单的发票：本企业申请，机构开具。

import type { FunderBill } from '#api/generated/corp/model/index.ts'
import { yuan } from '#domain/money.ts'
import type { Actor } from '../../kernel/document.ts'
import { illegalState } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { kindOf } from './kinds.ts'
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

/**
 * 一张账单的发票到了哪一步。保函费的发票只有一处：保函发票管理里最近的那一笔，缴费之前没有；赔付追偿是垫款的返还，
 * 不开票。
 */
export const funderInvoiceOf = (
  world: World,
  row: FunderBillRow,
): Pick<FunderBill, 'billInvoiceStatus' | 'feeInvoiceNo'> => {
  if (row.funderBillType === 'RECOURSE') return {}
  if (row.funderBillType !== 'GUARANTEE_FEE') {
    return { billInvoiceStatus: row.billInvoiceStatus ?? 'NOT_APPLIED' }
  }
  return kindOf(world, row)?.invoice?.(world, row) ?? {}
}

/** 在这里申请开票的：保函费在保函发票管理申请，赔付追偿不开票。 */
export const isInvoicedHere = ({ funderBillType }: FunderBillRow): boolean =>
  funderBillType !== 'GUARANTEE_FEE' && funderBillType !== 'RECOURSE'

/** 申请机构开票：一张账单申请一次，由机构开具。 */
export const applyFunderInvoice = (world: World, row: FunderBillRow, actor: Actor): void => {
  if (!isInvoicedHere(row)) throw illegalState()
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
