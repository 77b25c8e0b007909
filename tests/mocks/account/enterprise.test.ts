// 账户中心的需求文件没有走到的：CPY、USR、UKY、PRT 由系统自己走的步骤，以及各种拒绝。
import { describe, expect, it } from 'vitest'
import type {
  CorpUser,
  CorpUserHandover,
  Counterparty,
  Ukey,
  WorkbenchSummary,
} from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { CONFLICT, type Persona, TestClient, WRONG_ROLE } from '../../../checks/shared/TestClient.ts'
import type { UkeyRow } from '../../../mocks/account/certificate/rows.ts'
import { counterpartyRegistered } from '../../../mocks/account/counterparty/flow.ts'
import { registry } from '../../../mocks/backend.ts'
import { roleCodes } from '../../../mocks/portal/people/personas.ts'
import { buildCorp } from '../../../mocks/portal/people/seed.ts'

describe('交易对手', () => {
  it('T-CPY-03 受邀企业注册后待其确认；拒绝须有原因，发起的一方不能替对方答复', async () => {
    const client = await TestClient.open('default')
    const { world } = client
    const invited = world.counterparties.find((row) => row.counterpartyStatus === 'INVITED')!
    const corp = buildCorp(world, {
      corpName: invited.counterpartyName,
      uscc: invited.counterpartyUscc,
    })
    counterpartyRegistered(world, corp)
    expect(invited).toMatchObject({ counterpartyStatus: 'WAIT_CONFIRM', counterpartyCorpId: corp.corpId })

    const incoming = { direction: 'INCOMING' }
    const [asked] = await client.list<Counterparty>('chain-operator', '/v1/counterparties/page', incoming)
    const answer = { id: asked!.id, version: asked!.version }
    const path = '/v1/counterparties/answer'
    expect(await client.refused('chain-operator', path, { ...answer, accept: false })).toBe(
      '拒绝合作请填写原因',
    )
    expect(await client.refused('rf-corp2-operator', path, { ...answer, accept: true })).toBe(
      '请等待对方确认',
    )
    expect(await client.refused('chain-director', path, { ...answer, accept: true })).toBe(WRONG_ROLE)
    await client.done('chain-operator', path, { ...answer, accept: true })
    // 答复过的还是向它发起的，不是不存在
    const late = await client.refused('chain-operator', path, { ...answer, accept: true })
    expect(late).toBe(CONFLICT)
    expect(await client.refused('core-operator', path, { ...answer, accept: true })).toBe('单据不存在')
    expect(
      world.counterparties.where((row) => row.corpId === 'C002' && row.counterpartyCorpId === 'C023'),
    ).toHaveLength(1)
  })
})

describe('还没有到位的人与合作', () => {
  it('待激活的用户：改手机号即重发邀请，护照号照护照查；撤回之后手机号空出来', async () => {
    const client = await TestClient.open()
    const form = {
      personName: '苏慕白',
      certType: 'PASSPORT',
      postCodes: ['POST_OPERATOR'],
      roleCodes: ['ROLE_CREDIT_CORE_OPERATOR'],
    }
    const add = async (mobilePhone: string, idCard: string) =>
      client.post('core-manager', '/v1/corp-users/add', {
        ...form,
        mobilePhone: await client.session.encrypt(mobilePhone),
        idCard: await client.session.encrypt(idCard),
        signTicket: await client.sign('core-manager', 'USER_CHANGE', ['苏慕白']),
      })
    expect((await add('13700001234', '!!')).message).toContain('护照号码')
    const { userId, version } = (await add('13700001234', 'E12345678')).data as CorpUser
    const user = client.world.users.need(userId)
    await client.session.control('/__mock/clock', { advance: 'PT2M' })
    const signed = async () => client.sign('core-manager', 'USER_CHANGE', [userId])
    const mobilePhone = await client.session.encrypt('13700001235')
    const changed = { ...form, userId, version, mobilePhone, signTicket: await signed() }
    await client.done('core-manager', '/v1/corp-users/modify', changed)
    expect(user).toMatchObject({ mobilePhone: '13700001235', userStatus: 'PENDING_ACTIVE' })
    const ref = { documentNo: userId, version: user.version }
    expect(await client.refused('core-manager', '/v1/corp-users/resend-invite', ref)).toContain('刚刚发过')
    await client.done('core-manager', '/v1/corp-users/withdraw', { ...ref, signTicket: await signed() })
    expect(client.world.users.get(userId)).toBeUndefined()
    expect((await add('13700001235', 'E12345678')).code).toBe('0')
  })

  it('对方还没有注册或确认的：一天提醒一次，撤回之后可以重新发起', async () => {
    const client = await TestClient.open('default')
    const row = client.world.counterparties.find(
      (one) => one.corpId === 'C001' && one.counterpartyStatus === 'INVITED',
    )!
    const ref = () => ({ documentNo: row.id, version: row.version })
    await client.done('core-operator', '/v1/counterparties/remind', ref())
    expect(row.auditTrail.at(-1)!.event).toBe('重发邀请')
    expect(await client.refused('core-operator', '/v1/counterparties/remind', ref())).toContain(
      '今天已提醒过',
    )
    await client.done('core-operator', '/v1/counterparties/withdraw', ref())
    expect(client.world.counterparties.get(row.id)).toBeUndefined()
  })
})

