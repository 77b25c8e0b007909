import { beforeEach, describe, expect, test } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { nodeBackend } from '../../../mocks/hosts/nodeBackend.ts'

let client: MockClient
const LOCKED = { personName: '阮知秋', mobilePhone: '13577778888', userStatus: 'LOCKED', personaCode: 'ruan' }

const sendCode = async (mobilePhone: string, scene: string) =>
  client.post('/uaa/v1/verify-code/sms', { mobilePhone: await client.encrypt(mobilePhone), scene })
const verify = async (smsCode: string, mobilePhone = LOCKED.mobilePhone) =>
  client.post('/uaa/v1/registrations/verify-identity', {
    mobilePhone: await client.encrypt(mobilePhone),
    smsCode,
  })
const ticket = async () => {
  const { data } = await verify('123456')
  return (data as { resetTicket: string }).resetTicket
}
const reset = async (resetTicket: string, password: string) =>
  client.post(
    '/uaa/v1/registrations/reset-password',
    { resetTicket, password: await client.encrypt(password) },
    { idempotencyKey: crypto.randomUUID() },
  )

beforeEach(async () => {
  client = new MockClient(nodeBackend({ validate: true }))
  await client.control('/__mock/seed', { entity: 'User', rows: [LOCKED] })
})

describe('重置密码（T-USR-07）', () => {
  test('解锁后可以登录；凭据只用一次，新旧密码不能相同', async () => {
    await sendCode(LOCKED.mobilePhone, 'RESET_PASSWORD')
    const first = await ticket()
    expect((await reset(first, 'weak')).message).toMatch('密码须满足')
    expect((await reset(first, 'Ruan#20261118')).code).toBe('0')
    expect((await reset(first, 'Ruan#20261119')).message).toBe('验证已失效，请重新验证手机号')
    await client.control('/__mock/clock', { advance: 'PT2M' })
    await sendCode(LOCKED.mobilePhone, 'RESET_PASSWORD')
    expect((await reset(await ticket(), 'Ruan#20261118')).message).toBe('新密码不能与原密码相同')
    await expect(client.signIn('ruan')).resolves.toBe(client)
  })

  test('连错五次锁十分钟；没有获取过、过期的也不收', async () => {
    expect((await verify('123456')).message).toBe('请先获取短信验证码')
    await sendCode(LOCKED.mobilePhone, 'RESET_PASSWORD')
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await verify('000000')).message).toBe('验证码不正确')
    expect((await verify('123456')).message).toBe('验证码错误次数过多，请10分钟后再试')
    await client.control('/__mock/clock', { advance: 'PT11M' })
    expect((await verify('123456')).message).toBe('验证码已过期，请重新获取')
  })

  test('没有登记的手机号得到的回答与验证码不对一样', async () => {
    expect((await sendCode('13500000000', 'RESET_PASSWORD')).code).toBe('0')
    expect((await verify('123456', '13500000000')).message).toBe('验证码不正确')
  })
})

describe('注册（REG-01）', () => {
  const MOBILE = '13512345678'
  const prove = async (smsCode: string, mobilePhone = MOBILE) =>
    client.post('/uaa/v1/registrations/verify-code', {
      mobilePhone: await client.encrypt(mobilePhone),
      smsCode,
    })
  const proven = async () => {
    await sendCode(MOBILE, 'REGISTER')
    const { data } = await prove('123456')
    return (data as { registerTicket: string }).registerTicket
  }
  const register = async (registerTicket: string, part: Record<string, string> = {}) =>
    client.post(
      '/uaa/v1/registrations/register',
      {
        corpName: '杭州青禾数控设备有限公司',
        uscc: '91330108MA2H0QHN49',
        legalPersonName: '沈青禾',
        corpScale: 'SMALL',
        personName: '沈青禾',
        registerTicket,
        password: await client.encrypt('Qinghe#2026'),
        agreeProtocol: true,
        ...part,
        mobilePhone: await client.encrypt(part['mobilePhone'] ?? MOBILE),
      },
      { idempotencyKey: crypto.randomUUID() },
    )

  test('验证码当时就验，用过即废；凭据只用一次', async () => {
    expect((await prove('123456')).message).toBe('请先获取短信验证码')
    await sendCode(MOBILE, 'REGISTER')
    expect(await prove('000000')).toMatchObject({ code: 'SMS_WRONG', message: '验证码不正确' })
    const { data } = await prove('123456')
    expect((await prove('123456')).message).toBe('请先获取短信验证码')
    const { registerTicket } = data as { registerTicket: string }
    expect((await register(registerTicket)).code).toBe('0')
    const another = { corpName: '杭州青禾自动化有限公司', uscc: '91330108MA2H0QHP11' }
    expect((await register(registerTicket, another)).code).toBe('TICKET_INVALID')
  })

  test('没有凭据、凭据是别的手机号的、过了半小时的，都不能注册', async () => {
    const registerTicket = await proven()
    const refused = { code: 'TICKET_INVALID', message: '验证已失效，请重新验证手机号' }
    expect(await register('')).toMatchObject(refused)
    expect(await register('GT-0000')).toMatchObject(refused)
    expect(await register(registerTicket, { mobilePhone: '13512345679' })).toMatchObject(refused)
    await client.control('/__mock/clock', { advance: 'PT31M' })
    expect(await register(registerTicket)).toMatchObject(refused)
    expect((await register(await proven())).code).toBe('0')
  })
})

describe('修改手机号', () => {
  const change = async (oldSmsCode: string, smsCode: string) =>
    client.post(
      '/uaa/v1/account/change-mobile',
      { oldSmsCode, mobilePhone: await client.encrypt('13512345678'), smsCode },
      { idempotencyKey: crypto.randomUUID() },
    )

  test('说得清哪一个不对；一个不对，另一个不用掉', async () => {
    await client.signIn('core-operator')
    await client.post('/uaa/v1/verify-code/own-sms', { scene: 'CHANGE_MOBILE' })
    await sendCode('13512345678', 'CHANGE_MOBILE')
    expect(await change('000000', '123456')).toMatchObject({ code: 'OLD_SMS_WRONG' })
    expect(await change('123456', '000000')).toMatchObject({ code: 'SMS_WRONG' })
    expect(await change('123456', '123456')).toMatchObject({ code: '0' })
  })
})
