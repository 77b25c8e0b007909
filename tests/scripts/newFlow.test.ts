// 照邻居写一个流程、一个页面：名字怎样换，什么拒绝。newFlow.deep.ts 真的写一份。
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { givenIn, type Plan, renaming, usageLines } from '../../scripts/copying.ts'
import { planFlow } from '../../scripts/newFlow.ts'
import { planPage } from '../../scripts/newPage.ts'
import { declaredRoutes } from '../../scripts/routes/declared.ts'
import { root } from './copied.ts'

const flow = { like: 'voucher/withdraw', flow: 'pledge', title: '凭证质押', code: 'PLG' }
const page = { like: '/guarantee/query/index', path: '/guarantee/renewal/index', title: '保函续期' }
const textOf = (plan: Plan, name: string): string => (plan instanceof Map ? plan.get(name) : plan) ?? ''

describe('改名', () => {
  const rename = renaming(
    new Map([
      ['claim', 'deposit'],
      ['guaranteeClaims', 'guaranteeDeposits'],
    ]),
    new Map([['GCL', 'GDP']]),
  )
  it.each([
    ['world.guaranteeClaims.need(claimNo)', 'world.guaranteeDeposits.need(depositNo)'],
    ["submitClaim('T-GCL-02')", "submitDeposit('T-GDP-02')"],
    // 门户的地址、别人的词、只是含着这几个字母的词
    [
      "'/guarantee/benefit/claim/index' claimGuarantee proclaim",
      "'/guarantee/benefit/claim/index' claimGuarantee proclaim",
    ],
  ])('%s', (text, wanted) => {
    expect(rename(text, new Set(['claimGuarantee']))).toBe(wanted)
  })
})

describe('命令行', () => {
  const questions = { like: '照哪个页面的地址', title: '中文标题' }
  it.each([
    [['--like', '/a', '--title=乙'], { like: '/a', title: '乙' }],
    [['--like', '/a'], { like: '/a' }],
    [['--role', 'gua.app.op'], '不认识“--role”'],
    [['--like', '/a', '多的'], '不认识“多的”'],
    [['--like', '/a', '--title'], '--title 之后没有写值'],
  ])('%j', (args, wanted) => {
    expect(givenIn(args, ['like', 'title'])).toEqual(wanted)
  })

  it('用法逐项说', () => {
    expect(usageLines(questions, 'npm run new:page -- --like /a')).toEqual([
      '用法：npm run new:page -- --like /a',
      '  --like　照哪个页面的地址',
      '  --title　中文标题',
      '在终端里运行时，没有写的会问。',
    ])
  })
})

describe('新流程', () => {
  it.each([
    [{ like: 'voucher/none' }, '没有“voucher/none”这个流程'],
    [{ like: 'voucher/cash' }, '不只一张流转表'],
    [{ flow: 'Pledge' }, '小驼峰'],
    [{ title: 'pledge' }, '标题是中文'],
    [{ code: 'PL' }, '三个大写字母'],
    [{ code: 'ISS' }, '流转表里已经有 ISS'],
    [{ flow: 'transfer' }, 'mocks/voucher/transfer 已经存在'],
    [{ flow: 'holiday' }, '契约里已经有标签 holidays'],
  ])('%j 被拒绝', (part, reason) => {
    expect(planFlow({ ...flow, ...part }, root)).toContain(reason)
  })

  it('接到家族上；标签说明一处，分组一处；流转与需求各一份', () => {
    const plan = planFlow(flow, root)
    const family = textOf(plan, 'mocks/voucher/family.ts')
    expect(family).toContain("import { pledgeModule } from './pledge/module.ts'")
    expect(family).toMatch(/ withdrawModule,\s+pledgeModule,/)
    expect(textOf(plan, 'mocks/voucher/pledge/module.ts')).toContain('export const pledgeModule: FlowModule')
    expect(textOf(plan, 'mocks/voucher/labels.ts')).toContain(
      "import { pledgeApplicationLabels } from '#api/generated/corp/labels/pledgeApplication.ts'",
    )
    expect(textOf(plan, 'openapi/corp/openapi.yaml').match(/\bpledges\b(?!\.)/g)).toHaveLength(3)
    for (const file of ['docs/transitions.tsv', 'features/requirements.tsv'])
      expect(textOf(plan, file).match(/^T-PLG-0\d\t/gm)).toHaveLength(5)
  })
})

describe('新页面', () => {
  it('路由、页面、权限、地址的法都写在邻居后面', () => {
    const plan = planPage(page, root)
    expect(textOf(plan, 'src/pages/guarantee/renewal/RenewalPage.tsx')).toContain('function RenewalPage(')
    expect(textOf(plan, 'src/routes/guarantee.ts')).toContain(
      "\n  renewal: queries('/guarantee/renewal/index', '保函续期'),",
    )
    expect(textOf(plan, 'mocks/portal/menu/grants.ts')).toContain("\n  '/guarantee/renewal/index': '")
    expect(textOf(plan, 'docs/routes.tsv')).toContain(
      '\n/guarantee/renewal/index\t保函续期\tguarantee\t保函查询\t',
    )
    // 需求文件从列表开始
    expect(textOf(plan, 'features/保函/保函续期.feature')).toContain('列表"保函"应为空')
  })

  it.each([
    [{ like: '/no/such' }, '没有页面'],
    [{ path: '/x' }, '地址是两段以上'],
    [{ title: 'Renewal' }, '标题是中文'],
    [{ path: '/guarantee/query' }, '已经声明过了'],
  ])('%j 被拒绝', (part, reason) => {
    expect(planPage({ ...page, ...part }, root)).toContain(reason)
  })

  it('读得出全部路由，选项写成空的 {} 也一样', () => {
    const routes = readFileSync('docs/routes.tsv', 'utf8').trim().split('\n').slice(1)
    const declared = declaredRoutes().map(({ path }) => path)
    expect(declared).toHaveLength(routes.length)
    expect(new Set(declared)).toEqual(new Set(routes.map((line) => line.split('\t')[0])))
  })
})
