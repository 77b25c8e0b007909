import { expect, test } from 'vitest'
import { complete, filledOf } from '#domain/filled.ts'

test('空串与没有值的不留，其余原样：没有勾选、零份附件、次序也是', () => {
  const filled = filledOf({ b: '', c: undefined, a: '甲', isChosen: false, files: [], count: 0 })
  expect(filled).toEqual({ a: '甲', isChosen: false, files: [], count: 0 })
  expect(Object.keys(filled)).toEqual(['a', 'isChosen', 'files', 'count'])
})

test('必有的都有，就是原来的那一份；缺的说出是哪几项', () => {
  const draft: { a?: string; b?: string[]; c?: boolean } = { a: '甲', b: [] }
  expect(complete(draft, ['a', 'b'])).toBe(draft)
  expect(() => complete(draft, ['a', 'c'])).toThrow('表单没有查出还缺：c')
})
