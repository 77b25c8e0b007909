import { describe, expect, test } from 'vitest'
import { ALWAYS_ALLOWED, PUBLIC_PATHS } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import { admit } from '../../src/app/session/admit.ts'

const at = (pathname: string, hash = '', search = '') => ({ pathname, search, hash })
const visitor = (...paths: string[]) => ({
  ready: true,
  permitted: new Set(paths),
  landing: () => '/workbench',
})
const anonymous = { ready: false, permitted: new Set<string>(), landing: () => '/' }
const forbidden = { kind: 'redirect', to: '/error-page/403' }

/** 声明了页面的给 page，没有的给 notFound：两种都算放行。 */
const allowed = (kind: string) => kind === 'page' || kind === 'notFound'
const concrete = (path: string, type: string) => path.replace(':type', type)
const pages = allRoutes.filter(({ path }) => !['/', '/register', '/login', '/error-page/404'].includes(path))

describe('守卫矩阵（ROUTE-07、HTTP-11）', () => {
  test.each(pages.map((route) => [route.path, route] as const))('%s', (path, route) => {
    const address = concrete(path, Object.keys(route.titles ?? { add: '' })[0] ?? '')
    const isPublic = PUBLIC_PATHS.includes(path)
    expect(allowed(admit(at(address), visitor(path)).kind)).toBe(true)
    const denied = admit(at(address), visitor())
    if (isPublic || ALWAYS_ALLOWED.includes(path)) expect(allowed(denied.kind)).toBe(true)
    else expect(denied).toEqual(forbidden)
    expect(admit(at(address), anonymous).kind === 'login').toBe(!isPublic)
  })
})

describe('特别的地址', () => {
  test('根路径去落地页，注册根去注册并带上查询（ROUTE-05）', () => {
    expect(admit(at('/'), visitor())).toEqual({ kind: 'redirect', to: '/workbench' })
    expect(admit(at('/'), anonymous)).toEqual({ kind: 'login' })
    expect(admit(at('/register', '', '?inviteCode=8'), anonymous)).toEqual({
      kind: 'redirect',
      to: '/register/register?inviteCode=8',
    })
  })

  test('陌生地址是未找到，不是 403（L14、SHELL-24）', () => {
    expect(admit(at('/nowhere'), visitor()).kind).toBe('notFound')
    expect(admit(at('/error-page/404'), visitor()).kind).toBe('notFound')
    expect(admit(at('/reverse_factoring/account/account-operation/drop'), visitor()).kind).toBe('notFound')
  })

  test('没有权限时去 hash 指的地址，前提是有权限（ROUTE-08、T6）', () => {
    const granted = visitor('/credit/core/issue/issue')
    const to = (hash: string) => admit(at('/abs/core/issue/payable', hash), granted)
    expect(to('#/credit/core/issue/issue?view=create')).toEqual({
      kind: 'redirect',
      to: '/credit/core/issue/issue?view=create',
    })
    for (const hash of [
      '#/abs/core/issue/payable',
      '#//evil.example',
      '#/\\evil',
      '#javascript:alert(1)',
      '#/nowhere',
    ])
      expect(to(hash)).toEqual(forbidden)
  })
})
