// What becomes of the lines of a transfer: T-TRF-04, T-TRF-05, T-TRF-06 (domain/03-flows.md §6).
import type { HoldingRow } from '../voucher/rows.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { passOn, unfreezeHolding } from '../voucher/holdings.ts'
import { step } from '../../kernel/machine.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import { type TradeUse, unlockTrade } from '../trade/book.ts'
import { transferMachine } from './transitions.ts'
import { recountSplits } from '../voucher/settle.ts'

/** 一行明细占用的交易背景：转让方为买方，受让方为卖方。 */
export const tradeOf = (row: TransferApplicationRow, line: TransferLineRow): TradeUse => ({
  corpId: row.corpId,
  ...(line.transfereeName && { receiverName: line.transfereeName }),
  ...(line.contractNo && { contractNo: line.contractNo }),
  invoiceNos: line.invoiceNos,
  ...(line.invoiceUses && { invoiceUses: line.invoiceUses }),
})

/** 释放一行占用的合同与发票金额。 */
export const unlockLine = (world: World, row: TransferApplicationRow, line: TransferLineRow): void => {
  unlockTrade(world, tradeOf(row, line), line.transferAmount!)
  line.invoiceUses = []
}

/** 签收任务对应的转让与其中的一行。 */
export const lineOf = (
  world: World,
  childHoldingNo: string,
): { row: TransferApplicationRow; line: TransferLineRow } | undefined => {
  for (const row of world.transferApplications.all()) {
    const line = row.lines.find((one) => one.childHoldingNo === childHoldingNo)
    if (line) return { row, line }
  }
  return undefined
}

const endings = { SIGNED: 'T-TRF-04', REFUSED: 'T-TRF-05', EXPIRED: 'T-TRF-06' } as const

/** DONE when the last one signs, CLOSED when nobody did, PART_DONE in between (domain/03-flows.md §6). */
const outcome = (row: TransferApplicationRow, ending: keyof typeof endings) => {
  const waiting = row.lines.some((line) => line.transferLineStatus === 'WAIT_SIGN')
  if (waiting) return 'PART_DONE'
  if (ending === 'SIGNED') return 'DONE'
  return row.lines.some((line) => line.transferLineStatus === 'SIGNED') ? 'PART_DONE' : 'CLOSED'
}

const acquire = (world: World, parent: HoldingRow, child: HoldingRow, amount: string): void => {
  passOn(parent, amount)
  child.holdingStatus = 'HELD'
  child.availableAmount = child.holdAmount
  child.acquireDate = world.today()
  recountSplits(world, world.vouchers.need(child.voucherNo))
}

/** 受让方签收、拒签或超期一行。 */
export const endLine = (world: World, task: SignTaskRow, ending: keyof typeof endings): void => {
  const found = lineOf(world, task.holdingNo)
  if (!found) return
  const { row, line } = found
  const amount = line.transferAmount!
  const parent = world.holdings.need(row.holdingNo!)
  const child = world.holdings.need(task.holdingNo)
  const id = endings[ending]
  line.transferLineStatus = ending
  step(world, row, 'transferStatus', { ...transferMachine[id], to: outcome(row, ending) }, undefined)
  if (ending === 'SIGNED') acquire(world, parent, child, amount)
  else {
    unfreezeHolding(parent, amount)
    child.holdingStatus = 'CLOSED'
    unlockLine(world, row, line)
  }
  world.book({
    event: id,
    corpId: row.corpId,
    bizNo: row.transferNo,
    amount,
    summary: `转让${transferMachine[id].event}`,
    operatorName: task.reviewUserName ?? '系统',
  })
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: `转让${{ SIGNED: '已被签收', REFUSED: '被拒签', EXPIRED: '超期未签收' }[ending]}`,
    messageContent: `${row.transferNo}，受让方${line.transfereeName}，金额${amount}元`,
    bizNo: row.transferNo,
    jumpPath: '/credit/chain/transfer/apply',
  })
}
