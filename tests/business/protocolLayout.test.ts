import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, occurrences } from '#business/protocol/findText.ts'
import {
  currentPage,
  isEndInView,
  livePages,
  MAX_LIVE,
  pageBoxes,
  renderScale,
  visiblePages,
} from '#business/protocol/pageLayout.ts'
import { failureText, ReadingFailure } from '#business/protocol/pdfFailure.ts'
import { readerSize } from '#business/protocol/readerSize.ts'

const a4 = { width: 595, height: 842 }

describe('阅读框的大小（PDF-04）', () => {
  it.each([
    [1480, 900, true, 1350, 650],
    [1480, 900, false, 1100, 650],
    [1479, 900, true, 1200, 650],
    [1479, 800, true, 1200, 550],
    [1200, 600, false, 950, 350],
  ])('窗口 %i×%i', (width, height, large, wide, high) => {
    expect(readerSize({ width, height }, large)).toEqual({ width: wide, height: high })
  })
})

describe('渲染倍数（PDF-04、P06）', () => {
  it('普通页 2.5 倍', () => expect(renderScale(a4)).toBe(2.5))
  it('任何大小的页都不超过画布上限', () => {
    assert(
      property(
        double({ min: 1, max: 14_400, noNaN: true }),
        double({ min: 1, max: 14_400, noNaN: true }),
        (width, height) => {
          const scale = renderScale({ width, height })
          expect(scale).toBeGreaterThan(0)
          expect(scale).toBeLessThanOrEqual(2.5)
          expect(Math.max(width, height) * scale).toBeLessThanOrEqual(16_384.001)
          expect(width * scale * height * scale).toBeLessThanOrEqual(16_777_217)
        },
      ),
    )
  })
})

describe('只画看得见的页（T16）', () => {
  it('500 页在任何位置都不超过上限，且含正在看的页', () => {
    const boxes = pageBoxes(
      Array.from({ length: 500 }, () => a4),
      900,
    )
    const bottom = boxes.at(-1)!.top + boxes.at(-1)!.height
    assert(
      property(integer({ min: 0, max: bottom }), integer({ min: 100, max: 1200 }), (top, height) => {
        const live = livePages(visiblePages(boxes, { top, height }), 500)
        expect(live.length).toBeLessThanOrEqual(MAX_LIVE)
        expect(live).toContain(currentPage(boxes, { top, height }))
      }),
    )
  })
  it('一屏有很多小页时末页仍会画', () => {
    const boxes = pageBoxes(
      Array.from({ length: 40 }, () => ({ width: 600, height: 30 })),
      600,
    )
    const end = boxes.at(-1)!.top + boxes.at(-1)!.height
    const live = livePages(visiblePages(boxes, { top: end - 500, height: 500 }), 40)
    expect(live).toEqual([36, 37, 38, 39])
  })
  it('首页与末页', () => {
    expect(livePages([0, 0], 1)).toEqual([0])
    expect(livePages([0, 0], 500)).toEqual([0, 1])
    expect(livePages([499, 499], 500)).toEqual([498, 499])
  })
})

describe('末页看完（PDF-01）', () => {
  const boxes = pageBoxes([a4, a4], 595)
  const end = 12 + 842 + 12 + 842
  it('底边露出才算', () => {
    expect(isEndInView(boxes, { top: 0, height: 600 })).toBe(false)
    expect(isEndInView(boxes, { top: end - 600 - 3, height: 600 })).toBe(false)
    expect(isEndInView(boxes, { top: end - 600, height: 600 })).toBe(true)
  })
  it('一短页整页可见即算；没有高度（没显示）不算', () => {
    const short = pageBoxes([{ width: 595, height: 300 }], 595)
    expect(isEndInView(short, { top: 0, height: 600 })).toBe(true)
    expect(isEndInView(short, { top: 0, height: 0 })).toBe(false)
    expect(isEndInView([], { top: 0, height: 600 })).toBe(false)
  })
})

describe('查找', () => {
  it('部首与兼容字还原：抽出的 甲⽅、⾦额、⼈⺠币、捌⻆ 都能找到', () => {
    expect(fold('甲⽅ ⾦额 ⼈⺠币 捌⻆').text).toBe('甲方金额人民币捌角')
  })
  it('跨空白与换行、不分大小写与全半角', () => {
    expect(occurrences(fold('承诺付\n款 日，ＡＢ c').text, '付款日')).toHaveLength(1)
    expect(occurrences(fold('承诺付\n款 日，ＡＢ c').text, 'abC')).toHaveLength(1)
  })
  it('空的不找，不重叠', () => {
    expect(occurrences('aaaa', ' ')).toEqual([])
    expect(occurrences('aaaa', 'aa')).toEqual([0, 2])
  })
  it('位置回到原文', () => expect(fold('甲 ⽅').origin).toEqual([0, 2]))
})

describe('失败的话（PDF-03）', () => {
  it.each([
    ['InvalidPDFException', 'Invalid PDF structure.', '文件已损坏或不是 PDF'],
    ['PasswordException', 'No password given', '文件已加密，无法打开'],
    ['UnknownErrorException', 'Failed to fetch', '文件无法打开'],
    ['EncodingError', 'The source image cannot be decoded.', '文件无法打开'],
  ])('%s 的英文不给人看', (name, message, shown) => {
    expect(failureText(Object.assign(new Error(message), { name }))).toBe(shown)
  })
  it('自己写的原因照说', () => {
    expect(failureText(new ReadingFailure('文件没有页面'))).toBe('文件没有页面')
    expect(failureText('x')).toBe('文件无法打开')
  })
  it('下载失败不露出带签名的地址（I6）', () => {
    const cause = Object.assign(new Error('Unexpected server response (403) "https://oss/a?sig=SECRET"'), {
      name: 'ResponseException',
      status: 403,
    })
    expect(failureText(cause)).toBe('文件下载失败（403）')
  })
})
