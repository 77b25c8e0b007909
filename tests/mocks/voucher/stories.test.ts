// The end-to-end scenarios of domain/03-flows.md §8 that need no financing: 1, 4, 5, 7, 8, 9.

import { beforeEach, describe, expect, it } from 'vitest'
import { add } from '#domain/money.ts'
import { Circulation } from '../Circulation.ts'

let c: Circulation
beforeEach(async () => {
  c = await Circulation.open()
})

const used = () => c.desk.limit.used
const batch = () => c.batches.at(-1)!

describe('端到端场景', () => {
  it('1 开立→签收→拆分转让→兑付：三个持有方全部到账，额度归零，三张回单', async () => {
    const voucherNo = await c.held('1000000.00')
    const root = `${voucherNo}-001`
    expect(used()).toBe('1000000.00')
    const [first] = await c.split(root, '300000.00', '200000.00')
    expect(c.amounts(root)[0]).toBe('500000.00')
    expect(c.holding(first!).transferLevel).toBe(1)
    await c.day('2027-03-16')
    expect(batch().items.map((one) => one.cashAmount)).toEqual(['500000.00', '300000.00', '200000.00'])
    await c.applyCash(batch().cashNo)
    await c.reviewCash(batch().cashNo)
    await c.day('2027-03-18')
    await c.event('T-CSH-07', batch().cashNo)
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect(used()).toBe('0.00')
    const receipts = c.world.receipts.all()
    expect(receipts).toHaveLength(3)
    expect(receipts.reduce((total, one) => add(total, one.receiptAmount), '0.00')).toBe('1000000.00')
    const flows = c.world.limitFlows.where((row) => row.bizNo === batch().cashNo)
    expect(flows.map((row) => [row.limitFlowType, row.flowAmount])).toEqual([
      ['RELEASE', '500000.00'],
      ['RELEASE', '300000.00'],
      ['RELEASE', '200000.00'],
    ])
  })

  it('4 退回→回收：未动的第一手退回，开立方同意，凭证注销、额度恢复', async () => {
    const voucherNo = await c.held()
    const returnNo = await c.return(`${voucherNo}-001`)
    await c.reviewReturn(returnNo)
    const { recycleNo } = c.world.returnApplications.need(returnNo)
    await c.desk.done('core-operator', '/v1/credits/recycle/answer', {
      recycleNo,
      version: c.world.recycleApplications.need(recycleNo!).version,
      recycleDecision: 'ACCEPT',
    })
    await c.reviewRecycle(recycleNo!)
    expect(c.voucher(voucherNo).voucherStatus).toBe('CANCELLED')
    expect(used()).toBe('0.00')
  })

  it('5 二级退回：上手签收退回，可用金额长回来', async () => {
    const voucherNo = await c.held()
    const [child] = await c.split(`${voucherNo}-001`, '300000.00')
    expect(c.amounts(`${voucherNo}-001`)[0]).toBe('700000.00')
    const returnNo = await c.return(child!, 'chain2-operator')
    await c.reviewReturn(returnNo, 'PASS', undefined, 'chain2-director')
    await c.sign(c.world.returnApplications.need(returnNo).signNo!)
    expect(c.amounts(`${voucherNo}-001`)[0]).toBe('1000000.00')
    expect(c.holding(child!).holdingStatus).toBe('CLOSED')
  })

  it('7 部分兑付失败：三笔之一账户异常，换账户重发，24:00 前付清，没有逾期', async () => {
    const voucherNo = await c.held()
    await c.split(`${voucherNo}-001`, '300000.00', '200000.00')
    await c.day('2027-03-16')
    await c.applyCash(batch().cashNo)
    await c.reviewCash(batch().cashNo)
    await c.day('2027-03-18')
    const [own, second, third] = batch().items.map((one) => one.cashItemNo)
    await c.event('T-CSH-07', own!)
    await c.event('T-CSH-07', second!)
    await c.event('T-CSH-09', `${third!} ACCOUNT_ABNORMAL`)
    expect(batch().cashStatus).toBe('PART_PAID')
    c.newCollectAccount('C003')
    expect((await c.retryCash(batch().cashNo)).code).toBe('0')
    await c.desk.advance('PT1M')
    await c.event('T-CSH-07', third!)
    expect(batch().cashStatus).toBe('PAID')
    await c.day('2027-03-20')
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect(batch().auditTrail.map(({ event }) => event)).not.toContain('日终逾期')
  })

  it('8 逾期：24:00 未付，罚息逐日增长，新增开立被拦，付清后恢复', async () => {
    const voucherNo = await c.held()
    await c.day('2027-03-18')
    expect(c.voucher(voucherNo).voucherStatus).toBe('DUE')
    await c.day('2027-03-19')
    expect([c.voucher(voucherNo).voucherStatus, batch().cashStatus]).toEqual(['OVERDUE', 'OVERDUE'])
    const penalties: string[] = []
    for (const day of ['2027-03-20', '2027-03-21', '2027-03-22']) {
      await c.day(day)
      penalties.push(batch().items[0]!.penaltyAmount)
    }
    expect(penalties).toEqual(['1000.00', '1500.00', '2000.00'])
    const form = c.desk.form({ promisePayDate: '2027-06-18', smePayBasisDate: '2027-05-01' })
    expect(await c.desk.refused('core-operator', '/v1/credits/issue/submit', form)).toContain('存在逾期')
    await c.applyCash(batch().cashNo)
    await c.reviewCash(batch().cashNo)
    await c.desk.advance('PT1M')
    await c.event('T-CSH-07', batch().cashNo)
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    await c.desk.done('core-operator', '/v1/credits/issue/submit', form)
  })

  it('9 提前兑付有折扣：500,000 按 3% 提前 45 天，付 498,125.00', async () => {
    const voucherNo = await c.held('500000.00')
    const aheadNo = await c.ahead(`${voucherNo}-001`)
    await c.reviewAhead(aheadNo)
    await c.confirmAhead(aheadNo)
    await c.day('2027-02-01')
    await c.event('T-AHD-08', aheadNo)
    expect(c.world.receipts.all()).toMatchObject([
      { receiptType: 'AHEAD_CASH', receiptAmount: '498125.00', bizNo: aheadNo },
    ])
    expect(c.voucher(voucherNo)).toMatchObject({ voucherStatus: 'CASHED', cashedTotal: '500000.00' })
    expect(used()).toBe('0.00')
  })
})

