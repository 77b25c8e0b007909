import { expect, test } from 'vitest'
import { someOf } from '#domain/someOf.ts'

test('几家的名称一行说完：重复的只写一次，超过三家只说共几家', () => {
  expect(someOf([])).toBe('')
  expect(someOf(['甲', '甲', undefined, '乙'])).toBe('甲、乙')
  expect(someOf(['甲', '乙', '丙', '丁', '甲'])).toBe('甲、乙、丙 等 4 家')
})
