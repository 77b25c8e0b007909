import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import type { PriceSchemeRow } from './rows.ts'

/** 一份定价方案；未给的部分补上。 */
export const buildPrice = (world: World, part: Partial<PriceSchemeRow>): PriceSchemeRow => {
  const corpId = part.corpId ?? CORPS.core
  const priceNo = part.priceNo ?? world.ids.next('PR', world.today())
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const { corpName } = world.corps.need(corpId)
  const time = part.createTime ?? `${addDays(world.today(), -8)}T10:00:00+08:00`
  const status = part.priceStatus ?? 'DRAFT'
  const decided = ['EFFECTIVE', 'REJECTED', 'DISABLED', 'EXPIRED'].includes(status)
  const operator = { node: 'OPERATOR', operatorName: maker.personName, corpName, time } as const
  const director = { node: 'DIRECTOR', operatorName: checker.personName, corpName, time } as const
  const passed = status !== 'REJECTED'
  return world.priceSchemes.put({
    corpId,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: time,
    ...(status === 'DRAFT' ? {} : { submitTime: time }),
    ...(decided && { reviewUserId: checker.userId, reviewUserName: checker.personName, reviewTime: time }),
    version: 0,
    auditTrail: [
      { ...operator, event: '保存' },
      ...(status === 'DRAFT' ? [] : [{ ...operator, event: '提交复核' }]),
      ...(decided
        ? [{ ...director, event: passed ? '复核通过' : '驳回', result: passed ? 'PASS' : 'REJECT' }]
        : []),
      ...(status === 'DISABLED' ? [{ ...director, event: '停用' }] : []),
    ],
    priceName: '示例定价方案',
    priceScope: 'ALL',
    feeType: 'FINANCE_FEE',
    feeMode: 'ANNUALIZED',
    feeRate: '0.3000',
    minFee: '20.00',
    feeBearer: 'CHAIN',
    interestBearer: 'APPLICANT',
    priceEffectiveDate: addDays(world.today(), -8),
    priceExpireDate: addDays(world.today(), 357),
    ...part,
    id: priceNo,
    priceNo,
    priceStatus: status,
  })
}

/** 日常的定价：全部供应商、A 级与指定供应商各一份生效，一份待复核、一份被驳回、一份草稿。 */
export const dailyPrices = (world: World): void => {
  const chain = world.corps.need(CORPS.chain).corpName
  buildPrice(world, { priceName: '通用融资服务费', priceStatus: 'EFFECTIVE' })
  buildPrice(world, {
    priceName: 'A级供应商融资优惠',
    priceScope: 'LEVEL',
    supplierLevel: 'A',
    feeRate: '0.2000',
    interestBearer: 'SHARED',
    coreBearRatio: '30.0000',
    priceStatus: 'EFFECTIVE',
  })
  buildPrice(world, {
    priceName: '恒拓开立费由我方承担',
    priceScope: 'SUPPLIER',
    counterpartyName: chain,
    feeType: 'ISSUE_FEE',
    feeMode: 'ONE_OFF',
    feeRate: '0.0400',
    feeBearer: 'CORE',
    priceStatus: 'EFFECTIVE',
  })
  buildPrice(world, {
    priceName: '兑付服务费',
    feeType: 'CASH_FEE',
    feeMode: 'FIXED',
    feeRate: undefined,
    minFee: undefined,
    fixedFee: '30.00',
    feeBearer: 'CORE',
    priceStatus: 'PENDING_REVIEW',
  })
  buildPrice(world, {
    priceName: '转让服务费',
    feeType: 'TRANSFER_FEE',
    feeMode: 'ONE_OFF',
    feeRate: '0.0500',
    priceStatus: 'REJECTED',
    reviewOpinion: '请先与供应商协商费率',
  })
  buildPrice(world, { priceName: 'B级供应商融资', priceScope: 'LEVEL', supplierLevel: 'B' })
}
