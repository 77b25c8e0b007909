// AUT 小额打款验证：平台打款 0.01 至 0.99元，企业回填金额。
import { instantAt } from '#domain/calendar.ts'
import { compare, yuan } from '#domain/money.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { activateAccount } from './activation.ts'
import type { BankAccountRow } from './rows.ts'
import { authFlow } from './transitions.ts'

/** 银行一分钟后自己完成，除非已有人让它先办了；比场景的任何一步都长。 */
const BANK_MS = 60_000
/** 到账之后这么多小时内回填，填错这么多次锁定这么多小时；每天最多发起几次。 */
export const VERIFY_HOURS = 72
export const TRIES = 3
export const LOCK_HOURS = 24
export const MOST_REMITTANCES = 3
const FILL_MS = VERIFY_HOURS * 3_600_000
const LOCK_MS = LOCK_HOURS * 3_600_000
/** 注册时带来的账户在这里验证。 */
const REGISTER_PAGE = '/register/identify/soft-key'

/** T-AUT-02 打款成功：到账的金额以一条消息代替企业的对账单。 */
const remitted = (world: World, account: BankAccountRow): void => {
  authFlow.step(world, account, 'T-AUT-02')
  account.verifyAmount = `0.${String(world.random.int(1, 99)).padStart(2, '0')}`
  account.verifyDeadline = instantAt(world.clock.ms() + FILL_MS)
  account.verifyLeft = TRIES
  world.notify({
    corpId: account.corpId,
    messageTitle: '银行到账提醒（模拟）',
    messageContent: `您尾号 ${account.accountNo.slice(-4)} 的账户收到打款${yuan(account.verifyAmount)}，附言：账户验证。`,
    messageType: 'NOTICE',
    jumpPath: account.submitTime ? `/my/info-update?view=verify&id=${account.accountId}` : REGISTER_PAGE,
  })
}

/** T-AUT-03 打款失败。 */
const refused = (world: World, account: BankAccountRow, failReason: string): void => {
  authFlow.step(world, account, 'T-AUT-03')
  account.failReason = failReason
}

/** T-AUT-01 发起打款：不超过每日三次；银行一分钟后完成。 */
export const remit = (world: World, account: BankAccountRow): void => {
  const day = world.today()
  const count = account.remittances?.day === day ? account.remittances.count : 0
  if (count >= MOST_REMITTANCES) throw new BusinessError('REMIT_LIMIT', '今日打款次数已用完，请明日再试')
  authFlow.step(world, account, 'T-AUT-01')
  Object.assign(account, {
    remittances: { day, count: count + 1 },
    verifyAmount: undefined,
    verifyDeadline: undefined,
    verifyLeft: undefined,
    failReason: undefined,
  })
  const remittance = account.version
  world.schedule(world.clock.ms() + BANK_MS, () => {
    // 是这一次打款，不是后来的一次
    if (account.version !== remittance) return
    if (world.settings.bankAnswers) remitted(world, account)
    else refused(world, account, '银行未答复，请稍后重新发起打款')
  })
}

/** T-AUT-04 回填正确、T-AUT-05 回填错误：三次填错锁定 24 小时。 */
export const fillBack = (world: World, account: BankAccountRow, amount: string): void => {
  if (account.accountAuthStatus === 'LOCKED')
    throw new BusinessError('LOCKED', '回填错误次数过多，账户验证已锁定')
  authFlow.needState(account, 'T-AUT-04')
  if (account.verifyAmount === undefined) throw illegalState()
  if (compare(amount, account.verifyAmount) === 0) {
    authFlow.step(world, account, 'T-AUT-04')
    activateAccount(world, account)
    return
  }
  const left = (account.verifyLeft ?? TRIES) - 1
  const to = left > 0 ? 'WAIT_FILL' : 'LOCKED'
  authFlow.step(world, account, 'T-AUT-05', undefined, { to })
  account.verifyLeft = left
  if (left > 0) return
  account.verifyDeadline = instantAt(world.clock.ms() + LOCK_MS)
  // T-AUT-07 24小时解锁
  world.schedule(world.clock.ms() + LOCK_MS, () => {
    if (authFlow.isReadyFor(account, 'T-AUT-07')) authFlow.step(world, account, 'T-AUT-07')
  })
}

/** 外部机构会做的。 */
export const events = [
  event('bank', 'T-AUT-02', '小额打款成功（账户主键）', (world, key) =>
    remitted(world, world.bankAccounts.need(key)),
  ),
  event('bank', 'T-AUT-03', '小额打款失败（账户主键）', (world, key) =>
    refused(world, world.bankAccounts.need(key), '户名与账号不符'),
  ),
]

/** T-AUT-06 超时：每日看一次。 */
export const expireAccountAuth = (world: World): void => {
  for (const account of world.bankAccounts.where(
    (one) =>
      one.accountAuthStatus === 'WAIT_FILL' &&
      one.verifyDeadline !== undefined &&
      one.verifyDeadline < world.now(),
  ))
    authFlow.step(world, account, 'T-AUT-06')
}
