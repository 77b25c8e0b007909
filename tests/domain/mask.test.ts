import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMaskedEdit, isMasked, maskText } from '#domain/mask.ts'

describe('脱敏（VALID-10、A21）', () => {
  it.each([
    ['13812345678', '1381****5678'],
    ['11010519491231002X', '1101****002X'],
    ['123456789', '1234****6789'],
    ['12345678', '1****8'],
    ['12345', '1****5'],
    ['abc', 'a****c'],
    ['ab', 'a****'],
    ['a', '****'],
    ['上海某某供应链管理有限公司', '上海某某****有限公司'],
    ['𠮷田', '𠮷****'],
    ['1381****5678', '1381****5678'],
    ['', '--'],
    [undefined, '--'],
    [null, '--'],
  ])('%j 显示为 %s', (value, shown) => expect(maskText(value)).toBe(shown))

  it('不足 9 位至多露一半多一位且从不露全；再脱敏不变', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (value) => {
        fc.pre(!value.includes('*'))
        const shown = maskText(value)
        const [head = '', tail = ''] = shown.split('****')
        const length = Array.from(value).length
        expect(value.startsWith(head) && value.endsWith(tail)).toBe(true)
        expect(Array.from(head).length + Array.from(tail).length).toBe(
          length >= 9 ? 8 : Math.min(2, length - 1),
        )
        expect(isMasked(shown)).toBe(true)
        expect(maskText(shown)).toBe(shown)
      }),
      { numRuns: 1500 },
    )
  })

  it('识别已脱敏的值', () => {
    expect(isMasked('138****5678')).toBe(true)
    expect(isMasked('138***5678')).toBe(false)
    expect(isMasked(undefined)).toBe(false)
    expect(isMasked(['****'])).toBe(false)
  })

  it('改了一半的脱敏值要求完整输入，不会悄悄丢失', () => {
    expect(checkMaskedEdit('138****5678', '138****5678')).toBeUndefined()
    expect(checkMaskedEdit('138****5678', '139****5678')).toBe('请完整输入')
    expect(checkMaskedEdit('138****5678', '138***5678')).toBe('请完整输入')
    expect(checkMaskedEdit('138****5678', '13812345678')).toBeUndefined()
    expect(checkMaskedEdit(undefined, '138****5678')).toBe('请完整输入')
  })
})
