import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coverageOf, parseRequirements, requirementPage } from '../../scripts/report/requirementPage.ts'
import { mergeResults, type Result, resultsOf } from '../../scripts/report/results.ts'
import { scenarioPage, stateOf } from '../../scripts/report/scenarioPage.ts'
import type { Envelope } from '../../scripts/spec/envelopes.ts'
import type { Scenario } from '../../scripts/spec/scenarios.ts'

const at = (seconds: number) => ({ seconds, nanos: 0 })
const step = (id: string, status: string, message?: string) => ({
  testStepFinished: {
    testCaseStartedId: 'r1',
    testStepId: id,
    testStepResult: { status, message, duration: at(0) },
    timestamp: at(1),
  },
})
const pickle = {
  id: 'p1',
  uri: 'features/甲/a.feature',
  name: '甲',
  location: { line: 4 },
  language: 'zh-CN',
  astNodeIds: ['n1'],
  tags: [{ name: '@GATE-04', astNodeId: 't' }],
  steps: [{ id: 's1', text: '我提交', astNodeIds: ['a1'], type: 'Action' }],
}
const run = (...extra: unknown[]): Envelope[] =>
  [
    { pickle },
    {
      testCase: {
        id: 'c1',
        pickleId: 'p1',
        testSteps: [
          { id: 'h1', hookId: 'h' },
          { id: 't1', pickleStepId: 's1', stepDefinitionIds: ['d'] },
        ],
      },
    },
    { testCaseStarted: { id: 'r1', testCaseId: 'c1', attempt: 0, timestamp: at(10) } },
    ...extra,
    { testCaseFinished: { testCaseStartedId: 'r1', timestamp: at(12), willBeRetried: false } },
  ] as unknown as Envelope[]
const attachment = (mediaType: string, body: string) => ({
  attachment: { testCaseStartedId: 'r1', testStepId: 't1', mediaType, body, contentEncoding: 'IDENTITY' },
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scf-report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('运行的结果', () => {
  const key = 'features/甲/a.feature#甲'

  it('步骤、截图、用时与世界', () => {
    const place = { person: 'core-operator', path: '/cv3/', world: 'w', controls: [], rebuilds: true }
    const results = resultsOf(
      run(
        step('h1', 'PASSED'),
        step('t1', 'PASSED'),
        attachment('text/x.scf-picture', 'a-1.jpg'),
        attachment('application/x.scf-place+json', JSON.stringify(place)),
      ),
    )
    expect(results[key]).toMatchObject({
      status: 'passed',
      seconds: 2,
      steps: [{ picture: 'a-1.jpg' }],
      place,
    })
  })

  it('步骤没通过是失败；步骤都通过而前后检查没通过，也是失败', () => {
    expect(resultsOf(run(step('h1', 'PASSED'), step('t1', 'FAILED', '不对')))[key]?.status).toBe('failed')
    const hook = resultsOf(run(step('h1', 'FAILED', '控制台错误'), step('t1', 'PASSED')))[key]
    expect(hook).toMatchObject({ status: 'failed', notes: ['控制台错误'] })
    expect(resultsOf(run(step('h1', 'PASSED'), step('t1', 'UNDEFINED')))[key]?.status).toBe('undefined')
  })

  it('并进以前的：没跑的留着，不存在了的丢掉', () => {
    const path = join(folder, 'results.json')
    const one = (status: Result['status']): Result => ({
      status,
      at: 0,
      seconds: 1,
      hash: '',
      steps: [],
      notes: [],
    })
    mergeResults({ 甲: one('failed'), 乙: one('passed') }, ['甲', '乙'], path)
    expect(mergeResults({ 甲: one('passed') }, ['甲', '乙'], path)).toMatchObject({
      甲: { status: 'passed' },
      乙: { status: 'passed' },
    })
    expect(Object.keys(mergeResults({}, ['甲'], path))).toEqual(['甲'])
  })
})

describe('页面', () => {
  const scenario = {
    key: 'k',
    uri: 'features/甲/a.feature',
    family: '甲',
    feature: '功能<一>',
    rule: '',
    name: '场景<b>',
    line: 4,
    tags: ['GATE-04'],
    steps: [],
    hash: 'h',
  } satisfies Scenario
  const passed: Result = { status: 'passed', at: 1, seconds: 1, hash: 'h', steps: [], notes: [] }

  it('改过正文的不再算通过', () => {
    expect(stateOf(scenario, undefined)).toBe('never')
    expect(stateOf(scenario, passed)).toBe('passed')
    expect(stateOf({ ...scenario, hash: 'x' }, passed)).toBe('changed')
  })

  it('内容里的尖括号不成标签', () => {
    const html = scenarioPage([scenario], { k: passed }, 0)
    expect(html).toContain('场景&lt;b&gt;')
    expect(html).not.toContain('场景<b>')
  })

  it('需求页：有场景的与没有的', () => {
    const requirements = parseRequirements(
      '编号\t出处\t要求\nGATE-04\t规范 4\t甲\nT-ISS-02\t流程 ISS 凭证开立\t乙\n',
    )
    const coverage = coverageOf(requirements, [scenario])
    expect(coverage.map(({ scenarios }) => scenarios.length)).toEqual([1, 0])
    expect(requirementPage(coverage, { k: passed })).toMatch(/T-ISS-02[\s\S]*没有场景/)
  })

  it('不引用任何外部资源', () => {
    expect(scenarioPage([scenario], {}, 0)).not.toMatch(/(src|href)="https?:/)
  })
})
