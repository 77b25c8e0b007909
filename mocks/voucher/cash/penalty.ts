// 逾期利息的结清：付清本金之后另付，由付款方登记，或由银行的流水认出。

import { yuan } from '#domain/money.ts'
import { nextBankSerial } from '../../account/receipt/book.ts'
import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError, OutsideError } from '../../kernel/errors.ts'
import { CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { serialProblem } from './registration.ts'
import type { CashBatchRow } from './rows.ts'
import { owesPenalty, penaltyTotal } from './rules.ts'
import { cashFlow } from './transitions.ts'

type Paid = { settledDate: string; bankSerialNo: string }

/** 记下哪天以哪笔流水付的，告诉收到利息的各家；轨迹里一行。 */
const settle = (world: World, row: CashBatchRow, { settledDate, bankSerialNo }: Paid, actor?: Actor) => {
  const opinion = `${yuan(penaltyTotal(row))}，${settledDate}付，流水号${bankSerialNo}`
  cashFlow.step(world, row, 'SETTLE_PENALTY', actor, { opinion, ...(!actor && { party: '银行' }) })
  row.penaltySettledDate = settledDate
  row.penaltySerialNo = bankSerialNo
  for (const item of row.items.filter(({ penaltyAmount }) => penaltyAmount !== '0.00')) {
    world.notify({
      corpId: item.payeeCorpId,
      roleCodes: [CHAIN_OPERATOR],
      messageType: 'NOTICE',
      messageTitle: '凭证逾期利息已付',
      messageContent: `${item.voucherNo}，逾期利息${yuan(item.penaltyAmount)}，${settledDate}付，请核对`,
      bizNo: item.voucherNo,
      jumpPath: '/credit/chain/index/query',
    })
  }
}

/** 付款方登记结清逾期利息：哪天付的，哪笔流水（INV-21）。 */
export const settlePenalty = (command: Command<CashBatchRow>, paid: Paid): void => {
  const { world, row, actor } = command
  cashFlow.check(command, 'SETTLE_PENALTY')
  if (paid.settledDate > world.today()) throw new BusinessError('T-CSH-11', '付款日期不能晚于今日')
  if (paid.settledDate < row.cashDueDate) {
    throw new BusinessError('T-CSH-11', `付款日期不能早于应付日期${row.cashDueDate}`)
  }
  const bankSerialNo = paid.bankSerialNo.trim()
  const problem = serialProblem(world, bankSerialNo)
  if (problem) throw new BusinessError('INV-21', problem)
  settle(world, row, { ...paid, bankSerialNo }, actor)
}

/** 银行：逾期利息已从付款方付给收款方。 */
export const bankPenaltyPaid = (world: World, cashNo: string): void => {
  const row = world.cashBatches.need(cashNo)
  if (row.cashStatus !== 'PAID' || !owesPenalty(row)) throw new OutsideError('没有要付的逾期利息')
  settle(world, row, { settledDate: world.today(), bankSerialNo: nextBankSerial(world) })
}
