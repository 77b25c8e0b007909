// Transitions of products, messages and agreements that only the platform and the system make.
import { beforeEach, describe, expect, it } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { registry } from '../../../mocks/backend.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open('issue-ready', 1)
})

const platform = (event: string, key: string) => registry.findEvent('platform', event)!.run(client.world, key)
const statusOf = () => client.world.corps.need('C001').productOpenStatus.ABS

describe('产品', () => {
  it('T-PDO-02 审核通过即开通；T-PDO-04 暂停的恢复；状态不对的不动', () => {
    client.world.corps.need('C001').productOpenStatus.ABS = 'OPENING'
    platform('T-PDO-02', 'C001/ABS')
    expect(statusOf()).toBe('OPENED')
    expect(() => platform('T-PDO-04', 'C001/ABS')).toThrow('业务状态已变更')
    platform('T-PDO-03', 'C001/ABS')
    platform('T-PDO-04', 'C001/ABS')
    expect(statusOf()).toBe('OPENED')
  })
})

describe('协议', () => {
  it('T-PRT-01 预签即生成一份待签', async () => {
    const waiting = () => client.world.protocols.where((row) => row.protocolStatus === 'WAIT_SIGN').length
    const before = waiting()
    platform('T-PRT-04', 'C001/CREDIT')
    await client.done('core-operator', '/v1/agreement/pre/sign/product/open', { productType: 'CREDIT' })
    expect(waiting()).toBe(before + 1)
  })
})

describe('消息', () => {
  it('T-MSG-01 发送：该角色的人未读多一条', async () => {
    const unread = async () => {
      const query = { messageState: 'SENT', pageCond: { pageNo: 1, pageSize: 10 } }
      const page = await client.done<{ pageCond: { count: number } }>(
        'core-operator',
        '/v1/sys/messages',
        query,
      )
      return page.pageCond.count
    }
    const before = await unread()
    client.world.notify({
      corpId: 'C001',
      messageTitle: '平台通知',
      messageContent: '测试',
      messageType: 'NOTICE',
      jumpPath: '/workbench',
    })
    expect(await unread()).toBe(before + 1)
  })

  it('别人办完的待办不再算未读，说已办完', async () => {
    const todos = () =>
      client.done<{ list: { messageTitle: string; messageState: string; todoDone?: boolean }[] }>(
        'core-director',
        '/v1/sys/messages',
        { messageType: 'TODO', pageCond: { pageNo: 1, pageSize: 10 } },
      )
    const about = async () => {
      const { list } = await todos()
      const one = list.find(({ messageTitle }) => messageTitle === '有新的凭证开立申请待复核')
      return [one?.messageState, one?.todoDone]
    }
    client.world.notify({
      corpId: 'C001',
      roleCodes: ['ROLE_CREDIT_CORE_DIRECTOR'],
      messageType: 'TODO',
      messageTitle: '有新的凭证开立申请待复核',
      messageContent: 'IS-1',
      bizNo: 'IS-1',
    })
    expect(await about()).toEqual(['SENT', false])
    client.world.settleTodos('IS-1')
    expect(await about()).toEqual(['READ', true])
  })
})
