// Typing errors of analysts that once passed silently: each is refused with a sentence before anything runs.
import { describe, expect, it } from 'vitest'
import { featureFiles } from '../../checks/spec/deployment.ts'
import { lintFeatures } from '../../checks/spec/lint.ts'
import { lintFeature } from '../../features/plugin/feature-lint.ts'
import { styleFeature } from '../../features/plugin/feature-style.ts'
import { silentProblems } from '../../features/plugin/silent.ts'
import { vocabularyOf } from '../../features/plugin/vocabulary.ts'

const IDS = new Set(['GATE-04', 'T-ISS-02'])
const judge = (text: string): string[] => {
  const problems = lintFeature('甲.feature', text)
  return problems.length > 0
    ? problems
    : [...silentProblems('甲.feature', text), ...styleFeature('甲.feature', text, IDS)]
}
/** A scenario with these steps. */
const feature = (...steps: string[]): string =>
  ['# language: zh-CN', '@GATE-04', '功能: 甲', '  场景: 乙', ...steps.map((step) => `    ${step}`), ''].join(
    '\n',
  )

const ENTER = '假如 我以"core-operator"登录'
const OPEN = '当 我打开"凭证开立申请"页面'
const SEEN = '那么 列表应有2条'
const then = (...steps: string[]): string => feature(ENTER, OPEN, SEEN, ...steps)
const outline = (step: string, ...examples: string[]): string =>
  feature(ENTER, OPEN, step, '例子:', ...examples).replace('场景: 乙', '场景大纲: 乙')

