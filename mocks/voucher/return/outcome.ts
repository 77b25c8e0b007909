// 退回在对方那里的结局：T-RTN-04、05。

import { yuan } from '#domain/money.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import type { SignTaskRow } from '../sign/rows.ts'
import { lineOf, unlockLine } from '../transfer/lines.ts'
import { giveUp, takeBack, unfreezeHolding } from '../voucher/book.ts'
import { recountSplits } from '../voucher/settle.ts'
import type { ReturnApplicationRow } from './rows.ts'
import { returnFlow } from './transitions.ts'

/** 退回签收任务对应的退回申请。 */
export const returnOf = (world: World, task: SignTaskRow): ReturnApplicationRow | undefined =>
  world.returnApplications.find((row) => row.signNo === task.signNo)

/** 退回没有成：持有解冻。 */
export const unfreezeReturn = (world: World, row: ReturnApplicationRow): void =>
  unfreezeHolding(world.holdings.need(row.holdingNo), row.returnAmount)

const tell = (world: World, row: ReturnApplicationRow, text: string): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: `凭证退回${text}`,
    messageContent: `${row.returnNo}，退回对象${row.returnToName}，金额${yuan(row.returnAmount)}`,
    bizNo: row.returnNo,
    jumpPath: '/credit/chain/return/apply',
  })

/** T-RTN-04 对方同意：持有关闭；有上手的，其已转让金额恢复可用，那一行的交易背景放回。 */
export const finishReturn = (world: World, row: ReturnApplicationRow): void => {
  returnFlow.step(world, row, 'T-RTN-04')
  const holding = world.holdings.need(row.holdingNo)
  if (holding.parentHoldingNo) {
    giveUp(world, holding)
    takeBack(world, world.holdings.need(holding.parentHoldingNo), row.returnAmount)
    recountSplits(world, world.vouchers.need(holding.voucherNo))
    const transfer = lineOf(world, holding.holdingNo)
    if (transfer) unlockLine(world, transfer.row, transfer.line)
  }
  world.book({
    event: 'T-RTN-04',
    corpId: row.corpId,
    bizNo: row.returnNo,
    amount: row.returnAmount,
    summary: '凭证退回',
    operatorName: row.reviewUserName ?? '系统',
  })
  tell(world, row, '已完成')
}

/** T-RTN-05 对方拒绝或超期：解冻。 */
export const refuseReturn = (
  world: World,
  row: ReturnApplicationRow,
  event: '对方拒绝' | '对方超期未办',
): void => {
  returnFlow.step(world, row, 'T-RTN-05', undefined, { event })
  unfreezeReturn(world, row)
  tell(world, row, event === '对方拒绝' ? '被拒绝' : '超期未获同意')
}

/** 待复核的退回自动结束：临近应付日（INV-14），或它所同意的回收已不存在。 */
export const closeReturn = (world: World, row: ReturnApplicationRow, event: string): void => {
  returnFlow.step(world, row, 'CLOSED', undefined, { event })
  unfreezeReturn(world, row)
}
