import { describe, expect, it } from 'vitest'
import { needsAuthLetter } from '#domain/handler.ts'

const legal = { name: '丁向南', certNo: '210106198501120131' }

describe('授权委托书', () => {
  it.each([
    ['本人', '丁向南', '210106198501120131', false],
    ['本人，前后有空格', ' 丁向南 ', ' 210106198501120131', false],
    ['另一个人', '金鑫', '320206197904152417', true],
    ['同名不同号', '丁向南', '320206197904152417', true],
    ['同号不同名', '金鑫', '210106198501120131', true],
    ['已脱敏的本人', '丁向南', '2101****0131', false],
    ['已脱敏的另一个人', '丁向南', '3202****2417', true],
    ['还没有填姓名', '', '320206197904152417', false],
    ['还没有填证件号', '金鑫', '', false],
    ['还没有填', undefined, undefined, false],
  ])('%s', (_who, name, certNo, needed) => expect(needsAuthLetter(legal, { name, certNo })).toBe(needed))

  it('法定代表人的号码也可以是脱敏的；末位 x 不分大小写', () => {
    const masked = { name: '丁向南', certNo: '1101****803X' }
    expect(needsAuthLetter(masked, { name: '丁向南', certNo: '11010119900307803x' })).toBe(false)
    expect(needsAuthLetter(masked, { name: '丁向南', certNo: '110101199003078030' })).toBe(true)
  })

  it('法定代表人持护照：号码不会相同，须有委托书', () =>
    expect(needsAuthLetter({ name: '丁向南', certNo: 'E12345678' }, legal)).toBe(true))

  it('法定代表人的证件号还不知道：不能认作同一个人', () =>
    expect(needsAuthLetter({ name: '丁向南', certNo: undefined }, legal)).toBe(true))
})
