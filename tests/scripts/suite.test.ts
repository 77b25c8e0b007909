// The parts of npm test and npm run deep, and their budgets.
import { describe, expect, it } from 'vitest'
import { inTurn, turnIn } from '../../checks/shared/turn.ts'
import { coreOf } from '../../checks/spec/core.ts'
import { cover } from '../../checks/spec/cover.ts'
import { parseShown } from '../../checks/spec/shown.ts'
import { BUDGETS } from '../../checks/suite/budgets.ts'
import { featuresFor } from '../../checks/suite/changed.ts'
import { deepChecks, minutesOf } from '../../checks/suite/deepChecks.ts'
import { overBudget, SLACK } from '../../checks/suite/parts.ts'
import { planOf, TURNS, turnsOf } from '../../checks/suite/plan.ts'
import { ProcessorMeter } from '../../checks/suite/processorSeconds.ts'

describe('npm test 的场景', () => {
  const scenario = (name: string, tags: string[], ...steps: [sentence: string, text: string][]) => ({
    uri: 'features/凭证/开立.feature',
    name,
    tags,
    steps: steps.map(([sentence, text]) => ({ sentence, text })),
  })
  const shown = parseShown(
    'id\tevent\tactor\tmade\trefused\tsentence\nT-ISS-02\t\t\tfeatures/凭证/开立.feature › 办成\t\t\n',
  )
  const scenarios = [
    scenario('办成', ['T-ISS-02'], ['open', '我打开"开立申请"页面'], ['submit', '我提交']),
    scenario('又办成', ['T-ISS-02'], ['open', '我打开"开立申请"页面'], ['submit', '我提交']),
    scenario('独有的要求', ['SHELL-01'], ['open', '我打开"开立申请"页面']),
    scenario('独有的页面', [], ['open', '我打开"开立查询"页面']),
    scenario('独有的句子', [], ['look', '我看一眼']),
  ]

  it('shown.tsv 说到的都在，独有一个要求、页面、句子的也在；别的不在', () => {
    expect(coreOf(scenarios, shown).map(({ name }) => name)).toEqual([
      '办成',
      '独有的要求',
      '独有的页面',
      '独有的句子',
    ])
  })

  it('分得清一个列表的几个金额的，取第一个', () => {
    const table = [
      ['编号', '账单金额', '其中税额'],
      ['B-1', '106.00', '6.00'],
    ]
    const telling = (name: string, text: string, rows = table) => ({
      ...scenario(name, []),
      steps: [{ sentence: 'records', text, table: rows }],
    })
    const named = '列表"平台账单"应有如下记录:'
    const one = telling(
      '一个金额',
      named,
      table.map((row) => row.slice(0, 2)),
    )
    const first = telling('两个金额', named)
    const second = telling('又两个金额', named)
    const nameless = telling('没有说哪个列表', '列表应有如下记录:')
    const quiet = scenario('不说', [], ['records', ''])
    expect(coreOf([one, first, second, nameless, quiet], shown)).toEqual([first])
  })

  it('同名的例子只取第一个', () => {
    const [one] = coreOf([scenarios[0]!, { ...scenarios[0]!, steps: [] }], shown)
    expect(one).toBe(scenarios[0])
  })

  it('取便宜的；由别的带到了的去掉', () => {
    const dear = { cost: 5, brings: ['a'] }
    const cheap = { cost: 1, brings: ['a'] }
    const both = { cost: 3, brings: ['b', 'c', 'd', 'e'] }
    expect(cover([dear, cheap, both])).toEqual([both, cheap])
    // a is cheapest alone, and is included in the one that also brings b
    const more = { cost: 2, brings: ['a', 'b'] }
    expect(cover([cheap, more])).toEqual([more])
  })
})

