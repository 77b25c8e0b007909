import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KeptNumber, keepAmount, keepCount, keepRate } from '#domain/keptNumber.ts'

const partsOf = ({ text, dropped, unread }: KeptNumber) => [text, ...dropped, ...(unread ? [unread] : [])]

describe('录入框收下的数字（VALID-07、QUERY-05）', () => {
  it.each([
    ['', ''],
    ['1,234,567.89', '1234567.89'],
    ['￥１，２３４．５０元整', '1234.50'],
    ['人民币 1 000', '1000'],
    ['+100', '100'],
    ['12。5', '12.5'],
    ['.5', '0.5'],
    ['00.5', '0.5'],
    ['12.', '12.'],
    // 末尾的零不改变数
    ['100.0000', '100.00'],
    ['1200.5000', '1200.50'],
    ['100万', '1000000'],
    ['２万元', '20000'],
    ['1.234万', '12340'],
    ['\u202d1,000.00\u202c', '1000.00'],
    ["1'000", '1000'],
    ['12 人民币', '12'],
  ])('金额 %j 认得，得 %j', (raw, text) => expect(partsOf(keepAmount(raw))).toEqual([text]))

  it.each([
    ['-100', '100', '负号'],
    ['－100', '100', '负号'],
    ['−1,000.00元', '1000.00', '负号'],
    ['(100.00)', '100.00', '“()”'],
    ['12a', '12', '“a”'],
    ['约100万', '1000000', '“约”'],
    ['100+200', '100200', '“+”'],
    ['1.2.3', '1.23', '多出的小数点'],
    ['1234.567', '1234.56', '两位之后的小数“7”'],
    ['abc', '', '“abc”'],
    ['一段很长的说明文字', '', '“一段很长的说明文……”'],
  ])('金额 %j 只留 %j，说出去掉了%s', (raw, text, dropped) =>
    expect(partsOf(keepAmount(raw))).toEqual([text, dropped]),
  )

  it.each([
    ['1,5', '“1,5”'],
    ['1,000,00', '“1,000,00”'],
    ['1.234,56', '“1.234,56”'],
    ['1000 2000', '“1000 200……”'],
    ['100\t200', '“100 200”'],
    ['100\n200', '“100 200”'],
    ['-1,5', '“-1,5”'],
    ['约1,5万', '“约1,5万”'],
    ['100元20', '“100元20”'],
    ['1万2千', '“1万2千”'],
  ])('金额 %j 猜不出是哪个数：一个字也不收，说没有读懂%s', (raw, unread) =>
    expect(keepAmount(raw)).toEqual({ text: '', dropped: [], unread }),
  )

  it('去掉了几样，逐样说', () =>
    expect(partsOf(keepAmount('-1.2.345 USD'))).toEqual([
      '1.23',
      '负号',
      '“USD”',
      '多出的小数点',
      '两位之后的小数“45”',
    ]))

  it.each([
    ['3.85%', '3.85'],
    ['3.850000', '3.8500'],
    ['-3', '3', '负号'],
    ['3.85001', '3.8500', '四位之后的小数“1”'],
  ])('百分数 %j 得 %j', (raw, ...kept) => expect(partsOf(keepRate(raw))).toEqual(kept))

  it.each([
    ['３０', '30'],
    ['030', '30'],
    ['30.00', '30'],
    ['1,000', '1000'],
    ['1a2', '12', '“a”'],
    ['-3', '3', '负号'],
    ['3.5', '35', '小数点'],
    ['90天', '90'],
    ['3 个月', '3'],
    ['第90', '90', '“第”'],
    ['1,5', '', '“1,5”'],
  ])('整数 %j 得 %j', (raw, ...kept) => expect(partsOf(keepCount(raw))).toEqual(kept))

  it.each([
    ['金额', keepAmount, /^(\d+(\.\d{0,2})?)?$/],
    ['百分数', keepRate, /^(\d+(\.\d{0,4})?)?$/],
    ['整数', keepCount, /^\d*$/],
  ] as const)('任意文字：%s只剩数字与一个点，再收一次不变、也没有再去掉的', (_, keep, pattern) => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,。元-]{0,30}$/)),
        (raw) => {
          const { text } = keep(raw)
          expect(text).toMatch(pattern)
          expect(partsOf(keep(text))).toEqual([text])
        },
      ),
      { numRuns: 2000 },
    )
  })
})
