import type { Context } from '../../kernel/Context.ts'
import { type Duty, hasDuty } from './duties.ts'
import { offer } from '../../kernel/actions.ts'

type DutyOffer = {
  code: string
  /** 其中一个岗位即可 */
  duties: readonly Duty[]
  when: boolean
  problem?: string | undefined
}

/** 以岗位说的操作：有这个岗位、状态允许才给出（actions.ts 的 offer 以角色说）。 */
export const offerOnDuty = (ctx: Context, offers: readonly DutyOffer[]) =>
  offer(
    ctx,
    offers.map(({ code, duties, when, problem }) => ({
      code,
      role: ctx.role,
      when: when && duties.some((duty) => hasDuty(ctx, duty)),
      problem,
    })),
  )
