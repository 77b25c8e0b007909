// The figures of the workbench follow what circulates: transfers and payments were once constant there.
import { beforeEach, expect, it } from 'vitest'
import type { WorkbenchCard, WorkbenchSummary } from '#api/generated/corp/model/index.ts'
import { Circulation } from '../Circulation.ts'
import type { Persona } from '../Desk.ts'

let c: Circulation
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  root = `${await c.held()}-001`
})

const overview = (persona: Persona) => c.desk.done<WorkbenchSummary>(persona, '/v1/workbench/overview', {})
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
  expect((await overview('core-operator')).trend.at(-1)?.cashAmount).toBe('1000000.00')
  expect((await overview('chain-operator')).trend.at(-1)?.cashAmount).toBe('1000000.00')
})
