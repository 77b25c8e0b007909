// Financing on the homes of the vouchers: who has what to do, the figures, and the issuer's comparison of a discount.
import { beforeEach, describe, expect, it } from 'vitest'
import type { AheadCashApplication, ChainHome, CoreHome, HomeTodo } from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { stepDay } from '../../../mocks/portal/holiday/step.ts'
import type { SignupStatus } from '../../../mocks/voucher/signup/rows.ts'
import { buildSignup } from '../../../mocks/voucher/signup/seed.ts'
import { Financing } from '../Financing.ts'

const homeOf = (client: TestClient, persona: Persona, role: string) =>
  client.done<ChainHome>(persona, '/v1/credits/home/chain', { role })
const coreHomeOf = (client: TestClient, persona: Persona, role: string) =>
  client.done<CoreHome>(persona, '/v1/credits/home/core', { role })

const figureOf = ({ figures }: ChainHome | CoreHome, code: string) =>
  figures?.figures.find((figure) => figure.code === code)

/** The entries of some kinds, as 名称 笔数 金额. */
const lines = (todos: readonly HomeTodo[], ...codes: readonly string[]) =>
  todos
    .filter(({ code, count }) => count > 0 && (codes.length === 0 || codes.includes(code)))
    .map(({ name, count, amount }) => [name, count, amount].filter((part) => part !== undefined).join(' '))

const todoOf = (todos: readonly HomeTodo[], code: string) => todos.find((todo) => todo.code === code)

describe('融资待办', () => {
  let client: TestClient
  beforeEach(async () => {
    client = await TestClient.open('financing')
  })

  it('经办：补件、签收融资草稿、被驳回、资金方拒绝、放款失败；去融资查询对应的状态', async () => {
    const { todos } = await homeOf(client, 'chain-operator', 'OPERATOR')
    expect(lines(todos).filter((line) => !line.startsWith('待签收'))).toEqual([
      '校验未通过的融资资料 1',
      '融资待补充 1 230000.00',
      '签收融资草稿 1 720000.00',
      '融资被驳回 1 150000.00',
      '资金方拒绝 1 300000.00',
      '放款失败 1 260000.00',
    ])
    const supplement = client.world.financeApplications.find((row) => row.financeStatus === 'SUPPLEMENT')!
    expect(todoOf(todos, 'FINANCE_SUPPLEMENT')).toMatchObject({
      path: '/credit/core/finance/query?financeStatuses=SUPPLEMENT&switchStage=NONE',
      deadline: supplement.supplementDeadline,
    })
  })

  it('复核：标准与签收融资分开，另有待签合同、更换资金方与签约', async () => {
    const { todos } = await homeOf(client, 'chain-director', 'DIRECTOR')
    expect(lines(todos).filter((line) => !line.includes('收待复核'))).toEqual([
      '融资待复核 1 460000.00',
      '签收融资待复核 2 270000.00',
      '融资合同待签署 1 650000.00',
      '更换资金方待复核 1 370000.00',
      '签约待复核 1',
    ])
    expect(todoOf(todos, 'FINANCE_CONTRACT')).not.toHaveProperty('ownCount')
  })

  it('待签合同的期限是这一步的，待办与详情一样', async () => {
    const { todos } = await homeOf(client, 'chain-director', 'DIRECTOR')
    const contract = client.world.financeApplications.find((row) => row.financeStatus === 'WAIT_CONTRACT')!
    const { financeNo } = contract
    const deadline = stepDay(client.world, contract)
    const detail = await client.done('chain-director', '/v1/credits/finance/detail', { financeNo })
    expect(detail).toMatchObject({ deadline })
    expect(todoOf(todos, 'FINANCE_CONTRACT')).toMatchObject({ deadline })
  })

  it('正在更换资金方的不再等融资方经办', async () => {
    const refused = client.world.financeApplications.find((row) => row.financeStatus === 'FUNDER_REJECTED')!
    await client.done('chain-operator', '/v1/credits/switch-funder/submit', {
      financeNo: refused.financeNo,
      version: refused.version,
      newFunderProductNo: 'PD03',
      switchReason: 'REJECTED',
    })
    const operator = await homeOf(client, 'chain-operator', 'OPERATOR')
    expect(todoOf(operator.todos, 'FINANCE_REFUSED')).toMatchObject({ count: 0 })
    const listed = async (switchStage?: string) => {
      const asked = { financeStatus: 'FUNDER_REJECTED', switchStage }
      const path = '/v1/credits/finance/page'
      const rows = await client.list<{ financeNo: string }>('chain-operator', path, asked)
      return rows.map((row) => row.financeNo)
    }
    expect(await listed('NONE')).toEqual([])
    expect(await listed('SWITCHING')).toEqual([refused.financeNo])
    expect(await listed()).toEqual([refused.financeNo])
    const director = await homeOf(client, 'chain-director', 'DIRECTOR')
    expect(todoOf(director.todos, 'SWITCH_FUNDER')).toMatchObject({ count: 2, amount: '670000.00' })
  })

  it.each<[SignupStatus, Persona, string, string]>([
    ['SUPPLEMENT', 'chain-operator', 'OPERATOR', 'SIGNUP_SUPPLEMENT'],
    ['WAIT_SIGN', 'chain-director', 'DIRECTOR', 'SIGNUP_AGREEMENT'],
  ])('签约 %s 等 %s，没有金额', async (signupStatus, persona, role, code) => {
    buildSignup(client.world, { funderProductNo: 'PD05', signupStatus })
    const { todos } = await homeOf(client, persona, role)
    const todo = todoOf(todos, code)
    expect(todo).toMatchObject({
      count: 1,
      path: `/credit/core/finance/signup-query?signupStatus=${signupStatus}`,
    })
    expect(todo).not.toHaveProperty('amount')
  })

  it('本人经办的融资与合同另计，不可由本人复核与签署（INV-01）', async () => {
    client.unchecked = true
    const checker = client.user('chain-director')
    for (const row of client.world.financeApplications.all()) row.createUserId = checker.userId
    const { todos } = await homeOf(client, 'chain-director', 'DIRECTOR')
    expect(todoOf(todos, 'FINANCE')).toMatchObject({ count: 1, ownCount: 1 })
    expect(todoOf(todos, 'FINANCE_CONTRACT')).toMatchObject({ count: 1, ownCount: 1 })
  })

  it('开立方自己没有融资时首页不列', async () => {
    const { todos } = await coreHomeOf(client, 'core-director', 'DIRECTOR')
    expect(todos.some(({ code }) => code.startsWith('FINANCE'))).toBe(false)
    buildSignup(client.world, { corpId: 'C001', funderProductNo: 'PD02', signupStatus: 'PENDING_REVIEW' })
    const after = await coreHomeOf(client, 'core-director', 'DIRECTOR')
    expect(lines(after.todos, 'SIGNUP')).toEqual(['签约待复核 1'])
  })
})

