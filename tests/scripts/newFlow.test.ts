// The recipe of a new flow, tried in a copy of the project: what it writes compiles, its tests pass, what exists is refused.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as roles from '../../mocks/kernel/roles.ts'
import { CORPS } from '../../mocks/portal/people/corps.ts'
import { personas, roleCodes } from '../../mocks/portal/people/personas.ts'
import { generate } from '../../scripts/api.ts'
import { FAMILIES } from '../../scripts/families.ts'
import { DUTIES, namesOf } from '../../scripts/newFlow/names.ts'
import { planFlow } from '../../scripts/newFlow.ts'
import { writeFiles } from '../../scripts/newPage.ts'

const root = resolve(import.meta.dirname, '../..')
/** Made by tools, or too large to be copied for this. */
const LEFT = new Set(['node_modules', '.git', 'dist', 'reports', '.cache', '.contract'])
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

describe('新流程的名字', () => {
  it.each([
    ['voucher', 'pledge', 'pledge', 'pledges', 'pledges', 'PLEDGE_STATUS'],
    ['abs', 'entry', 'absEntry', 'absEntries', 'entries', 'ABS_ENTRY_STATUS'],
    ['reverseFactoring', 'bankDraft', 'rfBankDraft', 'rfBankDrafts', 'bankDrafts', 'RF_BANK_DRAFT_STATUS'],
  ])('%s 的 %s', (family, flow, stem, tag, file, dict) => {
    expect(namesOf({ ...wish, family, flow })).toMatchObject({ stem, tag, file, dict })
  })

  it('六个家族各有经办与复核的人，都是真有的', () => {
    expect(Object.keys(DUTIES).toSorted()).toEqual(Object.keys(FAMILIES).toSorted())
    const known = new Map(Object.entries(roles))
    const codes = personas.map(({ code }) => code)
    for (const duty of Object.values(DUTIES)) {
      expect([duty.operator, duty.director].map((name) => known.get(name))).toEqual(
        duty.tokens.map((token) => roleCodes[token]),
      )
      expect(codes).toEqual(expect.arrayContaining([...duty.personas]))
      expect(Object.keys(CORPS)).toContain(duty.corp)
    }
  })
})

describe('新流程', () => {
  it('没有的家族、写错的名字、已有的流程、代码与标签，都拒绝', () => {
    const refuse = (part: Partial<typeof wish>) => planFlow({ ...wish, ...part }, copy)
    expect(refuse({ family: 'bills' })).toContain('没有“bills”这个家族')
    expect(refuse({ flow: 'Deposit' })).toContain('小驼峰')
    expect(refuse({ title: 'deposit' })).toContain('标题是中文')
    expect(refuse({ code: 'GD' })).toContain('三个大写字母')
    expect(refuse({ flow: 'claim' })).toBe('mocks/guarantee/claim 已经存在')
    expect(refuse({ code: 'ISS' })).toBe('流转表里已经有 ISS')
    expect(refuse({ family: 'account', flow: 'holiday' })).toBe('契约里已经有标签 holidays')
    expect(refuse({ family: 'voucher', flow: 'summary' })).toBe('契约里已经有结构 Summary')
  })

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
    expect(run('node_modules/typescript/bin/tsc', '-p', '.').stdout).toBe('')
    const tests = [
      'tests/mocks/guarantee/deposit.test.ts',
      'tests/mocks/law.test.ts',
      'tests/contract/rules.test.ts',
      'tests/architecture/docs.test.ts',
    ]
    expect(run('scripts/docs.ts').status).toBe(0)
    const { status, stdout } = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests)
    expect(status, stdout).toBe(0)
    expect(run('scripts/specLint.ts').stdout).toContain('份需求文件写得都好')
  })
})
