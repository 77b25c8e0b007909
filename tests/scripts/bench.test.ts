import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bottleneckAmong, bottleneckOf } from '../../checks/bench/bottleneck.ts'
import { figureOf, spreadOf } from '../../checks/bench/figures.ts'
import { verdictOf } from '../../checks/bench/limits.ts'
import { figuresFrom } from '../../checks/bench/loading.ts'
import { PAGES, readOptions, SECTIONS, WrongOption } from '../../checks/bench/options.ts'
import { BEFORE, figureRows, PORTAL, ratioRows } from '../../checks/bench/pageRows.ts'
import { lineOf } from '../../checks/bench/report.ts'
import { waterfallOf } from '../../checks/bench/waterfall.ts'
import { RATIOS } from '../../scripts/sizes/budgets.ts'

describe('参数', () => {
  it('没有参数：全部页面与各段，慢线路上两种处理器各三次，不与从前的比', () => {
    const all = { runs: 3, pages: PAGES, sections: SECTIONS, profiles: ['slow', 'line'] }
    expect(readOptions([])).toEqual({
      ...all,
      before: undefined,
      waterfall: undefined,
      json: undefined,
    })
  })

  it('只量点名的；次序照表，不照参数', () => {
    const args = '--pages scale,workbench,query --profiles slow --runs 2 --before old --json all.json'
    expect(readOptions(args.split(' '))).toEqual({
      runs: 2,
      pages: ['query', 'workbench'],
      sections: ['scale'],
      profiles: ['slow'],
      before: resolve('old'),
      waterfall: undefined,
      json: 'all.json',
    })
  })

  it.each([
    [['--pages', 'home'], '没有“home”'],
    [['--profiles', 'fast'], '没有“fast”'],
    [['--runs', '0'], '--runs'],
    [['--waterfall', 'switch'], '没有“switch”'],
  ])('写错了的说出是哪一个：%j', (args, words) => {
    expect(() => readOptions(args)).toThrow(WrongOption)
    expect(() => readOptions(args)).toThrow(words)
  })
})

describe('中位数', () => {
  it('奇数次取中间，偶数次取中间两个的平均', () => {
    expect(spreadOf([9, 1, 3])).toEqual({ median: 3, min: 1, max: 9 })
    expect(spreadOf([9, 1, 3, 4])).toEqual({ median: 3.5, min: 1, max: 9 })
    expect(spreadOf([7])).toEqual({ median: 7, min: 7, max: 7 })
  })

  it('没有这一项的那次不算；一次也没有就不是数', () => {
    expect(figureOf([{ ready: 2 }, {}, { ready: 4 }], 'ready').median).toBe(3)
    expect(figureOf([], 'ready').median).toBeNaN()
  })
})

describe('预算', () => {
  it('正好在上限是在预算之内；没有预算的不判；没量到的算超出', () => {
    expect(verdictOf(150, 150)).toBe('kept')
    expect(verdictOf(150.1, 150)).toBe('over')
    expect(verdictOf(1, undefined)).toBe('none')
    expect(verdictOf(Number.NaN, 150)).toBe('over')
  })

  it('报告的行：上限、超出、没有量到', () => {
    const row = { what: '脚本', unit: 'KiB', budget: 150 }
    expect(lineOf({ ...row, value: 160 })).toMatch(/脚本 +160 KiB +≤ 150 +✗ 超出$/)
    expect(lineOf({ ...row, value: Number.NaN })).toContain('没有量到')
    expect(lineOf({ ...row, value: 9, budget: undefined })).toMatch(/9 KiB +—$/)
  })
})

