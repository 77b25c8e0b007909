// The log: who did what, from where; nobody reads another's, and it holds no secret.
import { beforeEach, expect, it } from 'vitest'
import type { Activity, ActivityPage } from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { readContract } from '../../../mocks/hosts/contract.ts'
import { clientOf } from '../../../mocks/portal/activity/client.ts'
import { KINDS } from '../../../mocks/portal/activity/observe.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const page = { pageCond: { pageNo: 1, pageSize: 50 } }
const log = async (persona: Persona, activityScope: 'OWN' | 'CORP' = 'OWN'): Promise<Activity[]> =>
  (await client.done<ActivityPage>(persona, '/v1/activity/page', { ...page, activityScope })).list

it('登录、导出、签署各记一条，新的在前；查询不记', async () => {
  const issueNo = await client.submit()
  await client.review(issueNo, 'PASS')
  await client.send('core-director', '/v1/credits/issue/export', page)
  const kinds = (await log('core-director')).map(({ activityKind }) => activityKind)
  expect(kinds).toEqual(['EXPORT', 'CERTIFICATE', 'SIGN_IN'])
  const [first] = await log('core-director')
  expect(first).toMatchObject({ activityResult: 'DONE', personName: '沈若溪' })
  expect(first?.activityText).toMatch(/^导出.*《.*\.xlsx》$/)
})

it('没有办成的也记，说为什么', async () => {
  await client.refused('core-manager', '/v1/approval/deputy/stop', { deputyId: 'NONE' })
  const [first] = await log('core-manager')
  expect(first).toMatchObject({ activityKind: 'RULE', activityResult: 'REFUSED' })
  expect(first?.failReason).toContain('不存在')
})

it('本人只看本人的，管理员看全企业的，别家的看不到', async () => {
  await client.send('core-operator', '/v1/credits/issue/export', page)
  await client.send('chain-operator', '/v1/credits/sign/page', page)
  expect(new Set((await log('core-director')).map(({ personName }) => personName))).toEqual(
    new Set(['沈若溪']),
  )
  const names = new Set((await log('core-manager', 'CORP')).map(({ personName }) => personName))
  expect(names).toEqual(new Set(['周明远', '沈若溪', '许文博']))
  const refused = await client.refused('core-director', '/v1/activity/page', {
    ...page,
    activityScope: 'CORP',
  })
  expect(refused).toContain('只有企业管理员')
})

it('要记的调用契约里都有', () => {
  const known = new Set(readContract().operations.map(({ operationId }) => operationId))
  expect(Object.keys(KINDS).filter((id) => !known.has(id))).toEqual([])
})

it('没有完整账号、验证码与手机号；两年之前的不再给', async () => {
  const issueNo = await client.submit()
  await client.review(issueNo, 'PASS')
  const text = JSON.stringify(client.world.activities.all())
  expect(text).not.toContain('123456"')
  expect(text).not.toMatch(/(?<![A-Z\d])\d{11}(?!\d)/)
  await client.advance('P731D')
  client.forget('core-director')
  expect((await log('core-director')).map(({ activityKind }) => activityKind)).not.toContain('CERTIFICATE')
})

it('看完整账号、复核账户、切换企业都记，只增不改，里面没有账号', async () => {
  const world = await TestClient.open('default')
  const pending = world.world.bankAccounts.find(
    (row) => row.corpId === 'C001' && row.accountStatus === 'PENDING_REVIEW',
  )!
  const { accountId, accountNo, version } = pending
  await world.done('core-director', '/v1/account-numbers/reveal', {
    subject: 'BANK_ACCOUNT',
    documentNo: accountId,
  })
  const before = structuredClone(world.world.activities.all())
  await world.decide('core-director', '/v1/bank-accounts/review', 'ACCOUNT_CHANGE', [
    { documentNo: accountId, version },
  ])
  const corps = await world.done<{ corpId: string; memberId: string; corpName: string }[]>(
    'multi-corp',
    '/v1/corpInfos',
  )
  const other = corps[1]!
  await world.done('multi-corp', '/v1/load-corp', { corpId: other.corpId, memberId: other.memberId })
  const rows = world.world.activities.all()
  expect(rows.slice(0, before.length)).toEqual(before)
  const texts = rows.map(({ activityKind, activityText }) => `${activityKind} ${activityText}`)
  expect(texts).toContain(`REVEAL 查看完整账号：${accountId}`)
  expect(texts.some((text) => text.startsWith('ACCOUNT '))).toBe(true)
  expect(texts.some((text) => text.startsWith('SWITCH ') && text.includes(other.corpName))).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(accountNo)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    'Chrome 130（Windows）',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge 130（Windows）'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit Chrome/129.0 Mobile Safari', 'Chrome 129（安卓手机）'],
  ['', '未知浏览器（未知系统）'],
])('%s', (agent, wanted) => {
  expect(clientOf(new Headers({ 'user-agent': agent, 'x-forwarded-for': '10.1.2.3, 10.0.0.1' }))).toEqual({
    clientName: wanted,
    clientAddress: '10.1.2.3',
  })
})
