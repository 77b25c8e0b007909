// 银行对 ABS 付款所做的：付出、到账、失败，托管银行核对到账（T-APM-05 至 08、T-ACK-01 至 03）。外面没有人催的，随世界时钟发生。

import type { PayFailReason } from '#api/generated/corp/model/index.ts'
import { add, compare, isMoney, isPositive, subtract, yuan } from '#domain/money.ts'
import { askBank } from '../../account/bank/orders.ts'
import { inBankWindow } from '../../account/bank/window.ts'
import type { Command } from '../../kernel/command.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { ABS_CORE_DIRECTOR, ABS_CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { dictLabel, dictValue } from '../../portal/dictionary/dictionaries.ts'
import { changePayee, followPlan } from '../accountChange/book.ts'
import { noteOnPayable, receiveOnPayable } from '../payable/outcome.ts'
import type { AbsPlanRow } from '../plan/rows.ts'
import { diffOf, isUnsent, openPaymentOf, payableOf, penaltyOnPayable } from './book.ts'
import { planPayments, tellPayment } from './plan.ts'
import { absPayReceipt } from './receipt.ts'
import type { AbsPaymentRow } from './rows.ts'
import { absCheckFlow, absPaymentFlow } from './transitions.ts'

const BOTH = [ABS_CORE_OPERATOR, ABS_CORE_DIRECTOR]
const CHECK_PAGE = '/abs/core/payment-manage/check-progress'
const PROGRESS_PAGE = '/abs/core/payment-manage/payment-progress'
const MATCH_MS = 10 * 60_000
const CHECK_MS = 30 * 60_000

/** T-APM-05 发起付款：到了付款日才付；归集账户有待确认的变更时不付。 */
const send = (world: World, row: AbsPaymentRow): void => {
  if (row.formerPoolAccountNo) throw new OutsideError('归集账户已变更，确认之前不付款')
  if ((row.paymentDate ?? '') > world.today()) throw new OutsideError(`${row.paymentDate}起才发起付款`)
  absPaymentFlow.step(world, row, 'T-APM-05')
  row.sentDate = row.payChannel === 'OFFLINE' ? row.paymentDate : world.today()
}

const sendDue = (world: World): void => {
  const today = world.today()
  const due = world.absPayments.where(
    (row) =>
      row.paymentStatus === 'REGISTERED' && !row.formerPoolAccountNo && (row.paymentDate ?? '') <= today,
  )
  for (const row of due) send(world, row)
}

/** 复核通过之后：到付款日的在银行窗口内付出。 */
export const queueAbsPayments = (world: World): void => inBankWindow(world, sendDue)

/** T-ACK-01 到账流水匹配。 */
const match = (world: World, row: AbsPaymentRow): void => absCheckFlow.step(world, row, 'T-ACK-01')

/** T-ACK-02 核对一致，或 T-ACK-03 存在差异，由金额决定。 */
const conclude = (world: World, row: AbsPaymentRow): void => {
  const diff = diffOf(row)
  const same = compare(diff, '0.00') === 0
  absCheckFlow.step(world, row, same ? 'T-ACK-02' : 'T-ACK-03')
  if (same) return
  tellPayment(world, row, {
    type: 'TODO',
    roles: [ABS_CORE_OPERATOR],
    title: '付款与到账存在差异，请说明或补付',
    text: `本次付款金额${yuan(row.paymentAmount)}，到账金额${yuan(row.receivedAmount)}，差异${yuan(diff)}`,
    path: CHECK_PAGE,
  })
}

const checkLater = (world: World, row: AbsPaymentRow): void => {
  const from = world.clock.ms()
  world.schedule(from + MATCH_MS, (later) => {
    if (row.absCheckStatus === 'UNCHECKED') match(later, row)
  })
  world.schedule(from + CHECK_MS, (later) => {
    if (row.absCheckStatus === 'CHECKING') conclude(later, row)
  })
}

/** T-APM-06 足额到账、T-APM-07 部分到账：账款随之减少（T-APB-09、T-APB-10），出回单、记账，稍后核对。 */
const receive = (world: World, row: AbsPaymentRow, id: 'T-APM-06' | 'T-APM-07', amount: string): void => {
  absPaymentFlow.needState(row, id)
  const other = openPaymentOf(world, row.payableNo)
  if (row.paymentStatus === 'PART_PAID' && other && other !== row) {
    throw new OutsideError(`余额已由${other.paymentNo}另行付款`)
  }
  receiveOnPayable(world, payableOf(world, row), amount)
  row.receivedAmount = add(row.receivedAmount, amount)
  row.receivedTime = world.now()
  row.receiptNos.push(absPayReceipt(world, row, amount))
  absPaymentFlow.step(world, row, id)
  world.book({
    event: id,
    corpId: row.corpId,
    bizNo: row.paymentNo,
    amount,
    summary: `ABS付款到账${row.payableNo}`,
    operatorName: '托管银行',
  })
  tellPayment(world, row, {
    type: 'NOTICE',
    roles: BOTH,
    title: id === 'T-APM-06' ? 'ABS付款已足额到账' : 'ABS付款部分到账',
    text: `到账金额${yuan(row.receivedAmount)}`,
    path: PROGRESS_PAGE,
  })
  checkLater(world, row)
  planPayments(world)
}

const receiveAll = (world: World, row: AbsPaymentRow): void => receive(world, row, 'T-APM-06', diffOf(row))

/** T-APM-10 银行未答复：问清之前不再付款。 */
const silence = (world: World, row: AbsPaymentRow): void => {
  absPaymentFlow.step(world, row, 'T-APM-10')
  tellPayment(world, row, {
    type: 'WARN',
    roles: BOTH,
    title: '银行未答复，请与银行核对',
    text: `本次付款金额${yuan(row.paymentAmount)}`,
    path: PROGRESS_PAGE,
  })
}

