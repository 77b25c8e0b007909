// 业务繁忙的核心企业：许多供应商，近四个月的许多凭证。名称、人、地址、金额由 faker 写（决定 0052）。
import type { IssueStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { buildBankAccount } from '../../account/bankAccount/seed.ts'
import { buildCounterparty } from '../../account/counterparty/seed.ts'
import { moveLimitAt } from '../../account/limit/seed.ts'
import { plausible } from '../../kernel/plausible.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { workingDayBefore } from '../../portal/holiday/holidays.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { goodsOf } from '../../portal/people/plausible.ts'
import { buildCorp, buildUser } from '../../portal/people/seed.ts'
import { buildIssue } from '../issue/seed.ts'
import { buildTradeContract } from '../trade/seed.ts'

const SUPPLIERS = 60
const ISSUES = 240
const LIMIT = '900000000.00'
const DAYS = 120

/** 六万至四百八十万，七成是整万。 */
const amountOf = (world: World, key: string): string => {
  const { helpers, number } = plausible(world, `${key} 金额`)
  const wan = number.int({ min: 6, max: 480 })
  const rest = helpers.maybe(() => String(number.int({ min: 1000, max: 9999 })), { probability: 0.3 })
  return rest ? `${wan}${rest}.50` : `${wan}0000.00`
}

/** 一家供应商：企业、经办与复核、账户、往来与采购合同；返回编号。 */
const supplier = (world: World, at: number): string => {
  const corpId = `C${String(at + 1001)}`
  const corp = buildCorp(world, { corpId, corpScale: at % 5 === 0 ? 'MEDIUM' : 'SMALL' })
  buildUser(world, { userId: `${corpId}-1`, corpId, roleCodes: [CHAIN_OPERATOR] })
  buildUser(world, {
    userId: `${corpId}-2`,
    corpId,
    postCodes: ['POST_DIRECTOR'],
    roleCodes: [CHAIN_DIRECTOR],
  })
  buildBankAccount(world, { corpId, accountPurpose: ['COLLECT'], accountType: 'BASIC', isDefault: true })
  buildCounterparty(world, {
    corpId: CORPS.core,
    counterpartyCorpId: corpId,
    supplierLevel: plausible(world, `${corpId} 等级`).helpers.arrayElement(['A', 'B', 'C'] as const),
  })
  buildCounterparty(world, { corpId, counterpartyCorpId: CORPS.core, relationType: 'CUSTOMER' })
  buildTradeContract(world, {
    contractName: `${goodsOf(corp.corpName)}年度采购合同`,
    partyB: corp.corpName,
    contractNo: `HY-CG-2026-${corpId.slice(1)}`,
    contractAmount: '60000000.00',
  })
  return corpId
}

/** 那么多天以前的一份走到了哪里：近两天的还在办，之前的多半已签收。 */
const statusOf = (world: World, key: string, ago: number): IssueStatus => {
  if (ago <= 1) return 'PENDING_REVIEW'
  if (ago <= 3) return 'ISSUED'
  return plausible(world, `${key} 状态`).helpers.weightedArrayElement([
    { weight: 88, value: 'SIGNED' },
    { weight: 4, value: 'REJECTED' },
    { weight: 4, value: 'WITHDRAWN' },
    { weight: 4, value: 'REFUSED' },
  ] as const)
}

/** 60 家供应商与近四个月的 240 份开立，从早到晚。 */
export const crowd = (world: World): void => {
  const limit = world.limits.find((one) => one.corpId === CORPS.core && one.limitType === 'ISSUE')!
  moveLimitAt(world, limit, 'GRANT', LIMIT, limit.limitNo, '2026-06-01T09:00:00+08:00')
  const suppliers = Array.from({ length: SUPPLIERS }, (_, at) => supplier(world, at))
  for (let at = 0; at < ISSUES; at += 1) {
    const key = `开立 ${at}`
    const ago = DAYS - Math.floor((at * DAYS) / ISSUES)
    const receiverCorpId = plausible(world, `${key} 接收方`).helpers.arrayElement(suppliers)
    buildIssue(world, {
      receiverCorpId,
      issueStatus: statusOf(world, key, ago),
      issueDate: ago === 0 ? world.today() : workingDayBefore(addDays(world.today(), 1 - ago)),
      faceAmount: amountOf(world, key),
      tradeBackground: `采购${goodsOf(world.corps.need(receiverCorpId).corpName)}，已验收入库`,
    })
  }
}
