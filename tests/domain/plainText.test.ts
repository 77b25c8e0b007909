import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutTo, fitTo, lengthOf, readLines, readText } from '#domain/plainText.ts'
import { readDigits, readInvoiceNos, readPersonName, readPhone, readUscc } from '#domain/readCode.ts'

describe('看不见的字', () => {
  test.each([
    ['\u202dIS20261118\u202c', 'IS20261118'],
    ['\u200bA\u2060B\u00adC\ufeff', 'ABC'],
    ['A\tB', 'A B'],
    ['A\r\nB', 'A B'],
    ['\u0000\u200e \u3000甲\u00a0', '甲'],
    ['\u200b\u202c', ''],
  ])('单行 %j 读成 %j', (raw, text) => expect(readText(raw)).toBe(text))

  test.each([
    ['甲\r\n\u200b乙\n\n丙\n', '甲\n乙\n\n丙'],
    ['甲\t乙\u2028丙', '甲 乙\n丙'],
  ])('多行 %j 读成 %j：换行留着', (raw, text) => expect(readLines(raw)).toBe(text))

  test('任意文字：读出来没有看不见的字，再读一次不变', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        const text = readText(raw)
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u)
        expect(readText(text)).toBe(text)
      }),
    )
  })
})

describe('编号、账号、姓名、电话', () => {
  test.each([
    [readDigits, '6222 0210 0100 0123', '6222021001000123'],
    [readDigits, '\u202d６２２２-0210\u202c', '62220210'],
    [readDigits, '6222x', '6222x'],
    [readPhone, '\u202d138 1234 5678\u202c', '13812345678'],
    [readPhone, '+86 138-1234-5678', '13812345678'],
    [readPhone, '8613812345678', '13812345678'],
    [readPhone, '86138123456', '86138123456'],
    [readUscc, '\u202d91350100m000100y43\u202c', '91350100M000100Y43'],
    [readUscc, '９１３５０１００Ｍ０００１００Ｙ４３', '91350100M000100Y43'],
    [readPersonName, '\u200b阿卜杜•买买提 ', '阿卜杜·买买提'],
    [readPersonName, 'Anna \t Maria', 'Anna Maria'],
  ] as const)('%o 读 %j 得 %s', (read, raw, text) => expect(read(raw)).toBe(text))

  test('一格里的几个发票号码', () =>
    expect(readInvoiceNos('１２３４５６７８，\u200b87654321、\n11112222；')).toEqual([
      '12345678',
      '87654321',
      '11112222',
    ]))
})

describe('按字数数、按字切', () => {
  test.each([
    ['合𠮷a', 3],
    ['', 0],
  ])('%s 有 %i 个字', (text, count) => expect(lengthOf(text)).toBe(count))

  test('不从一个字中间切开', () => {
    expect(cutTo('合𠮷𠮷', 2)).toBe('合𠮷')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        expect(cutTo(text, most)).toBe(Array.from(text).slice(0, most).join(''))
      }),
    )
  })

  test.each([
    ['甲乙', '甲乙丙', 3, '甲乙丙'],
    ['甲乙丙', '甲𠮷乙丙', 3, '甲乙丙'],
    ['甲乙丙', '甲乙丙丁', 3, '甲乙丙'],
    ['甲丙', '甲乙乙乙丙', 3, '甲乙丙'],
    ['', '甲乙丙丁', 3, '甲乙丙'],
    ['甲乙丙丁', '甲乙丙丁戊', 3, '甲乙丙'],
  ])('%s 改成 %s，至多 %i 个字：%s', (before, after, most, fitted) =>
    expect(fitTo(before, after, most)).toBe(fitted),
  )
})
