// T-CSH-11 登记线下付的款：填写，或由表格导入。

import type { Command } from '../../kernel/command.ts'
import type { Actor } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { handledBy, tellCash } from './flow.ts'
import type { CashBatchRow } from './rows.ts'
import { registerProblem, unpaidItems } from './rules.ts'
import { cashFlow } from './transitions.ts'

type Registration = { cashItemNo: string; paidDate: string; bankSerialNo: string }

/** 流水号不能用的原因：没有填，或已登记过（INV-21）：在别的明细上，或用来付过逾期利息。 */
export const serialProblem = (
  world: World,
  bankSerialNo: string,
  cashItemNo?: string,
): string | undefined => {
  if (!bankSerialNo.trim()) return '请填写银行流水号'
  const taken = world.cashBatches
    .all()
    .some(
      (batch) =>
        batch.penaltySerialNo === bankSerialNo ||
        batch.items.some((item) => item.cashItemNo !== cashItemNo && item.bankSerialNo === bankSerialNo),
    )
  return taken ? `银行流水号${bankSerialNo}已登记过` : undefined
}

/** 一条付款登记的差错：日期晚于今日、没有流水号、流水号已登记过（INV-21）；没有差错为 undefined。 */
const registrationProblem = (world: World, entry: Registration): string | undefined => {
  if (entry.paidDate > world.today()) return '付款日期不能晚于今日'
  return serialProblem(world, entry.bankSerialNo, entry.cashItemNo)
}

/** T-CSH-11 登记付款：每条未付明细的付款日期、银行流水号、付款凭证，一次登记齐。 */
export const registerCash = (
  command: Command<CashBatchRow>,
  entries: readonly (Registration & { payVoucherFile: AttachmentRow })[],
  remark: string | undefined,
): void => {
  const { world, row, actor } = command
  cashFlow.check(command, 'T-CSH-11')
  const open = unpaidItems(row)
  const missing = open.filter((item) => !entries.some((entry) => entry.cashItemNo === item.cashItemNo))
  if (missing.length > 0) throw new BusinessError('REQUIRED', `还有${missing.length}笔明细未登记`)
  if (new Set(entries.map((entry) => entry.bankSerialNo)).size < entries.length) {
    throw new BusinessError('INV-21', '银行流水号重复')
  }
  for (const entry of entries) {
    const problem = registrationProblem(world, entry)
    if (problem) throw new BusinessError('T-CSH-11', `明细${entry.cashItemNo.slice(-3)}：${problem}`)
  }
  cashFlow.step(world, row, 'T-CSH-11', actor)
  handledBy(world, row, actor)
  if (remark) row.remark = remark
  for (const item of open) {
    const { paidDate, bankSerialNo, payVoucherFile } = entries.find(
      (entry) => entry.cashItemNo === item.cashItemNo,
    )!
    Object.assign(item, { paidDate, bankSerialNo, payVoucherFile })
  }
  tellCash(world, row, CORE_DIRECTOR, '有付款登记待审批', '/credit/core/cash/cash-approve')
}

const UNKNOWN = '没有这条待登记的明细'
const OTHERS_WRONG = '同一批次有未通过的明细，整批未登记'

/**
 * 批量登记（Excel 导入）：按批次归拢，一批的未付明细全部通过才登记。
 * @param mine 本企业的批次
 * @returns 逐条明细的差错；没有差错的为 undefined，即已登记
 */
export const importRegistrations = (
  world: World,
  mine: readonly CashBatchRow[],
  actor: Actor,
  rows: readonly Registration[],
  payVoucherFile: AttachmentRow,
  remark: string | undefined,
): (string | undefined)[] => {
  const batchOf = (row: Registration) =>
    mine.find(
      (batch) =>
        cashFlow.isReadyFor(batch, 'T-CSH-11') &&
        unpaidItems(batch).some((item) => item.cashItemNo === row.cashItemNo),
    )
  const problemOf = (row: Registration, at: number): string | undefined => {
    const batch = batchOf(row)
    if (!batch) return UNKNOWN
    if (rows.findIndex((other) => other.cashItemNo === row.cashItemNo) < at) return '兑付明细号重复'
    if (rows.findIndex((other) => other.bankSerialNo === row.bankSerialNo) < at) return '银行流水号重复'
    return registerProblem(world, batch) ?? registrationProblem(world, row)
  }
  const batches = rows.map(batchOf)
  const problems = rows.map(problemOf)
  for (const batch of new Set(batches)) {
    if (!batch) continue
    const places = rows.flatMap((_, at) => (batches[at] === batch ? [at] : []))
    const missing = unpaidItems(batch).length - places.length
    if (places.some((at) => problems[at])) {
      for (const at of places) problems[at] ??= OTHERS_WRONG
    } else if (missing > 0) {
      for (const at of places) problems[at] = `${batch.cashNo}还有${missing}笔明细未登记`
    } else {
      const entries = places.map((at) => ({ ...rows[at]!, payVoucherFile }))
      registerCash({ world, row: batch, actor, version: batch.version }, entries, remark)
    }
  }
  return problems
}
