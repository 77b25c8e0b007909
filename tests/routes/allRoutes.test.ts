import { readFileSync } from 'node:fs'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { ALWAYS_ALLOWED, isPublic, PUBLIC_PATHS } from '#domain/permissions.ts'
import { allRoutes, findRoute, titleOf } from '#routes/allRoutes.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { grantsText, merged, pathsText } from '../../scripts/routes/texts.ts'

// docs/routes.tsv 是法：必须有哪些地址，各叫什么、有哪些标志
const rows = readFileSync(new URL('../../docs/routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([path = '', title = '', , group = '', hidden, open, always, newTab]) => ({
    path,
    title,
    group,
    hidden: hidden === 'y',
    public: open === 'y',
    always: always === 'y',
    newTab: newTab === 'y',
  }))
const byPath = new Map(allRoutes.map((route) => [route.path, route]))

describe('路由表', () => {
  test('168 个页面、根路径与注册重定向都已声明，且不重复（ROUTE-06）', () => {
    expect(rows).toHaveLength(170)
    expect(allRoutes.map((route) => route.path).toSorted()).toEqual(rows.map((row) => row.path).toSorted())
    expect(byPath.size).toBe(allRoutes.length)
  })

  test.each(rows.filter((row) => !row.path.includes(':')))('$path 的标题与标志', (row) => {
    const route = byPath.get(row.path)
    expect(route).toMatchObject({ title: row.title, section: row.group })
    expect([route?.hidden ?? false, route?.newTab ?? false]).toEqual([row.hidden, row.newTab])
    expect(route?.alwaysAllowed ?? false).toBe(row.always)
    expect(route?.public ?? false).toBe(row.public)
  })

  test('免登录与总可访问与规范的名单一致（ROUTE-01、ROUTE-02）', () => {
    const pages = allRoutes.filter((route) => !['/register', '/login'].includes(route.path))
    expect(
      pages
        .filter((route) => route.public)
        .map((route) => route.path)
        .toSorted(),
    ).toEqual([...PUBLIC_PATHS].toSorted())
    expect(
      pages
        .filter((route) => route.alwaysAllowed)
        .map((route) => route.path)
        .toSorted(),
    ).toEqual([...ALWAYS_ALLOWED].toSorted())
    expect(isPublic('/register/identify/index')).toBe(false)
  })

  test('新标签页打开的恰好四个（ROUTE-03）', () => {
    expect(
      allRoutes
        .filter((route) => route.newTab)
        .map((route) => route.path)
        .toSorted(),
    ).toEqual(['/credit/sign-html', '/register/face-fail', '/register/face-success', '/transfer-record'])
  })
})

describe('由路由表生成的', () => {
  const written = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

  test('模拟后端的菜单与场景的页面清单没有过时：npm run routes', () => {
    expect(written('mocks/generated/routes.ts')).toBe(grantsText())
    expect(written('features/support/paths.ts')).toBe(pathsText())
  })

  test('几个标题合成一个，共同的结尾只说一次', () => {
    expect(merged(['查看协议', '签署协议', '重签协议'])).toBe('查看/签署/重签协议')
    expect(merged(['登录'])).toBe('登录')
    expect(merged(['甲', '乙'])).toBe('甲/乙')
  })
})

describe('按地址找路由', () => {
  test('末尾斜杠不计；陌生地址、模式本身、未声明的取值都找不到', () => {
    expect(findRoute('/workbench/')?.path).toBe('/workbench')
    expect(findRoute('/nowhere')).toBeUndefined()
    expect(findRoute('/reverse_factoring/account/account-operation/:type')).toBeUndefined()
    expect(findRoute('/reverse_factoring/account/account-operation/drop')).toBeUndefined()
    expect(findRoute('/reverse_factoring/account/account-operation/constructor')).toBeUndefined()
    expect(findRoute('/reverse_factoring/account/account-operation/edit')).toBe(
      reverseFactoring.accountOperation,
    )
  })

  test(':type 决定标题（ROUTE-10）', () => {
    const title = (path: string) => titleOf(findRoute(path)!, path)
    expect(title('/reverse_factoring/account/account-operation/add')).toBe('新增应收账款')
    expect(title('/reverse_factoring/debtor/account-operation/view')).toBe('查看应付账款')
    expect(title('/reverse_factoring/protocol/protocol-sign/re-sign')).toBe('重签协议')
    expect(title('/workbench')).toBe('工作台')
  })
})

describe('href', () => {
  test('路径参数进路径，其余进查询；空值不写', () => {
    expect(href(credit.coreIssue)).toBe('/credit/core/issue/issue')
    expect(href(credit.coreIssue, { view: 'edit', issueNo: 'A&1', empty: '', none: undefined })).toBe(
      '/credit/core/issue/issue?view=edit&issueNo=A%261',
    )
    expect(href(reverseFactoring.accountOperation, { type: 'edit', arNo: 7 })).toBe(
      '/reverse_factoring/account/account-operation/edit?arNo=7',
    )
  })

  test('参数的类型来自路径字面量', () => {
    type Params = Parameters<
      typeof href<typeof reverseFactoring.protocolSign.path, 'view' | 'sign' | 're-sign'>
    >[1]
    expectTypeOf<'sign'>().toExtend<Params['type']>()
    expectTypeOf<'delete'>().not.toExtend<Params['type']>()
    // @ts-expect-error 缺少路径参数
    expect(href(reverseFactoring.protocolSign)).toBe('/reverse_factoring/protocol/protocol-sign/')
    // @ts-expect-error 不是声明过的取值
    expect(href(reverseFactoring.protocolSign, { type: 'delete' })).toContain('delete')
  })
})
