// T-RIV-03：账款背后的发票每月复验，直到账款结清。
import { addMonths } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import type { InvoiceRow } from '../../voucher/trade/rows.ts'
import { answerRecheck, taxAnswer } from '../../voucher/trade/tax.ts'
import { invoiceFlow } from '../../voucher/trade/transitions.ts'
import { partiesOn } from '../receivable/clock.ts'
import type { RfAccountRow } from '../receivable/rows.ts'
import { openRisk } from '../risk/flow.ts'

const OPEN: readonly RfAccountRow['arStatus'][] = [
  'PENDING_CONFIRM',
  'CONFIRM_AUDITING',
  'CONFIRMED',
  'FINANCING',
  'FINANCED',
  'OVERDUE',
]

/** T-RIV-03 复验异常：用到它的每一笔账款各提示一次风险。 */
export const warnOfInvoice = (world: World, { invoiceNo, invoiceVerifyStatus }: InvoiceRow): void => {
  for (const row of world.rfAccounts.where(
    (one) => OPEN.includes(one.arStatus) && one.invoiceNos.includes(invoiceNo),
  )) {
    const state = dictLabel('INVOICE_VERIFY_STATUS', invoiceVerifyStatus)
    const riskDesc = `发票${invoiceNo}定期复验${state}，应收账款${row.arNo}的贸易背景须说明`
    openRisk(world, { ...partiesOn(row), arNo: row.arNo, riskType: 'INVOICE_ABNORMAL', riskDesc })
  }
}

/** 到了上次查验后的每个月同日。 */
const isDue = (world: World, { verifyTime = '' }: InvoiceRow): boolean => {
  const day = verifyTime.slice(0, 10)
  return day !== '' && addMonths(day, 1) <= world.today()
}

export const recheckRfInvoices = (world: World): void => {
  const used = new Set(
    world.rfAccounts.where((row) => OPEN.includes(row.arStatus)).flatMap((row) => row.invoiceNos),
  )
  for (const invoiceNo of used) {
    const invoice = world.invoices.get(invoiceNo)
    if (!invoice || !invoiceFlow.isReadyFor(invoice, 'T-RIV-03') || !isDue(world, invoice)) continue
    answerRecheck(world, invoice, taxAnswer(invoiceNo))
    if (invoice.invoiceVerifyStatus !== 'PASS') warnOfInvoice(world, invoice)
  }
}
