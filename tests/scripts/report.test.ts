import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Envelope } from '../../checks/spec/envelopes.ts'
import { changesBetween, noteChanges } from '../../checks/spec/report/changes.ts'
import { FAMILY_WORDS } from '../../checks/spec/report/familyWords.ts'
import { flowPage, shownBy } from '../../checks/spec/report/flowPage.ts'
import { columnsOf, laneDrawing } from '../../checks/spec/report/laneDrawing.ts'
import { dropOldFiles } from '../../checks/spec/report/oldFiles.ts'
import { readFlows, readPages, readPeople } from '../../checks/spec/report/product.ts'
import { proofsOf } from '../../checks/spec/report/proofs.ts'
import { coverageOf, requirementPage } from '../../checks/spec/report/requirementPage.ts'
import { mergeResults, type Result, resultsOf } from '../../checks/spec/report/results.ts'
import { scenarioPage } from '../../checks/spec/report/scenarioPage.ts'
import { stateOf } from '../../checks/spec/report/scenarioState.ts'
import { startPage } from '../../checks/spec/report/startPage.ts'
import type { Scenario } from '../../checks/spec/scenarios.ts'
import { parseShown } from '../../checks/spec/shown.ts'
import { keptName } from '../../features/support/kept.ts'
import { readTransitionSpecs } from '../../scripts/docs/transitionSpecs.ts'
import { FAMILIES } from '../../scripts/families.ts'

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

