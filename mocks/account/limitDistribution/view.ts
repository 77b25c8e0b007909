import type { LimitDistribution } from '#api/generated/corp/model/index.ts'
import { add, subtract } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { NO_USER_IDS } from '../../kernel/document.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { availableLimit } from '../limit/book.ts'
import { boundOf, isIncrease, isWhole, memberLimitOf } from './group.ts'
import type { LimitDistributionRow } from './rows.ts'
import { amountsOf } from './rules.ts'
import { distributionFlow } from './transitions.ts'

type Waiting = Pick<LimitDistribution, 'nextActor' | 'stateReason'>

const waiting = (row: LimitDistributionRow): Waiting => {
  switch (row.distributeStatus) {
    case 'DRAFT':
      return { nextActor: row.createUserName, stateReason: '尚未提交复核' }
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

/** 还没有定的分配：母公司在它之前与之后可用多少。 */
const parentSide = (ctx: Context, row: LimitDistributionRow) => {
  const parent = ctx.world.limits.get(row.limitNo)
  const open = ['DRAFT', 'PENDING_REVIEW', 'REJECTED'].includes(row.distributeStatus)
  if (!parent || !open) return {}
  const now = availableLimit(parent)
  const amount = row.distributeAmount ?? '0.00'
  const held = row.distributeStatus === 'PENDING_REVIEW' && isIncrease(row.distributeType)
  // 待审批的已经冻结：提交之前还多这么多
  const before = held ? add(now, amount) : now
  const after = isWhole(row.distributeType)
    ? before
    : (isIncrease(row.distributeType) ? subtract : add)(before, amount)
  return { parentAvailable: before, parentAvailableAfter: after }
}

/** 一份分配的应答；草稿的金额随成员现有的额度而变。 */
export const distributionView = (ctx: Context, row: LimitDistributionRow): LimitDistribution => {
  const { world } = ctx
  const { memberCorpId, ...fields } = row
  const member = memberLimitOf(world, row.limitNo, memberCorpId)
  return present({
    ...fields,
    ...(distributionFlow.isReadyFor(row, 'EDIT') && amountsOf(world, row)),
    ...NO_USER_IDS,
    attachments: undefined,
    memberUsedLimit: member && boundOf(member),
    ...parentSide(ctx, row),
    ...inStep(ctx, distributionFlow, row, waiting(row)),
    actions: distributionFlow.offer(ctx, row),
    refusals: distributionFlow.refusals(ctx, row),
  })
}
