import { expect, test } from 'vitest'
import { leavesOf } from '../../scripts/vite/callLeaves.ts'

test('一个文件里互不相识的调用各成一块，相识的在一起，导入都带着', () => {
  const leaves = leavesOf(
    [
      `import { request } from './http.ts'`,
      `const pageRead = { url: '/page' }`,
      `export const page = (data) => request({ ...pageRead, data })`,
      `export const usePage = (query) => useRead(pageRead, query)`,
      `export const cancel = (data) => request({ url: '/cancel', data })`,
    ].join('\n'),
  )
  expect(leaves.map(({ exports }) => exports)).toEqual([['page', 'usePage'], ['cancel']])
  expect(leaves[0]?.text).toContain(`import { request } from './http.ts'`)
  expect(leaves[1]?.text).not.toContain('pageRead')
})
