import { addDays, addWorkingDays, nextWorkingDay } from '#domain/calendar.ts'
import { buildBankAccount } from '../account/bankAccount/seed.ts'
import { buildCounterparty } from '../account/counterparty/seed.ts'
import type { World } from '../kernel/World.ts'
import { holidays } from '../portal/holiday/holidays.ts'
import { CORPS } from '../portal/people/corps.ts'
import { idCardOf, usccOf } from '../portal/people/identity.ts'
import { roleCodes } from '../portal/people/personas.ts'
import { buildCorp, buildUser } from '../portal/people/seed.ts'
import { absPackages } from '../voucher/package/seed.ts'
import { buildInvoice, buildTradeContract } from '../voucher/trade/seed.ts'
import { buildAbsAccountChange } from './accountChange/seed.ts'
import type { AbsPayableRow } from './payable/rows.ts'
import { putPayable } from './payable/seed.ts'
import type { AbsPaymentRow } from './payment/rows.ts'
import { buildAbsPayable, buildAbsPayment } from './payment/seed.ts'
import { absTransfersInFlight } from './plan/inFlight.ts'
import { absProducts } from './plan/seed.ts'
import { packageOf } from './transfer/seed.ts'

// ABS 各场景开始时有的：瑞川建设付款，成都鼎垣建材与四川岷峰钢构转让它所欠的应付。

const MEMBER = 'C013'
const STEEL = 'C014'

const OPENED = {
  CREDIT: 'UNOPENED',
  ABS: 'OPENED',
  REVERSE_FACTORING: 'UNOPENED',
  GUARANTEE: 'UNOPENED',
} as const

type Firm = {
  corpId: string
  corpName: string
  side: 'core' | 'chain'
  groupCorpName?: string
  operator: string
  director: string
}

/** 一家开通了 ABS 的企业：有经办与复核，账户齐备。 */
const openFirm = (
  world: World,
  { corpId, corpName, side, groupCorpName, operator, director }: Firm,
): void => {
  const serial = corpId.slice(-2)
  buildCorp(world, {
    corpId,
    corpName,
    uscc: usccOf(`91510700MA6X${serial}K${serial}`),
    corpType: side === 'core' ? 'CORE' : 'CHAIN',
    ...(groupCorpName && { groupCorpName }),
    productOpenStatus: { ...OPENED },
  })
  const people = [
    ['POST_OPERATOR', 'op', operator],
    ['POST_DIRECTOR', 'dir', director],
  ] as const
  people.forEach(([post, duty, personName], at) => {
    buildUser(world, {
      userId: `U${corpId.slice(1)}${at + 1}`,
      corpId,
      personName,
      mobilePhone: `1358080${serial}${at + 1}6`,
      idCard: idCardOf(`5101071986${String(at + 1).padStart(2, '0')}18${serial}3`),
      postCodes: [post],
      roleCodes: [roleCodes[`abs.${side}.${duty}`]!],
    })
  })
  buildBankAccount(world, { corpId, accountPurpose: ['COLLECT'], accountType: 'BASIC', isDefault: true })
  buildBankAccount(world, { corpId, accountPurpose: ['PAY', 'FEE'], isDefault: true })
}

/** 集团成员瑞川绵阳，与另一家供应商四川岷峰。 */
const absCorps = (world: World): void => {
  openFirm(world, {
    corpId: MEMBER,
    corpName: '瑞川建设（绵阳）有限公司',
    side: 'core',
    groupCorpName: world.corps.need(CORPS.absCore).corpName,
    operator: '罗一鸣',
    director: '邓可',
  })
  openFirm(world, {
    corpId: STEEL,
    corpName: '四川岷峰钢结构有限公司',
    side: 'chain',
    operator: '岳书平',
    director: '龚雪',
  })
}

/** 交易对手、合同与发票、专项计划齐备。 */
const absTrade = (world: World): void => {
  absCorps(world)
  absProducts(world)
  for (const [corpId, seller, serial, contractAmount] of [
    [CORPS.absCore, CORPS.absChain, '0101', '120000000.00'],
    [CORPS.absCore, STEEL, '0102', '60000000.00'],
    [MEMBER, CORPS.absChain, '0201', '30000000.00'],
  ] as const) {
    buildCounterparty(world, { corpId, counterpartyCorpId: seller })
    buildCounterparty(world, { corpId: seller, counterpartyCorpId: corpId, relationType: 'CUSTOMER' })
    buildTradeContract(world, {
      corpId,
      partyB: world.corps.need(seller).corpName,
      contractNo: `RC-CG-2026-${serial}`,
      contractAmount,
    })
  }
  for (const [at, invoiceAmount] of ['1130000.00', '565000.00'].entries()) {
    buildInvoice(world, {
      corpId: CORPS.absCore,
      sellerName: world.corps.need(CORPS.absChain).corpName,
      invoiceNo: `2651000000000000010${at + 1}`,
      invoiceAmount,
    })
  }
}

/** 可以确认应付：交易对手、合同与发票、专项计划、资料包齐备，还没有一笔账款。 */
export const absReady = (world: World): void => {
  absTrade(world)
  absPackages(world)
}

