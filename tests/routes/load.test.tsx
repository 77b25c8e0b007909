import { expect, test } from 'vitest'
import { loaders } from '#routes/pages/loaders.ts'

test('异常页都已有页面（ERR-01）', () => {
  expect([...loaders.keys()]).toEqual(
    expect.arrayContaining([
      '/error-page/403',
      '/error-page/404',
      '/error-page/authorized',
      '/error-page/contact-manager-open-product',
    ]),
  )
})

test.each([...loaders])('%s 的页面取得到', async (_, load) => {
  const module = await load()
  expect(typeof module.default).toBe('function')
})