describe('一页的行', () => {
  it('时间没有上限，布局移动有；从前的写在后面', () => {
    const samples = new Map([
      [PORTAL, [{ ready: 1000, cls: 0.03 }]],
      [BEFORE, [{ ready: 1600, cls: 0 }]],
    ])
    const rows = figureRows('query', samples)
    expect(rows.map(({ what, value, budget }) => [what, value, budget])).toEqual([
      ['有用的内容', 1000, undefined],
      ['布局移动', 0.03, 0.02],
    ])
    expect(rows[0]?.beside).toBe('[1000–1000]  之前 1600 [1600–1600] 0.63×')
  })

  it('是最小的页的几倍：只在慢线路慢处理器上有上限，一次也没有量成的不是好消息', () => {
    const ratio = (profile: 'slow' | 'line', least: { ready?: number }[]) =>
      ratioRows('query', profile, [{ ready: 1500 }], least).map(({ value, budget }) => [value, budget])
    expect(ratio('line', [{ ready: 1000 }])).toEqual([[1.5, undefined]])
    expect(ratio('slow', [{ ready: 1000 }])).toEqual([[1.5, RATIOS.query]])
    expect(ratio('slow', [])).toEqual([[Number.NaN, RATIOS.query]])
    const switched = ratioRows('switch', 'slow', [{ first: 4, later: 3 }], [{ first: 2, later: 1 }])
    expect(switched.map(({ value, budget }) => [value, budget])).toEqual([
      [2, undefined],
      [3, undefined],
    ])
  })

  it('门户一次也没有量成，不是好消息', () => {
    expect(
      figureRows('query', new Map([[PORTAL, []]])).map(({ value, budget }) => verdictOf(value, budget)),
    ).toEqual(['over'])
  })
})

const at = (url: string, start: number, end: number, kib: number) => ({
  url: `https://localhost:1${url}`,
  start,
  end,
  body: kib * 1024,
  sent: kib * 1024 + 300,
})
const loading = {
  fcp: 300,
  lcp: 900,
  cls: 0,
  ready: 1000,
  arrivals: [
    at('/cv3/credit', 0, 200, 1),
    at('/cv3/assets/react-C1iE8mnY.js', 200, 800, 50),
    at('/cv3/assets/late-C1iE8mn_.js', 900, 1200, 30),
    at('/api/web/corp/v1/userInfo', 300, 700, 0.5),
  ],
  tasks: [
    [600, 700],
    [900, 1100],
  ] as const,
}

describe('打开一页的经过', () => {
  it('内容之前的脚本与请求，不算之后才到的；长任务算到安静为止', () => {
    expect(figuresFrom(loading, 200)).toMatchObject({
      jsBefore: 50,
      requestsBefore: 3,
      requests: 4,
      longTasks: 300,
    })
  })

  it('限度是最长的那一样：线路、处理器，或两样都闲着的来回', () => {
    expect(bottleneckOf(1000, 500, 300)).toBe('线路')
    expect(bottleneckOf(1000, 300, 500)).toBe('处理器')
    expect(bottleneckOf(1000, 300, 200)).toBe('来回')
    // both busy at the same time
    expect(bottleneckOf(1000, 900, 950)).toBe('处理器')
    // 51.5 KiB and three headers at 200 bytes a millisecond; the task that went on afterwards counts up to the content
    const { lineBefore, tasksBefore } = figuresFrom(loading, 200)
    expect([Math.round(lineBefore!), tasksBefore]).toEqual([268, 200])
    expect(bottleneckAmong([figuresFrom(loading, 200)])).toBe('来回')
    expect(bottleneckAmong([{ first: 3 }])).toBeUndefined()
  })

  it('逐个文件：名字不带摘要，谁要的，之后才到的写明；主线程忙的写在中间', () => {
    const lines = waterfallOf(loading, new Map([[loading.arrivals[1]!.url, '页面']]))
    expect(lines[1]).toMatch(/^ +0–200 .*\/cv3\/credit +1\.0$/)
    expect(lines[2]).toMatch(/^ +200–800 .* react\.js +50\.0 +← 页面$/)
    expect(lines[3]).toMatch(/^ +300–700 .*…\/userInfo/)
    expect(lines[4]).toMatch(/^ +600–700 .*■ 主线程忙 100 ms$/)
    expect(lines[5]).toMatch(/^ +900–1200 .*late\.js +30\.0 +（内容之后才到）$/)
    expect(lines.at(-1)).toMatch(/内容 1000 ms；.*脚本 50 KiB（1）.*应答 0\.50 KiB（1）/)
  })
})
