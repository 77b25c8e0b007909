import { describe, expect, it } from 'vitest'
import { fits, type Shape } from '#api/shape.ts'

const page: Shape = { list: [{ actions: [{}] }], pageCond: {}, 'summary?': {} }
const whole = { list: [{ actions: [] }], pageCond: {} }

describe('应答的骨架（B05）', () => {
  it.each<[string, unknown]>([
    ['都在', whole],
    ['可以没有的没有', { ...whole, summary: undefined }],
    ['可以没有的是 null', { ...whole, summary: null }],
    ['多出来的不管', { ...whole, extra: 1 }],
  ])('%s：合', (_, data) => {
    expect(fits(data, page)).toBe(true)
  })

  it.each<[string, unknown]>([
    ['整个不是结构', 'x'],
    ['是 null', null],
    ['是列表', []],
    ['少了列表', { pageCond: {} }],
    ['列表成了结构', { ...whole, list: {} }],
    ['元素是 null', { ...whole, list: [null] }],
    ['元素里少了列表', { ...whole, list: [{}] }],
    ['少了结构', { list: [] }],
    ['可以没有的却是文字', { ...whole, summary: 'x' }],
  ])('%s：不合', (_, data) => {
    expect(fits(data, page)).toBe(false)
  })

  it('整个可以为 null 的', () => {
    const maybe: Shape = { '?': page }
    expect(fits(null, maybe)).toBe(true)
    expect(fits(whole, maybe)).toBe(true)
    expect(fits({}, maybe)).toBe(false)
  })
})
