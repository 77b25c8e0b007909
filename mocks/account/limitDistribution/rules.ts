// 一份分配须满足的（T-LIM-02）：提交时查，审批时再查。
import { add, compare, isPositive, subtract, yuan } from '#domain/money.ts'
import { samePerson } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { guard } from '../../kernel/flow.ts'
import type { World } from '../../kernel/World.ts'
import { availableLimit, issueLimitOf } from '../limit/book.ts'
import type { LimitRow } from '../limit/rows.ts'
import { boundOf, isIncrease, isWhole, memberLimitOf, membersOf } from './group.ts'
import type { LimitDistributionRow } from './rows.ts'

const stop = (message: string): never => {
  throw new BusinessError('T-LIM-02', message)
}

/** 母公司的那一笔额度：自己的、有效的，不是从别处分来的。 */
export const parentLimit = (world: World, corpId: string, limitNo: string): LimitRow => {
  const limit = world.limits.get(limitNo)
  if (limit?.corpId !== corpId) throw new BusinessError('NOT_FOUND', '额度不存在')
  if (limit.parentLimitNo) stop('分配得来的额度不能再分配')
  if (limit.limitStatus !== 'EFFECTIVE') stop('额度不是有效状态，不能分配')
  return limit
}

/** 成员企业：属于本企业的集团，状态正常。 */
export const memberCorp = (world: World, corpId: string, memberCorpName: string) => {
  const member = membersOf(world, world.corps.need(corpId)).find((one) => one.corpName === memberCorpName)
  if (!member) throw new BusinessError('T-LIM-02', `${memberCorpName}不是本集团的成员企业`)
  if (member.corpState !== 'NORMAL') stop(`${memberCorpName}已暂停业务，不能分配额度`)
  return member
}

const needDates = (row: LimitDistributionRow, parent: LimitRow, today: string): void => {
  const { limitEffectiveDate: from, limitExpireDate: to } = row
  if (!from || !to) return stop('请填写额度生效日与到期日')
  if (from < today) stop('额度生效日不能早于今天')
  if (to < from) stop('额度到期日不能早于生效日')
  if (to > parent.limitExpireDate) stop(`额度到期日不能晚于本企业额度的到期日${parent.limitExpireDate}`)
}

const needMemberLimit = (world: World, row: LimitDistributionRow, parent: LimitRow): LimitRow | undefined => {
  const { distributeType: type, memberCorpName: name } = row
  const limit = memberLimitOf(world, parent.limitNo, row.memberCorpId)
  const live = limit && (limit.limitStatus === 'EFFECTIVE' || limit.limitStatus === 'FROZEN')
  if (type === 'ALLOCATE') {
    if (live) stop(`${name}已有从这笔额度分得的额度，请用调增`)
    const own = parent.limitType === 'ISSUE' ? issueLimitOf(world, row.memberCorpId) : undefined
    if (own && own !== limit) stop(`${name}已有开立额度，不能再分配`)
    return limit
  }
  if (!live) return stop(`${name}没有从这笔额度分得的额度`)
  if (type === 'UNFREEZE') return limit.limitStatus === 'FROZEN' ? limit : stop(`${name}的额度没有冻结`)
  if (limit.limitStatus === 'FROZEN') stop(`${name}的额度已冻结，请先解冻`)
  return limit
}

/** 变更前、变更后的成员额度与金额；收回是收回全部未用的。 */
export const amountsOf = (
  world: World,
  row: Pick<LimitDistributionRow, 'limitNo' | 'memberCorpId' | 'distributeType' | 'distributeAmount'>,
): Pick<LimitDistributionRow, 'distributeAmount' | 'beforeAmount' | 'afterAmount'> => {
  const limit = memberLimitOf(world, row.limitNo, row.memberCorpId)
  const beforeAmount = limit?.totalLimit ?? '0.00'
  if (isWhole(row.distributeType)) return { beforeAmount, afterAmount: beforeAmount }
  const unused =
    limit && row.distributeType === 'RECLAIM' ? subtract(beforeAmount, boundOf(limit)) : undefined
  const amount = unused ?? row.distributeAmount
  if (!amount) return { beforeAmount, afterAmount: undefined }
  const afterAmount = (isIncrease(row.distributeType) ? add : subtract)(beforeAmount, amount)
  // 草稿可能要减得比现有的还多：变更后是多少就无从说起
  const shown = compare(afterAmount, '0.00') >= 0 ? afterAmount : undefined
  return { distributeAmount: amount, beforeAmount, afterAmount: shown }
}

/**
 * 提交与审批前的检查；extra 是同一次提交里别的成员要占的可用额度。
 * 有意与 src/pages/my/limit/distributeValues.ts  各写一遍：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。
 */
export const checkDistribution = (
  world: World,
  row: LimitDistributionRow,
  parent: LimitRow,
  { extra = '0.00', held = false }: { extra?: string; held?: boolean } = {},
): void => {
  const limit = needMemberLimit(world, row, parent)
  if (isWhole(row.distributeType)) return
  const amount = row.distributeAmount
  if (!amount || !isPositive(amount)) {
    return stop(
      row.distributeType === 'RECLAIM' ? `${row.memberCorpName}没有可收回的额度` : '请填写大于0的分配金额',
    )
  }
  if (isIncrease(row.distributeType)) {
    if (held) return
    needDates(row, parent, world.today())
    const short = subtract(add(amount, extra), availableLimit(parent))
    if (isPositive(short)) stop(`可用额度不足，差额${yuan(short)}`)
  } else if (limit && compare(subtract(limit.totalLimit, amount), boundOf(limit)) < 0) {
    stop(`变更后额度不能低于成员已用与冻结的${yuan(boundOf(limit))}`)
  }
}

/** T-LIM-05：只有经办本人能撤销。 */
export const onlyOwn = guard<LimitDistributionRow>('OWN', (world, row, { user }) =>
  samePerson(world, row.createUserId, user) ? undefined : '只能撤销本人经办的分配',
)

/** 同一成员同一笔额度只能有一份在途的分配。 */
export const needNoOther = (world: World, row: LimitDistributionRow): void => {
  const other = world.limitDistributions.find(
    (one) =>
      one.distributeNo !== row.distributeNo &&
      one.limitNo === row.limitNo &&
      one.memberCorpId === row.memberCorpId &&
      one.distributeStatus === 'PENDING_REVIEW',
  )
  if (other) stop(`${row.memberCorpName}已有待审批的分配${other.distributeNo}`)
}
