// A flow and a page generated from their neighbours, in a copy of the project: it compiles, its tests pass, and nothing
// is duplicated.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generate } from '../../scripts/api.ts'
import { type Plan, writeFiles } from '../../scripts/copying.ts'
import { planFlow } from '../../scripts/newFlow.ts'
import { planPage } from '../../scripts/newPage.ts'
import { copyOfProject, runIn } from './copied.ts'

let copy = ''
beforeAll(() => {
  copy = copyOfProject()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const write = (plan: Plan): string[] => {
  if (typeof plan === 'string') throw new Error(plan)
  writeFiles(plan, copy)
  return [...plan.keys()]
}
const flow = { like: 'voucher/withdraw', flow: 'pledge', title: '凭证质押', code: 'PLG' }
const page = {
  like: '/credit/core/issue/issue-black',
  path: '/credit/core/pledge/apply',
  title: '凭证质押申请',
}

it('流程与页面照邻居写好，通过类型检查与流转表、契约、文档、需求文件的检查；再来一次被拒绝', {
  timeout: 400_000,
}, () => {
  const run = runIn(copy)
  expect(write(planFlow(flow, copy)).filter((name) => name.startsWith('mocks/voucher/pledge/'))).toHaveLength(
    5,
  )
  write(planPage(page, copy))
  generate(copy)
  expect(planFlow(flow, copy)).toBe('mocks/voucher/pledge 已经存在')
  expect(planPage(page, copy)).toContain('已经声明过了')
  // the menus and the features include the new page
  expect(run('scripts/routes.ts').status).toBe(0)
  for (const name of ['mocks/generated/routes.ts', 'features/support/paths.ts', 'docs/routes.tsv'])
    expect(readFileSync(join(copy, name), 'utf8')).toContain(page.path)
  expect(run('node_modules/typescript/bin/tsc', '-p', '.').stdout).toBe('')
  expect(run('scripts/docs.ts').status).toBe(0)
  const tests = [
    'mocks/transitionSpecs',
    'contract/rules',
    'contract/examples',
    'contract/layout',
    'architecture/docs',
  ]
  const { status, stdout } = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    ...tests.map((name) => `tests/${name}.test.ts`),
  )
  expect(status, stdout).toBe(0)
  const lint = run('checks/spec/runLint.ts')
  expect(lint.stdout, lint.stderr).toContain('份需求文件写得都好')
})
