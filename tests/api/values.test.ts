import { describe, expect, it } from 'vitest'
import { areAsPromised, oddNames } from '#api/values.ts'

describe('与名字不符的值', () => {
  it.each<[string, unknown, string[]]>([
    ['编号是数字', { id: 2 ** 53 + 2 }, ['id']],
    ['金额是数字', { list: [{ faceAmount: 1234.5 }, { faceAmount: '1.00' }] }, ['faceAmount']],
    ['文字的列表里有数字', { postCodes: ['A', 1] }, ['postCodes']],
    ['列表的列表', { rows: [[1]] }, ['rows']],
    ['是否成了数字', { isDefault: 1 }, ['isDefault']],
    ['整数放不下', { count: 2 ** 53 }, ['count']],
    ['件数有小数', { invoiceCount: 1.5 }, ['invoiceCount']],
    ['整数成了文字', { pageCond: { pageNo: '1' } }, ['pageNo']],
    ['深处的也看', { a: { b: [{ c: { voucherNo: 1 } }] } }, ['voucherNo']],
    ['整个是数字', 7, ['data']],
    ['都对', { id: '1', version: 3, remainDays: -2, open: true, none: null, items: [], inner: {} }, []],
    ['名字只是像：金额、账户、级别、天', { amount: '1', account: 'x', supplierLevel: 'A', payDay: '2' }, []],
  ])('%s', (_, data, names) => {
    expect([...oddNames(data)]).toEqual(names)
  })

  it('没有值不算', async () => {
    for (const data of [null, undefined, { version: null, id: null }])
      expect(await areAsPromised(data)).toBe(true)
  })

  it('契约里没有的名字不妨碍，有的就不收', async () => {
    expect(await areAsPromised({ nobodyKnows: 5 })).toBe(true)
    expect(await areAsPromised({ nobodyKnows: 5, faceAmount: 5 })).toBe(false)
  })
})
