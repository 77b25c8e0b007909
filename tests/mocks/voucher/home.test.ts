// The homes of the vouchers: what each person has to do while a voucher circulates, and the figures of the holder.
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChainHome, CoreHome, HomeTodo, WorkbenchSummary } from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { Circulation } from '../Circulation.ts'

let c: Circulation
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  root = `${await c.held()}-001`
})

const chain = (persona: Persona, role: string) =>
  c.client.done<ChainHome>(persona, '/v1/credits/home/chain', { role })
const core = (persona: Persona, role: string) =>
  c.client.done<CoreHome>(persona, '/v1/credits/home/core', { role })

/** The kinds with at least one entry, each as name, count and amount. */
const waiting = ({ todos }: { todos: readonly HomeTodo[] }) =>
  todos.filter(({ count }) => count > 0).map(({ name, count, amount }) => `${name} ${count} ${amount}`)

describe('待办随流转而走', () => {
  it('转让：复核看到，办完就没有；受让方看到待签收', async () => {
    const no = await c.transfer(root, { amount: '300000.00' })
    const [todo] = (await chain('chain-director', 'DIRECTOR')).todos.filter(({ count }) => count > 0)
    expect(todo).toMatchObject({
      name: '转让待复核',
      count: 1,
      amount: '300000.00',
      deadline: '2026-11-20',
      path: '/credit/chain/transfer/split-approve',
    })
    await c.reviewTransfer(no)
    expect(waiting(await chain('chain-director', 'DIRECTOR'))).toEqual([])
    expect(waiting(await chain('chain2-operator', 'OPERATOR'))).toEqual(['待签收 1 300000.00'])
  })

  it('退回：持有方复核 → 开立方经办受理 → 开立方复核', async () => {
    const returnNo = await c.return(root)
    expect(waiting(await chain('chain-director', 'DIRECTOR'))).toEqual(['退回待复核 1 1000000.00'])
    await c.reviewReturn(returnNo)
    expect(waiting(await core('core-operator', 'OPERATOR'))).toEqual(['退回待受理 1 1000000.00'])
    const { recycleNo = '' } = c.world.returnApplications.need(returnNo)
    const { version } = c.world.recycleApplications.need(recycleNo)
    const answer = { recycleNo, version, recycleDecision: 'ACCEPT' }
    await c.client.done('core-operator', '/v1/credits/recycle/answer', answer)
    expect(waiting(await core('core-operator', 'OPERATOR'))).toEqual([])
    expect(waiting(await core('core-director', 'DIRECTOR'))).toEqual(['待复核回收 1 1000000.00'])
  })

  it('协商回收：持有方经办看到，同意之后归其复核', async () => {
    const form = { voucherNo: c.holding(root).voucherNo, recycleReason: '合同变更' }
    const path = '/v1/credits/recycle/submit'
    const { recycleNo } = await c.client.done<{ recycleNo: string }>('core-operator', path, form)
    expect(waiting(await chain('chain-operator', 'OPERATOR'))).toEqual([])
    await c.reviewRecycle(recycleNo)
    expect(waiting(await chain('chain-operator', 'OPERATOR'))).toEqual(['协商回收待同意 1 1000000.00'])
    const { version } = c.world.recycleApplications.need(recycleNo)
    const agreed = { recycleNo, version, returnDesc: '同意' }
    await c.client.done('chain-operator', '/v1/credits/return/agree-recycle', agreed)
    expect(waiting(await chain('chain-operator', 'OPERATOR'))).toEqual([])
    expect(waiting(await chain('chain-director', 'DIRECTOR'))).toEqual(['退回待复核 1 1000000.00'])
  })

  it('兑付与提前兑付：待申请、待审批', async () => {
    await c.ahead(root)
    expect(waiting(await core('core-director', 'DIRECTOR'))).toEqual(['待审批提前兑付 1 500000.00'])
    await c.day('2027-03-10')
    const [batch] = c.batches
    expect(batch).toBeDefined()
    const names = (await core('core-operator', 'OPERATOR')).todos.filter(({ count }) => count > 0)
    expect(names).toMatchObject([{ name: '待申请兑付', count: 1, deadline: batch?.cashDueDate }])
    await c.applyCash(batch?.cashNo ?? '')
    expect(waiting(await core('core-director', 'DIRECTOR'))).toContain(
      `待审批兑付 1 ${batch?.cashTotalAmount}`,
    )
  })
})

