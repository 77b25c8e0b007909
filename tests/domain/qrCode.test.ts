import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { qrCode } from '#domain/qrCode.ts'

const picture = (text: string) =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n')
const digest = (text: string) => createHash('sha256').update(picture(text)).digest('hex').slice(0, 16)

describe('二维码', () => {
  test('大小随内容长，三个角有定位图案', () => {
    expect([1, 14, 15, 100, 213].map((length) => qrCode('a'.repeat(length)).length)).toEqual([
      21, 21, 25, 41, 57,
    ])
    const lines = picture('https://portal.example/').split('\n')
    expect(lines[0]?.slice(0, 8)).toBe('#######.')
    expect(lines[0]?.slice(-8)).toBe('.#######')
    expect(lines.at(-1)?.slice(0, 8)).toBe('#######.')
  })

  // 这几个图样由独立的解码库读回过原文（长度 1 至 213 逐一读过）
  test.each([
    ['a', 'c4315a3129973d42'],
    ['https://portal.example/cv3/register/face-success?faceToken=0123456789abcdef', 'c411ccc976ec801e'],
    ['供应链', 'd66f8f38bff76053'],
  ])('%s 的图样不变', (text, expected) => expect(digest(text)).toBe(expected))

  test('太长说明白', () => {
    expect(() => qrCode('a'.repeat(214))).toThrow('内容太长')
  })
})
