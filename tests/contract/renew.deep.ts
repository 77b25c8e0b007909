// npm run api 只重做改了的，得到的与全部重做一字不差。
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renew, staleFiles } from '../../scripts/api.ts'
import { changedCode, changedSources, GENERATORS, readStamps } from '../../scripts/contract/stamps.ts'

const root = resolve(import.meta.dirname, '../..')
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scf-renew-'))
  for (const name of ['openapi', 'redocly.yaml', ...GENERATORS, 'src/api/generated', 'mocks/generated'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const edit = (name: string, from: string, to: string) => {
  const text = readFileSync(join(copy, name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(copy, name), text.replace(from, to))
}
const HINT = '        trialHint: { type: string, description: 提示 }\n'
const after = (line: string) => [line, `${line}${HINT}`] as const

it('改一个标签、改共用的结构、改名一个结构：只重做的与全部重做一样', { timeout: 400_000 }, async () => {
  await renew(copy)
  edit(
    'openapi/corp/portal/announcements.yaml',
    ...after('        isTop: { type: boolean, description: 是否置顶 }\n'),
  )
  expect(changedSources(copy, readStamps(copy))).toEqual(['corp'])
  await renew(copy)
  expect(readFileSync(join(copy, 'src/api/generated/corp/model/announcement.ts'), 'utf8')).toContain(
    'trialHint',
  )
  expect(staleFiles(copy)).toEqual([])

  // 改名：旧的文件要去掉
  const accounts = 'openapi/uaa/portal/accounts.yaml'
  const text = readFileSync(join(copy, accounts), 'utf8')
  writeFileSync(join(copy, accounts), text.replaceAll('LoginDevice', 'KnownDevice'))
  edit('openapi/common.yaml', ...after('        message: { type: string, description: 给人看的中文说明 }\n'))
  await renew(copy)
  expect(existsSync(join(copy, 'src/api/generated/uaa/model/loginDevice.ts'))).toBe(false)
  expect(existsSync(join(copy, 'src/api/generated/uaa/model/knownDevice.ts'))).toBe(true)
  expect(staleFiles(copy)).toEqual([])
  expect([changedSources, changedCode].map((changed) => changed(copy, readStamps(copy)))).toEqual([[], []])
})
