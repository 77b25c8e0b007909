// 提前兑付的付款：T-AHD-07、08、09、11。

import type { PayFailReason } from '#api/generated/corp/model/index.ts'
import { sum, yuan } from '#domain/money.ts'
import { nextBankSerial } from '../../account/receipt/book.ts'
import { present } from '../../kernel/actions.ts'
import { CHAIN_OPERATOR, CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { payeeAccountOf } from '../cash/payee.ts'
import { unfreezeHolding } from '../voucher/book.ts'
import type { HoldingRow } from '../voucher/rows.ts'
import { cashVoucher } from '../voucher/settle.ts'
import { aheadReceipt } from './receipt.ts'
import type { AheadCashApplicationRow } from './rows.ts'
import { aheadCashFlow } from './transitions.ts'

/** 付给持有方的哪个账户：复核通过时定下，此前是其当前的收款账户；申请之后变动了的带着申请时的。 */
export const aheadPayee = (
  world: World,
  row: AheadCashApplicationRow,
): Pick<AheadCashApplicationRow, 'payeeAccountNo' | 'payeeBankName' | 'appliedAccountNo'> => {
  const { payeeAccountNo, payeeBankName, appliedAccountNo } = row
  const payee = aheadCashFlow.isReadyFor(row, 'T-AHD-02')
    ? payeeAccountOf(world, world.holdings.need(row.holdingNo))
    : { accountNo: payeeAccountNo, bankName: payeeBankName }
  return present({
    payeeAccountNo: payee?.accountNo,
    payeeBankName: payee?.bankName,
    appliedAccountNo: payee?.accountNo === appliedAccountNo ? undefined : appliedAccountNo,
  })
}

/** 指令在银行手上：正在付，或没有答复。 */
const isWithBank = (row: AheadCashApplicationRow): boolean => aheadCashFlow.isReadyFor(row, 'T-AHD-08')

/** 一笔持有里已交银行提前兑付、付没付还不知道的金额：到期不再付它。 */
export const aheadWithBank = (world: World, { holdingNo }: HoldingRow): string =>
  sum(
    world.aheadCashApplications
      .where((row) => row.holdingNo === holdingNo && isWithBank(row))
      .map((row) => row.aheadAmount),
  )

/** 提醒经办与复核：银行没有答复，请与银行核对。 */
export const tellUnanswered = (
  world: World,
  row: Pick<DocumentRow, 'id' | 'corpId'>,
  messageContent: string,
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_OPERATOR, CORE_DIRECTOR],
    messageType: 'WARN',
    messageTitle: '银行未答复，请与银行核对',
    messageContent,
    bizNo: row.id,
    jumpPath: '/credit/core/cash/payment-progress-query',
  })

/** T-AHD-07 发送支付指令：付到复核时签下的账户。 */
export const sendAhead = (world: World, row: AheadCashApplicationRow): void => {
  aheadCashFlow.step(world, row, 'T-AHD-07')
  row.payInstructionNo = world.ids.plain('PI')
}

/** T-AHD-08 到账：持有按提前兑付金额全额销账，付的是实付金额（F-06）。 */
export const settleAhead = (world: World, row: AheadCashApplicationRow): void => {
  aheadCashFlow.step(world, row, 'T-AHD-08')
  row.paidDate = world.today()
  row.bankSerialNo = nextBankSerial(world)
  row.receiptNo = aheadReceipt(world, row)
  cashVoucher(world, world.holdings.need(row.holdingNo), row.aheadAmount, 'frozenAmount', row.aheadNo)
  world.book({
    event: 'T-AHD-08',
    corpId: row.corpId,
    bizNo: row.aheadNo,
    amount: row.aheadAmount,
    summary: `提前兑付，实付${yuan(row.aheadPayAmount)}`,
    operatorName: '银行',
  })
  world.notify({
    corpId: row.holderCorpId,
    roleCodes: [CHAIN_OPERATOR],
    messageType: 'NOTICE',
    messageTitle: '提前兑付已到账',
    messageContent: `${row.voucherNo}，提前兑付${yuan(row.aheadAmount)}，实付${yuan(row.aheadPayAmount)}`,
    bizNo: row.aheadNo,
    jumpPath: '/credit/chain/index/query',
  })
}

/** T-AHD-11 银行未答复：金额照旧冻结，问清之前不再付。 */
export const silenceAhead = (world: World, row: AheadCashApplicationRow): void => {
  aheadCashFlow.step(world, row, 'T-AHD-11')
  tellUnanswered(world, row, `${row.aheadNo}，持有方${row.holderName}，实付金额${yuan(row.aheadPayAmount)}`)
}

/** T-AHD-09 付款失败：解冻。 */
export const failAhead = (world: World, row: AheadCashApplicationRow, reason: PayFailReason): void => {
  aheadCashFlow.step(world, row, 'T-AHD-09')
  row.payFailReason = reason
  unfreezeHolding(world.holdings.need(row.holdingNo), row.aheadAmount)
  world.notify({
    corpId: row.corpId,
    roleCodes: [CORE_OPERATOR],
    messageType: 'WARN',
    messageTitle: '提前兑付付款失败',
    messageContent: `${row.aheadNo}，持有方${row.holderName}，实付金额${yuan(row.aheadPayAmount)}`,
    bizNo: row.aheadNo,
    jumpPath: '/credit/core/cash/payment-progress-query',
  })
}