describe('CI 的计划', () => {
  const check = (title: string, concerns: RegExp, minutes: number) => ({ title, concerns, minutes })
  const minutes = ({ minutes: taken }: { minutes: number }) => taken
  const checks = Array.from({ length: 10 }, (_, at) => check(`检查 ${at}`, /^src\//, at + 1))
  const plan = (changed: string[] | undefined, landing: number, room = 24) =>
    planOf(checks, minutes, { changed, landing, room })

  it.each([0, 3, 11])('从第 %i 次起的六次落地，每个都轮到', (from) => {
    const run = Array.from({ length: TURNS }, (_, at) => plan([], from + at).share).flat()
    expect(new Set(run)).toEqual(new Set(checks))
  })

  it('牵涉的接在轮到的之后，放不下的说出来，不超过给的时间', () => {
    const { share, concerned, postponed } = plan(['src/main.tsx'], 0)
    expect(new Set([...share, ...concerned, ...postponed])).toEqual(new Set(checks))
    expect([...share, ...concerned].reduce((sum, one) => sum + one.minutes, 0)).toBeLessThanOrEqual(24)
    expect(postponed.length).toBeGreaterThan(0)
    expect(plan(['docs/map.md'], 0).concerned).toEqual([])
    // unknown changes: everything may have changed
    expect(plan(undefined, 0)).toEqual(plan(['src/main.tsx'], 0))
  })

  it('真的检查：名称各不相同，都有预算，一次轮到的不超过 24 分钟', () => {
    expect(new Set(deepChecks.map(({ title }) => title)).size).toBe(deepChecks.length)
    expect(deepChecks.filter(({ title }) => !BUDGETS[title]).map(({ title }) => title)).toEqual([])
    for (const turn of turnsOf(deepChecks, minutesOf))
      expect(turn.reduce((sum, one) => sum + minutesOf(one), 0)).toBeLessThan(24)
  })

  it('只跑改动牵涉的场景：按家族；各页都靠着的变了就跑 npm test 的那些', () => {
    expect(featuresFor(['src/pages/credit/core/issue/IssuePage.tsx', 'mocks/abs/seed.ts'])).toEqual([
      'features/凭证',
      'features/资产支持',
    ])
    expect(featuresFor(['features/保函/保函发票.feature', 'docs/map.md'])).toEqual(['features/保函'])
    expect(featuresFor(['src/pages/my/x.tsx', 'src/ui/table/DataTable.tsx'])).toEqual(['--core'])
    expect(featuresFor(['docs/map.md'])).toEqual([])
  })
})

describe('轮到的一份', () => {
  it('各份合起来就是全部；写错的认不出', () => {
    const list = [1, 2, 3, 4, 5, 6, 7]
    const turns = [1, 2, 3].map((turn) => inTurn(list, { turn, of: 3 }))
    expect(turns).toEqual([
      [1, 4, 7],
      [2, 5],
      [3, 6],
    ])
    expect(turnIn('2/6')).toEqual({ turn: 2, of: 6 })
    expect(['0/6', '7/6', '2', 'x/y'].map(turnIn)).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('预算', () => {
  it('超出的一部分一句；没有预算的、量不出的不管', () => {
    const allowed = BUDGETS['功能场景']!.processorSeconds * SLACK
    const spent = (title: string, seconds: number | undefined) => ({ title, minutes: 1, seconds })
    expect(
      overBudget([spent('功能场景', allowed + 1), spent('单元测试', undefined), spent('别的', 9999)]),
    ).toEqual([`功能场景：用了 ${(allowed + 1).toFixed(0)} 处理器秒，预算 ${allowed.toFixed(0)}`])
    expect(overBudget([spent('功能场景', allowed)])).toEqual([])
    // on a machine that needs half as much again
    expect(overBudget([spent('功能场景', allowed * 1.4)], 1.5)).toEqual([])
  })

  it.runIf(process.platform === 'linux')('数得到自己用的处理器秒', () => {
    const meter = new ProcessorMeter()
    const before = meter.read()!
    const until = process.cpuUsage().user + 200_000
    while (process.cpuUsage().user < until);
    expect(meter.read()! - before).toBeGreaterThan(0.1)
  })
})
