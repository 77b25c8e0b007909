// 转让各行的结局：T-TRF-04、05、06。

import { yuan } from '#domain/money.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import { type TradeUse, unlockTrade } from '../trade/book.ts'
import { acquire, discard, passOn, unfreezeHolding } from '../voucher/book.ts'
import { recountSplits } from '../voucher/settle.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import { transferFlow, transferLineFlow } from './transitions.ts'

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

/** 最后一行签收的为已完成，一行都没有签收的为已关闭，其余为部分完成。 */
const outcome = (row: TransferApplicationRow, ending: keyof typeof endings) => {
  const waiting = row.lines.some((line) => line.transferLineStatus === 'WAIT_SIGN')
  if (waiting) return 'PART_DONE'
  if (ending === 'SIGNED') return 'DONE'
  return row.lines.some((line) => line.transferLineStatus === 'SIGNED') ? 'PART_DONE' : 'CLOSED'
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
  transferLineFlow.step(world, line, ending)
  transferFlow.step(world, row, id, undefined, { to: outcome(row, ending) })
  if (ending === 'SIGNED') {
    passOn(world, parent, amount)
    acquire(world, child)
    recountSplits(world, world.vouchers.need(child.voucherNo))
  } else {
    unfreezeHolding(parent, amount)
    discard(world, child)
    unlockLine(world, row, line)
  }
  world.book({
    event: id,
    corpId: row.corpId,
    bizNo: row.transferNo,
    amount,
    summary: `转让${transferFlow.eventOf(id)}`,
    operatorName: task.reviewUserName ?? '系统',
  })
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: `转让${{ SIGNED: '已被签收', REFUSED: '被拒签', EXPIRED: '超期未签收' }[ending]}`,
    messageContent: `${row.transferNo}，受让方${line.transfereeName}，金额${yuan(amount)}`,
    bizNo: row.transferNo,
    jumpPath: '/credit/chain/transfer/apply',
  })
}