describe('融资的数字', () => {
  it('没有融资时渗透率为零，没有平均成本', async () => {
    const f = await Financing.open('issue-ready')
    expect(figureOf(await coreHomeOf(f.c.client, 'core-query', 'QUERY'), 'FINANCE_RATIO')).toMatchObject({
      rate: '0.0000',
      monthChange: '0.00',
    })
    expect(figureOf(await homeOf(f.c.client, 'chain-query', 'QUERY'), 'AVERAGE_COST')?.rate).toBeUndefined()
  })

  it('融资渗透率与平均融资成本放款前不算，放款后算，按金额与天数加权', async () => {
    const f = await Financing.open()
    const figures = () => homeOf(f.c.client, 'chain-query', 'QUERY')
    const cost = async () => figureOf(await figures(), 'AVERAGE_COST')?.rate
    const ratio = async () =>
      Number(figureOf(await coreHomeOf(f.c.client, 'core-query', 'QUERY'), 'FINANCE_RATIO')?.rate)
    const waiting = f.at('LENDING', { financeAmount: '500000.00', promisePayDate: '2027-03-18' })
    const before = await ratio()
    expect(await cost()).toBeUndefined()
    await f.event('bank', 'T-FIN-11', waiting)
    expect(await ratio()).toBeGreaterThan(before)
    // one financing: its own cost
    expect(figureOf(await figures(), 'LENT')).toMatchObject({
      amount: '500000.00',
      monthChange: '500000.00',
    })
    expect(await cost()).toBe(f.row(waiting).comprehensiveRate)
    const other = f.at('LENT', {
      financeAmount: '1000000.00',
      funderProductNo: 'PD03',
      promisePayDate: '2027-03-18',
    })
    const [a, b] = [f.row(waiting), f.row(other)]
    const weight = (row: typeof a) => Number(row.financeAmount) * row.financeDays!
    const mean =
      (Number(a.comprehensiveRate) * weight(a) + Number(b.comprehensiveRate) * weight(b)) /
      (weight(a) + weight(b))
    expect(await cost()).toBe(mean.toFixed(4))
  })
})

describe('提前兑付与资金方报价', () => {
  const path = '/v1/credits/ahead-cash/page'
  const quotes = async (amount: string, aheadDate: string, change?: (f: Financing) => void) => {
    const f = await Financing.open()
    change?.(f)
    const root = `${await f.c.held()}-001`
    const aheadNo = await f.c.ahead(root, { aheadAmount: amount, aheadDate })
    const [row] = await f.c.client.list<AheadCashApplication>('core-director', path, { aheadNo })
    return [row?.quoteMinRate, row?.quoteMaxRate]
  }

  it('只比愿意做这个金额与剩余天数的资金方', async () => {
    // PD05 starts at a million
    expect(await quotes('500000.00', '2027-01-04')).toEqual(['3.4500', '5.2000'])
    expect(await quotes('1000000.00', '2027-01-04')).toEqual(['3.4500', '6.1000'])
    // PD04 starts at a hundred thousand, PD01 at fifty thousand
    expect(await quotes('20000.00', '2027-01-04')).toEqual(['3.6500', '5.2000'])
  })

  it('资金方调价随之变；没有人愿意做时没有报价', async () => {
    const raise = (f: Financing) => {
      f.world.funderProducts.need('PD04').annualRate = '3.9000'
    }
    expect(await quotes('500000.00', '2027-01-04', raise)).toEqual(['3.6500', '5.2000'])
    expect(await quotes('5000.00', '2027-01-04')).toEqual([undefined, undefined])
  })
})

it('日常世界里的融资：各状态都有，数额与不变量都对', async () => {
  const { world } = await TestClient.open('default')
  const statuses = new Set(
    world.financeApplications.where((row) => row.corpId === 'C002').map((row) => row.financeStatus),
  )
  const early = ['DRAFT', 'PENDING_REVIEW', 'FUNDER_AUDITING'] as const
  for (const status of [...early, 'WAIT_CONTRACT', 'LENT', 'FUNDER_REJECTED'] as const)
    expect(statuses).toContain(status)
  expect(world.registry.broken(world)).toEqual([])
})
