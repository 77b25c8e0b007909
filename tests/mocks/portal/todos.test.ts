// 工作台的待办：各归各的人，笔数与点开的列表一样。页面怎样列、怎样去，见“首页”。
import { beforeAll, expect, it } from 'vitest'
import type { VoucherPage, WorkbenchSummary } from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import type { Context } from '../../../mocks/kernel/Context.ts'
import { toDo } from '../../../mocks/portal/workbench/homeTodo.ts'

let client: TestClient
beforeAll(async () => {
  client = await TestClient.open('default')
})

it('待办只列轮到本人办的：每一步各归各的人', async () => {
  const ready = await TestClient.open()
  const issued = (issueStatus: string, faceAmount: string) => ({
    开立状态: issueStatus,
    凭证金额: faceAmount,
  })
  await ready.session.control('/__mock/seed', {
    entity: '开立申请',
    rows: [
      issued('草稿', '1,000,000.00'),
      issued('待复核', '2,000,000.00'),
      issued('待终审', '6,000,000.00'),
      issued('待签收', '4,000,000.00'),
    ].map((row) => ({ 开立日: '2026-11-17', ...row })),
  })
  const steps: [Persona, string, string][] = [
    ['core-operator', '未提交的开立草稿', '1000000.00'],
    ['core-director', '待复核的开立申请', '2000000.00'],
    ['core-final', '待终审的开立申请', '6000000.00'],
    ['chain-operator', '待签收的凭证', '4000000.00'],
  ]
  for (const [persona, own, amount] of steps) {
    const { todos } = await ready.done<WorkbenchSummary>(persona, '/v1/workbench/overview', {})
    const waiting = todos.filter(({ count }) => count > 0)
    expect(waiting.map(({ name, count, amount: total }) => [name, count, total])).toEqual([[own, 1, amount]])
  }
})

it.each<[Persona, todo: string, page: string, count: number]>([
  ['core-operator', '第三方待处理', '/v1/credits/third-issue/page', 3],
  ['core-director', '待复核定价', '/v1/price-schemes/page', 1],
  ['abs-core-operator', '待处理的核对差异', '/v1/abs/payment/page', 1],
  ['abs-core-director', '待复核的付款登记', '/v1/abs/payment/page', 1],
  ['rf-core-operator', '待确权的应收账款', '/v1/reverse-factoring/confirmation/page', 3],
  ['rf-core-director', '待复核的供应商推荐', '/v1/reverse-factoring/recommend/page', 1],
  ['gua-app-director', '待复核的保函撤销', '/v1/guarantee/revoke/page', 1],
  ['gua-ben-director', '待复核的索赔', '/v1/guarantee/claim/page', 1],
  ['gua-ben-director', '待答复的保函撤销', '/v1/guarantee/benefit/page', 1],
  ['core-director', '待复核的银行账户', '/v1/bank-accounts/page', 1],
  ['core-operator', '逾期未缴的平台账单', '/v1/platform-bills/page', 1],
  ['core-manager', '即将到期的证书', '/v1/ukeys/page', 1],
])('%s 的“%s”：笔数就是按它的地址查到的条数', async (persona, name, page, count) => {
  const { todos } = await client.done<WorkbenchSummary>(persona, '/v1/workbench/overview', {})
  const todo = todos.find((one) => one.name === name)!
  expect(todo.count).toBe(count)
  const conditions = Object.fromEntries(new URL(todo.path, 'http://x').searchParams)
  const { pageCond } = await client.page<VoucherPage>(persona, page, conditions)
  expect([pageCond.count, Object.keys(conditions)]).toEqual([
    count,
    expect.arrayContaining([expect.any(String)]),
  ])
})

it.each<[what: string, Persona, todo: string, party: string | number | undefined]>([
  ['开立方看接收方', 'core-director', '待复核的开立申请', '江苏恒拓精密机械有限公司'],
  ['接收方看开立方', 'chain-operator', '待签收的凭证', '华岳智造集团股份有限公司'],
  ['债务人看债权人', 'rf-core-operator', '待确认的对账单', '武汉楚汇仪表有限公司'],
  ['债权人看债务人', 'rf-corp-operator', '待确认的对账单', '东屿能源装备股份有限公司'],
  ['债权人看保理商', 'rf-corp-director', '待审核的保理融资', '北辰商业银行股份有限公司'],
  ['申请人看受益人', 'gua-app-director', '待复核的保函撤销', '滨海新区临澜城市建设有限公司'],
  ['受益人看申请人', 'gua-ben-director', '待答复的保函撤销', '浙江启帆市政工程有限公司'],
  ['不止一家的给家数', 'core-operator', '第三方待处理', 3],
  ['没有对方的不给', 'core-operator', '逾期未缴的平台账单', undefined],
])('待办的对方：%s', async (_, persona, name, party) => {
  const { todos } = await client.done<WorkbenchSummary>(persona, '/v1/workbench/overview', {})
  const { partyName, partyCount } = todos.find((one) => one.name === name)!
  expect({ partyName, partyCount }).toEqual({
    partyName: typeof party === 'string' ? party : undefined,
    partyCount: typeof party === 'number' ? party : undefined,
  })
})

it('有一份还没有定对方的，不说成全是另一家的', () => {
  const kind = { code: 'X', name: '草稿', path: '/x', partyOf: ({ name }: { name?: string }) => name }
  const of = (...rows: { name?: string }[]) => toDo({} as Context, { ...kind, rows })
  expect(of({ name: '甲' }, { name: '甲' })).toMatchObject({ partyName: '甲' })
  expect(of({ name: '甲' }, {})).not.toHaveProperty('partyName')
  expect(of({ name: '甲' }, {}, { name: '乙' })).toMatchObject({ partyCount: 2 })
})
