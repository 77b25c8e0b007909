import { describe, expect, it } from 'vitest'
import { featureFiles } from '../../checks/spec/deployment.ts'
import { lintFeatures } from '../../checks/spec/lint.ts'
import { closest } from '../../features/plugin/closest.ts'
import { duplicateFeatures, styleFeature } from '../../features/plugin/feature-style.ts'

const ids = new Set(['GATE-04', 'T-ISS-02'])
const feature = (body: string, tags = '@GATE-04') =>
  `# language: zh-CN\n${tags}\n功能: 登录\n  场景: 登录\n    ${body.split('\n').join('\n    ')}\n`
const style = (text: string) => styleFeature('a.feature', text, ids)

describe('需求文件的写法', () => {
  it('写得好的没有问题', () => {
    expect(style(feature('当 我以"core-operator"登录\n那么 应进入"工作台"页面', '@GATE-04 @登录'))).toEqual(
      [],
    )
  })

  it('第一行要声明语言', () => {
    expect(style(feature('当 我提交').replace('zh-CN', 'en'))[0]).toContain('第一行应是')
  })

  it('不认识的编号指出最接近的', () => {
    expect(style(feature('当 我提交', '@GATE-40'))).toEqual([
      'a.feature:2 没有需求“GATE-40”；最接近的是 @GATE-04',
    ])
    expect(style(feature('当 我提交', '@wip'))[0]).toContain('应是需求编号或中文词')
  })

  it.each([
    ['点击"提交"', '有业务的说法：我提交'],
    ['点击"重置"', '有业务的说法：我重置查询条件'],
    ['点击"#submit"', '里有选择器'],
    ['我看到"div .row-1"', '里有选择器'],
    ['我打开"/credit/core/issue/issue"页面', '里有地址'],
    ['我在下拉框里选"甲"', '说的是控件'],
  ])('%s：%s', (step, problem) => {
    expect(style(feature(`当 我${step}`))[0]).toContain(problem)
  })

  it('说的就是接口或地址的句子，可以有地址', () => {
    expect(style(feature('假如 下一次"/v1/credits/issue/page"调用超时\n当 我打开地址"/workbench"'))).toEqual(
      [],
    )
  })

  it('表格与文本块里的内容不管', () => {
    expect(
      style(feature('当 我填写如下:\n  | 备注 | 点击"提交" |\n并且 我写下:\n  """\n  点击"提交"\n  """')),
    ).toEqual([])
  })

  it('一个场景最多 15 步，背景不算', () => {
    const steps = (count: number) => Array.from({ length: count }, () => '当 我提交').join('\n')
    expect(style(feature(steps(15)))).toEqual([])
    expect(style(feature(steps(16)))[0]).toMatch(/^a\.feature:4 场景“登录”有 16 步/)
  })

  it('同一文件里场景重名、不同文件里功能重名', () => {
    const twice = `${feature('当 我提交')}\n  场景: 登录\n    当 我提交\n`
    expect(style(twice)).toEqual(['a.feature:7 与第 4 行的场景重名：“登录”'])
    const files = new Map([
      ['a.feature', feature('当 我提交')],
      ['b.feature', feature('当 我提交')],
    ])
    expect(duplicateFeatures(files)).toEqual(['b.feature 与 a.feature 的功能重名：“登录”'])
  })

  it('本项目的需求文件都合规', () => {
    expect(featureFiles().length).toBeGreaterThan(20)
    expect(lintFeatures(featureFiles())).toEqual([])
  })
})

describe('最接近的句子', () => {
  const sentences = [
    '我以{文本}登录',
    '我打开{文本}页面',
    '列表应有{数}条',
    '应提示{文本}',
    '我填写{文本}为{文本}',
    '时间推进{数}天',
  ]

  it.each([
    ['我用“core-operator”登陆', '我以"core-operator"登录'],
    ['进入 "凭证开立申请" 页', '我打开"凭证开立申请"页面'],
    ['列表里应该有 3 条', '列表应有3条'],
    ['应该看到提示“提交成功”', '应提示"提交成功"'],
    ['输入"凭证金额"为"1.00"', '我填写"凭证金额"为"1.00"'],
  ])('%s', (written, known) => {
    expect(closest(written, sentences)[0]).toBe(known)
  })

  it('毫不相干的不硬凑；不是数字的不填进数字', () => {
    expect(closest('今天天气很好', sentences)).toEqual([])
    expect(closest('列表应有"甲"条', sentences)[0]).toBe('列表应有{数}条')
  })
})
