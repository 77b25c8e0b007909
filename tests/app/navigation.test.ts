import { describe, expect, test } from 'vitest'
import { allRoutes } from '#routes/allRoutes.ts'
import { grantsFrom } from '#state/menus.ts'
import { configuredColours } from '../../src/app/shell/colours.ts'
import { leftMenu, leftMenuFamily, topMenu } from '../../src/app/shell/navigation.ts'
import { growth, LINEAR } from '../fixtures/growth.ts'

const opened = { CREDIT: true, ABS: true, REVERSE_FACTORING: true, GUARANTEE: true }
const known = allRoutes.map((route) => route.path)
const configuration = { view: {}, products: [], platform: {} }
const node = (path: string, hidden = false, children: unknown[] = []) => ({
  menuCode: path,
  menuName: path,
  path,
  hidden,
  children,
})
const grants = (nodes: unknown, status: unknown = opened) => grantsFrom(nodes, status, known)
const names = (nodes: unknown) =>
  leftMenu('credit', grants(nodes)).map(({ name, routes }) => [name, ...routes.map((route) => route.title)])

// 这里验的是菜单的规则，不是哪些页面已经写好：给要用的路由一个页面
describe('左侧菜单（SHELL-12、SHELL-13）', () => {
  test('授权与已有页面的交集，按分组；没有页面的不显示', () => {
    const tree = [
      node('', false, [node('/credit/core/index/operator'), node('/credit/core/issue/issue')]),
      // 没有标题与下级的，用路径已知的标题（S13）
      { path: '/credit/core/index/final' },
      node('/credit/sign-html'),
    ]
    expect(names(tree)).toEqual([
      ['开立与兑付', '开立与兑付首页(经办)', '凭证开立申请'],
      ['终审', '终审首页'],
    ])
  })

  test('隐藏的路由、授权时标了 hidden 的、产品没开通的都不显示', () => {
    expect(names([node('/credit/chain/finance/detail'), node('/credit/core/issue/issue', true)])).toEqual([])
    expect(
      leftMenu('credit', grants([node('/credit/core/issue/issue')], { ...opened, CREDIT: false })),
    ).toEqual([])
  })

  test.each([null, undefined, {}, 'x', 1, [null, { children: 'x' }]])(
    '授权树是 %j 时什么也没有（S09）',
    (tree) => {
      expect(names(tree)).toEqual([])
    },
  )

  test('只有四个前缀用左侧菜单；/supplier/index 不在 /my 的菜单里', () => {
    expect(['/credit/a', '/abs/a', '/reverse_factoring/a', '/my/a'].map(leftMenuFamily)).toEqual([
      'credit',
      'abs',
      'reverseFactoring',
      'my',
    ])
    expect(['/guarantee/a', '/supplier/index', '/workbench', '/mystery'].map(leftMenuFamily)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const paths = leftMenu('my', grants([node('/supplier/index'), node('/my/supplier/index')])).flatMap(
      ({ routes }) => routes.map((route) => route.path),
    )
    expect(paths).toEqual(['/my/person-info/index', '/my/supplier/index'])
  })

  test('消息授权了才在左侧菜单里，帮助授权了才在主菜单里，树上标没标 hidden 都一样（SHELL-14）', () => {
    const left = (tree: unknown) =>
      leftMenu('my', grants(tree)).flatMap(({ routes }) => routes.map((route) => route.title))
    const top = (tree: unknown) => topMenu(grants(tree), configuration).map(({ title }) => title)
    expect(left([])).toEqual(['个人信息'])
    expect(top([])).toEqual(['工作台', '账户中心'])
    for (const hidden of [false, true]) {
      expect(left([node('/my/message/index', hidden)])).toEqual(['个人信息', '消息中心'])
      expect(top([node('/help/index', hidden)])).toEqual(['工作台', '账户中心', '帮助中心'])
    }
  })

  test('一万层的菜单也只按大小多用时间（S12）', () => {
    const deep = (levels: number) => {
      let tree: unknown = node('/credit/core/issue/issue')
      for (let level = 0; level < levels; level += 1) tree = node(`/n/${level}`, false, [tree])
      return tree
    }
    expect(growth(deep, 10_000, (tree) => expect(names([tree])).toHaveLength(1))).toBeLessThan(LINEAR)
  })
})

describe('顶部菜单（SHELL-09、SHELL-15）', () => {
  const tree = [node('/credit/core/issue/issue'), node('/guarantee/query/index'), node('/supplier/index')]

  test('产品名称取自配置，简称优先；没有配置用缺省；进不去的类不显示', () => {
    const products = [
      { prdCode: 'CREDIT' as const, extAttrMap: { name: '链信凭证', shortName: '链信' } },
      { prdCode: 'GUARANTEE' as const, extAttrMap: { name: '', shortName: '' } },
    ]
    const items = topMenu(grants(tree), { ...configuration, products })
    expect(items.map((item) => [item.title, item.route?.path])).toEqual([
      ['工作台', '/workbench'],
      ['链信', '/credit/core/issue/issue'],
      ['电子保函', '/guarantee/query/index'],
      ['交易对手管理', '/supplier/index'],
      ['账户中心', '/my/person-info/index'],
    ])
  })

  test('什么都没授权时只有工作台与账户中心', () => {
    expect(topMenu(grants([]), configuration).map((item) => item.title)).toEqual(['工作台', '账户中心'])
  })
})

describe('配置的颜色（SHELL-06、T12）', () => {
  test('合格的一对照用', () => {
    expect(configuredColours('#0B2A6F', '#fff')).toEqual({ backgroundColor: '#0B2A6F', color: '#fff' })
  })
  test.each([
    ['url(https://evil.example/x)', '#fff'],
    ['#fff', '#eee'],
    ['#0b2a6f', ''],
    [undefined, '#fff'],
    ['#0b2a6f;background:url(x)', '#fff'],
    ['red', '#fff'],
  ])('%j 与 %j 用缺省', (background, text) => {
    expect(configuredColours(background, text)).toBeUndefined()
  })
})
