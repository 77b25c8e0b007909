// 额度只在这里变动；每次变动记一笔流水，流水累出余额（INV-10）。
import { add, compare, subtract, yuan } from '#domain/money.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { Ledger } from '../../kernel/fen.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import type { LimitFlowRow, LimitRow } from './rows.ts'
import { limitFlow } from './transitions.ts'

/** 一种单据怎样占用额度：已用的与冻结的，各记在额度编号或（每家只有一笔的）企业之下。 */
export type LimitUse = {
  limitType: LimitRow['limitType']
  note: (world: World, holds: Readonly<Record<'used' | 'frozen', Ledger>>) => void
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 占用额度的单据；额度已用与冻结的，恰是它们之和（INV-12）。 */
    limitUses: readonly LimitUse[]
  }
}

/** F-15 可用额度 = 总额度 − 已用 − 冻结 − 已分配。 */
export const availableLimit = (limit: LimitRow): string =>
  subtract(subtract(subtract(limit.totalLimit, limit.usedLimit), limit.frozenLimit), limit.distributedLimit)

/** 企业的开立额度；没有时为 undefined。 */
export const issueLimitOf = (world: World, corpId: string): LimitRow | undefined =>
  world.limits.find((limit) => limit.corpId === corpId && limit.limitType === 'ISSUE')

const flow = (
  world: World,
  limit: LimitRow,
  type: LimitFlowRow['limitFlowType'],
  change: string,
  bizNo: string,
): void => {
  world.limitFlows.put({
    limitFlowNo: world.ids.next('LF', world.today()),
    limitNo: limit.limitNo,
    limitFlowType: type,
    flowAmount: change,
    bizNo,
    afterAvailable: availableLimit(limit),
    flowTime: world.now(),
  })
}

/** 额度在母公司与成员之间移动的一笔。 */
type Handover = { parent: LimitRow; member: LimitRow; amount: string; bizNo: string }

/**
 * G-LIMIT 的检查：额度有效、够用；不够时说出差额。
 * 有意与 src/domain/issueRules.ts 的 checkLimit  各写一遍：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。
 */
export const needLimit = (world: World, corpId: string, amount: string, promisePayDate: string): LimitRow => {
  const limit = issueLimitOf(world, corpId)
  if (!limit || limit.limitStatus !== 'EFFECTIVE') throw new BusinessError('G-LIMIT', '没有有效的开立额度')
  if (promisePayDate > limit.limitExpireDate) {
    throw new BusinessError('G-LIMIT', `承诺付款日超过额度到期日${limit.limitExpireDate}`)
  }
  const available = availableLimit(limit)
  if (compare(amount, available) > 0) {
    throw new BusinessError('G-LIMIT', `可用额度不足，差额${yuan(subtract(amount, available))}`)
  }
  return limit
}

/** 授予：总额度与可用额度同增。 */
export const grantLimit = (world: World, limit: LimitRow, amount: string, bizNo: string): void => {
  limit.totalLimit = add(limit.totalLimit, amount)
  flow(world, limit, 'GRANT', amount, bizNo)
}

/** 提交：冻结。 */
export const freezeLimit = (world: World, limit: LimitRow, amount: string, bizNo: string): void => {
  limit.frozenLimit = add(limit.frozenLimit, amount)
  flow(world, limit, 'FREEZE', `-${amount}`, bizNo)
}

/** 驳回、撤回提交：解冻。 */
export const unfreezeLimit = (world: World, limit: LimitRow, amount: string, bizNo: string): void => {
  limit.frozenLimit = subtract(limit.frozenLimit, amount)
  flow(world, limit, 'UNFREEZE', amount, bizNo)
}

/** 开立：冻结转已用，可用额度不变。 */
export const takeLimit = (world: World, limit: LimitRow, amount: string, bizNo: string): void => {
  limit.frozenLimit = subtract(limit.frozenLimit, amount)
  limit.usedLimit = add(limit.usedLimit, amount)
  flow(world, limit, 'USE', '0.00', bizNo)
}

/** 拒签、失效、撤回、兑付：释放已用。 */
export const releaseLimit = (world: World, limit: LimitRow, amount: string, bizNo: string): void => {
  limit.usedLimit = subtract(limit.usedLimit, amount)
  flow(world, limit, 'RELEASE', amount, bizNo)
}

/** 下分：母公司解冻、转为已分配，成员总额度增加；成员第一次得到是授予，以后是调整。 */
export const distributeLimit = (
  world: World,
  { parent, member, amount, bizNo }: Handover,
  type: 'GRANT' | 'ADJUST',
): void => {
  unfreezeLimit(world, parent, amount, bizNo)
  parent.distributedLimit = add(parent.distributedLimit, amount)
  flow(world, parent, 'DISTRIBUTE', `-${amount}`, bizNo)
  member.totalLimit = add(member.totalLimit, amount)
  flow(world, member, type, amount, bizNo)
}

/** 收回：成员总额度减少，回到母公司的可用额度。 */
export const reclaimLimit = (world: World, { parent, member, amount, bizNo }: Handover): void => {
  member.totalLimit = subtract(member.totalLimit, amount)
  flow(world, member, 'RECLAIM', `-${amount}`, bizNo)
  parent.distributedLimit = subtract(parent.distributedLimit, amount)
  flow(world, parent, 'RECLAIM', amount, bizNo)
}

/** 整笔冻结或解冻：金额不动，只记一笔流水。 */
export const switchLimit = (world: World, limit: LimitRow, frozen: boolean, bizNo: string): void => {
  const type = frozen ? 'FREEZE' : 'UNFREEZE'
  limitFlow.step(world, limit, type)
  flow(world, limit, type, '0.00', bizNo)
}

/** 成员额度按新的期限有效：到期后再分得的，或调增的。 */
export const extendLimit = (
  world: World,
  limit: LimitRow,
  days: Pick<LimitRow, 'limitEffectiveDate' | 'limitExpireDate'>,
): LimitRow => {
  limitFlow.step(world, limit, 'EXTEND')
  return Object.assign(limit, days)
}

/** 到期：不能再用；占用的还要还。 */
export const expireLimit = (world: World, limit: LimitRow): void => limitFlow.step(world, limit, 'EXPIRE')

export const buildLimit = (world: World, part: Partial<LimitRow>): LimitRow => {
  const corpId = part.corpId ?? CORPS.core
  return world.limits.put({
    limitNo: world.ids.next('LM', '2026-01-05'),
    corpId,
    limitType: 'ISSUE',
    limitCycle: 'REVOLVING',
    ownerCorpName: world.corps.need(corpId).corpName,
    grantorName: '北辰商业银行股份有限公司',
    totalLimit: '0.00',
    usedLimit: '0.00',
    frozenLimit: '0.00',
    distributedLimit: '0.00',
    limitEffectiveDate: '2026-01-05',
    limitExpireDate: '2028-01-04',
    limitStatus: 'EFFECTIVE',
    ...part,
  })
}
