import type { Actor } from '../../kernel/document.ts'
import { CORE_DIRECTOR, CORE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import { idCardOf, usccOf } from '../../portal/people/identity.ts'
import { buildCorp, buildUser } from '../../portal/people/seed.ts'
import { buildBankAccount } from '../bankAccount/seed.ts'
import { buildCounterparty } from '../counterparty/seed.ts'
import { reviewDistribution, submitDistributions } from './flow.ts'
import type { LimitDistributionRow } from './rows.ts'
import { amountsOf } from './rules.ts'
import { distributionFlow } from './transitions.ts'

// 核心企业的集团：成员，与母公司分给他们的额度。

/** 华岳智造集团另外两家成员；第三家（西安）在每个世界里都有。 */
export const MEMBERS = [
  ['C006', '华岳智造（天津）电气有限公司', '宁海潮', '贾宛如'],
  ['C007', '华岳智造（成都）服务有限公司', '甘远山', '柳清嘉'],
] as const

/** 集团成员：各有经办、复核与账户，与江苏恒拓、苏州锦衡有往来，因此能开立。 */
export const groupMembers = (world: World): void => {
  const parent = world.corps.need(CORPS.core)
  for (const [at, [corpId, corpName, operator, director]] of MEMBERS.entries()) {
    buildCorp(world, {
      ...world.corps.need(CORPS.coreMember),
      corpId,
      corpName,
      memberId: `M20261${at}8800`,
      uscc: usccOf(`91120112MA0Y1${at}K1${at}`),
      legalPersonName: director,
      contactName: director,
      groupCorpName: parent.corpName,
    })
    buildUser(world, {
      userId: `U91${at}1`,
      corpId,
      personName: operator,
      roleCodes: [CORE_OPERATOR],
      idCard: idCardOf(`12010119880${at + 1}0118${at}`),
    })
    buildUser(world, {
      userId: `U91${at}2`,
      corpId,
      personName: director,
      postCodes: ['POST_DIRECTOR'],
      roleCodes: [CORE_DIRECTOR],
      idCard: idCardOf(`12010119790${at + 1}0118${at}`),
    })
    buildBankAccount(world, { corpId, accountPurpose: ['COLLECT'], accountType: 'BASIC', isDefault: true })
    buildBankAccount(world, { corpId, accountPurpose: ['PAY', 'FEE'], isDefault: true })
  }
  for (const corpId of [CORPS.coreMember, ...MEMBERS.map(([id]) => id)])
    for (const counterpartyCorpId of [CORPS.chain, CORPS.chain2])
      buildCounterparty(world, { corpId, counterpartyCorpId })
}

const actorOf = (world: World, post: 'POST_OPERATOR' | 'POST_DIRECTOR', role: string): Actor => ({
  user: userWith(world, CORPS.core, post),
  corpName: world.corps.need(CORPS.core).corpName,
  role,
})

type Part = Pick<LimitDistributionRow, 'distributeType' | 'memberCorpId'> & { distributeAmount?: string }

/** 一份分配的草稿。 */
export const draft = (world: World, part: Part): LimitDistributionRow => {
  const limit = world.limits.find((row) => row.corpId === CORPS.core && row.limitType === 'ISSUE')!
  const distributeNo = world.ids.next('LD', world.today())
  const row: LimitDistributionRow = {
    ...distributionFlow.begin(
      world,
      'T-LIM-01',
      distributeNo,
      actorOf(world, 'POST_OPERATOR', CORE_OPERATOR),
    ),
    distributeNo,
    limitNo: limit.limitNo,
    limitType: limit.limitType,
    memberCorpName: world.corps.need(part.memberCorpId).corpName,
    limitEffectiveDate: world.today(),
    limitExpireDate: '2027-12-31',
    beforeAmount: '0.00',
    distributeStatus: 'DRAFT',
    ...part,
  }
  return world.limitDistributions.put({ ...row, ...amountsOf(world, row) })
}

/** 提交了的一份分配。 */
export const submitted = (world: World, part: Part): LimitDistributionRow => {
  const row = draft(world, part)
  submitDistributions(world, [row], actorOf(world, 'POST_OPERATOR', CORE_OPERATOR))
  return row
}

/** 审批了的一份分配；写了意见的是驳回。 */
export const decided = (world: World, part: Part, opinion?: string): LimitDistributionRow => {
  const row = submitted(world, part)
  const director = actorOf(world, 'POST_DIRECTOR', CORE_DIRECTOR)
  reviewDistribution(world, row, director, {
    version: row.version,
    decision: opinion ? 'REJECT' : 'PASS',
    opinion,
  })
  return row
}

/** 刚办的算作那一天办的：单据、流水与额度的日期都随之而变。 */
export const onDay = (world: World, row: LimitDistributionRow, day: string): void => {
  const then = (time: string): string => `${day}${time.slice(10)}`
  row.limitEffectiveDate = day
  for (const field of ['createTime', 'submitTime', 'reviewTime', 'updateTime'] as const) {
    const time = row[field]
    if (time) row[field] = then(time)
  }
  for (const line of row.auditTrail) line.time = then(line.time)
  for (const flow of world.limitFlows.where((one) => one.bizNo === row.distributeNo))
    flow.flowTime = then(flow.flowTime)
  const limit = world.limits.find(
    (one) => one.parentLimitNo === row.limitNo && one.corpId === row.memberCorpId,
  )
  if (limit) limit.limitEffectiveDate = day
}
