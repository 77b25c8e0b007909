import { describe, expect, it } from 'vitest'
import {
  ALWAYS_ALLOWED,
  isPermitted,
  isPublic,
  matchesPattern,
  openedProducts,
  PUBLIC_PATHS,
  permittedPaths,
  withinOpenedProducts,
} from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { growth, LINEAR } from '../fixtures/growth.ts'

const TYPED = '/reverse_factoring/account/account-operation/:type'
const known = [
  '/credit/core/issue/issue',
  '/abs/core/issue/payable',
  '/my/bill',
  '/guarantee/no-bid/add',
  TYPED,
  '/workbench',
]
const none = new Set<string>()
const paths = (tree: unknown) => [...permittedPaths(tree, known)].toSorted()

describe('规范的两张名单', () => {
  it('公开五个、总可打开十一个，互不重叠', () => {
    expect(PUBLIC_PATHS).toHaveLength(5)
    expect(ALWAYS_ALLOWED).toHaveLength(11)
    expect(new Set([...PUBLIC_PATHS, ...ALWAYS_ALLOWED]).size).toBe(16)
    for (const path of PUBLIC_PATHS) expect([isPublic(path), isPermitted(path, none)]).toEqual([true, true])
    for (const path of ALWAYS_ALLOWED)
      expect([isPublic(path), isPermitted(path, none)]).toEqual([false, true])
  })
})

describe('菜单树展平（ROUTE-09）', () => {
  it('收下分组、隐藏节点与子节点的路径，去重', () => {
    const tree = [
      {
        path: '',
        menuName: '凭证',
        children: [{ path: '/credit/core/issue/issue', hidden: true, children: [] }],
      },
      { path: '/my/bill', children: null },
      { path: '/my/bill' },
      { children: { path: '/abs/core/issue/payable' } },
    ]
    expect(paths(tree)).toEqual(['/abs/core/issue/payable', '/credit/core/issue/issue', '/my/bill'])
    expect(paths(tree[0])).toEqual(['/credit/core/issue/issue'])
  })

  it('模式可整个授予，也可只授予其中一种', () => {
    expect(paths([{ path: TYPED }])).toEqual([TYPED])
    const viewOnly = permittedPaths([{ path: TYPED.replace(':type', 'view') }], known)
    expect(isPermitted('/reverse_factoring/account/account-operation/view', viewOnly)).toBe(true)
    expect(isPermitted('/reverse_factoring/account/account-operation/add', viewOnly)).toBe(false)
  })

  it.each([
    null,
    undefined,
    {},
    [],
    '',
    '/my/bill',
    1,
    true,
    [null, '/my/bill', 7, [[]]],
    { children: '/my/bill' },
  ])('%j 什么也不给（S09）', (tree) => expect(paths(tree)).toEqual([]))

  it.each([
    '/unknown',
    '//evil.com',
    'javascript:alert(1)',
    'https://evil.com/my/bill',
    '/my/bill/',
    '/my/../my/bill',
    '/MY/BILL',
    '/my/bill?x=1',
    ' /my/bill',
    '/reverse_factoring/account/account-operation/..',
    '/reverse_factoring/account/account-operation/%2e',
    '/reverse_factoring/account/account-operation/',
    '/reverse_factoring/account/account-operation/a/b',
    '__proto__',
    'constructor',
    `/${'a'.repeat(100_000)}`,
    ['/my/bill'],
    { toString: () => '/my/bill' },
  ])('丢弃 %j（S11）', (path) => expect(paths([{ path }])).toEqual([]))

  it('只认自有属性', () => {
    expect(paths([Object.create({ path: '/my/bill' })])).toEqual([])
    expect(paths(JSON.parse('[{"__proto__":{"path":"/my/bill"}}]'))).toEqual([])
  })

  it('一万个节点、十万层深也只按大小多用时间，环形不会走不完（S12）', () => {
    const wide = (nodes: number) =>
      Array.from({ length: nodes / 100 }, (_, i) => ({
        path: `/group-${i}`,
        children: Array.from({ length: 99 }, (__, j) => ({
          path: j === 98 ? '/my/bill' : `/page-${i}-${j}`,
          children: [],
        })),
      }))
    const deep = (levels: number) => {
      let tree: unknown = { path: '/my/bill' }
      for (let level = 0; level < levels; level += 1) tree = { path: '', children: [tree] }
      return [tree]
    }
    const read = (tree: unknown) => expect(paths(tree)).toEqual(['/my/bill'])
    expect(growth(wide, 10_000, read)).toBeLessThan(LINEAR)
    expect(growth(deep, 100_000, read)).toBeLessThan(LINEAR)
    const ring: { path: string; children: unknown[] } = { path: '/my/bill', children: [] }
    ring.children.push(ring, ring)
    expect(paths(ring)).toEqual(['/my/bill'])
  })
})

describe('守卫（ROUTE-07）', () => {
  const permitted = permittedPaths([{ path: '/my/bill' }, { path: TYPED }], known)

  it.each([
    '/my/bill',
    '/my/bill/',
    '/workbench',
    '/register/register',
    '/reverse_factoring/account/account-operation/edit',
  ])('%s 可进', (path) => expect(isPermitted(path, permitted)).toBe(true))
  it.each([
    '',
    '/',
    '/my',
    '/my/bill/x',
    '/my/bill//',
    'my/bill',
    '/abs/core/issue/payable',
    '/reverse_factoring/account/account-operation',
    '/reverse_factoring/account/account-operation/a b',
    '/reverse_factoring/account/account-operation/a/b',
  ])('%j 不可进', (path) => expect(isPermitted(path, permitted)).toBe(false))

  it('模式只吃一段', () => {
    expect(matchesPattern('/a/:type', '/a/b')).toBe(true)
    expect(matchesPattern('/a/:type', '/a/:type')).toBe(true)
    expect(matchesPattern('/a/:type', '/a/b/c')).toBe(false)
    expect(matchesPattern('/a/:type', '/b/b')).toBe(false)
    expect(matchesPattern('/a/:type', '/a/b?c')).toBe(false)
  })

  it('路由清单的每一条：未授予不可进（名单内的除外），授予后可进', () => {
    const routes = allRoutes.map(({ path }) => path)
    const listed = new Set([...PUBLIC_PATHS, ...ALWAYS_ALLOWED])
    expect(routes.length).toBeGreaterThan(160)
    for (const route of routes) {
      expect([route, isPermitted(route.replace(':type', 'view'), none)]).toEqual([route, listed.has(route)])
      const granted = permittedPaths([{ path: route }], routes)
      expect([route, isPermitted(route.replace(':type', 'view'), granted)]).toEqual([route, true])
    }
  })
})

describe('产品开通', () => {
  it('只有恰为 true 的算开通；形状不对算没有', () => {
    expect(openedProducts({ CREDIT: true, ABS: false, GUARANTEE: 'true', REVERSE_FACTORING: 1 })).toEqual([
      'CREDIT',
    ])
    for (const odd of [null, undefined, 'CREDIT', [true], 7, {}]) expect(openedProducts(odd)).toEqual([])
  })

  it('去掉未开通产品的页面，其余不动', () => {
    const all = permittedPaths(
      known.map((path) => ({ path })),
      known,
    )
    expect([...withinOpenedProducts(all, { CREDIT: true })].toSorted()).toEqual([
      '/credit/core/issue/issue',
      '/my/bill',
      '/workbench',
    ])
    expect([...withinOpenedProducts(all, null)].toSorted()).toEqual(['/my/bill', '/workbench'])
  })
})
