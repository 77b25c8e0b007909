import { describe, expect, it, test } from 'vitest'
import { allRoutes, findRoute } from '#routes/allRoutes.ts'
import type { Violation } from '../../checks/interface/Finding.ts'
import { planRounds } from '../../checks/interface/plan.ts'
import { isDetail } from '../../checks/interface/reach.ts'
import { missingMonths } from '../../checks/interface/rules/charts.ts'
import { guidanceOf } from '../../checks/interface/rules/empty.ts'
import { measureFeedback } from '../../checks/interface/rules/feedback.ts'
import { kindOfColumn, kindOfText } from '../../checks/interface/rules/kinds.ts'
import { namesColumn } from '../../checks/interface/rules/totals.ts'
import { faultsIn } from '../../checks/interface/rules/words.ts'
import { drawLines, drawTable, merge } from '../../checks/interface/table.ts'

describe('4.3 文字', () => {
  test.each([
    ['期限：2026-12-20T09:30:00+08:00', '未换算的时刻'],
    ['融资金额240000.00元', '没有千分位的金额'],
    ['合计 1234.50', '没有千分位的金额'],
    ['已缴 5000元', '没有千分位的金额'],
    ['状态 PENDING_REVIEW', '代码'],
    ['PENDING', '代码'],
    ['C3411', '行业代码'],
  ])('%s', (text, fault) => {
    expect(faultsIn(text).join()).toContain(fault)
  })

  test.each([
    '2026-12-20 09:30',
    '240,000.00 元',
    '¥10,735,000.50',
    'IS2026111800000002',
    'HT-2026-UX-01',
    '91210100MA0P4XYZ1B',
    '6222 **** **** 0123',
    '3.7096%',
    'PDF、OFD、XLSX',
    'CFCA',
    '版本 2026.11.18',
  ])('%s 没有毛病', (text) => {
    expect(faultsIn(text)).toEqual([])
  })
})

describe('一列装的是什么', () => {
  test.each([
    ['¥1,234.00', 'amount'],
    ['-240,000.00', 'amount'],
    ['2026-11-18', 'date'],
    ['2026-11-18 09:30', 'date'],
    ['3.7096%', 'number'],
    ['147 天', 'number'],
    ['--', 'blank'],
    ['308068297436', 'text'],
    ['华岳智造集团股份有限公司', 'text'],
  ])('%s 是 %s', (text, kind) => {
    expect(kindOfText(text)).toBe(kind)
  })
  it('没有值的格不算，多数说了算', () => {
    expect(kindOfColumn(['--', '', '1,000.00', '2,000.00', '未定'], false)).toBe('amount')
    expect(kindOfColumn(['已签收'], true)).toBe('tag')
  })
})

it('1.8 暂无数据 不算指引', () => {
  expect(guidanceOf('暂无数据~\n')).toBe('')
  expect(guidanceOf('暂无数据~ 还没有开立申请')).toBe('还没有开立申请')
})

it('1.9 合计说得出是哪一列', () => {
  expect(namesColumn('合计 17 笔 ¥22,943,000.50', ['凭证金额（元）'])).toBe(false)
  expect(namesColumn('凭证金额合计 17 笔 ¥22,943,000.50', ['凭证金额（元）'])).toBe(true)
})

describe('4.1 提示', () => {
  const said = (text: string) => measureFeedback([{ path: 'a.ts', text }]).map(({ what }) => what)
  it('单号粘着状态', () => {
    const glued = `return \`\${documentNo}\${dictLabel('ISSUE_STATUS', row.issueStatus)}\``
    expect(said(glued)).toHaveLength(1)
  })
  it('提交了却没有说等谁', () => {
    expect(said("success: '退回申请已提交复核'")).toHaveLength(1)
    expect(said("success: '补正已提交，等待开立机构审单'")).toEqual([])
    expect(said("feedback.success('草稿已保存')")).toEqual([])
  })
})

describe('5.1 到达', () => {
  test.each([
    '/abs/finance-data/upload/success',
    '/abs/chain/transfer/approve-detail',
    '/credit/finance-data/upload/auth',
    '/reverse_factoring/financing/view-apply',
    '/guarantee/no-bid/update',
  ])('%s 是详情', (path) => {
    expect(isDetail(findRoute(path)!)).toBe(true)
  })
  test.each([
    '/credit/core/issue/issue',
    '/guarantee/no-bid/add',
    '/abs/core/report-center/asset-detail',
    '/my/limit/detail',
    '/help/index',
    '/my/message/index',
  ])('%s 要点得到', (path) => {
    expect(isDetail(findRoute(path)!)).toBe(false)
  })
})

it('6.3 月份轴缺了哪几处', () => {
  expect(missingMonths(['25/11', '25/12', '26/01'])).toEqual([])
  expect(missingMonths(['2025-11', '2026-02'])).toEqual(['2025-11 → 2026-02'])
  expect(missingMonths(['30 天内', '60 天内'])).toEqual([])
})

describe('谁去看', () => {
  const person = (code: string, ...paths: string[]) => ({ code, granted: new Set(paths) })
  const bill = findRoute('/my/bill')!
  const people = [
    person('core-operator', '/my/bill'),
    person('core-director', '/my/bill'),
    person('chain-operator', '/my/bill'),
  ]
  it('有数据的每种岗位一个人，空白的一个人', () => {
    const rounds = planRounds([bill], people)
    expect(rounds.map(({ person: code, scenario }) => [code, scenario])).toEqual([
      ['core-operator', 'default'],
      ['core-director', 'default'],
      ['core-operator', 'empty'],
    ])
    expect(rounds.map(({ thorough }) => thorough.size)).toEqual([1, 0, 1])
  })
  it('只要一个人', () => {
    expect(planRounds([bill], people, true)).toHaveLength(2)
  })
  it('每个页面都有人', () => {
    const everybody = [person('core-operator', ...allRoutes.map(({ path }) => path))]
    const seen = planRounds(allRoutes, everybody).flatMap(({ routes }) => routes)
    expect(new Set(seen).size).toBe(allRoutes.length)
  })
})

describe('表', () => {
  const one = (change: Partial<Violation>): Violation => ({
    route: '/my/bill',
    persona: 'core-operator',
    size: '1200×600',
    state: '满',
    rule: '1.5',
    what: '第一行在 y=403',
    ...change,
  })
  it('几个人、几种窗口看到的同一处说一次', () => {
    const merged = merge([
      one({}),
      one({ persona: 'core-query' }),
      one({ size: '1480×900', what: '第一行在 y=410' }),
    ])
    expect(merged).toHaveLength(1)
    expect(drawLines(merged)).toEqual([
      '/my/bill · core-operator、core-query · 1200×600、1480×900 · 满 · 1.5 · 第一行在 y=403',
    ])
  })
  it('每条规则有合计，没有不合的路由只数', () => {
    const table = drawTable(['/my/bill', '/my/info'], merge([one({}), one({ rule: '4.3', what: '代码' })]))
    expect(table).toContain('2 个路由，1 个没有不合，共 2 处')
    expect(table.split('\n').filter((line) => line.startsWith('/my/info'))).toEqual([])
  })
})
