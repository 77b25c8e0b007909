import { add, subtract } from '#domain/money.ts'
import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { availableLimit } from '../limit/book.ts'
import { cancelProblem } from './flow.ts'
import { amountsOf } from './rules.ts'
import { boundOf, isIncrease, isWhole, memberLimitOf } from './group.ts'
import { notOwnMaking } from '../../kernel/machine.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { LimitDistributionRow } from './rows.ts'
import { actorOf, offer, present } from '../../kernel/actions.ts'

type Waiting = Pick<LimitDistribution, 'nextActor' | 'stateReason'>

const waiting = (row: LimitDistributionRow): Waiting => {
  switch (row.distributeStatus) {
    case 'DRAFT':
      return { nextActor: row.createUserName, stateReason: '尚未提交审批' }
    case 'PENDING_REVIEW':
      return { nextActor: '额度复核', stateReason: `${row.createUserName}已提交，等待审批` }
    case 'REJECTED':
      return { nextActor: row.createUserName, stateReason: `驳回意见：${row.reviewOpinion}` }
    case 'EFFECTIVE':
      return { stateReason: '已生效，双方额度已变动' }
    case 'CANCELLED':
      return { stateReason: '经办人已撤销' }
    default:
      return { stateReason: '额度已到期，未用部分已退回' }
  }
}

/** What the parent has at its disposal before and after, while the distribution is still to be decided. */
const parentSide = (ctx: Context, row: LimitDistributionRow) => {
  const parent = ctx.world.limits.get(row.limitNo)
  const open = ['DRAFT', 'PENDING_REVIEW', 'REJECTED'].includes(row.distributeStatus)
  if (!parent || !open) return {}
  const now = availableLimit(parent)
  const amount = row.distributeAmount ?? '0.00'
  const held = row.distributeStatus === 'PENDING_REVIEW' && isIncrease(row.distributeType)
  // a pending one is frozen already: before it was submitted there was that much more
  const before = held ? add(now, amount) : now
  const after = isWhole(row.distributeType)
    ? before
    : (isIncrease(row.distributeType) ? subtract : add)(before, amount)
  return { parentAvailable: before, parentAvailableAfter: after }
}

/** A distribution as the contract has it; while it is a draft its amounts follow the member's limit. */
export const distributionView = (ctx: Context, row: LimitDistributionRow): LimitDistribution => {
  const { world } = ctx
  const status = row.distributeStatus
  const { memberCorpId, ...fields } = row
  const member = memberLimitOf(world, row.limitNo, memberCorpId)
  const open = status === 'DRAFT' || status === 'REJECTED'
  return present({
    ...fields,
    ...(open && amountsOf(world, row)),
    createUserId: undefined,
    reviewUserId: undefined,
    finalUserId: undefined,
    attachments: undefined,
    memberUsedLimit: member && boundOf(member),
    ...parentSide(ctx, row),
    ...waiting(row),
    actions: offer(ctx, [
      { code: 'EDIT', role: CORE_OPERATOR, when: open },
      {
        code: 'CANCEL',
        role: CORE_OPERATOR,
        when: status === 'PENDING_REVIEW',
        problem: cancelProblem(world, row, actorOf(ctx)),
      },
      {
        code: 'REVIEW',
        role: CORE_DIRECTOR,
        when: status === 'PENDING_REVIEW',
        problem: notOwnMaking(world, row, ctx.user),
      },
    ]),
  })
}
