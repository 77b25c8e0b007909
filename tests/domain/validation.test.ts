import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Check,
  checkAccountNo,
  checkCorpName,
  checkEmail,
  checkIdCard,
  checkInvoiceNo,
  checkPassword,
  checkPasswordAgain,
  checkPersonName,
  checkPhone,
  checkSmsCode,
  checkText,
  checkUscc,
  idCardCheckDigit,
  optional,
  passwordRules,
  unlessMasked,
  usccCheckChar,
} from '#domain/validation.ts'
import { growth, LINEAR } from '../fixtures/growth.ts'

const table: [name: string, check: Check, good: string[], bad: string[]][] = [
  [
    '手机号',
    checkPhone,
    ['13800138000', '19912345678'],
    [
      '12800138000',
      '1380013800',
      '138001380000',
      '1380013800a',
      ' 13800138000',
      '１3800138000',
      '13800138000\n',
    ],
  ],
  [
    '电子邮箱',
    checkEmail,
    ['a1@b.cn', 'li.ming_01+x@mail-1.example.com', 'A-b@163.com', 'a.b.c@b.cn', 'x@xn--fiq228c.com'],
    [
      'a',
      'a@b',
      '@b.cn',
      'a@.cn',
      'a@b.c',
      'a b@c.cn',
      'a@b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a..b@b.cn',
      'a--b@b.cn',
      'a._b@b.cn',
      'a@-b.cn',
      '中@b.cn',
      `${'a'.repeat(80)}@b.cn`,
    ],
  ],
  ['企业名称', checkCorpName, ['甲', '某'.repeat(80), '𠮷'.repeat(80)], ['', '   ', '某'.repeat(81)]],
  [
    '姓名',
    checkPersonName,
    [
      '王明',
      '㐂乐',
      '买买提·艾力',
      'Li Ming',
      'John',
      '王A',
      '弗拉基米尔·弗拉基米罗维奇·普京',
      '某'.repeat(40),
    ],
    ['', '王 明', '·王', '王·', '王··明', 'Li  Ming', ' Li', 'Li ', '王1', '王_', '某'.repeat(41), '<b>'],
  ],
  [
    '身份证号',
    checkIdCard('2026-11-18'),
    ['11010519491231002X', '11010519491231002x', '130503670401001', '110101600229001'],
    [
      '440524188001010014',
      '110105194912310021',
      '110105194902300029',
      '11010519491331002X',
      '130503671301001',
      '130503670230001',
      '1101051949123100',
      '1101051949123100XX',
      'X1010519491231002X',
      '',
    ],
  ],
  [
    '统一社会信用代码',
    checkUscc,
    ['91350100M000100Y43', '91330100799655058B', '9144030071526726XG', '91110000802100433B'],
    [
      '91350100M000100Y44',
      '91350100m000100y43',
      '91350100M000100Y4',
      '91350100I000100Y43',
      '9135O100M000100Y43',
      '',
    ],
  ],
  [
    '银行账号',
    checkAccountNo,
    ['6222021234567890123', '1'.repeat(10), '1'.repeat(30)],
    ['1'.repeat(9), '1'.repeat(31), '6222 0212 3456', ''],
  ],
  ['短信验证码', checkSmsCode, ['012345'], ['12345', '1234567', '12345a', '']],
  ['发票号码', checkInvoiceNo, ['12345678', '1'.repeat(20)], ['1234567', '123456789', '1'.repeat(21), '']],
]

describe.each(table)('%s', (_, check, good, bad) => {
  it.each(good)('接受 %s', (value) => expect(check(value)).toBeUndefined())
  it.each(bad)('拒绝 %j，并用中文说明', (value) => expect(check(value)).toMatch(/[\u4e00-\u9fff]{4}/))
  it.each(['1', 'a', 'a.', '王·', 'a@a', '-', ' ', 'A1'])('十万个 %j 也很快得到答复（T49）', (text) => {
    const long = (length: number) => text.repeat(length / text.length)
    expect(growth(long, 100_000, (value) => expect(check(value)).toBeTypeOf('string'))).toBeLessThan(LINEAR)
  })
})

describe('文字', () => {
  const idCard = checkIdCard('2026-11-18')
  it.each<[check: Check, wrong: string, said: string]>([
    [checkPhone, '12912345678', '请输入正确的11位手机号'],
    [checkPhone, '1391234567', '请输入正确的11位手机号'],
    [checkPersonName, '王小明2', '姓名只能是汉字或字母，间隔号请用“·”'],
    [checkPersonName, '买买提.艾力', '姓名只能是汉字或字母，间隔号请用“·”'],
    [checkPersonName, '金鑫_', '姓名只能是汉字或字母，间隔号请用“·”'],
    [checkEmail, 'caiwu@huayue', '请输入正确的电子邮箱'],
    [checkEmail, 'caiwu.huayue.com', '请输入正确的电子邮箱'],
    [checkEmail, '财务@huayue.com', '请输入正确的电子邮箱'],
    [idCard, '32020619790415241', '请输入正确的15位或18位身份证号'],
    [idCard, '320206197902302417', '身份证号中的出生日期不正确'],
    [idCard, '320206197913152417', '身份证号中的出生日期不正确'],
    [idCard, '320206202611192419', '身份证号中的出生日期不正确'],
    [idCard, '320206189912312417', '身份证号中的出生日期不正确'],
    [idCard, '320206197904152418', '身份证号校验码不正确'],
  ])('$1：$2', (check, wrong, said) => expect(check(wrong)).toBe(said))

  it('规范给出的文字一字不差', () => expect(checkSmsCode('')).toBe('请输入短信验证码'))

  it('空值的提示带字段名', () => {
    expect(checkPhone(' ')).toBe('请输入手机号')
    expect(checkText('交易背景说明', 200)('')).toBe('请输入交易背景说明')
    expect(checkText('交易背景说明', 3)('四个字符')).toBe('交易背景说明不得超过3个字符')
  })
})