/** core-operator 以软证书签一次。 */
const certify = async (client: TestClient, pin: string) =>
  client.post('core-operator', '/v1/credits/signature/softCa/sign', {
    projectCode: 'SCF-SOFTCA-01',
    businessKey: 'X',
    digest: 'a'.repeat(64),
    pin: await client.session.encrypt(pin),
  })

describe('企业证书', () => {
  it('T-UKY-06 锁定、T-UKY-09 到期；锁定的软证书不能签署', async () => {
    const client = await TestClient.open('default')
    const { world } = client
    const soft = world.ukeys.find((row) => row.bindUserName === '周明远')!
    registry.findEvent('system', 'T-UKY-06')!.run(world, soft.id)
    expect(soft.ukeyStatus).toBe('LOCKED')
    expect((await certify(client, '123456')).code).toBe('CERT_UNUSABLE')
    const soon = world.ukeys.find((row) => row.bindUserName === '沈若溪' && row.ukeyMedium === 'USB_KEY')!
    await client.day('2026-12-02')
    expect(soon.ukeyStatus).toBe<Ukey['ukeyStatus']>('EXPIRED')
  })

  it('U盾须是签署人本人的，而且正常', async () => {
    const client = await TestClient.open('default')
    const own = client.world.ukeys.find(
      (row) => row.bindUserName === '沈若溪' && row.ukeyMedium === 'USB_KEY',
    )!
    const signAs = async (person: Persona, certNo: string) => {
      const { code, message } = await client.post(person, '/v1/credits/signature/ukey/verify', {
        businessKey: 'X',
        digest: 'a'.repeat(64),
        certNo,
        signature: 'S',
      })
      return code === '0' ? '已签' : message
    }
    expect(await signAs('core-director', own.ukeySn!)).toBe('已签')
    expect(await signAs('core-operator', own.ukeySn!)).toBe('插着的U盾不是您的，请换上您本人的U盾')
    expect(await signAs('core-director', 'NO-SUCH')).toBe('插着的U盾不是您的，请换上您本人的U盾')
    await client.done('core-manager', '/v1/ukeys/report-lost', { documentNo: own.id, version: own.version })
    expect(await signAs('core-director', own.ukeySn!)).toBe('您的U盾已挂失，请在个人信息的“我的证书”中补办')
  })

  it('RENEW 快到期的另制一张：激活之前用原证书签，激活之后用新的口令', async () => {
    const client = await TestClient.open('default')
    const { world } = client
    const soft = world.ukeys.find((row) => row.bindUserName === '周明远')!
    const ref = (row: UkeyRow) => ({ documentNo: row.id, version: row.version })
    const codes = async () =>
      (await client.done<Ukey>('core-manager', '/v1/ukeys/detail', { id: soft.id })).actions.map(
        ({ code }) => code,
      )
    expect(await codes()).not.toContain('RENEW')
    soft.certValidDate = addDays(world.today(), 30)
    expect(await codes()).toContain('RENEW')
    const { todos } = await client.done<WorkbenchSummary>('core-operator', '/v1/workbench/overview', {})
    expect(todos).toContainEqual(
      expect.objectContaining({ name: '本人即将到期的证书', count: 1, deadline: soft.certValidDate }),
    )
    await client.done('core-manager', '/v1/ukeys/renew', ref(soft))
    expect(await client.refused('core-manager', '/v1/ukeys/renew', ref(soft))).toBe(
      '新证书办理中，激活之前本证书照常使用',
    )
    await client.advance('PT40M')
    const next = world.ukeys.find((row) => row.replacesId === soft.id)!
    expect([soft.ukeyStatus, next.ukeyStatus]).toEqual(['ACTIVE', 'WAIT_ACTIVE'])
    expect((await certify(client, '123456')).code).toBe('0')
    const activate = async (person: Persona) => ({
      ...ref(next),
      pin: await client.session.encrypt('135790'),
      signTicket: await client.sign(person, 'CERT_CHANGE', [next.id]),
    })
    expect(await client.refused('core-manager', '/v1/ukeys/activate', await activate('core-manager'))).toBe(
      '由绑定用户周明远本人在个人信息中办理',
    )
    await client.done('core-operator', '/v1/ukeys/activate', await activate('core-operator'))
    expect([soft.ukeyStatus, next.ukeyStatus]).toEqual(['REVOKED', 'ACTIVE'])
    expect(next.certValidDate).toBe('2028-11-18')
    expect((await certify(client, '123456')).code).toBe('PIN_WRONG')
    expect((await certify(client, '135790')).code).toBe('0')
    const change = async (oldPin: string, pin: string) => ({
      ...ref(next),
      oldPin: await client.session.encrypt(oldPin),
      pin: await client.session.encrypt(pin),
    })
    const CHANGE = '/v1/ukeys/change-pin'
    expect(await client.refused('core-operator', CHANGE, await change('000000', '246801'))).toBe(
      '证书口令不正确，还可尝试4次',
    )
    expect(await client.refused('core-operator', CHANGE, await change('135790', '111111'))).toBe(
      '证书口令不能是同一个数字',
    )
    await client.done('core-operator', CHANGE, await change('135790', '246801'))
    expect((await certify(client, '246801')).code).toBe('0')
  })

  it('T-UKY-10 挂失之后另申请过同一介质的，旧的不能再补办', async () => {
    const client = await TestClient.open('default')
    const soft = client.world.ukeys.find((row) => row.bindUserName === '周明远')!
    const ref = () => ({ documentNo: soft.id, version: soft.version })
    await client.done('core-manager', '/v1/ukeys/report-lost', ref())
    await client.done('core-manager', '/v1/ukeys/apply', {
      ukeyMedium: 'SOFT_KEY',
      bindUserId: soft.bindUserId,
    })
    expect(await client.refused('core-manager', '/v1/ukeys/renew', ref())).toBe('周明远已有同一介质的证书')
    const { actions } = await client.done<Ukey>('core-manager', '/v1/ukeys/detail', { id: soft.id })
    expect(actions.find(({ code }) => code === 'RENEW')).toEqual({
      code: 'RENEW',
      enabled: false,
      reason: '周明远已有同一介质的证书',
    })
  })
})

