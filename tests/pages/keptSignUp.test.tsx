import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetSignUp, keepSignUp, recallSignUp } from '#pages/register/register/keptSignUp.ts'

const corp = {
  corpName: '杭州青禾数控设备有限公司',
  uscc: '91330108MA2H0QHN49',
  legalPersonName: '沈青禾',
  corpScale: 'SMALL' as const,
}
const manager = {
  personName: '沈青禾',
  mobilePhone: '13512345678',
  smsCode: '123456',
  password: 'Qinghe#2026',
  confirmPassword: 'Qinghe#2026',
}

afterEach(() => void vi.restoreAllMocks())

describe('填到一半的注册（REG-01）', () => {
  test('刷新后还在；密码、确认密码与验证码哪里都没有；注册成功就不留', () => {
    keepSignUp({ step: 2, corp, manager })
    const { personName, mobilePhone } = manager
    expect(recallSignUp()).toEqual({ step: 2, corp, manager: { personName, mobilePhone } })
    const everything = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
    expect(everything).not.toContain('Qinghe#2026')
    expect(everything).not.toContain('123456"')
    forgetSignUp()
    expect(recallSignUp()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  test('只在本页签：不进长期存储', () => {
    keepSignUp({ step: 1, corp, manager })
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['{坏', undefined],
    ['"x"', undefined],
    ['null', undefined],
    ['{"step":"2","corp":null,"manager":[1]}', { step: 0, corp: {}, manager: {} }],
    ['{"step":1,"corp":{"corpName":1,"uscc":"A"}}', { step: 1, corp: { uscc: 'A' }, manager: {} }],
  ])('写坏的 %s', (text, expected) => {
    sessionStorage.setItem('scf-register', text)
    expect(recallSignUp()).toEqual(expected)
  })

  test('存储被禁用：从头填，不出错（K01）', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    keepSignUp({ step: 1, corp, manager })
    expect(recallSignUp()).toBeUndefined()
    forgetSignUp()
  })
})
