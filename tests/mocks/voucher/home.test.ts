// The homes of the vouchers: what waits for whom while a voucher circulates, and the figures of the holder.
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChainHome, CoreHome, HomeTodo } from '#api/generated/corp/model/index.ts'
import { Circulation } from '../Circulation.ts'
import type { Persona } from '../Desk.ts'

let c: Circulation
let root = ''
beforeEach(async () => {
  c = await Circulation.open()
  root = `${await c.held()}-001`
})

const chain = (persona: Persona, role: string) =>
  c.desk.done<ChainHome>(persona, '/v1/credits/home/chain', { role })
const core = (persona: Persona, role: string) =>
  c.desk.done<CoreHome>(persona, '/v1/credits/home/core', { role })

/** The kinds of which there is something, as 名称 笔数 金额. */
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
    await c.desk.done('core-operator', '/v1/credits/recycle/answer', answer)
    expect(waiting(await core('core-operator', 'OPERATOR'))).toEqual([])
    expect(waiting(await core('core-director', 'DIRECTOR'))).toEqual(['待复核回收 1 1000000.00'])
  })

  it('协商回收：持有方经办看到，同意之后归其复核', async () => {
    const form = { voucherNo: c.holding(root).voucherNo, recycleReason: '合同变更' }
    const path = '/v1/credits/recycle/submit'
    const { recycleNo } = await c.desk.done<{ recycleNo: string }>('core-operator', path, form)
    expect(waiting(await chain('chain-operator', 'OPERATOR'))).toEqual([])
    await c.reviewRecycle(recycleNo)
    expect(waiting(await chain('chain-operator', 'OPERATOR'))).toEqual(['协商回收待同意 1 1000000.00'])
    const { version } = c.world.recycleApplications.need(recycleNo)
    const agreed = { recycleNo, version, returnDesc: '同意' }
    await c.desk.done('chain-operator', '/v1/credits/return/agree-recycle', agreed)
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

describe('持有方的总览', () => {
  it('转让之后持有总额减少，累计签收不变；退回的仍算签收过', async () => {
    const figures = async () => (await chain('chain-query', 'QUERY')).figures
    expect(await figures()).toMatchObject({ holdAmount: '1000000.00', signedTotal: '1000000.00' })
    const [child = ''] = await c.split(root, '300000.00')
    expect(await figures()).toMatchObject({
      holdAmount: '700000.00',
      signedTotal: '1000000.00',
      transferredTotal: '300000.00',
      issuerSpread: [{ amount: '700000.00', count: 1 }],
    })
    const back = await c.return(child, 'chain2-operator')
    await c.reviewReturn(back, 'PASS', undefined, 'chain2-director')
    await c.sign(c.world.returnApplications.need(back).signNo!)
    expect(await figures()).toMatchObject({
      holdAmount: '1000000.00',
      signedTotal: '1000000.00',
      transferredTotal: '0.00',
    })
  })
})
