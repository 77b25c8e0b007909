import { describe, expect, it } from 'vitest'
import { concerned, type Project } from '../../checks/suite/since/concerned.ts'
import type { Source } from '../../scripts/sources.ts'

const file = (path: string, text = ''): Source => ({ path, text })
const scenario = (uri: string, line: number, text: string, sentence = '') =>
  ({ uri, line, steps: [{ text, sentence }] }) as unknown as Project['scenarios'][number]

const project: Project = {
  sources: [
    file('src/main.tsx', "import './app/App.tsx'"),
    file('src/app/App.tsx', "import { routes } from '#routes/all.ts'"),
    file('src/routes/all.ts', "export const routes = [() => import('#pages/issue/IssuePage.tsx')]"),
    file('src/pages/issue/IssuePage.tsx', "import { Table } from '#ui/Table.tsx'"),
    file('src/ui/Table.tsx'),
    file('src/domain/money.ts'),
    file('tests/domain/money.test.ts', "import { sum } from '#domain/money.ts'"),
    file('tests/pages/issue.test.tsx', "import { IssuePage } from '../../src/pages/issue/IssuePage.tsx'"),
    file('tests/architecture/layers.test.ts'),
    file('features/steps/开立.steps.ts', "await open('凭证开立申请')"),
    file(
      'features/support/starts.ts',
      "const STARTS = {\n  开立: { page: '凭证开立申请' },\n  撤回: {\n    page: '开立撤回申请',\n  },\n}",
    ),
  ],
  scenarios: [
    scenario('features/a.feature', 3, '我打开"凭证开立申请"页面'),
    scenario('features/a.feature', 9, '我打开"兑付申请"页面'),
    scenario('features/b.feature', 5, '核心企业开立一份', 's1'),
    scenario('features/c.feature', 3, '我开始办理"IS-9001"的"开立"'),
    scenario('features/c.feature', 9, '我开始办理"IS-9001"的"撤回"'),
  ],
  sentences: [{ id: 's1', file: 'features/steps/开立.steps.ts' }] as unknown as Project['sentences'],
  titles: new Map([['src/pages/issue/IssuePage.tsx', ['凭证开立申请']]]),
}

describe('一次改动要跑什么', () => {
  it('页面用到的部件：那个页面的测试，打开它的场景（也算句子里打开的、业务的表里写着的）', () => {
    expect(concerned(['src/ui/Table.tsx'], project)).toMatchObject({
      unit: ['tests/pages/issue.test.tsx', 'tests/architecture/layers.test.ts'],
      features: ['features/a.feature:3', 'features/b.feature:5', 'features/c.feature:3'],
      faults: true,
      deploy: false,
    })
  })

  it('哪里都经过的：全部场景', () => {
    expect(concerned(['src/app/App.tsx'], project).features).toBe('all')
    expect(concerned(['mocks/voucher/issue/transitions.ts'], project).features).toBe('all')
  })

  it('只改规则：引用它的测试，没有场景', () => {
    expect(concerned(['src/domain/money.ts'], project)).toMatchObject({
      unit: ['tests/domain/money.test.ts', 'tests/architecture/layers.test.ts'],
      features: [],
      faults: false,
    })
  })

  it('改一份需求或一类句子：它自己的场景，用到的场景', () => {
    expect(concerned(['features/a.feature'], project).features).toEqual([
      'features/a.feature:3',
      'features/a.feature:9',
    ])
    expect(concerned(['features/steps/开立.steps.ts'], project).features).toEqual(['features/b.feature:5'])
  })

  it('契约、依赖与工具的设置：全部', () => {
    for (const path of ['openapi/corp/voucher/issues.yaml', 'package.json', 'vitest.config.ts'])
      expect(concerned([path], project)).toEqual({
        unit: 'all',
        features: 'all',
        faults: true,
        deploy: true,
        demo: true,
      })
  })
})