describe('用户', () => {
  it('T-USR-06 密码连错锁定30分钟，之后自动解锁', async () => {
    const client = await TestClient.open('default')
    const user = client.world.users.find((row) => row.personName === '林晓棠')!
    registry.findEvent('system', 'T-USR-06')!.run(client.world, user.userId)
    expect(user.userStatus).toBe('LOCKED')
    await client.advance('PT31M')
    expect(user.userStatus).toBe('NORMAL')
  })
})

describe('协议', () => {
  it('T-PRT-03 对方签署后生效，T-PRT-05 到期，T-PRT-06 终止', async () => {
    const client = await TestClient.open('default')
    const { world } = client
    const [reg, privacy] = world.protocols.where(
      (row) => row.corpId === 'C001' && row.protocolStatus === 'EFFECTIVE',
    )
    const waiting = world.protocols.find(
      (row) => row.protocolStatus === 'WAIT_SIGN' && row.corpId === 'C001',
    )!
    waiting.protocolStatus = 'COUNTER_SIGNING'
    registry.findEvent('counterparty', 'T-PRT-03')!.run(world, waiting.protocolNo)
    expect(waiting.protocolStatus).toBe('EFFECTIVE')
    registry.findEvent('platform', 'T-PRT-06')!.run(world, reg!.protocolNo)
    expect(reg!.protocolStatus).toBe('TERMINATED')
    privacy!.protocolExpireDate = '2026-11-18'
    await client.day('2026-11-20')
    expect(privacy!.protocolStatus).toBe('EXPIRED')
  })
})

describe('停用之前', () => {
  const path = '/v1/corp-users/handover'

  it('说出他的待办各由谁接着办：别人工作台上也有这一类；别人都只能查询了就没有人', async () => {
    const client = await TestClient.open('default')
    const { world } = client
    const person = (code: string) => world.users.find(({ personaCode }) => personaCode === code)!
    const reviewer = person('core-director')
    const before = await client.done<CorpUserHandover[]>('core-manager', path, { userId: reviewer.userId })
    expect(before.length).toBeGreaterThan(0)
    const others = world.users.where(
      (one) =>
        one.corpId === reviewer.corpId && one.userId !== reviewer.userId && one.userStatus === 'NORMAL',
    )
    for (const { takerNames } of before)
      for (const name of takerNames) expect(others.map(({ personName }) => personName)).toContain(name)
    for (const one of others) if (one.personaCode !== 'core-manager') one.roleCodes = [roleCodes['core.qry']!]
    const after = await client.done<CorpUserHandover[]>('core-manager', path, { userId: reviewer.userId })
    expect(after.map(({ todoName, todoCount }) => [todoName, todoCount])).toEqual(
      before.map(({ todoName, todoCount }) => [todoName, todoCount]),
    )
    expect(after.filter(({ takerNames }) => takerNames.length === 0).length).toBeGreaterThan(0)
  })

  it('别的企业的用户如同不存在', async () => {
    const client = await TestClient.open('default')
    const stranger = client.world.users.find(({ corpId }) => corpId === 'C002')!
    expect(await client.refused('core-manager', path, { userId: stranger.userId })).toContain('不存在')
  })
})
