// A new flow written into a copy of the project: it compiles, its tests pass, and it is not written twice.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../scripts/api.ts'
import { planFlow } from '../../scripts/newFlow.ts'
import { writeFiles } from '../../scripts/newPage.ts'

const root = resolve(import.meta.dirname, '../..')
/** Made by tools, or too large to be copied for this. */
const LEFT = new Set(['node_modules', '.git', 'dist', 'dist-demo', 'reports', '.cache', '.contract'])
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scf-new-flow-'))
  for (const name of readdirSync(root))
    if (!LEFT.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, '.git')) // biome honours .gitignore only inside a repository
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const wish = { family: 'guarantee', flow: 'deposit', title: '保函保证金', code: 'GDP' }

describe('新流程', () => {
  it('写好之后通过类型检查，它自己的、流转表的、契约的测试都通过；再来一次被拒绝', {
    timeout: 300_000,
  }, () => {
    const files = planFlow(wish, copy)
    if (typeof files === 'string') throw new Error(files)
    expect([...files.keys()].filter((name) => name.startsWith('mocks/guarantee/deposit/'))).toHaveLength(8)
    writeFiles(files, copy)
    generate(copy)
    expect(planFlow(wish, copy)).toBe('mocks/guarantee/deposit 已经存在')
    expect(readFileSync(join(copy, 'mocks/guarantee/family.ts'), 'utf8')).toContain('rooms: [depositRoom],')
    const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
    expect(run('scripts/contract/example.ts').stdout).toContain('openapi/examples/corp/guarantee/')
    expect(run('node_modules/typescript/bin/tsc', '-p', '.').stdout).toBe('')
    const tests = [
      'tests/mocks/guarantee/deposit.test.ts',
      'tests/mocks/law.test.ts',
      'tests/contract/rules.test.ts',
      'tests/contract/examples.test.ts',
      'tests/architecture/docs.test.ts',
    ]
    expect(run('scripts/docs.ts').status).toBe(0)
    const { status, stdout } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)
    expect(status, stdout).toBe(0)
    expect(run('checks/spec/runLint.ts').stdout).toContain('份需求文件写得都好')
  })
})
