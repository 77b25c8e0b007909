// T-CSH-15 银行未答复: nothing is paid twice, an order that the bank got in time is never overdue, and every late answer counts.

import { beforeEach, describe, expect, it } from 'vitest'
import { STATE, WRONG_ROLE } from '../../../checks/shared/TestClient.ts'
import { hasOverdue } from '../../../mocks/voucher/issue/rules.ts'
import { Circulation } from '../Circulation.ts'

const DUE = '2027-03-18'
const ASK = '/v1/credits/cash/ask-bank'

let c: Circulation
let voucherNo = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  await c.split(`${voucherNo}-001`, '300000.00')
  await c.day('2027-03-16')
  await c.applyCash(no())
  await c.reviewCash(no())
  c.world.settings.bankAnswers = false
})

const batch = () => c.batches.at(-1)!
const item = (at: number) => batch().items[at]!
const no = () => batch().cashNo
const statuses = () => [batch().cashStatus, ...batch().items.map((one) => one.cashItemStatus)]
const penalties = () => batch().items.map((one) => one.penaltyAmount)

type View = {
  overdueDays: number
  stateReason: string
  actions: { code: string; enabled: boolean; reason?: string }[]
}
const view = () => c.client.done<View>('core-operator', '/v1/credits/cash/detail', { cashNo: no() })

const register = () => {
  const payVoucherFile = c.client.file('C001', 'PAY_VOUCHER')
  const open = batch().items.filter((one) => one.cashItemStatus !== 'PAID')
  const items = open.map(({ cashItemNo }, at) => ({
    cashItemNo,
    paidDate: DUE,
    bankSerialNo: `BK${at}`,
    payVoucherFile,
  }))
  return c.client.post('core-operator', '/v1/credits/cash/register', { cashNo: no(), ...c.ref(no()), items })
}

describe('银行未答复', () => {
  it('17:00 起是银行未答复：批次与凭证都不算逾期，没有逾期利息，不停开立', async () => {
    await c.day(DUE)
    expect(statuses()).toEqual(['PAYING', 'PAYING', 'PAYING'])
    await c.day('2027-03-25')
    expect(statuses()).toEqual(['UNANSWERED', 'UNANSWERED', 'UNANSWERED'])
    expect(penalties()).toEqual(['0.00', '0.00'])
    expect(c.voucher(voucherNo).voucherStatus).toBe('DUE')
    expect(hasOverdue(c.world, 'C001')).toBe(false)
    const { overdueDays, stateReason, actions } = await view()
    expect(overdueDays).toBe(0)
    expect(stateReason).toContain(`银行未答复${DUE}发送的支付指令`)
    expect(actions.map(({ code, enabled }) => [code, enabled])).toEqual([
      ['REGISTER', true],
      ['ASK_BANK', true],
    ])
    expect(c.client.titlesOf(no())).toContain('银行未答复，请与银行核对')
    const reminder = await c.client.done('core-operator', '/v1/credits/cash/reminder')
    expect(reminder).toMatchObject({ overdueCount: 0, penaltyAmount: '0.00' })
  })

  it('迟到的答复逐笔算数：付了的付款日是发送日，失败的自应付日起计逾期利息', async () => {
    await c.day(DUE)
    await c.event('T-CSH-07', item(0).cashItemNo)
    await c.day('2027-03-22')
    expect(statuses()).toEqual(['UNANSWERED', 'PAID', 'UNANSWERED'])
    await c.event('T-CSH-09', `${item(1).cashItemNo} 余额不足`)
    expect(statuses()).toEqual(['PART_PAID', 'PAID', 'FAILED'])
    expect(penalties()).toEqual(['0.00', '600.00'])
    expect(c.voucher(voucherNo).voucherStatus).toBe('PART_CASHED')
    await c.day('2027-03-23')
    expect(statuses()).toEqual(['OVERDUE', 'PAID', 'OVERDUE'])
    expect(c.voucher(voucherNo).voucherStatus).toBe('OVERDUE')
    expect(hasOverdue(c.world, 'C001')).toBe(true)
  })

  it('查询：银行仍不答复的说明原因、什么也不变；答复了随即付清，付款日是发送日', async () => {
    await c.day('2027-03-22')
    expect(await c.client.refused('core-director', ASK, c.ref(no()))).toContain('银行仍未答复')
    expect(await c.client.refused('core-query', ASK, c.ref(no()))).toBe(WRONG_ROLE)
    expect(batch().cashStatus).toBe('UNANSWERED')
    c.world.settings.bankAnswers = true
    await c.client.done('core-operator', ASK, c.ref(no()))
    expect(statuses()).toEqual(['PAID', 'PAID', 'PAID'])
    expect(batch().items.map((one) => one.paidDate)).toEqual([DUE, DUE])
    expect(c.voucher(voucherNo).voucherStatus).toBe('CASHED')
    expect((await c.client.post('core-operator', ASK, c.ref(no()))).message).toBe(STATE)
  })

  it('登记付款：驳回仍是银行未答复；登记待审批时银行失败的答复不收，到账的算数，只付一次', async () => {
    await c.day('2027-03-22')
    expect((await register()).code).toBe('0')
    expect(batch().cashStatus).toBe('REGISTER_REVIEW')
    expect((await c.reviewCash(no(), 'REJECT', '与银行对账单不符')).success).toBe(true)
    expect(statuses()).toEqual(['UNANSWERED', 'UNANSWERED', 'UNANSWERED'])
    expect((await register()).code).toBe('0')
    expect(await c.event('T-CSH-09', no())).toBe(STATE)
    await c.event('T-CSH-07', no())
    expect(statuses()).toEqual(['PAID', 'PAID', 'PAID'])
    expect(c.world.receipts.where((row) => row.receiptType === 'CASH')).toHaveLength(2)
  })

  it('有明细已失败的不能整批登记', async () => {
    await c.day(DUE)
    await c.event('T-CSH-09', `${item(0).cashItemNo} 余额不足`)
    await c.day('2027-03-19')
    expect(statuses()).toEqual(['UNANSWERED', 'FAILED', 'UNANSWERED'])
    const { actions } = await view()
    expect(actions.find(({ code }) => code === 'REGISTER')).toMatchObject({
      enabled: false,
      reason: '有明细付款失败，请先向银行查询其余明细',
    })
  })
})
