import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affected, type Snapshot } from '../../scripts/spec/affected.ts'
import { readFeatures } from '../../scripts/spec/envelopes.ts'
import { type Scenario, scenariosIn } from '../../scripts/spec/scenarios.ts'
import { selectionOf } from '../../scripts/spec/selection.ts'
import { groupsOf, nearDuplicates, type Sentence, sentencesIn } from '../../scripts/spec/sentences.ts'
import { SNIPPETS, snippetsOf } from '../../scripts/spec/snippets.ts'

const envelopes = readFeatures()
const sentences = sentencesIn(envelopes)

describe('选择要跑的', () => {
  const features = ['features/凭证/开立复核.feature', 'features/门户/请求.feature']
  const select = (...given: string[]) => selectionOf(given, features, (path) => features.includes(path))

  it('标签、文件、文件名、场景名', () => {
    expect(select('@T-ISS-02', '@登录').args).toEqual(['--tags', '@T-ISS-02 or @登录'])
    expect(select('features/门户/请求.feature:12').args).toEqual(['features/门户/请求.feature:12'])
    expect(select('开立复核').args).toEqual(['features/凭证/开立复核.feature'])
    expect(select('开立复核:20').args).toEqual(['features/凭证/开立复核.feature:20'])
    expect(select('金额(含税)').args).toEqual(['--name', String.raw`金额\(含税\)`])
  })

  it('选项与它的值原样传下去', () => {
    expect(select('--tags', '@A and not @B', '--fail-fast', '开立复核').args).toEqual([
      '--tags',
      '@A and not @B',
      '--fail-fast',
      'features/凭证/开立复核.feature',
    ])
  })

  it('找不到的文件说出来', () => {
    expect(select('features/没有.feature:3').missing).toEqual(['找不到需求文件：features/没有.feature:3'])
  })
})

describe('改了之后重跑哪些', () => {
  const scenario = (name: string, hash: string, sentence = '') =>
    ({
      key: name,
      uri: 'features/a.feature',
      line: name.length,
      hash,
      tags: [],
      steps: [{ sentence }],
    }) as unknown as Scenario
  const sentence = { id: 's1', file: 'features/steps/甲.steps.ts' } as Sentence
  const before: Snapshot = {
    scenarios: [scenario('甲', '1'), scenario('乙乙', '1', 's1')],
    sentences: [sentence],
  }

  it('需求文件：只有变了的与新的', () => {
    const after = {
      ...before,
      scenarios: [scenario('甲', '2'), scenario('乙乙', '1'), scenario('丙丙丙', '1')],
    }
    expect(affected(['features/a.feature'], before, after)).toEqual([
      'features/a.feature:1',
      'features/a.feature:3',
    ])
    expect(affected(['features/a.feature'], before, before)).toEqual([])
  })

  it('步骤文件：用到它的句子的场景；其余：再跑上次的', () => {
    expect(affected(['features/steps/甲.steps.ts'], before, before)).toEqual(['features/a.feature:2'])
    expect(affected(['src/ui/Form.tsx'], before, before)).toBe('again')
  })
})

describe('步骤目录', () => {
  it('每句话都有组、关键字，组都有说明', () => {
    expect(sentences.length).toBeGreaterThan(150)
    const groups = groupsOf(sentences)
    expect(groups.slice(0, 3).map(({ name }) => name)).toEqual(['登录', '页面', '首页'])
    const silent = groups.filter(({ about }) => about === '').map(({ name }) => name)
    expect(silent, '步骤文件的第一行注释要说这一组说什么').toEqual([])
  })

  it('参数、后面带什么、例子与用处都从代码与需求文件里来', () => {
    const found = sentences.find(({ pattern }) => pattern === '系统中有如下{文本}:')
    expect(found).toMatchObject({
      keyword: '假如',
      takes: '表格',
      group: '数据',
      parameters: [{ name: '文本' }],
    })
    expect(found?.example?.table.length).toBeGreaterThan(1)
    expect(found?.uses.length).toBeGreaterThan(10)
    expect(sentences.find(({ pattern }) => pattern.startsWith('下一次{文本}调用返回如下内容'))?.takes).toBe(
      '文字',
    )
  })

  it('做同一件事的与说法相近的是重复，只差否定的不是', () => {
    const make = (pattern: string, body: string): Sentence => ({
      ...(sentences[0] as Sentence),
      pattern,
      body,
      keyword: '那么',
      takes: '',
      parameters: [...pattern.matchAll(/\{/g)].map(() => ({ name: '文本', meaning: '' })),
    })
    const pairs = nearDuplicates([
      make('列表中应有{文本}', 'a()'),
      make('列表中不应有{文本}', 'b()'),
      make('列表里应有{文本}', 'c()'),
      make('清单包含{文本}', 'a()'),
    ])
    expect(pairs.map(({ one, other, reason }) => `${one.pattern}|${other.pattern}|${reason}`)).toEqual([
      '列表中应有{文本}|清单包含{文本}|实现相同',
    ])
    const near = nearDuplicates([
      make('列表{文本}应有如下的记录', 'a()'),
      make('列表{文本}应有如下记录', 'b()'),
    ])
    expect(near).toMatchObject([{ reason: '说法相近' }])
  })

  it('编辑器补全与句子一致；不一致时运行 npm run spec:steps', () => {
    expect(readFileSync(SNIPPETS, 'utf8') === snippetsOf(sentences), '请运行 npm run spec:steps').toBe(true)
  })
})

describe('读需求文件', () => {
  it('场景的键各不相同，关键字、表格与标签都在', () => {
    const scenarios = scenariosIn(envelopes)
    expect(new Set(scenarios.map(({ key }) => key)).size).toBe(scenarios.length)
    const main = scenarios.find(({ uri }) => uri.endsWith('主流程.feature'))
    expect(main).toMatchObject({ family: '凭证', line: 11 })
    expect(main?.steps[0]?.keyword).toBe('假如')
    expect(main?.tags).toContain('T-ISS-02')
  })
})