describe('场景留下的文件', () => {
  const scenario = { uri: 'features/甲/a.feature', name: '甲', location: { line: 4 } }

  it('名字短，再跑一遍还是它，大纲的各个例子各有一个', () => {
    expect(keptName(scenario)).toMatch(/^[0-9a-f]{12}$/)
    expect(keptName({ ...scenario })).toBe(keptName(scenario))
    const others = [
      { ...scenario, location: { line: 5 } },
      { ...scenario, name: '乙' },
      { ...scenario, uri: 'features/乙/a.feature' },
    ]
    expect(new Set([scenario, ...others].map(keptName)).size).toBe(4)
  })

  it('没有哪个场景的截图与世界，扔掉', () => {
    const place = { person: '', path: '', world: 'w', controls: [], rebuilds: true }
    const one = (picture: string, journal?: string): Result => ({
      status: 'passed',
      at: 0,
      seconds: 1,
      hash: '',
      steps: [{ status: 'passed', message: '', picture }],
      notes: [],
      place: { ...place, ...(journal ? { journal } : {}) },
    })
    const files = { shots: ['a-1.jpg', 'c-1.jpg'], worlds: ['a.json', 'b.json', 'c.json'] }
    for (const [name, kept] of Object.entries(files)) {
      mkdirSync(join(folder, name))
      for (const file of kept) writeFileSync(join(folder, name, file), '')
    }
    dropOldFiles({ 甲: one('a-1.jpg', 'a.json'), 乙: one('') }, folder)
    expect(readdirSync(join(folder, 'shots'))).toEqual(['a-1.jpg'])
    expect(readdirSync(join(folder, 'worlds'))).toEqual(['a.json'])
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

  const around = (results: Record<string, Result>) => ({
    results,
    changes: { isKnown: false, of: new Map(), gone: [] },
    texts: new Map([['GATE-04', '甲']]),
  })

  it('改过正文的不再算通过', () => {
    expect(stateOf(scenario, undefined)).toBe('never')
    expect(stateOf(scenario, passed)).toBe('passed')
    expect(stateOf({ ...scenario, hash: 'x' }, passed)).toBe('changed')
  })

  it('内容里的尖括号不成标签', () => {
    const html = scenarioPage([scenario], around({ k: passed }), 0)
    expect(html).toContain('场景&lt;b&gt;')
    expect(html).not.toContain('场景<b>')
  })

  it('场景的世界：平常由正在运行的门户打开，文档在演示里时由演示打开', () => {
    const place = { person: 'core-operator', path: '/cv3/', world: 'w', controls: [], rebuilds: false }
    const kept = { ...passed, place: { ...place, journal: 'abc.json' } }
    const html = scenarioPage([scenario], around({ k: kept }), 0)
    const [, outside = '', inside = ''] = /data-open="([^"]*)" data-kept="([^"]*)"/.exec(html) ?? []
    const common = { title: '场景<b>', person: 'core-operator', path: '/cv3/' }
    expect(JSON.parse(decodeURIComponent(outside))).toEqual({ ...common, controls: [], rebuilds: false })
    expect(JSON.parse(decodeURIComponent(inside))).toEqual({ ...common, journal: '/worlds/abc.json' })
    expect(scenarioPage([scenario], around({ k: { ...passed, place } }), 0)).not.toContain('data-kept=')

    // the page's own script is the last of the document's one script
    const script = html.slice(html.lastIndexOf('(() => {'), html.lastIndexOf('</script>'))
    const linksAt = (address: string) => {
      const links = [
        { href: '', textContent: '在浏览器里打开起点的世界', dataset: { open: 'A', kept: 'B' } },
        { href: '', textContent: '在浏览器里打开这个世界', dataset: { open: 'A' } },
      ]
      const portal = { remove: vi.fn() }
      const origin = { value: 'http://127.0.0.1:5173/', addEventListener: () => {} }
      const page = {
        querySelectorAll: () => links,
        getElementById: (id: string) => (id === 'portal' ? portal : origin),
      }
      const storage = { getItem: () => null, setItem: () => {} }
      runInNewContext(script, { document: page, location: new URL(address), localStorage: storage })
      const isShown = portal.remove.mock.calls.length === 0
      return { links: links.map(({ href, textContent }) => [href, textContent]), isShown }
    }
    expect(linksAt('https://demo.example/docs/report.html')).toEqual({
      links: [
        ['https://demo.example/#open=B', '在演示里打开这个世界'],
        ['https://demo.example/#open=A', '在浏览器里打开这个世界'],
      ],
      isShown: false,
    })
    for (const address of ['file:///docs/report.html', 'http://ci.example/reports/report.html'])
      expect(linksAt(address)).toEqual({
        links: [
          ['http://127.0.0.1:5173/__mock/open#A', '在浏览器里打开起点的世界'],
          ['http://127.0.0.1:5173/__mock/open#A', '在浏览器里打开这个世界'],
        ],
        isShown: true,
      })
  })

  it('需求页：有场景的与没有的', () => {
    const requirements = [
      { id: 'GATE-04', source: '规范 4', text: '甲' },
      { id: 'T-ISS-02', source: '流程 ISS 凭证开立', text: '乙' },
    ]
    const coverage = coverageOf(requirements, [scenario])
    expect(coverage.map(({ scenarios }) => scenarios.length)).toEqual([1, 0])
    expect(requirementPage(coverage, { k: passed })).toMatch(/T-ISS-02[\s\S]*没有场景/)
  })

  it('从场景回到需求与流程；没有登记的标签不是链接', () => {
    const html = scenarioPage(
      [{ ...scenario, tags: ['GATE-04', 'T-ISS-02', '别的'] }],
      {
        ...around({}),
        texts: new Map([
          ['GATE-04', '甲'],
          ['T-ISS-02', '乙'],
        ]),
      },
      0,
    )
    expect(html).toContain('href="requirements.html#GATE-04" title="甲"')
    expect(html).toContain('href="flows.html#T-ISS-02" title="乙"')
    expect(html).toContain('<span class="tag">别的</span>')
  })

  it('从需求到场景与它的截图', () => {
    const pictured = { status: 'passed' as const, message: '', picture: 'a-1.jpg' }
    const [coverage] = coverageOf([{ id: 'GATE-04', source: '规范 4', text: '甲' }], [scenario])
    const html = requirementPage([coverage!], { k: { ...passed, steps: [pictured] } })
    expect(html).toMatch(/href="report\.html#k">[^<]*<\/a>.*data-pictures="a-1\.jpg"/)
  })

  it('不引用任何外部资源', () => {
    expect(scenarioPage([scenario], around({}), 0)).not.toMatch(/(src|href)="https?:/)
  })
})

describe('与上一次相比', () => {
  const now = { 甲: { hash: '1', state: 'passed' }, 乙: { hash: '1', state: 'failed' } } as const

  it('新增、不再有、改了正文、新失败、新通过', () => {
    const changes = changesBetween(
      {
        甲: { hash: '0', state: 'failed' },
        丙: { hash: '1', state: 'passed' },
      },
      now,
    )
    expect(changes.of.get('甲')).toEqual(['text', 'mended'])
    expect(changes.of.get('乙')).toEqual(['new', 'broke'])
    expect(changes.gone).toEqual(['丙'])
    expect(changesBetween(undefined, now)).toMatchObject({ isKnown: false, gone: [] })
    expect(changesBetween(now, now).of.size).toBe(0)
  })

  it('没有新的运行，再写一遍页面，比的还是那一次', () => {
    const path = join(folder, 'changes.json')
    const scenario = { key: 'k', hash: 'h' } as Scenario
    const ran = (moment: number, status: Result['status']) => ({
      k: { at: moment, status, hash: 'h' } as Result,
    })
    expect(noteChanges([scenario], ran(1, 'passed'), path).isKnown).toBe(false)
    expect(noteChanges([scenario], ran(2, 'failed'), path).of.get('k')).toEqual(['broke'])
    expect(noteChanges([scenario], ran(2, 'failed'), path).of.get('k')).toEqual(['broke'])
    expect(noteChanges([scenario], ran(3, 'failed'), path).of.size).toBe(0)
  })
})

describe('流程', () => {
  const pages = readPages()
  const flows = readFlows(pages)
  const one = (name: string, tags: string[] = []) =>
    ({
      key: name,
      uri: 'features/甲/a.feature',
      family: '甲',
      name,
      tags,
      steps: [],
      hash: 'h',
    }) as unknown as Scenario
  const result = (status: Result['status']): Result =>
    ({ status, at: 1, seconds: 1, hash: 'h', steps: [], notes: [] }) satisfies Result

  it('法里的每条流转都画着，状态与办理人都有中文名', () => {
    const drawn = flows.flatMap(({ transitions }) => transitions)
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(
      readTransitionSpecs()
        .map((row) => row['id']!)
        .toSorted(),
    )
    const words = drawn.flatMap(({ from, to, who }) => [...from, ...to, who])
    expect(words.filter((word) => word && !/[\u4e00-\u9fff]/.test(word))).toEqual([])
  })

  it('每个家族都有介绍、页面；能登录的人都在某个家族', () => {
    const names = Object.values(FAMILIES)
    expect(Object.keys(FAMILY_WORDS).toSorted()).toEqual(names.toSorted())
    expect(new Set(pages.map(({ family }) => family))).toEqual(new Set(names))
    expect(new Set(readPeople().map(({ family }) => family))).toEqual(new Set(names))
  })

  it('一列一个状态，一支箭头通往它的说明，每个起点一个圆点', () => {
    const arrow = {
      id: 'T-AAA-01',
      label: '01 提交',
      from: ['草稿', '已驳回'],
      to: ['待复核'],
      note: '',
      tone: 'good',
    }
    expect(columnsOf([arrow])).toEqual(['草稿', '已驳回', '待复核'])
    const svg = laneDrawing('AAA', '甲', [arrow])
    expect(svg.match(/<circle/g)).toHaveLength(2)
    expect(svg).toContain('<a href="#T-AAA-01" class="arrow good">')
  })

  it('办成的、办不成的来自 shown.tsv，其余来自标签', () => {
    const shown = parseShown(
      'id\tevent\tactor\tmade\trefused\tsentence\nT-A\t甲\t乙\tfeatures/甲/a.feature › 办\tfeatures/甲/a.feature › 不办\t不能\nT-B\t甲\t乙\t\t不会被拒绝：因为\t\n',
    )
    const proofOf = proofsOf(shown, [one('办', ['T-A']), one('不办'), one('另', ['T-A', 'T-B'])])
    const names = (scenarios: readonly Scenario[]) => scenarios.map(({ name }) => name)
    const proof = proofOf('T-A')
    expect([names(proof.made), names(proof.refused), names(proof.others)]).toEqual([['办'], ['不办'], ['另']])
    expect(proof.sentence).toBe('不能')
    expect(proofOf('T-B')).toMatchObject({ made: [], refused: [], never: '不会被拒绝：因为' })
    expect(shownBy(proofOf('T-C'), {})).toBe('warn')
    expect(shownBy(proof, {})).toBe('plain')
    const all = { 办: result('passed'), 不办: result('passed'), 另: result('passed') }
    expect(shownBy(proof, all)).toBe('good')
    expect(shownBy(proof, { ...all, 另: result('failed') })).toBe('bad')
  })

  it('首页与流程页不引用任何外部资源，搜索的目录里不会提前结束脚本', () => {
    const scenarios = [one('</script>')]
    const html = startPage(
      {
        scenarios,
        results: {},
        coverage: [],
        flows,
        pages,
        people: readPeople(),
        sentences: [],
        changes: { isKnown: true, of: new Map(), gone: ['features/甲/a.feature#旧'] },
      },
      0,
    )
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html).toContain('不再有')
    const drawn = flowPage(flows, proofsOf(new Map(), scenarios), {})
    for (const page of [html, drawn]) expect(page).not.toMatch(/(src|href)="https?:/)
  })
})
