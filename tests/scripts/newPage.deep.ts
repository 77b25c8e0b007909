// The recipe of a new page, tried in a copy of the project: what it writes compiles, and what exists is refused.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleContract } from '../../openapi/bundle.ts'
import { readOperations } from '../../scripts/contract/contract.ts'
import { pageNames } from '../../scripts/newPage/names.ts'
import { declaredRoutes } from '../../scripts/newPage/routes.ts'
import { planFiles, writeFiles } from '../../scripts/newPage.ts'

const root = resolve(import.meta.dirname, '../..')
bundleContract()
const operations = readOperations()
let copy = ''

/** Pages that the copy does without, one a family, so that the tool has something to make. */
const TAKEN = [
  ['guarantee.ts', 'guarantee/query/IssuedQueryPage.tsx'],
  ['my.ts', 'my/price/PriceConfigPage.tsx'],
  ['abs.ts', 'abs/core/payment-manage/AbsPaymentProgressPage.tsx'],
] as const

const takeAway = (pages: string, page: string) => {
  const path = join(copy, 'src/routes/pages', pages)
  const line = new RegExp(`\\n {2}\\w+: \\(\\) => import\\('#pages/${page}'\\),`)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(line)
  writeFileSync(path, text.replace(line, ''))
  rmSync(join(copy, 'src/pages', page))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'scf-new-page-'))
  const folders = ['src', 'mocks', 'openapi', 'features', 'scripts']
  for (const name of [...folders, 'docs/routes.tsv', 'tsconfig.json', 'biome.json', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [file, page] of TAKEN) takeAway(file, page)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const bare = () =>
  declaredRoutes(copy).filter(({ page, name }) => !page && !['root', 'login', 'group'].includes(name))
const operation = 'pageIssueApplications'

describe('页面的名字', () => {
  it.each([
    ['/credit/core/issue/issue-review', 'IssueReviewPage', 'src/pages/credit/core/issue/IssueReviewPage.tsx'],
    ['/credit/core/recycle/apply', 'RecycleApplyPage', 'src/pages/credit/core/recycle/RecycleApplyPage.tsx'],
    ['/guarantee/warrantee/index', 'WarranteePage', 'src/pages/guarantee/warrantee/WarranteePage.tsx'],
  ])('%s', (path, component, file) => {
    expect(pageNames(path)).toEqual({ component, file })
  })
})

describe('新页面', () => {
  it('已有页面的、没有声明的路由，没有的、不分页的操作，都拒绝', () => {
    const refuse = (path: string, id: string) => planFiles({ path, operation: id }, operations, copy)
    const [free] = bare()
    expect(refuse('/credit/core/issue/issue', operation)).toContain('已经有页面了')
    expect(refuse('/no/such', operation)).toContain('路由表里没有')
    const untold = { path: '/guarantee/renewal/index', operation, title: '保函续期', roles: 'nobody' }
    expect(planFiles(untold, operations, copy)).toContain('没有“nobody”这个角色')
    expect(refuse(free?.path ?? '', 'noSuch')).toContain('契约里没有操作')
    expect(refuse(free?.path ?? '', 'submitIssueApplication')).toContain('不是分页查询')
  })

  it('写好路由、页面与需求文件，通过类型检查；再来一次被拒绝', { timeout: 180_000 }, () => {
    // of two families
    const [first] = bare()
    const second = bare().find(({ family }) => family !== first?.family)
    const declared = [first, second].map((route) => ({ path: route?.path ?? '', operation }))
    const fresh = {
      path: '/guarantee/renewal/index',
      title: '保函续期',
      roles: 'any',
      operation: 'pageGuarantees',
    }
    const wishes = [...declared, fresh]
    const written: string[] = []
    for (const wish of wishes) {
      const files = planFiles(wish, operations, copy)
      if (typeof files === 'string') throw new Error(files)
      writeFiles(files, copy)
      written.push(...files.keys())
      expect(planFiles(wish, operations, copy)).toContain('已经有页面了')
    }
    expect(written.every((name) => existsSync(join(copy, name)))).toBe(true)
    const pages = written
      .filter((name) => name.endsWith('Page.tsx'))
      .map((name) => readFileSync(join(copy, name), 'utf8'))
    expect(pages.map((text) => /rowKey="(\w+)"/.exec(text)?.[1])).toEqual([
      'issueNo',
      'issueNo',
      'guaranteeApplyNo',
    ])
    expect(written).toContain('features/保函/保函续期.feature')
    // the menus and the features learn of the new one
    expect(spawnSync(process.execPath, ['scripts/routes.ts'], { cwd: copy }).status).toBe(0)
    for (const name of ['mocks/generated/routes.ts', 'features/support/paths.ts', 'docs/routes.tsv'])
      expect(readFileSync(join(copy, name), 'utf8')).toContain(fresh.path)
    const tsc = join(root, 'node_modules/.bin/tsc')
    const { stdout } = spawnSync(tsc, ['-p', '.'], { cwd: copy, encoding: 'utf8' })
    // the grants, too: a route without one does not compile
    const concerned = [...written, 'mocks/portal/menu/grants.ts']
    expect(stdout.split('\n').filter((line) => concerned.some((name) => line.startsWith(name)))).toEqual([])
  })

  it('没有处理器的标签，处理器回答每个操作，也通过类型检查', () => {
    rmSync(join(copy, 'mocks/account/limit/entries.ts'))
    const wish = { path: bare()[0]?.path ?? '', operation: 'pageLimitFlows' }
    const files = planFiles(wish, operations, copy)
    if (typeof files === 'string') throw new Error(files)
    const written = [...files.entries()].find(([name]) => name.endsWith('/limitFlows/handlers.ts'))
    expect(written?.[1]).toContain('exportLimitFlows')
    const wiring = [...files.entries()].find(([name]) => name.endsWith('/family.ts'))
    expect(wiring?.[1]).toContain('handlers: [limitFlowsHandlers, ')
  })
})