export const bankOrders = (world: World) =>
  world.absPayments
    .where((row) => row.paymentStatus === 'PAYING')
    .map((row) => ({
      since: row.updateTime ?? row.createTime,
      answer: () => receiveAll(world, row),
      silence: () => silence(world, row),
    }))

/** 向银行查询未答复的一笔付款。 */
export const askAbsBank = (command: Command<AbsPaymentRow>): void => {
  const { world, row } = command
  absPaymentFlow.check(command, 'ASK_BANK')
  askBank(world, row.paymentStatus, () => receiveAll(world, row))
}

const partOf = (row: AbsPaymentRow, given: string | undefined): string => {
  const amount = (given ?? '').replaceAll(',', '')
  const wanted = row.paymentAmount ?? '0.00'
  if (!isMoney(amount) || compare(amount, '0.00') <= 0 || compare(amount, wanted) >= 0) {
    throw new OutsideError(`到账金额须大于0、小于本次付款金额${yuan(wanted)}`)
  }
  return amount
}

const need = (world: World, key: string) => {
  const [paymentNo = '', extra] = key.trim().split(/\s+/)
  return { row: world.absPayments.need(paymentNo), extra }
}

/** 核对的结论须与到账的金额相符。 */
const checked = (id: string, title: string, isSame: boolean) =>
  event('custodian', id, title, (world, key) => {
    const { row } = need(world, key)
    if ((compare(diffOf(row), '0.00') === 0) !== isSame) {
      throw new OutsideError(`本次付款金额${yuan(row.paymentAmount)}，到账金额${yuan(row.receivedAmount)}`)
    }
    conclude(world, row)
  })

/** 计划管理人变更归集账户（T-AAC-01）：还没付出的付款改付新账户，重新确认之前不能办理。 */
const changePoolAccount = (world: World, plan: AbsPlanRow): void => {
  plan.firstPoolAccountNo ??= plan.poolAccountNo
  plan.poolAccountNo = `621483${world.random.digits(12)}`
  plan.accountSource = {
    providedBy: plan.managerName,
    channel: '计划管理人变更通知',
    providedTime: world.now(),
  }
  const unsent = world.absPayments.where((one) => one.planNo === plan.planNo && isUnsent(one))
  for (const row of unsent) row.version += 1
  changePayee(world, unsent, plan)
}

/** 债务人付、资金方减免逾期利息：不超过还欠的，记入账款的轨迹。 */
const clearPenalty = (
  world: World,
  key: string,
  field: 'penaltyPaidAmount' | 'penaltyWaivedAmount',
  what: string,
): void => {
  const [payableNo, text] = splitKey(key)
  const row = world.absPayables.need(payableNo)
  const owed = penaltyOnPayable(world, row)?.penaltyOwedAmount ?? '0.00'
  const asked = text.replaceAll(',', '') || owed
  if (!isMoney(asked) || !isPositive(asked)) throw new OutsideError('没有要付的逾期利息')
  const amount = add(asked, '0.00')
  if (compare(amount, owed) > 0) throw new OutsideError(`逾期利息只欠${yuan(owed)}`)
  row[field] = add(row[field] ?? '0.00', amount)
  noteOnPayable(world, row, what, `${yuan(amount)}，还欠${yuan(subtract(owed, amount))}`)
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'ABS_PENALTY', '付ABS逾期利息（账款编号，空格后可跟金额）', (world, key) =>
    clearPenalty(world, key, 'penaltyPaidAmount', '付逾期利息'),
  ),
  event('planmgr', 'ABS_WAIVE', '减免ABS逾期利息（账款编号，空格后可跟金额）', (world, key) =>
    clearPenalty(world, key, 'penaltyWaivedAmount', '减免逾期利息'),
  ),
  event('bank', 'T-APM-05', '发起ABS付款（付款编号）', (world, key) => send(world, need(world, key).row)),
  event('custodian', 'T-APM-06', '足额到账（付款编号）', (world, key) => {
    receiveAll(world, need(world, key).row)
  }),
  event('custodian', 'T-APM-07', '部分到账（付款编号，空格后跟到账金额）', (world, key) => {
    const { row, extra } = need(world, key)
    receive(world, row, 'T-APM-07', partOf(row, extra))
  }),
  event('bank', 'T-APM-08', 'ABS付款失败（付款编号，空格后可跟原因，如 余额不足）', (world, key) => {
    const { row, extra = 'BALANCE' } = need(world, key)
    absPaymentFlow.step(world, row, 'T-APM-08')
    row.payFailReason = dictValue('PAY_FAIL_REASON', extra) as PayFailReason
    followPlan(world, row)
    tellPayment(world, row, {
      type: 'WARN',
      roles: BOTH,
      title: 'ABS付款失败',
      text: `${dictLabel('PAY_FAIL_REASON', row.payFailReason)}，请核实后重新登记`,
      path: PROGRESS_PAGE,
    })
  }),
  event('bank', 'T-APM-10', '不答复ABS付款（付款编号）', (world, key) =>
    silence(world, need(world, key).row),
  ),
  event('custodian', 'T-ACK-01', '流水匹配（付款编号）', (world, key) => {
    const { row } = need(world, key)
    if (compare(row.receivedAmount, '0.00') === 0) throw new OutsideError('款项尚未到账')
    match(world, row)
  }),
  checked('T-ACK-02', '核对一致（付款编号）', true),
  checked('T-ACK-03', '存在差异（付款编号）', false),
  event('planmgr', '变更归集账户', '变更归集账户（计划编号）', (world, key) =>
    changePoolAccount(world, world.absPlans.need(key.trim())),
  ),
]
