// LIM 额度分配：条件与效果；每一步之后 INV-11 都成立。

import { isPositive, subtract, sum, yuan } from '#domain/money.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview } from '../../kernel/document.ts'
import { reviewOf } from '../../kernel/review.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import {
  buildLimit,
  distributeLimit,
  expireLimit,
  extendLimit,
  freezeLimit,
  reclaimLimit,
  switchLimit,
  unfreezeLimit,
} from '../limit/book.ts'
import type { LimitRow } from '../limit/rows.ts'
import { boundOf, isIncrease, memberLimitOf } from './group.ts'
import type { LimitDistributionRow } from './rows.ts'
import { amountsOf, checkDistribution, needNoOther, parentLimit } from './rules.ts'
import { distributionFlow } from './transitions.ts'

const tell = (
  world: World,
  row: LimitDistributionRow,
  title: string,
  to: { roles?: string[]; userId?: string },
) =>
  world.notify({
    corpId: row.corpId,
    ...(to.roles && { roleCodes: to.roles }),
    ...(to.userId && { userId: to.userId }),
    messageType: to.roles ? 'TODO' : 'NOTICE',
    messageTitle: title,
    messageContent: `${row.distributeNo}，${row.memberCorpName}，金额${row.distributeAmount ? yuan(row.distributeAmount) : '不变'}`,
    bizNo: row.distributeNo,
    jumpPath: to.roles ? '/my/limit/approve' : '/my/limit/distribute-query',
  })

/** T-LIM-02 提交复核：全部合格才提交；增加的先冻结本企业的可用额度。 */
export const submitDistributions = (
  world: World,
  rows: readonly LimitDistributionRow[],
  actor: Actor,
): void => {
  let taken = '0.00'
  for (const row of rows) {
    distributionFlow.needState(row, 'T-LIM-02')
    Object.assign(row, amountsOf(world, row))
    needNoOther(world, row)
    checkDistribution(world, row, parentLimit(world, row.corpId, row.limitNo), { extra: taken })
    if (isIncrease(row.distributeType)) taken = sum([taken, row.distributeAmount!])
  }
  for (const row of rows) {
    distributionFlow.step(world, row, 'T-LIM-02', actor)
    forgetReview(row)
    row.submitTime = world.now()
    const parent = world.limits.need(row.limitNo)
    if (isIncrease(row.distributeType)) freezeLimit(world, parent, row.distributeAmount!, row.distributeNo)
    tell(world, row, '有新的额度分配待审批', { roles: [CORE_DIRECTOR] })
  }
}

/** 驳回、撤销：放回本企业冻结的额度。 */
const release = (world: World, row: LimitDistributionRow): void => {
  if (!isIncrease(row.distributeType)) return
  unfreezeLimit(world, world.limits.need(row.limitNo), row.distributeAmount!, row.distributeNo)
}

const memberLimitFor = (world: World, row: LimitDistributionRow, parent: LimitRow): LimitRow => {
  const days = { limitEffectiveDate: row.limitEffectiveDate!, limitExpireDate: row.limitExpireDate! }
  const limit = memberLimitOf(world, parent.limitNo, row.memberCorpId)
  if (limit) return extendLimit(world, limit, days)
  return buildLimit(world, {
    limitNo: world.ids.next('LM', world.today()),
    corpId: row.memberCorpId,
    limitType: parent.limitType,
    limitCycle: parent.limitCycle,
    grantorName: parent.grantorName,
    parentLimitNo: parent.limitNo,
    ...days,
  })
}

const takeEffect = (world: World, row: LimitDistributionRow, parent: LimitRow): void => {
  const { distributeType: type, distributeNo: bizNo, distributeAmount: amount = '0.00' } = row
  if (isIncrease(type)) {
    const member = memberLimitFor(world, row, parent)
    return distributeLimit(world, { parent, member, amount, bizNo }, type === 'ALLOCATE' ? 'GRANT' : 'ADJUST')
  }
  const member = memberLimitOf(world, row.limitNo, row.memberCorpId)!
  if (type === 'FREEZE' || type === 'UNFREEZE') return switchLimit(world, member, type === 'FREEZE', bizNo)
  reclaimLimit(world, { parent, member, amount, bizNo })
}

/** T-LIM-03 审批通过：两边的额度同时变动；T-LIM-04 驳回：放回冻结。 */
export const reviewDistribution = reviewOf(distributionFlow, {
  pass: 'T-LIM-03',
  reject: 'T-LIM-04',
  needPass: (world, row) =>
    checkDistribution(world, row, parentLimit(world, row.corpId, row.limitNo), { held: true }),
  passed(world, row) {
    Object.assign(row, amountsOf(world, row))
    takeEffect(world, row, world.limits.need(row.limitNo))
    tell(world, row, '额度分配已生效', { userId: row.createUserId })
  },
  rejected(world, row) {
    release(world, row)
    tell(world, row, '额度分配被驳回', { userId: row.createUserId })
  },
})

/** T-LIM-05 撤销。 */
export const cancelDistribution = (command: Command<LimitDistributionRow>): void => {
  const { world, row, actor } = command
  distributionFlow.check(command, 'T-LIM-05')
  distributionFlow.step(world, row, 'T-LIM-05', actor)
  release(world, row)
}

/** T-LIM-06 到期：未用的部分退回母公司，以后释放的也随之退回。 */
export const expireMemberLimits = (world: World): void => {
  const today = world.today()
  for (const member of world.limits.where(
    (row) => row.parentLimitNo !== undefined && row.limitExpireDate < today,
  )) {
    const rows = world.limitDistributions.where(
      (row) =>
        row.limitNo === member.parentLimitNo &&
        row.memberCorpId === member.corpId &&
        row.distributeStatus === 'EFFECTIVE',
    )
    if (member.limitStatus !== 'EXPIRED') expireLimit(world, member)
    for (const row of rows) distributionFlow.step(world, row, 'T-LIM-06')
    const amount = subtract(member.totalLimit, boundOf(member))
    if (!isPositive(amount)) continue
    const parent = world.limits.need(member.parentLimitNo!)
    reclaimLimit(world, { parent, member, amount, bizNo: rows.at(-1)?.distributeNo ?? member.limitNo })
  }
}
