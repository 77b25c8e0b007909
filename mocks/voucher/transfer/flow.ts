// Guards and effects of TRF 转让 (domain/03-flows.md §6); the lines of an approved transfer are in transferLines.ts.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { shareFiles } from '../../portal/file/store.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { freezeHolding, unfreezeHolding } from '../voucher/holdings.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  samePerson,
  step,
} from '../../kernel/machine.ts'
import { closeSignTask, openSignTask } from '../sign/open.ts'
import { CHAIN_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import { lockTrade, needTrade } from '../trade/book.ts'
import { transferMachine } from './transitions.ts'
import * as guard from './rules.ts'
import { tradeOf, unlockLine } from './lines.ts'

const holdingOf = (world: World, row: TransferApplicationRow): HoldingRow => {
  const holding = world.holdings.need(row.holdingNo ?? '')
  if (holding.corpId !== row.corpId) throw new BusinessError('NOT_FOUND', '凭证持有不存在')
  return holding
}

/** Locks line by line, so that two lines of one contract cannot use its rest twice; all or none. */
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
  checkState(row, 'transferStatus', transferMachine['T-TRF-02'])
  const problem = guard.transferProblem(world, holding)
  if (problem) throw new BusinessError('T-TRF-02', problem)
  const lines = guard.needLines(row)
  guard.needRoom(world, holding, row)
  for (const line of lines) {
    line.transfereeCorpId = guard.needTransferee(world, row, line.transfereeName).corpId
  }
  step(world, row, 'transferStatus', transferMachine['T-TRF-02'], actor)
  forgetReview(row)
  row.submitTime = world.now()
  lockLines(world, row)
  freezeHolding(holding, row.transferTotalAmount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CHAIN_DIRECTOR],
    messageType: 'TODO',
    messageTitle: '有新的凭证转让待复核',
    messageContent: `${row.transferNo}，凭证${row.voucherNo}，${row.lines.length}行，金额${row.transferTotalAmount}元`,
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
  const seq = world.holdings.where((one) => one.voucherNo === parent.voucherNo).length + 1
  const child = world.holdings.put({
    holdingNo: `${parent.voucherNo}-${String(seq).padStart(3, '0')}`,
    voucherNo: parent.voucherNo,
    parentHoldingNo: parent.holdingNo,
    corpId: line.transfereeCorpId!,
    holderName: line.transfereeName!,
    fromCorpName: row.transferorName,
    transferLevel: parent.transferLevel + 1,
    holdAmount: line.transferAmount!,
    availableAmount: '0.00',
    frozenAmount: '0.00',
    transferredAmount: '0.00',
    financedAmount: '0.00',
    returnedAmount: '0.00',
    cashedAmount: '0.00',
    holdingSource: 'TRANSFER',
    holdingStatus: 'WAIT_SIGN',
    createTime: world.now(),
  })
  const to = { corpId: child.corpId, corpName: child.holderName }
  line.childHoldingNo = child.holdingNo
  line.signNo = openSignTask(world, 'TRANSFER', child, to, row.transferorName).signNo
  line.transferLineStatus = 'WAIT_SIGN'
  shareFiles(world, line.attachments ?? [], child.corpId)
}

/** T-TRF-03 通过：每行产生子持有与签收任务，通知开立方；T-TRF-07 驳回：放回。 */
export const reviewTransfer = (
  world: World,
  row: TransferApplicationRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'transferStatus', transferMachine['T-TRF-03'])
  if (decision !== 'PASS') {
    step(world, row, 'transferStatus', transferMachine['T-TRF-07'], actor, needOpinion(opinion))
    return release(world, row)
  }
  const holding = holdingOf(world, row)
  for (const line of row.lines) guard.needTransferee(world, row, line.transfereeName!)
  step(world, row, 'transferStatus', transferMachine['T-TRF-03'], actor, opinion)
  for (const line of row.lines) openLine(world, row, holding, line)
  world.notify({
    corpId: world.vouchers.need(holding.voucherNo).corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '债权转让通知',
    messageContent: `${holding.voucherNo}，${row.transferorName}转让${row.lines.length}笔，金额${row.transferTotalAmount}元`,
    bizNo: row.transferNo,
    jumpPath: '/credit/core/product/index',
  })
}

/** 不能撤回提交的原因。 */
export const recallProblem = (world: World, row: TransferApplicationRow, actor: Actor): string | undefined =>
  samePerson(world, row.createUserId, actor.user) ? undefined : '只能撤回本人经办的申请'

/** T-TRF-08 经办撤回：限本人。 */
export const recallTransfer = (
  world: World,
  row: TransferApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'transferStatus', transferMachine['T-TRF-08'])
  const problem = recallProblem(world, row, actor)
  if (problem) throw new BusinessError('OWN', problem)
  step(world, row, 'transferStatus', transferMachine['T-TRF-08'], actor)
  release(world, row)
}

/** T-TRF-10 作废。 */
export const cancelTransfer = (
  world: World,
  row: TransferApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  step(world, row, 'transferStatus', transferMachine['T-TRF-10'], actor)
}

/** 不能撤销未签收转让的原因：对方已在复核签收的，仍可撤销；已签收任一行的不可。 */
export const revokeProblem = (row: TransferApplicationRow): string | undefined =>
  row.lines.some((line) => line.transferLineStatus === 'SIGNED') ? '已有受让方签收，不能撤销' : undefined

/** T-TRF-09 撤销未签收转让：每行关闭，冻结与占用放回。 */
export const revokeTransfer = (
  world: World,
  row: TransferApplicationRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'transferStatus', transferMachine['T-TRF-09'])
  const problem = revokeProblem(row)
  if (problem) throw new BusinessError('T-TRF-09', problem)
  const { reviewUserId, reviewUserName, reviewTime } = row
  step(world, row, 'transferStatus', transferMachine['T-TRF-09'], actor)
  // it was approved by whoever approved it; the trail says who took it back
  Object.assign(row, { reviewUserId, reviewUserName, reviewTime })
  for (const line of row.lines) {
    line.transferLineStatus = 'CANCELLED'
    world.holdings.need(line.childHoldingNo!).holdingStatus = 'CLOSED'
    closeSignTask(world, line.signNo!, '转让方已撤销')
  }
  release(world, row)
}

/** INV-14：临近应付日，待复核的转让自动关闭。 */
export const closeTransfer = (world: World, row: TransferApplicationRow): void => {
  step(world, row, 'transferStatus', transferMachine['INV-14'], undefined)
  release(world, row)
}
