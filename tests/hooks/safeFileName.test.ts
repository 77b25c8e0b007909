import { expect, test } from 'vitest'
import { safeFileName } from '#hooks/safeFileName.ts'

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['合同\u202Efdp.exe', '合同fdp.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['  .hidden ', 'hidden'],
  ['...', '下载文件'],
  ['报表 2026-05.xlsx', '报表 2026-05.xlsx'],
])('safeFileName %j 得 %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('过长的文件名截短而留下扩展名', () => {
  const name = safeFileName(`${'长'.repeat(300)}.xlsx`)
  expect(name).toHaveLength(120)
  expect(name.endsWith('.xlsx')).toBe(true)
})

test('不从一个字中间切开', () =>
  expect(safeFileName(`${'合'.repeat(115)}𠮷𠮷𠮷.pdf`)).toBe(`${'合'.repeat(115)}𠮷.pdf`))