describe('烧着的事仍在待办里，笔数与点开的列表一样', () => {
  const CASHES = '/v1/credits/cash/page'
  const ITEMS = '/v1/credits/cash/items'
  const PROGRESS = '/v1/credits/cash/progress'
  const DUE = '2027-03-18'
  const todoOf = async (home: Promise<CoreHome | ChainHome | WorkbenchSummary>, name: string) =>
    (await home).todos.find((todo) => todo.name === name)
  const operator = (name: string) => todoOf(core('core-operator', 'OPERATOR'), name)
  const director = (name: string) => todoOf(core('core-director', 'DIRECTOR'), name)
  /** How many rows the list has with the filters of that address. */
  const listed = async (persona: Persona, path: string, address: string) => {
    const conditions = Object.fromEntries(new URL(address, 'http://x').searchParams)
    return (await c.client.page<{ pageCond: { count: number } }>(persona, path, conditions)).pageCond.count
  }
  const apply = async (channel?: string) => {
    await c.day('2027-03-16')
    const { cashNo } = c.batches.at(-1)!
    await c.applyCash(cashNo, channel)
    await c.reviewCash(cashNo)
    return cashNo
  }

  it('到日没有申请的：已逾期待付', async () => {
    await c.day('2027-03-19')
    const todo = (await operator('已逾期待付'))!
    expect(todo).toMatchObject({ count: 1, amount: '1000000.00', deadline: DUE, overdueCount: 1 })
    expect(await listed('core-operator', CASHES, todo.path)).toBe(1)
    expect(await operator('待申请兑付')).toMatchObject({ count: 0 })
  })

  it('银行未答复的，到期兑付与提前兑付一起', async () => {
    await c.split(root, '300000.00')
    c.world.settings.bankAnswers = false
    const aheadNo = await c.ahead(root, { aheadRate: '0' })
    await c.reviewAhead(aheadNo)
    await apply()
    await c.day('2027-03-19')
    const todo = (await operator('银行未答复'))!
    expect(todo).toMatchObject({ count: 2, amount: '1000000.00' })
    expect(await listed('core-operator', PROGRESS, todo.path)).toBe(2)
  })

  it('付款失败与部分兑付归复核，提前兑付失败的不算，本人申请的另计', async () => {
    await c.split(root, '300000.00')
    const cashNo = await apply()
    await c.day(DUE)
    await c.event('T-CSH-07', `${cashNo}-002`)
    await c.event('T-CSH-09', `${cashNo}-001 余额不足`)
    const part = (await director('部分兑付待重发'))!
    expect(part).toMatchObject({ count: 1, amount: '700000.00', deadline: DUE })
    expect(await listed('core-director', PROGRESS, part.path)).toBe(1)
    expect(await director('付款失败待重发')).toBeUndefined()
    const mine = await c.client.madeBy('core-director', c.world.cashBatches.need(cashNo), async () => {
      c.client.unchecked = true
      return director('部分兑付待重发')
    })
    expect(mine).toMatchObject({ ownCount: 1 })
  })

  it('待登记按明细计', async () => {
    await c.split(root, '300000.00')
    await apply('OFFLINE')
    const todo = (await operator('待登记'))!
    expect(todo).toMatchObject({ count: 2, amount: '1000000.00' })
    const asked = `${todo.path}?payChannel=OFFLINE&cashStatus=WAIT_REGISTER`
    expect(await listed('core-operator', ITEMS, asked)).toBe(2)
  })

  it('提前兑付待持有方复核同意：首页列在下面，工作台上是待办', async () => {
    const aheadNo = await c.ahead(root)
    await c.reviewAhead(aheadNo)
    const workbench = c.client.done<WorkbenchSummary>('chain-director', '/v1/workbench/overview', {})
    expect(await todoOf(workbench, '提前兑付待同意')).toMatchObject({
      count: 1,
      amount: '500000.00',
      deadline: '2027-02-01',
    })
  })
})

it('空白的世界：没有额度，也没有可用的接收方', async () => {
  const bare = await TestClient.open('empty')
  const home = await bare.done<CoreHome>('core-operator', '/v1/credits/home/core', { role: 'OPERATOR' })
  expect(home).toMatchObject({ hasReceiver: false })
  expect(home.limit).toBeUndefined()
})

describe('持有方的总览', () => {
  const home = () => chain('chain-query', 'QUERY')
  const figuresOf = async (...codes: string[]) => {
    const { figures } = await home()
    return codes.map((code) => {
      const figure = figures?.figures.find((one) => one.code === code)
      return [figure?.amount, figure?.monthChange].join(' ')
    })
  }

  it('转让之后持有总额减少，累计签收不变；退回的仍算签收过', async () => {
    const all = ['HOLD', 'SIGNED', 'TRANSFERRED']
    expect(await figuresOf(...all)).toEqual(['1000000.00 1000000.00', '1000000.00 1000000.00', '0.00 '])
    const [child = ''] = await c.split(root, '300000.00')
    expect(await figuresOf(...all)).toEqual(['700000.00 700000.00', '1000000.00 1000000.00', '300000.00 '])
    expect((await home()).figures?.issuerSpread).toMatchObject([{ amount: '700000.00', count: 1 }])
    const back = await c.return(child, 'chain2-operator')
    await c.reviewReturn(back, 'PASS', undefined, 'chain2-director')
    await c.sign(c.world.returnApplications.need(back).signNo!)
    expect(await figuresOf(...all)).toEqual(['1000000.00 1000000.00', '1000000.00 1000000.00', '0.00 '])
  })

  it('本月变化：与上月末的同一个数相差多少，换了月从头算', async () => {
    const issuer = async () => (await core('core-query', 'QUERY')).figures?.figures[0]
    await c.day('2026-12-01')
    expect(await figuresOf('HOLD', 'SIGNED')).toEqual(['1000000.00 0.00', '1000000.00 0.00'])
    expect(await issuer()).toMatchObject({ amount: '1000000.00', monthChange: '0.00' })
    const [child = ''] = await c.split(root, '300000.00')
    await c.split(root, '200000.00')
    expect(await figuresOf('HOLD')).toEqual(['500000.00 -500000.00'])
    // what the issuer owes is the same, only to others
    expect(await issuer()).toMatchObject({ amount: '1000000.00', monthChange: '0.00' })
    await c.day('2027-01-04')
    expect(await figuresOf('HOLD')).toEqual(['500000.00 0.00'])
    const back = await c.return(child, 'chain2-operator')
    await c.reviewReturn(back, 'PASS', undefined, 'chain2-director')
    await c.sign(c.world.returnApplications.need(back).signNo!)
    expect(await figuresOf('HOLD')).toEqual(['800000.00 300000.00'])
  })
})
