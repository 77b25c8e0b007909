import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import type { AbsPlanRow, AbsShelfRow } from './rows.ts'

/** 一个储架；未给的部分补上。 */
export const buildAbsShelf = (world: World, part: Partial<AbsShelfRow>): AbsShelfRow => {
  const ordinal = world.absShelves.size + 1
  const groupCorpName = part.groupCorpName ?? world.corps.need(CORPS.absCore).corpName
  return world.absShelves.put({
    shelfNo: `SH${String(ordinal).padStart(4, '0')}`,
    groupCorpName,
    shelfName: `${groupCorpName.slice(0, 4)}供应链储架${ordinal}号`,
    approvalNo: `上证函〔2026〕${String(ordinal + 310)}号`,
    exchangeName: '上海证券交易所',
    shelfQuota: '1000000000.00',
    shelfValidTo: addDays(world.today(), 400),
    createTime: world.now(),
    ...part,
  })
}

/** 一期专项计划；未给的部分补上：循环购买中，接收一年内到期的账款。 */
export const buildAbsPlan = (world: World, part: Partial<AbsPlanRow>): AbsPlanRow => {
  const ordinal = world.absPlans.size + 1
  const shelf = world.absShelves.get(part.shelfNo) ?? world.absShelves.all()[0] ?? buildAbsShelf(world, {})
  const planName = part.planName ?? `${shelf.shelfName.replace('储架', '')}第${ordinal}期专项计划`
  const today = world.today()
  return world.absPlans.put({
    planNo: `PL2026${String(ordinal).padStart(12, '0')}`,
    issueScale: '200000000.00',
    seniorScale: '190000000.00',
    seniorRate: '2.9500',
    planEstablishDate: addDays(today, -90),
    planMaturityDate: addDays(today, 400),
    managerName: '澜山证券资产管理有限公司',
    custodianBank: '北辰商业银行股份有限公司',
    factorId: 'FD03',
    factorName: '骏衡商业保理（天津）有限公司',
    discountRate: '4.2000',
    dueDateFrom: addDays(today, 1),
    dueDateTo: addDays(today, 365),
    poolAccountName: planName,
    poolAccountNo: `621483${String(ordinal).padStart(4, '0')}00128800`,
    planStatus: 'CYCLING',
    createTime: world.now(),
    ...part,
    shelfNo: shelf.shelfNo,
    groupCorpName: shelf.groupCorpName,
    planName,
  })
}

/** 瑞川建设集团的三个储架：一个在用、一个将到期且额度用完、一个已到期；各期产品由募集到终止都有。 */
export const absProducts = (world: World): void => {
  const day = (days: number) => addDays(world.today(), days)
  const old = buildAbsShelf(world, {
    shelfName: '瑞川建设供应链储架1号',
    approvalNo: '深证函〔2024〕118号',
    exchangeName: '深圳证券交易所',
    shelfQuota: '300000000.00',
    shelfValidTo: day(-60),
    createTime: `${day(-790)}T10:00:00+08:00`,
  })
  const full = buildAbsShelf(world, {
    shelfName: '瑞川建设供应链储架2号',
    approvalNo: '上证函〔2025〕207号',
    shelfQuota: '300000000.00',
    shelfValidTo: day(45),
    createTime: `${day(-680)}T10:00:00+08:00`,
  })
  const open = buildAbsShelf(world, {
    shelfName: '瑞川建设供应链储架3号',
    approvalNo: '上证函〔2026〕86号',
    shelfQuota: '2000000000.00',
    shelfValidTo: day(620),
    createTime: `${day(-110)}T10:00:00+08:00`,
  })
  const plan = (shelfNo: string, planName: string, part: Partial<AbsPlanRow>) =>
    buildAbsPlan(world, { shelfNo, planName, ...part })
  plan(old.shelfNo, '瑞川建设供应链1号第1期', {
    planStatus: 'CLOSED',
    planEstablishDate: day(-700),
    planMaturityDate: day(-340),
    dueDateFrom: day(-700),
    dueDateTo: day(-345),
  })
  plan(full.shelfNo, '瑞川建设供应链2号第1期', {
    planStatus: 'LIQUIDATING',
    issueScale: '300000000.00',
    seniorScale: '285000000.00',
    seniorRate: '3.1000',
    planEstablishDate: day(-360),
    planMaturityDate: day(20),
    dueDateFrom: day(-360),
    dueDateTo: day(15),
  })
  plan(open.shelfNo, '瑞川建设供应链3号第1期', {
    planEstablishDate: day(-75),
    issueScale: '500000000.00',
    seniorScale: '475000000.00',
    dueDateTo: day(300),
    planMaturityDate: day(310),
  })
  plan(open.shelfNo, '瑞川建设供应链3号第2期', {
    planStatus: 'RAISING',
    planEstablishDate: undefined,
    issueScale: '400000000.00',
    seniorScale: '380000000.00',
    seniorRate: '2.8800',
    discountRate: '4.0000',
    dueDateFrom: day(30),
    dueDateTo: day(365),
    planMaturityDate: day(380),
  })
}
