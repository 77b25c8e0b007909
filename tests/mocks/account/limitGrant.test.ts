// 授予额度：新企业的第一笔额度由资金方、开立机构给。
import { beforeEach, expect, it } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { registry } from '../../../mocks/backend.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('empty')
})
const grant = (key: string) => registry.findEvent('funder', 'GRANT_LIMIT')!.run(client.world, key)
const limit = () => client.world.limits.find((row) => row.corpId === 'C031' && row.limitType === 'GUARANTEE')

it('没有的新给一笔，再授予就增加，流水累出余额，用它的人收到消息', () => {
  grant('C031/保函额度/20000000.00')
  grant('C031/GUARANTEE/500000.00')
  expect(limit()).toMatchObject({
    limitStatus: 'EFFECTIVE',
    totalLimit: '20500000.00',
    limitExpireDate: '2027-11-17',
  })
  expect(client.world.limitFlows.all().map((row) => [row.limitFlowType, row.afterAvailable])).toEqual([
    ['GRANT', '20000000.00'],
    ['GRANT', '20500000.00'],
  ])
  expect(client.world.messages.all().at(-1)).toMatchObject({
    corpId: 'C031',
    messageTitle: '额度已生效',
    jumpPath: '/guarantee/warrantee/index',
  })
})

it.each(['C031', 'C031/保函额度', 'C031/保函额度/-1', 'C031/别的/1.00'])(
  '键不对的说出应有的样子：%s',
  (key) => {
    expect(() => grant(key)).toThrow('企业编号/额度类型/金额')
    expect(limit()).toBeUndefined()
  },
)
