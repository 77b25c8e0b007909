// TRF 转让的效果；复核通过之后各行的结局在 lines.ts。

import { yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import { CHAIN_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { shareFiles } from '../../portal/file/store.ts'
import { askSign, takeBackTask } from '../sign/open.ts'
import { lockTrade, needTrade } from '../trade/book.ts'
import { discard, freezeHolding, openHolding, unfreezeHolding } from '../voucher/book.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import { tradeOf, unlockLine } from './lines.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import * as guard from './rules.ts'
import { transferFlow, transferLineFlow } from './transitions.ts'

const holdingOf = (world: World, row: TransferApplicationRow): HoldingRow => {
  const holding = world.holdings.need(row.holdingNo ?? '')
  if (holding.corpId !== row.corpId) throw new BusinessError('NOT_FOUND', '凭证持有不存在')
  return holding
}

/** 逐行占用，两行不能用同一合同的余额两次；全部占用或一行也不占用。 */
const lockLines = (world: World, row: TransferApplicationRow): void => {
  const locked: TransferLineRow[] = []
  try {
    for (const line of row.lines) {
      const trade = tradeOf(row, line)
      needTrade(world, trade, line.transferAmount!)
      lockTrade(world, trade, line.transferAmount!)
      line.invoiceUses = trade.invoiceUses ?? []
      locked.push(line)
    }
  } catch (error) {
    for (const line of locked) unlockLine(world, row, line)
    throw error
  }
}

/** T-TRF-02 提交复核：查全部条件，冻结持有，占用每行的合同与发票。 */
export const submitTransfer = (world: World, row: TransferApplicationRow, actor: Actor): void => {
  if (!row.holdingNo) throw new BusinessError('REQUIRED', '请选择要转让的凭证持有')
  const holding = holdingOf(world, row)
  transferFlow.check({ world, row, actor }, 'T-TRF-02')
  const problem = guard.transferProblem(world, holding)
  if (problem) throw new BusinessError('T-TRF-02', problem)
  const lines = guard.needLines(row)
  guard.needRoom(world, holding, row)
  for (const line of lines) {
    line.transfereeCorpId = guard.needTransferee(world, row, line.transfereeName).corpId
  }
  lockLines(world, row)
  transferFlow.step(world, row, 'T-TRF-02', actor)
  forgetReview(row)
  row.submitTime = world.now()
  freezeHolding(holding, row.transferTotalAmount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的凭证转让待复核',
    messageContent: `${row.transferNo}，凭证${row.voucherNo}，${row.lines.length}行，金额${yuan(row.transferTotalAmount)}`,
    bizNo: row.transferNo,
    jumpPath: `/credit/chain/transfer/split-approve?view=review&transferNo=${row.transferNo}`,
  })
}

/** 复核前的全部冻结与占用放回。 */
const release = (world: World, row: TransferApplicationRow): void => {
  unfreezeHolding(holdingOf(world, row), row.transferTotalAmount)
  for (const line of row.lines) unlockLine(world, row, line)
}

const openLine = (world: World, row: TransferApplicationRow, parent: HoldingRow, line: TransferLineRow) => {
  const child = openHolding(world, {
    voucherNo: parent.voucherNo,
    parentHoldingNo: parent.holdingNo,
    corpId: line.transfereeCorpId!,
    holderName: line.transfereeName!,
    fromCorpName: row.transferorName,
    transferLevel: parent.transferLevel + 1,
    holdAmount: line.transferAmount!,
    holdingSource: 'TRANSFER',
  })
  const to = { corpId: child.corpId, corpName: child.holderName }
  line.childHoldingNo = child.holdingNo
  line.signNo = askSign(world, 'TRANSFER', child, to, row.transferorName).signNo
  transferLineFlow.step(world, line, 'OPENED')
  shareFiles(world, line.attachments ?? [], child.corpId)
}

/** T-TRF-03 通过：每行产生子持有与签收任务，通知开立方；T-TRF-07 驳回：放回。 */
export const reviewTransfer = reviewOf(transferFlow, {
  pass: 'T-TRF-03',
  reject: 'T-TRF-07',
  needPass(world, row) {
    holdingOf(world, row)
    for (const line of row.lines) guard.needTransferee(world, row, line.transfereeName!)
  },
  passed(world, row) {
    const holding = holdingOf(world, row)
    for (const line of row.lines) openLine(world, row, holding, line)
    world.notify({
      corpId: world.vouchers.need(holding.voucherNo).corpId,
      roleCodes: [CORE_OPERATOR],
      messageType: 'NOTICE',
      messageTitle: '债权转让通知',
      messageContent: `${holding.voucherNo}，${row.transferorName}转让${row.lines.length}笔，金额${yuan(row.transferTotalAmount)}`,
      bizNo: row.transferNo,
      jumpPath: '/credit/core/product/index',
    })
  },
  rejected: release,
})

/** T-TRF-08 经办撤回：限本人。 */
export const recallTransfer = actOf(transferFlow, 'T-TRF-08', release)

/** T-TRF-10 作废。 */
export const cancelTransfer = actOf(transferFlow, 'T-TRF-10')

/** T-TRF-09 撤销未签收转让：每行关闭，冻结与占用放回。 */
export const revokeTransfer = (command: Command<TransferApplicationRow>): void => {
  const { world, row, actor } = command
  transferFlow.check(command, 'T-TRF-09')
  const { reviewUserId, reviewUserName, reviewTime } = row
  transferFlow.step(world, row, 'T-TRF-09', actor)
  // 复核人仍是当初复核的人，撤销的人写在轨迹里
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  for (const line of row.lines) {
    transferLineFlow.step(world, line, 'REVOKED')
    discard(world, world.holdings.need(line.childHoldingNo!))
    takeBackTask(world, world.signTasks.need(line.signNo!), '转让方已撤销')
  }
  release(world, row)
}

/** INV-14：临近应付日，待复核的转让自动关闭。 */
export const closeTransfer = (world: World, row: TransferApplicationRow): void => {
  transferFlow.step(world, row, 'INV-14')
  release(world, row)
}
