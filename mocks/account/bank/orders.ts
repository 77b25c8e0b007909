// 银行对手上的指令：工作日窗口关闭（16:30）之前答复；半小时后还没有答复的成为银行未答复。那是一个单独的状态：钱也许
// 已经划出，也许没有，问清银行之前不再发。
import { isWorkingDay } from '#domain/calendar.ts'
import { dayStart } from '../../kernel/clock.ts'
import { BusinessError, illegalState } from '../../kernel/errors.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from '../../portal/holiday/holidays.ts'

const CLOSE_MS = 16.5 * 3_600_000
const GRACE_MS = 0.5 * 3_600_000

const ordersUntil = (world: World, close: number) =>
  world.registry.bankOrders(world).filter(({ since }) => Date.parse(since) < close)

/** 银行在今天的窗口关闭时答复手上的指令；半小时后还没有答复的，成为银行未答复。非工作日与过了窗口的等下一个工作日。 */
export const expectAnswers = (world: World): void => {
  const today = world.today()
  const close = dayStart(today) + CLOSE_MS
  if (!isWorkingDay(today, holidays)) return
  world.schedule(close, () => {
    if (world.settings.bankAnswers) for (const order of ordersUntil(world, close)) order.answer()
  })
  world.schedule(close + GRACE_MS, () => {
    for (const order of ordersUntil(world, close)) order.silence?.()
  })
}

/** 向银行查询一笔未答复的指令：银行答得出的随即有结果，答不出的说明还要等。 */
export const askBank = (world: World, status: string, answer: () => void): void => {
  if (status !== 'UNANSWERED') throw illegalState()
  if (!world.settings.bankAnswers) {
    throw new BusinessError('BANK_SILENT', '银行仍未答复，请稍后再查询，或与开户银行核对这笔款项')
  }
  answer()
}
