// The figures of the workbench follow the vouchers in circulation: transfers and payments were once constant there.
import { beforeEach, expect, it } from 'vitest'
import type {
  ChainHome,
  CoreHome,
  VoucherPage,
  WorkbenchCard,
  WorkbenchSummary,
} from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { Circulation } from '../Circulation.ts'
import { Financing } from '../Financing.ts'

let c: Circulation
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  root = `${await c.held()}-001`
})

const overview = (persona: Persona) => c.client.done<WorkbenchSummary>(persona, '/v1/workbench/overview', {})
const amountOf = (cards: readonly WorkbenchCard[], code: string) =>
  cards.find((card) => card.code === code)?.amount

it('转让：签收的才算，记在转让方', async () => {
  await c.split(root, '300000.00', '200000.00')
  expect((await overview('chain-operator')).trend.at(-1)?.transferAmount).toBe('500000.00')
  expect((await overview('core-operator')).trend.at(-1)?.transferAmount).toBe('0.00')
})

it('到期前30天计入近期应付与近期到期；可用额度与额度账一致', async () => {
  await c.day('2027-02-15')
  const before = await overview('core-operator')
  expect(amountOf(before.cards, 'PAYABLE_SOON')).toBe('0.00')
  expect(amountOf(before.cards, 'AVAILABLE_LIMIT')).toBe('99000000.00')
  await c.day('2027-02-16')
  expect(amountOf((await overview('core-operator')).cards, 'PAYABLE_SOON')).toBe('1000000.00')
  expect(amountOf((await overview('chain-operator')).cards, 'DUE_SOON')).toBe('1000000.00')
})

it('兑付到账：付款方与收款方当月都有', async () => {
  await c.day('2027-03-16')
  const cashNo = c.batches.at(-1)!.cashNo
  await c.applyCash(cashNo)
  await c.reviewCash(cashNo)
  await c.day('2027-03-18')
  await c.event('T-CSH-07', cashNo)
  const paid = { cashAmount: '1000000.00', collectAmount: '0.00' }
  const collected = { cashAmount: '0.00', collectAmount: '1000000.00' }
  expect((await overview('core-operator')).trend.at(-1)).toMatchObject(paid)
  expect((await overview('chain-operator')).trend.at(-1)).toMatchObject(collected)
})

it('兑付：工作台与首页是同一个数，按付款时间，提前兑付按实付', async () => {
  const aheadNo = await c.ahead(root, { aheadRate: '0' })
  await c.reviewAhead(aheadNo)
  await c.day('2027-02-01')
  await c.event('T-AHD-08', aheadNo)
  const months = async () =>
    (await c.client.done<CoreHome>('core-director', '/v1/credits/home/core', { role: 'DIRECTOR' })).months
  expect((await months()).at(-1)?.cashed).toBe('500000.00')
  expect((await overview('core-director')).trend.at(-1)?.cashAmount).toBe('500000.00')
  const { figures } = await c.client.done<CoreHome>('core-query', '/v1/credits/home/core', { role: 'QUERY' })
  expect(figures?.figures.find(({ code }) => code === 'YEAR_CASH')).toMatchObject({
    amount: '500000.00',
    monthChange: '500000.00',
  })
})

it('逾期的自成一段，不在30天内、7日内', async () => {
  await c.held('200000.00', '2027-03-25')
  await c.day('2027-03-20')
  const { cards, payableSpread, receivableSpread } = await overview('core-operator')
  expect(amountOf(cards, 'PAYABLE_SOON')).toBe('200000.00')
  expect(amountOf(cards, 'OVERDUE')).toBe('1000000.00')
  const first = (slices: readonly { name: string; amount: string }[]) =>
    slices.slice(0, 2).map(({ name, amount }) => `${name} ${amount}`)
  expect(first(payableSpread)).toEqual(['已逾期 1000000.00', '30天内 200000.00'])
  expect(receivableSpread).toEqual([])
  const home = await c.client.done<CoreHome>('core-director', '/v1/credits/home/core', { role: 'DIRECTOR' })
  expect(first(home.dueSpread)).toEqual(first(payableSpread))
  expect(home.dueIn7Days).toBe('200000.00')
  const holder = await overview('chain-operator')
  expect(amountOf(holder.cards, 'DUE_SOON')).toBe('200000.00')
  expect(first(holder.receivableSpread)).toEqual(first(payableSpread))
})

it('已融资：工作台与首页是同一个数，逾期的仍在，结清的不在', async () => {
  const f = await Financing.open()
  const part = { financeAmount: '300000.00', promisePayDate: '2027-03-18' }
  const [lent, late] = [f.at('LENT', part), f.at('LENT', part)]
  f.at('LENT', part)
  f.c.client.unchecked = true
  f.row(late).financeStatus = 'OVERDUE'
  f.row(lent).financeStatus = 'SETTLED'
  const { cards } = await f.c.client.done<WorkbenchSummary>('chain-operator', '/v1/workbench/overview', {})
  const home = await f.c.client.done<ChainHome>('chain-operator', '/v1/credits/home/chain', {
    role: 'OPERATOR',
  })
  const card = cards.find(({ code }) => code === 'FINANCED')
  expect(card).toMatchObject({ amount: '600000.00', count: 2 })
  expect(card?.path).toContain('financeStatuses=LENT&financeStatuses=OVERDUE')
  expect(home.financedAmount).toBe('600000.00')
})

it('存续金额、30天内应付的笔数与金额就是点开的列表的', async () => {
  await c.held('200000.00', '2026-12-04')
  await c.client.issued({ faceAmount: '50000.00' })
  const { cards } = await overview('core-operator')
  for (const code of ['OUTSTANDING', 'PAYABLE_SOON', 'WAIT_SIGN']) {
    const { path = '', amount, count } = cards.find((card) => card.code === code)!
    const search = new URL(path, 'http://x').searchParams
    const voucherStatuses = search.getAll('voucherStatuses')
    const conditions = { ...Object.fromEntries(search), voucherStatuses }
    const body = { pageCond: { pageNo: 1, pageSize: 10 }, ...conditions }
    const { summary } = await c.client.done<VoucherPage>('core-operator', '/v1/credits/voucher/page', body)
    expect(summary).toMatchObject({ count, amount, amountField: 'outstandingAmount' })
  }
})

it('还没有保函的申请人，有了额度也看得到额度', async () => {
  const client = await TestClient.open('guarantee-ready')
  const { cards } = await client.done<WorkbenchSummary>('gua-app-operator', '/v1/workbench/overview', {})
  expect(cards.map(({ code, amount }) => [code, amount])).toEqual([['GUA_LIMIT', '20000000.00']])
})
