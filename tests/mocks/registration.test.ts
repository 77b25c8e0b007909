import { beforeEach, describe, expect, test } from 'vitest'
import { Backend } from '../../mocks/Backend.ts'
import { MockClient } from './MockClient.ts'

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
  client = new MockClient(await Backend.create({ validate: true }))
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
