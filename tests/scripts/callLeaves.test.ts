import { expect, test } from 'vitest'
import { leavesOf } from '../../scripts/vite/callLeaves.ts'

test('一个文件里每个声明成一块，带着它用的导入，说得出用了同一个文件里的哪些', () => {
  const leaves = leavesOf(
    [
      `import { useRead } from './read.ts'`,
      `import { request } from './http.ts'`,
      `const pageRead = { url: '/page' }`,
      `export const page = (data) => request({ ...pageRead, data })`,
      `export const usePage = (query) => useRead(pageRead, query)`,
      `export const cancel = (data) => request({ url: '/cancel', data })`,
    ].join('\n'),
  )
  expect(leaves.map(({ name, uses }) => [name, ...uses])).toEqual([
    ['pageRead'],
    ['page', 'pageRead'],
    ['usePage', 'pageRead'],
    ['cancel'],
  ])
  expect(leaves[0]?.text).toBe(`export const pageRead = { url: '/page' }`)
  expect(leaves[1]?.text).toBe(
    `import { request } from './http.ts'\nexport const page = (data) => request({ ...pageRead, data })`,
  )
  expect(leaves[3]?.text).not.toContain('useRead')
})