/** The error, the text, and the message. */
const TRAPS: readonly (readonly [name: string, text: string, said: string])[] = [
  ['没有那么', feature(ENTER, OPEN), '没有“那么”：什么也没有检查'],
  ['那么之后又办了一件', then('当 我点击"新增"'), '最后办的没有检查'],
  ['一步也没有', feature(), '没有任何步骤'],
  ['列表的记录只有表头', then('并且 列表应有如下记录:', '  | 凭证编号 |  金额 |'), '只有表头，没有记录'],
  ['一列的记录只有表头', then('并且 列表应有如下记录:', '  | 凭证金额 |'), '只有表头，没有记录'],
  [
    '造数据的表只有表头',
    then('假如 系统中有如下"开立申请":', '  | 凭证金额 | 接收方 |', SEEN),
    '只有表头，没有记录',
  ],
  ['办不成的表只有表头', then('并且 这些都办不成，说明原因:', '  | 流转 | 页面 |'), '只有表头，没有记录'],
  ['表后面没有表', then('并且 列表应有如下记录:'), '后面要有一张表或一段文字'],
  [
    '一行少一格',
    then('并且 列表应有如下记录:', '  | 凭证编号 | 金额 |', '  | PZ-1 |'),
    '这一行有 1 格，表头有 2 格',
  ],
  [
    '一列写了两次',
    then('并且 列表应有如下记录:', '  | 状态 | 状态 |', '  | 草稿 | 草稿 |'),
    '“状态”这一列写了两次',
  ],
  ['按钮写错', then('并且 不应有按钮"新赠"'), '“新赠”哪里都没有，这一句总会成立；相近的有：新增'],
  ['页面上的字写错', then('并且 页面不应显示"凭正"'), '“凭正”哪里都没有'],
  ['菜单写错', then('并且 菜单不应有"凭证开立申情"'), '相近的有：凭证开立申请'],
  ['左侧菜单写错', then('并且 左侧菜单不应有"凭征转让申请"'), '凭证转让申请'],
  ['字段写错', then('并且 不应有字段"承诺付宽日"'), '相近的有：承诺付款日'],
  ['查询条件写错', then('并且 查询条件不应有"开立申请编好"'), '相近的有：开立申请编号'],
  ['列表里的字写错', then('并且 列表中不应有"待复合"'), '“待复合”哪里都没有'],
  ['列表里的金额哪里都没有', then('并且 列表中不应有"9,999,999.37"'), '“9,999,999.37”哪里都没有'],
  ['行里的操作写错', then('并且 对"1,000,000.00"不应有"撒销"'), '“撒销”哪里都没有'],
  ['待办写错', then('并且 不应有待办"待福核"'), '“待福核”哪里都没有'],
  ['列表的名称写错，零条', then('并且 列表"凭正清单"应有0条'), '“凭正清单”哪里都没有'],
  ['列表的名称写错，应为空', then('并且 列表"凭正清单"应为空'), '“凭正清单”哪里都没有'],
  ['调用写错', then('并且 不应发出"提交开立申情"调用'), '“提交开立申情”哪里都没有'],
  ['请求里的字哪里都没有', then('并且 发出的"登录"调用不应含"19900001234"'), '“19900001234”哪里都没有'],
  ['浏览器里的字哪里都没有', then('并且 浏览器里不应留有"6214990000009"'), '“6214990000009”哪里都没有'],
  ['提示是空的', then('并且 应提示""'), '要得到的是空的'],
  ['显示是空的', then('并且 页面应显示""'), '要得到的是空的'],
  ['列表中应有空的', then('并且 列表中应有""'), '要得到的是空的'],
  [
    '占位写错',
    outline('那么 应提示"<所见>"', '  | 见到 |', '  | 甲 |'),
    '例子里没有“所见”这一列，场景大纲“乙”里的“<所见>”不会换掉',
  ],
  [
    '例子多一列',
    outline('那么 应提示"<甲>"', '  | 甲 | 乙 |', '  | 1 | 2 |'),
    '“乙”这一列，场景大纲“乙”没有用到',
  ],
  ['例子只有列名', outline('那么 应提示"<甲>"', '  | 甲 |'), '例子只有列名，没有一行'],
  [
    '例子一行少一格',
    outline('那么 应提示"<甲><乙>"', '  | 甲 | 乙 |', '  | 1 |'),
    '甲.feature:10 这一行有 1 格，表头有 2 格',
  ],
  ['占位写在普通场景里', then('并且 应提示"<甲>"'), '它不是场景大纲'],
  ['大纲没有例子', feature(ENTER, SEEN).replace('场景: 乙', '场景大纲: 乙'), '是大纲却没有“例子:”'],
  ['如果', feature('如果 我以"core-operator"登录', SEEN), '“如果 我以"core-operator"登录”不是步骤'],
  ['然后', feature(ENTER, '然后 我点击"新增"', SEEN), '不是步骤'],
  ['全角冒号', feature(ENTER, SEEN).replace('场景: 乙', '场景：乙'), '后面是全角冒号'],
  ['全角竖线', then('并且 列表应有如下记录:', '  ｜ 状态 ｜'), '用了全角竖线'],
  [
    '没有这个需求',
    feature(ENTER, SEEN).replace('@GATE-04', '@GATE-44'),
    '没有需求“GATE-44”；最接近的是 @GATE-04',
  ],
  ['打开的页面写错', feature(ENTER, '当 我打开"凭证开立申情"页面', SEEN), '相近的有：凭证开立申请'],
  ['那么后面是要办的事', then('并且 我点击"新增"'), '“那么”后面写应得到什么'],
  ['数目加了引号', then('并且 列表应有"2"条'), '数目不加引号：写 2'],
  ['引号没有成对', then('并且 页面应显示"凭证开立申请'), '引号没有成对'],
  ['页面的标题里就有', then('并且 页面应显示"开立"'), '标题里就有“开立”'],
  ['地址是每页都有的', then('并且 地址应含"/"'), '每一页的地址都含“/”'],
  ['地址是门户的根', then('并且 地址应含"/cv3/"'), '每一页的地址都含“/cv3/”'],
  ['轨迹里只写岗位', then('并且 审批轨迹应包含"经办"'), '轨迹里本来就有“经办”'],
  [
    '列表里有刚办的那一行',
    then('当 我对"1,000,000.00"执行"作废"', '那么 列表中应有"1,000,000.00"'),
    '写 行"1,000,000.00"的"状态"应为',
  ],
  [
    '列表里有刚复核的那一行',
    then('当 "core-director"复核通过"900,000.00"的"兑付"', '那么 列表中应有"900,000.00"'),
    '之前列表里就有“900,000.00”',
  ],
  ['提示只是字段的名称', then('并且 字段"凭证金额"应提示"凭证金额"'), '只是“凭证金额”的名称'],
  [
    '换个名称又写了一遍',
    `${feature(ENTER, SEEN)}  场景: 丙\n    ${ENTER}\n    ${SEEN}\n`,
    '与第 4 行的场景“乙”每一步都相同',
  ],
  ['同名的场景', `${feature(ENTER, SEEN)}  场景: 乙\n    ${ENTER}\n    ${SEEN}\n`, '重名：“乙”'],
]

