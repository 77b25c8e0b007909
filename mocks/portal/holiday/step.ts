// 一步的办理期限：进入这一步起的若干工作日，是这一步自己的，不是业务的某个日子。
import { addWorkingDays } from '#domain/calendar.ts'
import type { Context } from '../../kernel/Context.ts'
import type { DocumentRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { holidays } from './holidays.ts'

type Waiting = {
  nextActor?: string | undefined
  deadline?: string | undefined
  stateReason?: string | undefined
}

const NOBODY = '本企业没有可以复核的人，请管理员在用户角色管理中指定复核岗'
const REVEALED = '查看完整账号'

/** 等着复核、终审的单据最迟哪一天办：进入这一步那天起的工作日数由平台设置。 */
export const stepDay = (world: World, { auditTrail, createTime }: DocumentRow): string => {
  // 看一眼账号也记一行，却没有换到下一步
  const entered = auditTrail.findLast(({ event }) => event !== REVEALED)?.time ?? createTime
  return addWorkingDays(entered.slice(0, 10), world.settings.reviewDays, holidays)
}

/** 要两人复核、已通过一次的：还等另一位。 */
const passedOnce = (world: World, row: DocumentRow): Pick<Waiting, 'stateReason'> => {
  const [waits] = world.registry
    .contributed('reviewPolicies')
    .flatMap(({ waiting }) => waiting(world, row) ?? [])
  return waits === undefined ? {} : { stateReason: waits }
}

/** 较早的一个；日期与时刻可以混着比。 */
export const earlier = (day: string, other: string | undefined): string =>
  other !== undefined && other.slice(0, 10) < day ? other : day

/** 单据在等谁（本企业的人，写名字）、为什么，期限是这一步自己的；业务另有更早的截止（签收截止、报价有效期、开标）就是那个。 */
export const inStep = <Row extends DocumentRow, Step extends Waiting>(
  ctx: Context,
  flow: {
    awaitsDecision: (row: Row) => boolean
    next: (ctx: Context, row: Row) => { nextPerson?: string; nobody?: true }
  },
  row: Row,
  waiting: Step,
): Step & { nextPerson?: string } => {
  const { nobody, ...next } = flow.next(ctx, row)
  return {
    ...waiting,
    ...next,
    ...(flow.awaitsDecision(row) && passedOnce(ctx.world, row)),
    ...(nobody && { stateReason: NOBODY }),
    ...(flow.awaitsDecision(row) && { deadline: earlier(stepDay(ctx.world, row), waiting.deadline) }),
  }
}