/** 日常：各状态的应付、入池账款与付款都有一些。 */
export const absDaily = (world: World): void => {
  absTrade(world)
  const today = world.today()
  const day = (days: number) => addDays(today, days)
  const workday = (days: number) => nextWorkingDay(day(days), holidays)
  const plans = world.absPlans.all()
  const [closed, liquidating, cycling] = [plans[0]!.planNo, plans[1]!.planNo, plans[2]!.planNo]
  const steel = world.corps.need(STEEL).corpName

  const pooled = (
    planNo: string,
    payConfirmDate: string,
    payableDueDate: string,
    payableAmount: string,
    part: Partial<AbsPayableRow> = {},
  ): AbsPayableRow =>
    buildAbsPayable(world, {
      payableStatus: 'POOLED',
      planNo,
      payConfirmDate,
      payableDueDate,
      payableAmount,
      ...part,
    })
  const pay = (payable: AbsPayableRow, part: Partial<AbsPaymentRow>): AbsPaymentRow =>
    buildAbsPayment(world, { payableNo: payable.payableNo, ...part })
  const paid = (payable: AbsPayableRow, paymentDate: string): AbsPaymentRow =>
    pay(payable, { paymentStatus: 'PAID', paymentDate, receivedAmount: payable.payableAmount })

  // 由旧到新：列表把后加入的排在前面
  paid(pooled(closed, day(-690), day(-420), '8600000.00'), day(-420))
  paid(pooled(closed, day(-650), day(-380), '5200000.00', { creditorName: steel }), day(-380))
  paid(pooled(liquidating, day(-330), day(-150), '12000000.00'), day(-150))
  paid(pooled(liquidating, day(-300), day(-62), '7350000.00', { creditorName: steel }), day(-62))
  const short = pooled(liquidating, day(-280), day(-30), '2400000.00')
  pay(short, {
    paymentStatus: 'PART_PAID',
    paymentDate: day(-30),
    paymentAmount: '2400000.00',
    receivedAmount: '2399999.99',
    absCheckStatus: 'RESOLVED',
    diffReason: '付款银行扣划尾差0.01元，已另行补付',
  })
  pay(short, { paymentStatus: 'PAID', paymentDate: day(-28), receivedAmount: '0.01' })
  pay(pooled(liquidating, day(-260), day(-1), '3600000.00'), {
    paymentStatus: 'PART_PAID',
    paymentDate: day(-2),
    receivedAmount: '3599999.99',
    absCheckStatus: 'DIFF',
  })
  const late = pooled(liquidating, day(-250), day(-6), '1850000.00', { payableStatus: 'OVERDUE' })
  pay(late, { paymentStatus: 'OVERDUE' })
  // 年中各月都有确认、已付清的：趋势图上不空着
  for (const [confirmed, due, amount, part] of [
    [-212, -92, '6480000.00', {}],
    [-188, -78, '3920000.00', { creditorName: steel }],
    [-158, -54, '8150000.00', {}],
    [-126, -40, '5260000.00', { creditorName: steel }],
    [-101, -19, '7340000.00', {}],
  ] as const)
    paid(pooled(liquidating, day(confirmed), day(due), amount, part), day(due))
  pay(pooled(cycling, day(-70), today, '4200000.00'), { paymentStatus: 'PAYING' })
  pay(pooled(cycling, day(-70), workday(1), '2680000.00', { creditorName: steel }), {
    paymentStatus: 'REGISTERED',
  })
  pay(pooled(cycling, day(-66), workday(3), '1960000.00'), { paymentStatus: 'FAILED' })
  pay(pooled(cycling, day(-64), workday(5), '3150000.00', { creditorName: steel }), {
    paymentStatus: 'PENDING_REVIEW',
  })
  pay(pooled(cycling, day(-60), addWorkingDays(today, 8, holidays), '5400000.00'), {})
  pay(pooled(cycling, day(-60), addWorkingDays(today, 9, holidays), '880000.00'), {
    formerPoolAccountNo: '621490000200126317',
  })
  buildAbsAccountChange(
    world,
    { changeStatus: 'PENDING_REVIEW', formerAccountNo: '621490000200574460' },
    pay(pooled(cycling, day(-58), addWorkingDays(today, 10, holidays), '1240000.00'), {}),
  )
  pooled(cycling, day(-45), workday(90), '6250000.00')
  pooled(cycling, day(-40), workday(120), '3480000.00', { creditorName: steel })
  pooled(cycling, day(-38), workday(100), '1720000.00', { corpId: MEMBER })

  absTransfersInFlight(world)

  const own = (part: Parameters<typeof putPayable>[1]) => putPayable(world, part)
  own({ payableStatus: 'REVOKED', payConfirmDate: day(-20), payableAmount: '540000.00' })
  const ready = [own({ payableStatus: 'CONFIRMED', payConfirmDate: day(-15), payableAmount: '2000000.00' })]
  own({ payableStatus: 'CONFIRMED', payConfirmDate: day(-12), payableAmount: '860000.00', corpId: MEMBER })
  ready.push(own({ payableStatus: 'CONFIRMED', payConfirmDate: day(-9), payableAmount: '1280000.50' }))
  own({
    payableStatus: 'CONFIRMED',
    payConfirmDate: day(-6),
    payableAmount: '3300000.00',
    creditorName: steel,
  })
  own({
    payableStatus: 'CONFIRMED',
    payConfirmDate: day(-5),
    payableAmount: '450000.00',
    payableDueDate: workday(14),
  })
  own({ payableStatus: 'REJECTED', payableAmount: '610000.00' })
  own({ payableStatus: 'PENDING_REVIEW', payableAmount: '2750000.00', creditorName: steel })
  own({ payableStatus: 'PENDING_REVIEW', payableAmount: '930000.00' })
  own({ payableStatus: 'DRAFT', payableAmount: '318000.00' })
  absPackages(world)
  packageOf(world, ready, '锦江大道结算资料')
}
