// 银行对到期兑付与提前兑付会做的。
import type { PayFailReason } from '#api/generated/corp/model/index.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { event } from '../../kernel/wiring.ts'
import { dictValue } from '../../portal/dictionary/dictionaries.ts'
import { bankFailed, bankPaid, bankSend, bankSilent } from './payments.ts'
import { bankPenaltyPaid } from './penalty.ts'

/** 失败的键：编号，空格后跟原因的代码或中文，省去的是余额不足。 */
const failed = (world: Parameters<typeof bankFailed>[0], key: string): void => {
  const [number = '', wanted = 'BALANCE'] = key.trim().split(/\s+/)
  const reason = dictValue('PAY_FAIL_REASON', wanted)
  const known = dictionaries.PAY_FAIL_REASON!
  if (!known.some(([value]) => value === reason)) {
    throw new OutsideError(`没有付款失败原因“${wanted}”。可用：${known.map(([, label]) => label).join('、')}`)
  }
  bankFailed(world, number, reason as PayFailReason)
}

const CASH_KEY = '兑付编号（整批）或兑付明细号（一笔）'

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-CSH-06', '发送兑付指令（兑付编号）', bankSend),
  event('bank', 'T-CSH-07', `兑付到账（${CASH_KEY}）`, bankPaid),
  event('bank', 'T-CSH-09', `兑付失败（${CASH_KEY}，空格后可跟失败原因）`, failed),
  event('bank', 'CSH_PENALTY', '付凭证逾期利息（兑付编号）', bankPenaltyPaid),
  event('bank', 'T-CSH-15', '不答复兑付（兑付编号）', bankSilent),
  event('bank', 'T-AHD-07', '发送提前兑付指令（提前兑付编号）', bankSend),
  event('bank', 'T-AHD-08', '提前兑付到账（提前兑付编号）', bankPaid),
  event('bank', 'T-AHD-09', '提前兑付失败（提前兑付编号，空格后可跟失败原因）', failed),
  event('bank', 'T-AHD-11', '不答复提前兑付（提前兑付编号）', bankSilent),
]