describe('情景“流转中”', () => {
  it('开局即成立；每天走过应付日，各页都合契约', async () => {
    const world = await Circulation.open('circulating')
    const page = { pageCond: { pageNo: 1, pageSize: 20 } }
    const paths = [
      ['chain-operator', '/v1/credits/transfer/page'],
      ['chain-operator', '/v1/credits/return/page'],
      ['core-operator', '/v1/credits/recycle/page'],
      ['core-operator', '/v1/credits/cash/page'],
      ['core-query', '/v1/credits/cash/items'],
      ['core-query', '/v1/credits/cash/progress'],
      ['core-operator', '/v1/credits/ahead-cash/page'],
      ['core-query', '/v1/credits/limit-flow/page'],
    ] as const
    for (const day of ['2026-11-19', '2026-11-25', '2026-12-03']) {
      await world.day(day)
      for (const [persona, path] of paths) await world.desk.done(persona, path, page)
    }
    const waiting = await world.desk.done<{
      list: { cashStatus: string; nextActor?: string; stateReason?: string; deadline?: string }[]
    }>('core-operator', '/v1/credits/cash/page', page)
    for (const row of waiting.list.filter((one) => one.cashStatus !== 'PAID')) {
      expect([row.nextActor, row.stateReason, row.deadline].every(Boolean)).toBe(true)
    }
  })
})
