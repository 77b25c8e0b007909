import { describe, expect, test } from 'vitest'
import { allotWidths, type Measured } from '#ui/table/allotWidths.ts'

const exact = (natural: number, pin: Measured['pin'] = 'none'): Measured => ({
  natural,
  folded: natural,
  least: natural,
  grows: false,
  pin,
})
const text = (natural: number, least: number): Measured => ({
  natural,
  folded: natural,
  least,
  grows: true,
  pin: 'none',
})
const total = (widths: readonly number[]) => Math.round(widths.reduce((sum, width) => sum + width, 0))

describe('allotWidths', () => {
  test('放得下：按内容，余下的归文字列', () => {
    expect(allotWidths([exact(200, 'left'), text(180, 130), exact(120), exact(80, 'right')], 700)).toEqual([
      200, 300, 120, 80,
    ])
  })

  test('没有文字列时余下的按比例分，动作列不变宽', () => {
    expect(allotWidths([exact(200, 'left'), exact(100), exact(80, 'right')], 440)).toEqual([240, 120, 80])
  })

  test('差得不多：只折表头，文字列还是一行', () => {
    const headed: Measured = { ...exact(160), folded: 110, least: 110 }
    expect(allotWidths([exact(200), text(300, 150), headed], 620)).toEqual([200, 300, 120])
  })

  test('放不下：文字列让出来，金额、日期、标签不动', () => {
    expect(allotWidths([exact(200), text(300, 150), exact(120)], 500)).toEqual([200, 180, 120])
  })

  test('要滚动：固定列压在列的边界上，没有露半个的列', () => {
    const columns = [exact(200, 'left'), text(200, 130), exact(120), exact(120), exact(90, 'right')]
    const widths = allotWidths(columns, 600)
    // 露得全的：编号、文字、一个金额、动作，恰好占满
    expect(total([widths[0]!, widths[1]!, widths[2]!, widths[4]!])).toBe(600)
    expect(widths[2]).toBe(120)
    expect(widths[3]).toBe(120)
  })

  test('连一列也露不全的照最窄排，留给横向滚动', () => {
    expect(allotWidths([exact(200, 'left'), exact(120), exact(90, 'right')], 300)).toEqual([210, 120, 90])
  })
})
