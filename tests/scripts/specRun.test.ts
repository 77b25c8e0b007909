import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affected, type Snapshot } from '../../checks/spec/affected.ts'
import { readFeatures } from '../../checks/spec/envelopes.ts'
import { stepPage } from '../../checks/spec/report/stepPage.ts'
import { type Scenario, scenariosIn } from '../../checks/spec/scenarios.ts'
import { selectionOf } from '../../checks/spec/selection.ts'
import { groupsOf, nearDuplicates, type Sentence, sentencesIn } from '../../checks/spec/sentences.ts'
import { SNIPPETS, snippetsOf } from '../../checks/spec/snippets.ts'
import { valueGroups, valuesIn } from '../../checks/spec/values.ts'

const envelopes = readFeatures()
const sentences = sentencesIn(envelopes)
const groups = valueGroups()

describe('选择要跑的', () => {
  const features = ['features/凭证/开立复核.feature', 'features/门户/请求.feature']
  const select = (...given: string[]) =>
    selectionOf(
      given,
      features,
      (path) => features.includes(path),
      () => '@T-ISS-02 @登录\n功能: 甲\n  场景: 金额(含税)要填\n',
    )

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

  it('文件名的一部分：有它的都跑；整个是场景名的，跑那个场景', () => {
    expect(select('开立').args).toEqual(['features/凭证/开立复核.feature'])
    expect(select('求').args).toEqual(['features/门户/请求.feature'])
    expect(select('含税').args).toEqual(['--name', '含税'])
    expect(
      selectionOf(
        ['驳回'],
        ['features/凭证/驳回原因.feature'],
        () => false,
        () => '功能: 甲\n  场景: 驳回\n',
      ).args,
    ).toEqual(['--name', '驳回'])
  })

  it('找不到的文件说出来', () => {
    expect(select('features/没有.feature:3').missing).toEqual([
      '找不到需求文件：features/没有.feature:3；最接近的是 features/门户/请求.feature、features/凭证/开立复核.feature',
    ])
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
    const chapters = groupsOf(sentences)
    expect(chapters.slice(0, 3).map(({ name }) => name)).toEqual(['登录', '页面', '首页'])
    const silent = chapters.filter(({ about }) => about === '').map(({ name }) => name)
    expect(silent, '步骤文件的第一行注释要说这一组说什么').toEqual([])
  })

  it('参数、后面带什么、例子与用处都从代码与需求文件里来', () => {
    const found = sentences.find(({ pattern }) => pattern === '系统中有如下{单据}:')
    expect(found).toMatchObject({
      keyword: '假如',
      takes: '表格',
      group: '数据',
      parameters: [{ name: '单据', kind: '单据', meaning: '单据的中文名' }],
    })
    expect(found?.example?.table.length).toBeGreaterThan(1)
    expect(found?.uses.length).toBeGreaterThan(10)
    expect(sentences.find(({ pattern }) => pattern.startsWith('{哪些调用}返回如下内容'))?.takes).toBe('文字')
  })

  it('做同一件事的与说法相近的是重复，只差否定的不是', () => {
    const make = (pattern: string, body: string): Sentence => ({
      ...(sentences[0] as Sentence),
      pattern,
      body,
      keyword: '那么',
      takes: '',
      parameters: [...pattern.matchAll(/\{/g)].map(() => ({ name: '文本', meaning: '', used: [] })),
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
    const text = readFileSync(SNIPPETS, 'utf8')
    expect(text === snippetsOf(sentences, groups), '请运行 npm run spec:steps').toBe(true)
    expect(Buffer.byteLength(text)).toBeLessThan(300_000)
  })

  it('补全里短的清单可以选，值可以按种类找到', () => {
    const snippets = JSON.parse(snippetsOf(sentences, groups)) as Record<string, { body: string[] }>
    expect(snippets['我以{人员}登录']?.body[0]).toMatch(
      /^我以"\$\{1\|core-operator,core-director,.*\|\}"登录$/,
    )
    expect(snippets['示例数据可以开立']?.body).toEqual(['示例数据为"可以开立"'])
    expect(snippets['外部机构银行兑付到账']?.body[0]).toMatch(/^外部机构"银行"对"兑付编号.*"办理"兑付到账"$/)
    expect(snippets['单据公告']?.body.length).toBe(3)
  })

  it('句子的参数说写哪一种值，种类都有清单', () => {
    const names = groups.map(({ name }) => name)
    const kinds = sentences.flatMap(({ parameters }) => parameters.flatMap(({ kind }) => kind ?? []))
    expect(kinds.filter((kind) => !names.includes(kind))).toEqual([])
    expect(new Set(kinds).size).toBeGreaterThan(6)
    const outside = sentences.find(({ pattern }) => pattern.startsWith('外部机构'))
    expect(outside?.parameters.map(({ meaning }) => meaning)).toEqual([
      '外部机构的名称',
      expect.stringContaining('单据编号'),
      '外部机构能办理的事',
    ])
    const entering = sentences.find(({ pattern }) => pattern === '我以/换成{人员}登录')
    expect(entering?.parameters[0]?.used).toContain('core-operator')
  })

  it('每一种值都有内容，写法不重复', () => {
    // whether the names of calls are unique is the contract's business
    for (const group of groups.filter(({ name }) => name !== '调用')) {
      const texts = group.parts.flatMap(({ title, values }) =>
        values.flatMap((value) => value.texts.map((text) => `${title} ${text}`)),
      )
      expect(valuesIn(group).length, group.name).toBeGreaterThan(0)
      expect(
        texts.filter((text, at) => texts.indexOf(text) !== at),
        group.name,
      ).toEqual([])
    }
  })

  it('目录里值与句子在一起：链接指到清单，点一下复制的就是值', () => {
    const html = stepPage(groupsOf(sentences), groups)
    for (const { name } of groups) expect(html).toContain(`id="值-${name}"`)
    const targets = [...html.matchAll(/href="#(值-[^"]+)"/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !html.includes(`id="${target}"`))).toEqual([])
    expect(html).toContain('<button class="value">core-operator</button>')
    expect(html).toContain('| 接收方 | 凭证金额 |')
    expect(html).not.toMatch(/(src|href)="https?:/)
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
