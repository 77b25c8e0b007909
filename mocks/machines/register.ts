// What the machines add to every world: what happens when a day has passed, and what the bank does.
import { BusinessError } from '../errors.ts'
import { onClock, registerEvent } from '../registry.ts'
import { dictionaries, dictValue } from '../world/dictionaries.ts'
import type { PayFailReason } from '../world/rows.ts'
import { expireAhead } from './aheadCashFlow.ts'
import { overdueBatches } from './cashFlow.ts'
import { refreshCashLists } from './cashList.ts'
import { accruePenalty, bankFailed, bankPaid, bankSend, bankSilent, queuePayments } from './cashPayments.ts'
import { remindCash } from './cashRemind.ts'
import { closeInFlight } from './cutOff.ts'
import { expireRecycles } from './recycleConsent.ts'
import { expireSigns } from './signFlow.ts'
import { ageVouchers } from './voucherFlow.ts'
import { resumeSigns } from './withdrawFlow.ts'

// in this order: what has run out ends, the cut-off closes the rest, vouchers fall due, then the lists and payments follow
onClock('resumeSigns', resumeSigns)
onClock('expireSigns', expireSigns)
onClock('expireRecycles', expireRecycles)
onClock('expireAhead', expireAhead)
onClock('closeInFlight', closeInFlight)
onClock('ageVouchers', ageVouchers)
onClock('refreshCashLists', refreshCashLists)
onClock('overdueBatches', overdueBatches)
onClock('accruePenalty', accruePenalty)
onClock('remindCash', remindCash)
onClock('queuePayments', queuePayments)

/** The key of a failure: the number, and behind a space the reason in code or in Chinese (余额不足 when left out). */
const failed = (world: Parameters<typeof bankFailed>[0], key: string): void => {
  const [number = '', wanted = 'BALANCE'] = key.trim().split(/\s+/)
  const reason = dictValue('PAY_FAIL_REASON', wanted)
  const known = dictionaries.PAY_FAIL_REASON!
  if (!known.some(([value]) => value === reason)) {
    throw new BusinessError(
      'REASON',
      `没有付款失败原因“${wanted}”。可用：${known.map(([, label]) => label).join('、')}`,
    )
  }
  bankFailed(world, number, reason as PayFailReason)
}

const CASH_KEY = '兑付编号（整批）或兑付明细号（一笔）'
registerEvent('bank', 'T-CSH-06', '发送支付指令（兑付编号）', bankSend)
registerEvent('bank', 'T-CSH-07', `兑付到账（${CASH_KEY}）`, bankPaid)
registerEvent('bank', 'T-CSH-09', `兑付失败（${CASH_KEY}，空格后可跟失败原因）`, failed)
registerEvent('bank', 'T-CSH-15', '银行不答复（兑付编号）', bankSilent)
registerEvent('bank', 'T-AHD-07', '发送支付指令（提前兑付编号）', bankSend)
registerEvent('bank', 'T-AHD-08', '提前兑付到账（提前兑付编号）', bankPaid)
registerEvent('bank', 'T-AHD-09', '提前兑付失败（提前兑付编号，空格后可跟失败原因）', failed)
registerEvent('bank', 'T-AHD-11', '银行不答复（提前兑付编号）', bankSilent)
