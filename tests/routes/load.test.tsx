import { expect, test } from 'vitest'
import { allRoutes } from '#routes/allRoutes.ts'

const real = allRoutes.filter((route) => route.load)

test('异常页都已有页面（ERR-01）', () => {
  expect(real.map((route) => route.path)).toEqual(
    expect.arrayContaining([
      '/error-page/403',
      '/error-page/404',
      '/error-page/authorized',
      '/error-page/contact-manager-open-product',
    ]),
  )
})

test.each(real.map((route) => [route.path, route] as const))('%s 的页面取得到', async (_, route) => {
  const module = await route.load?.()
  expect(typeof module?.default).toBe('function')
})
