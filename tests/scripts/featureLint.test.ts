import { describe, expect, it } from 'vitest'
import { lintFeature } from '../../features/plugin/feature-lint.ts'

const lint = (text: string) => lintFeature('a.feature', text)

const GOOD = `# language: zh-CN
@登录
功能: 登录
  分析师写给人看的话，如果这里不是步骤也没关系。

  背景:
    假如平台已就绪

  @GATE-04
  场景: 正常登录
    当我以“经办”登录
    那么看到“首页”
      | 名称 | 值 |
      | 甲   | 1  |
    而且备注为
      """
      如果这一行在文本块里，就不是步骤
      """
    * 再看一眼

  场景大纲: 各种角色
    当我以"<角色>"登录
    例子:
      | 角色 |
      | 复核 |
`

describe('需求文件的检查', () => {
  it('写得对的没有问题', () => {
    expect(lint(GOOD)).toEqual([])
  })

  it.each([
    ['全角冒号', '功能: 甲\n场景：登录\n  当我登录', '场景'],
    ['例子的全角冒号', '功能: 甲\n场景大纲: 乙\n  当我登录\n  例子：\n  |a|', '例子'],
  ])('%s：说明在哪一行、该怎么写', (_name, text, word) => {
    expect(lint(text)[0]).toMatch(new RegExp(`^a\\.feature:\\d+ “${word}”后面是全角冒号`))
  })

  it('表格用了全角竖线', () => {
    expect(lint('功能: 甲\n场景: 乙\n  当我填写\n    ｜ 金额 ｜')).toEqual([
      'a.feature:4 表格用了全角竖线“｜”，请改成“|”',
    ])
  })

  it('写错的关键字', () => {
    expect(lint('功能: 甲\n场景: 乙\n  如果我登录\n  那么看到首页')).toEqual([
      'a.feature:3 “如果我登录”不是步骤：行首的关键字只能用 假如/假设/假定、当、那么、而且/并且/同时、但是',
    ])
  })

  it('已有步骤之后的任何别的话', () => {
    expect(lint('功能: 甲\n场景: 乙\n  当我登录\n  看到首页')[0]).toContain('“看到首页”不是步骤')
  })

  it('没有步骤的场景，说的是场景的行', () => {
    expect(lint('功能: 甲\n场景: 乙\n\n场景: 丙\n  当我登录')).toEqual([
      expect.stringMatching(/^a\.feature:2 “乙”没有任何步骤/),
    ])
  })

  it('没有例子的大纲', () => {
    expect(lint('功能: 甲\n场景大纲: 乙\n  当我以"<角色>"登录')).toEqual([
      'a.feature:2 “乙”是大纲却没有“例子:”',
    ])
  })

  it('Windows 的换行与全角空格的缩进照样认', () => {
    expect(lint(GOOD.replaceAll('\n', '\r\n').replaceAll('    ', '\u3000\u3000'))).toEqual([])
  })
})
