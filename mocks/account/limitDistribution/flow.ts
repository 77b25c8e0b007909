// Guards and effects of LIM 额度分配 (domain/03-flows.md §6); INV-11 holds after every step.
import type { ReviewDecision } from '#api/generated/corp/model/index.ts'
import { isPositive, subtract, sum } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { LimitDistributionRow } from './rows.ts'
import type { LimitRow } from '../limit/rows.ts'
import type { World } from '../../kernel/World.ts'
import {
  buildLimit,
  distributeLimit,
  freezeLimit,
  reclaimLimit,
  switchLimit,
  unfreezeLimit,
} from '../limit/book.ts'
import { distributionMachine } from './transitions.ts'
import { amountsOf, checkDistribution, needNoOther, parentLimit } from './rules.ts'
import { boundOf, isIncrease, memberLimitOf } from './group.ts'
import {
  type Actor,
  checkReview,
  checkState,
  checkVersion,
  forgetReview,
  needOpinion,
  samePerson,
  step,
} from '../../kernel/machine.ts'
import { CORE_DIRECTOR } from '../../kernel/roles.ts'

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
    messageContent: `${row.distributeNo}，${row.memberCorpName}，金额${row.distributeAmount ?? '不变'}`,
    bizNo: row.distributeNo,
    jumpPath: to.roles ? '/my/limit/approve' : '/my/limit/distribute-query',
  })

/** T-LIM-02 提交审批：全部合格才提交；增加的先冻结本企业的可用额度。 */
export const submitDistributions = (
  world: World,
  rows: readonly LimitDistributionRow[],
  actor: Actor,
): void => {
  let taken = '0.00'
  for (const row of rows) {
    checkState(row, 'distributeStatus', distributionMachine['T-LIM-02'])
    Object.assign(row, amountsOf(world, row))
    needNoOther(world, row)
    checkDistribution(world, row, parentLimit(world, row.corpId, row.limitNo), { extra: taken })
    if (isIncrease(row.distributeType)) taken = sum([taken, row.distributeAmount!])
  }
  for (const row of rows) {
    step(world, row, 'distributeStatus', distributionMachine['T-LIM-02'], actor)
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
  if (limit) return Object.assign(limit, { limitStatus: 'EFFECTIVE', ...days })
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
export const reviewDistribution = (
  world: World,
  row: LimitDistributionRow,
  actor: Actor,
  version: number,
  decision: ReviewDecision,
  opinion: string | undefined,
): void => {
  checkReview(world, row, actor, version, 'distributeStatus', distributionMachine['T-LIM-03'])
  if (decision !== 'PASS') {
    step(world, row, 'distributeStatus', distributionMachine['T-LIM-04'], actor, needOpinion(opinion))
    release(world, row)
    return tell(world, row, '额度分配被驳回', { userId: row.createUserId })
  }
  const parent = parentLimit(world, row.corpId, row.limitNo)
  checkDistribution(world, row, parent, { held: true })
  step(world, row, 'distributeStatus', distributionMachine['T-LIM-03'], actor, opinion)
  Object.assign(row, amountsOf(world, row))
  takeEffect(world, row, parent)
  tell(world, row, '额度分配已生效', { userId: row.createUserId })
}

/** 不能撤销的原因：只有经办本人能撤。 */
export const cancelProblem = (world: World, row: LimitDistributionRow, actor: Actor): string | undefined =>
  samePerson(world, row.createUserId, actor.user) ? undefined : '只能撤销本人经办的分配'

/** T-LIM-05 撤销。 */
export const cancelDistribution = (
  world: World,
  row: LimitDistributionRow,
  actor: Actor,
  version: number,
): void => {
  checkVersion(row, version)
  checkState(row, 'distributeStatus', distributionMachine['T-LIM-05'])
  const problem = cancelProblem(world, row, actor)
  if (problem) throw new BusinessError('OWN', problem)
  step(world, row, 'distributeStatus', distributionMachine['T-LIM-05'], actor)
  release(world, row)
}

// T-LIM-06 到期：the unused part goes back to the parent, and what is released later follows it.
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
    member.limitStatus = 'EXPIRED'
    for (const row of rows) step(world, row, 'distributeStatus', distributionMachine['T-LIM-06'], undefined)
    const amount = subtract(member.totalLimit, boundOf(member))
    if (!isPositive(amount)) continue
    const parent = world.limits.need(member.parentLimitNo!)
    reclaimLimit(world, { parent, member, amount, bizNo: rows.at(-1)?.distributeNo ?? member.limitNo })
  }
}
