// ATR ABS应收转让：债权人所办的；其余在 outside.ts。

import { compare, yuan } from '#domain/money.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { actOf, reviewOf } from '../../kernel/review.ts'
import {
  ABS_CHAIN_DIRECTOR,
  ABS_CHAIN_OPERATOR,
  ABS_CORE_DIRECTOR,
  ABS_CORE_OPERATOR,
} from '../../kernel/roles.ts'
import type { AttachmentRow, MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { usePackage as drawOnPackage, releasePackage } from '../../voucher/package/book.ts'
import { sendNotices, signAll, unsignedOf, voidAgreements } from '../document/texts.ts'
import { beginTransfer, endTransfer, noteTransfer } from '../payable/outcome.ts'
import type { AbsTransferApplicationRow } from './rows.ts'
import { expectFundDate, needAbsPackage, needTransferable, transferTerms } from './rules.ts'
import { absTransferFlow } from './transitions.ts'

/** 告诉债权人。 */
export const tellCreditor = (
  world: World,
  row: AbsTransferApplicationRow,
  messageType: MessageRow['messageType'],
  messageTitle: string,
  to: { roleCodes: string[]; jumpPath: string; detail?: string },
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: to.roleCodes,
    messageType,
    messageTitle,
    messageContent: `${row.absTransferNo}，债务人${row.debtorName}，账款总额${yuan(row.receivableTotal)}${to.detail ? `，${to.detail}` : ''}`,
    bizNo: row.absTransferNo,
    jumpPath: to.jumpPath,
  })

/** 转让申请详情的地址，消息由此进入。 */
export const detailPath = (row: AbsTransferApplicationRow): string =>
  `/abs/chain/transfer/apply-detail?absTransferNo=${row.absTransferNo}`

type Choice = { packageNo: string; collectAccountId: string; remark?: string }

/** 填入资料包、收款账户与备注；账户须是本企业已验证的收款账户。 */
export const choose = (world: World, row: AbsTransferApplicationRow, choice: Choice): void => {
  const account = collectAccountsOf(world, row.corpId).find(
    (one) => one.accountId === choice.collectAccountId,
  )
  if (!account) throw new BusinessError('ACCOUNT', '请选择已验证的收款账户')
  Object.assign(row, {
    packageNo: choice.packageNo,
    collectAccountId: account.accountId,
    collectAccountNo: account.accountNo,
    remark: choice.remark,
  })
}

/** T-ATR-02 提交复核：按当日重算价款，占住账款与资料包；任一不足即抛出，什么也不动。 */
export const submitTransfer = (
  world: World,
  row: AbsTransferApplicationRow,
  actor: Actor,
  seenPrice: string,
): void => {
  absTransferFlow.needState(row, 'T-ATR-02')
  const payableNos = row.lines.map((line) => line.payableNo)
  const { plan, payables } = needTransferable(world, row.corpId, { planNo: row.planNo, payableNos })
  const fundDate = expectFundDate(world)
  const terms = transferTerms(payables, plan, fundDate)
  if (compare(terms.transferPrice, seenPrice) !== 0) {
    throw new BusinessError('PRICE_CHANGED', `转让价款已变为${yuan(terms.transferPrice)}，请核对后再提交`)
  }
  const amount = terms.receivableTotal
  needAbsPackage(world, row.corpId, row.packageNo, { plan, payables, amount })
  absTransferFlow.step(world, row, 'T-ATR-02', actor)
  forgetReview(row)
  Object.assign(row, terms, { expectFundDate: fundDate, submitTime: world.now() })
  drawOnPackage(world, row.packageNo!, { bizNo: row.absTransferNo, corpId: row.corpId, amount })
  beginTransfer(world, row)
  tellCreditor(world, row, 'TODO', '有新的应收账款转让待复核', {
    roleCodes: [ABS_CHAIN_DIRECTOR],
    jumpPath: '/abs/chain/transfer/approve',
  })
}

/** 放开占住的账款与资料包；没有占住的（草稿、被驳回的）什么也不做。 */
export const releaseTransfer = (world: World, row: AbsTransferApplicationRow): void => {
  endTransfer(world, row)
  if (row.packageNo) releasePackage(world, row.packageNo, row.absTransferNo)
}

/** 撤回提交：复核人决定之前，经办本人；账款与资料包放开。 */
export const recallTransfer = actOf(absTransferFlow, 'RECALL', releaseTransfer)

/** T-ATR-03 复核通过：送保理商审核；T-ATR-04 驳回：账款与资料包放开。 */
export const reviewTransfer = reviewOf(absTransferFlow, {
  pass: 'T-ATR-03',
  reject: 'T-ATR-04',
  rejected(world, row, { opinion }) {
    releaseTransfer(world, row)
    tellCreditor(world, row, 'NOTICE', '应收账款转让被驳回', {
      roleCodes: [ABS_CHAIN_OPERATOR],
      jumpPath: detailPath(row),
      detail: `意见：${opinion}`,
    })
  },
})

/** T-ATR-06 补正提交：说明与补正资料。 */
export const supplementTransfer = (
  world: World,
  row: AbsTransferApplicationRow,
  actor: Actor,
  reply: { version: number; supplementReply: string; attachments: AttachmentRow[] },
): void => {
  absTransferFlow.check({ world, row, actor, version: reply.version }, 'T-ATR-06')
  if (!reply.supplementReply.trim()) throw new BusinessError('REQUIRED', '请填写补正说明')
  if (reply.attachments.length === 0) throw new BusinessError('REQUIRED', '请上传补正资料')
  absTransferFlow.step(world, row, 'T-ATR-06', actor)
  row.supplementReply = reply.supplementReply
  row.attachments = [...(row.attachments ?? []), ...reply.attachments]
  delete row.supplementDeadline
}

/** T-ATR-11 撤销：签署转让协议之前，经办与复核都可以。 */
export const cancelTransfer = (command: Command<AbsTransferApplicationRow>): void => {
  const { world, row, actor } = command
  absTransferFlow.check(command, 'T-ATR-11')
  absTransferFlow.step(world, row, 'T-ATR-11', actor)
  releaseTransfer(world, row)
  voidAgreements(world, row.absTransferNo)
}

/** T-ATR-10 签署转让协议：待签的协议须全部签署；随即通知债务人，等候封包。 */
export const signTransfer = (
  world: World,
  row: AbsTransferApplicationRow,
  actor: Actor,
  businessKey: string,
): void => {
  absTransferFlow.check({ world, row, actor }, 'T-ATR-10')
  signAll(world, unsignedOf(world, row.absTransferNo), businessKey, actor)
  absTransferFlow.step(world, row, 'T-ATR-10', actor)
  noteTransfer(world, row, '签署转让协议')
  sendNotices(world, row)
  for (const corpId of new Set(row.lines.map((line) => world.absPayables.need(line.payableNo).corpId))) {
    world.notify({
      corpId,
      roleCodes: [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR],
      messageType: 'NOTICE',
      messageTitle: '应收账款转让通知',
      messageContent: `${row.creditorName}已将账款转让给${row.factorName}，转让申请${row.absTransferNo}`,
      bizNo: row.absTransferNo,
      jumpPath: '/abs/core/index/file',
    })
  }
}
