import { describe, expect, it } from 'vitest'
import { galleryOf, partsByPage } from '../../checks/browsers/gallery.ts'
import { patched } from '../../checks/browsers/patches.ts'
import { browsersPage, casesOf, type Run } from '../../checks/browsers/table.ts'
import { readFeatures } from '../../checks/spec/envelopes.ts'
import type { Result } from '../../checks/spec/report/results.ts'
import { type Scenario, scenariosIn } from '../../checks/spec/scenarios.ts'
import { everyText } from '../../scripts/sources.ts'

const scenario = (name: string): Scenario => ({
  key: name,
  uri: 'features/门户/草稿.feature',
  family: '门户',
  feature: '草稿',
  rule: '',
  name,
  line: 6,
  tags: [],
  steps: [],
  hash: '',
})
const result = (status: Result['status'], message = ''): Result => ({
  status,
  at: 0,
  seconds: 1.2,
  hash: '',
  steps: [{ status, message, picture: '' }],
  notes: [],
})
const scenarios = [scenario('存下'), scenario('取回')]
const runs: readonly Run[] = [
  {
    id: '103',
    title: 'Chromium 103',
    results: { 存下: result('passed'), 取回: result('failed', '没有<字>') },
  },
  { id: '109', title: 'Chromium 109', results: { 存下: result('passed') } },
  { id: 'firefox', title: 'Firefox ESR', missing: '本机没有 Firefox', isExcused: true },
  {
    id: '150',
    title: '缩放 150 %',
    pages: { opened: ['/my', '/abs'], faults: [{ path: '/abs', what: '宽出 49 像素' }] },
  },
]

describe('各种浏览器', () => {
  it('每种有的浏览器、每个场景一例，每一页一例；没有运行到的算失败，这里不会有的浏览器不算', () => {
    expect(casesOf(scenarios, runs)).toEqual([
      { id: '103', title: '门户/草稿.feature:6 存下' },
      { id: '103', title: '门户/草稿.feature:6 取回', failure: '没有<字>' },
      { id: '109', title: '门户/草稿.feature:6 存下' },
      { id: '109', title: '门户/草稿.feature:6 取回', failure: '没有运行' },
      { id: '150', title: '/my' },
      { id: '150', title: '/abs', failure: '宽出 49 像素' },
    ])
    const lost = { id: '103', title: 'Chromium 103', missing: '没有取到', isExcused: false }
    expect(casesOf(scenarios, [lost])).toEqual([
      { id: '103', title: 'Chromium 103', failure: '没有运行：没有取到' },
    ])
  })

  it('表里写着通过、失败的原因与没有的浏览器', () => {
    const page = browsersPage(scenarios, runs)
    expect(page).toContain('✓ 1.2 秒')
    expect(page).toContain('没有&lt;字&gt;')
    expect(page).toContain('本机没有 Firefox')
    expect(page).toContain('<td>/abs</td><td>宽出 49 像素</td>')
  })

  it('Playwright 里要换的都还在原处，少一处就报错', () => {
    const source = patched()
    expect(source).toContain('element.getClientRects().length > 0')
    expect(source).toContain('.sendMayFail("emulation.setMediaFeaturesOverride"')
    expect(() => patched(source)).toThrow('Playwright 里没有')
  })

  it('零件陈列室：每次取新零件最多的一页，直到一个不缺', () => {
    const pages = new Map([
      ['/甲', new Set(['表格', '分页'])],
      ['/乙', new Set(['表格', '分页', '日期'])],
      ['/丙', new Set(['阅读器'])],
      ['/丁', new Set(['日期'])],
    ])
    expect(galleryOf(pages)).toEqual(['/乙', '/丙'])
  })

  it('选出的几页上有每一个零件；外壳自己的问话、提示与查找围着每一页，不算在页里', () => {
    const pages = partsByPage(everyText)
    const shown = new Set(galleryOf(pages).flatMap((path) => [...(pages.get(path) ?? [])]))
    const parts = everyText
      .map(({ path }) => path)
      .filter((path) => /^src\/(ui|business)\/.*\.tsx$/.test(path))
    expect(parts.filter((path) => !shown.has(path))).toEqual([
      'src/ui/overlay/confirm.tsx',
      'src/ui/overlay/message.tsx',
    ])
  })

  it('有场景要在各种浏览器里跑', () => {
    const tagged = scenariosIn(readFeatures()).filter(({ tags }) => tags.includes('各浏览器'))
    expect(new Set(tagged.map(({ family }) => family)).size).toBeGreaterThan(2)
    expect(tagged.length).toBeGreaterThan(14)
  })
})