const unmet = (value: string) => passwordRules(value).flatMap((rule) => (rule.met ? [] : [rule.label]))

describe('密码（VALID-05）', () => {
  it.each([
    ['Abcdef1!', []],
    ['Abcdefghij1234567890', ['至少一个特殊字符']],
    ['Abc1!', ['8至20个字符']],
    ['Abcdefghijklmnopqrs1!', ['8至20个字符']],
    ['abcdef1!', ['至少一个大写字母']],
    ['ABCDEF1!', ['至少一个小写字母']],
    ['Abcdefg!', ['至少一个数字']],
    ['Abcdef1_', ['至少一个特殊字符']],
    ['Abc ef1!', ['不含空格']],
    ['Abcdef1\u3000', ['至少一个特殊字符', '不含空格']],
    ['Abcdef1。', []],
  ])('%j 未满足 %j', (value, labels) => {
    expect(unmet(value)).toEqual(labels)
    expect(checkPassword(value)).toBe(labels[0] && `密码须满足：${labels[0]}`)
  })

  it('空密码六条都未满足；确认密码须一致', () => {
    expect(unmet('')).toHaveLength(6)
    expect(checkPassword('')).toBe('请输入新密码')
    expect(checkPasswordAgain('a')('a')).toBeUndefined()
    expect(checkPasswordAgain('a')('b')).toBe('两次输入的密码不一致')
    expect(checkPasswordAgain('a')('')).toBe('请再次输入密码')
  })
})

describe('组合', () => {
  it('选填空值合格，填了就要对', () => {
    expect(optional(checkPhone)('')).toBeUndefined()
    expect(optional(checkPhone)('1')).toBe('请输入正确的11位手机号')
  })

  it('脱敏原值未动合格，改了一半要完整输入，重输照常检查', () => {
    const check = unlessMasked('1380****8000', checkPhone)
    expect(check('1380****8000')).toBeUndefined()
    expect(check('1390****8000')).toBe('请完整输入')
    expect(check('13800138001')).toBeUndefined()
    expect(check('138')).toBe('请输入正确的11位手机号')
    expect(check('')).toBe('请输入手机号')
  })
})

describe('身份证的出生日期', () => {
  const born = (day: string) => {
    const first17 = `110105${day.replaceAll('-', '')}001`
    return first17 + idCardCheckDigit(first17)
  }
  it.each([
    ['1900-01-01', '2026-11-18', true],
    ['1899-12-31', '2026-11-18', false],
    ['1800-01-01', '2026-11-18', false],
    ['2026-11-18', '2026-11-18', true],
    ['2026-11-19', '2026-11-18', false],
    ['2026-11-19', '2026-11-19', true],
    ['2099-01-01', '2026-11-18', false],
    ['2100-01-01', '2026-11-18', false],
  ])('%s 生，在 %s 看', (day, today, right) => {
    expect(checkIdCard(today)(born(day))).toBe(right ? undefined : '身份证号中的出生日期不正确')
  })
})

describe('校验码', () => {
  it('身份证校验码满足 ISO 7064 MOD 11-2，改任一位即不合格', () => {
    const body = fc.stringMatching(/^[1-9]\d{5}19[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{3}$/)
    fc.assert(
      fc.property(body, fc.nat(16), fc.integer({ min: 1, max: 9 }), (first17, at, shift) => {
        const id = first17 + idCardCheckDigit(first17)
        const values = Array.from(id).map((char) => (char === 'X' ? 10n : BigInt(char)))
        expect(values.reduce((acc, value) => (acc * 2n + value) % 11n, 0n)).toBe(1n)
        expect(checkIdCard('2026-11-18')(id)).toBeUndefined()
        const changed = `${id.slice(0, at)}${(Number(id[at]) + shift) % 10}${id.slice(at + 1)}`
        expect(checkIdCard('2026-11-18')(changed)).toBeTypeOf('string')
      }),
      { numRuns: 1000 },
    )
  })

  it('信用代码加权和能被 31 整除，改任一位即不合格', () => {
    const chars = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28, 1]
    const body = fc.stringMatching(/^9[123]\d{6}[0-9A-HJ-NP-RTUWXY]{9}$/)
    fc.assert(
      fc.property(
        body,
        fc.integer({ min: 8, max: 16 }),
        fc.integer({ min: 1, max: 30 }),
        (first17, at, shift) => {
          const code = first17 + usccCheckChar(first17)
          const total = Array.from(code).reduce(
            (acc, char, i) => acc + chars.indexOf(char) * (weights[i] ?? 0),
            0,
          )
          expect(total % 31).toBe(0)
          expect(checkUscc(code)).toBeUndefined()
          const other = chars.charAt((chars.indexOf(code.charAt(at)) + shift) % 31)
          expect(checkUscc(`${code.slice(0, at)}${other}${code.slice(at + 1)}`)).toBeTypeOf('string')
        },
      ),
      { numRuns: 1000 },
    )
  })
})
