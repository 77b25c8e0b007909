import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCapitals } from '#domain/capitals.ts'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'

/** 独立的参照：把大写读回万分之一元的整数。 */
const readSection = (text: string): bigint => {
  let total = 0n
  let current = 0n
  for (const char of text) {
    const place = '拾佰仟'.indexOf(char)
    if (place >= 0) {
      total += current * 10n ** BigInt(place + 1)
      current = 0n
    } else current = BigInt(DIGITS.indexOf(char))
  }
  return total + current
}
const readWan = (text: string): bigint => {
  const [high = '', low] = text.split('万')
  return low === undefined ? readSection(high) : readSection(high) * 10_000n + readSection(low)
}
const readBack = (text: string): bigint => {
  const body = text.replace(/^人民币/, '').replace(/整$/, '')
  const [integer = '', decimals = ''] = body.includes('元') ? body.split('元') : ['', body]
  const [high = '', low] = integer.split('亿')
  const whole = low === undefined ? readWan(high) : readWan(high) * 100_000_000n + readWan(low)
  const parts = ['角', '分', '毫', '厘'].map((unit) => {
    const at = decimals.indexOf(unit)
    return at < 0 ? 0 : DIGITS.indexOf(decimals.charAt(at - 1))
  })
  return whole * 10_000n + BigInt(parts.join(''))
}

describe('金额大写（VALID-09）', () => {
  it.each([
    ['0.00', '人民币零元整'],
    ['0', '人民币零元整'],
    ['1', '人民币壹元整'],
    ['10.00', '人民币壹拾元整'],
    ['1000000.00', '人民币壹佰万元整'],
    ['1409.50', '人民币壹仟肆佰零玖元伍角'],
    ['6007.14', '人民币陆仟零柒元壹角肆分'],
    ['1680.32', '人民币壹仟陆佰捌拾元零叁角贰分'],
    ['107000.53', '人民币壹拾万柒仟元零伍角叁分'],
    ['16409.02', '人民币壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '人民币叁佰贰拾伍元零肆分'],
    ['0.05', '人民币伍分'],
    ['0.50', '人民币伍角'],
    ['0.0005', '人民币伍厘'],
    ['1.2345', '人民币壹元贰角叁分肆毫伍厘'],
    ['1.0305', '人民币壹元零叁分零伍厘'],
    ['1.005', '人民币壹元零伍毫'],
    ['10001', '人民币壹万零壹元整'],
    ['100000001', '人民币壹亿零壹元整'],
    ['100001000', '人民币壹亿零壹仟元整'],
    ['1000000001000', '人民币壹万亿零壹仟元整'],
    ['1000100000000', '人民币壹万零壹亿元整'],
    ['1000000000000', '人民币壹万亿元整'],
    ['1000000000001', '人民币壹万亿零壹元整'],
    ['1000000010000', '人民币壹万亿零壹万元整'],
    ['123456789012345.67', '人民币壹佰贰拾叁万肆仟伍佰陆拾柒亿捌仟玖佰零壹万贰仟叁佰肆拾伍元陆角柒分'],
    ['99999999999999.98', '人民币玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角捌分'],
    ['-20.00', '人民币负贰拾元整'],
    ['-0.00', '人民币零元整'],
    ['007.10', '人民币柒元壹角'],
  ])('%s 写作 %s', (amount, words) => expect(toCapitals(amount)).toBe(words))

  it.each([undefined, null, '', 'abc', '1,000.00', 12, '1000000000000000', '0.00001'])('%j 不写', (value) => {
    expect(toCapitals(value)).toBe('--')
  })

  it('读回原值，且没有连写的零、末尾的零与多余的单位', () => {
    const digits = fc.stringMatching(/^(0{1,4}|\d{1,4}){1,4}$/).map((text) => text.slice(0, 15))
    const decimals = fc.stringMatching(/^[0-9]{0,4}$/)
    fc.assert(
      fc.property(digits, decimals, (integer, fraction) => {
        const words = toCapitals(fraction ? `${integer}.${fraction}` : integer)
        expect(readBack(words)).toBe(BigInt(integer) * 10_000n + BigInt(fraction.padEnd(4, '0')))
        expect(words).not.toMatch(/零零|零[万亿角分毫厘]|零元(?!整$)|亿万|零整/)
        expect(words.endsWith('整')).toBe(!/[1-9]/.test(fraction))
      }),
      { numRuns: 6000 },
    )
  })
})