describe('悄悄就绿的写法', () => {
  it.each(TRAPS)('%s', (_name, text, said) => {
    expect(judge(text).join('\n')).toContain(said)
  })

  it('至少三十种', () => {
    expect(TRAPS.length).toBeGreaterThanOrEqual(30)
  })

  it('办了才成立的不拦：页面自己的地址、结果与意见、办出来的另一行、换了列表再看', () => {
    const right = then(
      '并且 地址应含"/my/person-info"',
      '并且 地址应含"view=detail"',
      '并且 审批轨迹应包含"复核驳回"',
      '并且 字段"承诺付款日"应提示"请选择承诺付款日"',
      '当 我对"1,000,000.00"执行"复制"',
      '那么 列表中应有"草稿"',
      '当 我打开"凭证开立申请"页面',
      '那么 列表中应有"1,000,000.00"',
    )
    expect(silentProblems('甲.feature', right)).toEqual([])
  })

  it('写得对的否定不拦：界面里的、契约里的、场景自己填过的、记下来的、例子给的', () => {
    const right = [
      then('并且 不应有按钮"新增"'),
      then('并且 菜单不应有"凭证开立申请"'),
      then('当 我填写"备注"为"甲乙丙丁戊己"', '那么 页面不应显示"甲乙丙丁戊己"'),
      then('并且 列表中不应有"【申请】"'),
      outline('那么 菜单不应有"<没有>"', '  | 没有 |', '  | 凭证转让申请 |'),
      then('并且 字段"备注"应为""'),
    ]
    for (const text of right) expect(judge(text)).toEqual([])
  })

  it('现有的需求文件都过得去', () => {
    expect(lintFeatures(featureFiles())).toEqual([])
  })
})

describe('产品的词汇', () => {
  const words = vocabularyOf(
    [
      `// 注释里的"废话"不算\nconst columns = [{ title: '承诺付款日' }, { title: \`已选 \${count} 张\` }]\n<b>新增开立申请</b>\nconst labels = { 凭证金额: 'faceAmount' }`,
    ],
    ['    summary: 提交开立申请\n    enum: [A]\n    - 草稿\n'],
  )

  it('名称：字符串、标签之间的字、键、契约的值、带空格位的话', () => {
    for (const name of ['承诺付款日', '新增开立申请', '凭证金额', '提交开立申请', '草稿', '已选 3 张'])
      expect(words.isName(name), name).toBe(true)
    for (const name of ['废话', '付款日', '已选 张', 'columns']) expect(words.isName(name), name).toBe(false)
  })

  it('一段文字在哪一句里就算；相近的说出来', () => {
    expect(words.isText('付款日')).toBe(true)
    expect(words.isText('付宽日')).toBe(false)
    expect(words.near('承诺付宽日')).toEqual(['承诺付款日'])
  })
})
