// The texts of failures: Playwright's English in Chinese, and suggestions for unknown names.
import { describe, expect, it } from 'vitest'
import { selectionOf } from '../../checks/spec/selection.ts'
import { absent, closest, nearest, nearestAmount } from '../../features/plugin/closest.ts'
import { inWords, readable } from '../../features/plugin/readable.ts'
import { naming } from '../../features/support/pattern.ts'

const ESC = '\u001B'

/** The message of Playwright or cucumber, and the readable text. */
const SAID: readonly (readonly [name: string, english: string, chinese: string])[] = [
  [
    '点不到',
    "TimeoutError: locator.click: Timeout 15000ms exceeded.\nCall log:\n  - waiting for getByRole('button', { name: '新赠', exact: true }).last()\n",
    '点不到：等了 15 秒\n在等：按钮“新赠”',
  ],
  [
    '看不到',
    "Error: expect(locator).toBeVisible() failed\n\nLocator: getByRole('row').filter({ hasText: 'IS-1' })\nExpected: visible\nTimeout: 15000ms\nError: element(s) not found\n\nCall log:\n  - Expect \"toBeVisible\" with timeout 15000ms\n  - waiting for getByRole('row')\n",
    '“IS-1”与所说的不符\n应为：看得到\n等了 15 秒\n实际为：没有找到',
  ],
  [
    '内容不对，带颜色',
    `Error: ${ESC}[2mexpect(${ESC}[22m${ESC}[31mlocator${ESC}[39m${ESC}[2m).${ESC}[22mtoHaveText${ESC}[2m(${ESC}[22m${ESC}[32mexpected${ESC}[39m${ESC}[2m)${ESC}[22m failed\n\nLocator:  getByLabel(/^\\s*[*✱]?\\s*凭证金额\\s*(（[^）]*）)?\\s*[*✱]?\\s*[：:]?\\s*$/)\nExpected: ${ESC}[32m"甲"${ESC}[39m\nReceived: ${ESC}[31m"乙"${ESC}[39m\nTimeout:  15000ms\n`,
    '“凭证金额”与所说的不符\n应为："甲"\n实际为："乙"\n等了 15 秒',
  ],
  [
    '个数不对',
    "Error: 列表的行数\n\nexpect(locator).toHaveCount(expected) failed\n\nLocator:  getByRole('row')\nExpected: 2\nReceived: 0\nTimeout:  15000ms\n",
    '列表的行数\n应为：2\n实际为：0\n等了 15 秒',
  ],
  [
    '不该有的',
    'Error: 地址\n\nexpect(received).not.toContain(expected) // indexOf\n\nExpected substring: not "甲"\nReceived string:        "甲乙"\n',
    '地址\n不应为："甲"\n实际为："甲乙"',
  ],
  [
    '反复看的值',
    'Error: 账本的笔数\n\nexpect(received).toBe(expected) // Object.is equality\n\nExpected: 4\nReceived: 3\n\nCall Log:\n- Timeout 15000ms exceeded while waiting on the predicate',
    '账本的笔数\n应为：4\n实际为：3\n等了 15 秒',
  ],
  [
    '有两个',
    "Error: locator.click: Error: strict mode violation: getByRole('button', { name: '新增' }) resolved to 2 elements:\n    1) <button>新增</button> aka getByRole('button').first()\n    2) <button>新增</button> aka getByRole('button').nth(1)\n\nCall log:\n  - waiting for getByRole('button', { name: '新增' })\n",
    '按钮“新增”有 2 个，分不清是哪一个',
  ],
  [
    '打不开',
    'Error: page.goto: net::ERR_CONNECTION_REFUSED at http://127.0.0.1:1/cv3/\nCall log:\n  - navigating to "http://127.0.0.1:1/cv3/", waiting until "load"\n',
    '连不上：http://127.0.0.1:1/cv3/',
  ],
  ['页面关了', 'Error: page.title: Target page, context or browser has been closed', '页面已经关了'],
  [
    '一步太久',
    'Error: function timed out, ensure the promise resolves within 60000 milliseconds\n    at Timeout.<anonymous> (node:internal/timers:1:1)',
    '这一步 60 秒也没有做完',
  ],
  [
    '自己说的话原样，只留步骤的位置',
    'Error: 没有叫“甲”的用户\n    at Control.userIdOf (file:///x/node_modules/a.js:1:1)\n    at ScfWorld.<anonymous> (file:///x/features/steps/%E6%95%B0%E6%8D%AE.steps.ts:45:26)',
    '没有叫“甲”的用户\n（features/steps/数据.steps.ts:45）',
  ],
]

describe('失败的说法', () => {
  it.each(SAID)('%s', (_name, english, chinese) => {
    expect(readable(english)).toBe(chinese)
  })

  it('都不留 Playwright 的英文', () => {
    const words = /locator|expect|Expected|Received|Timeout|waiting|Call log|visible|resolved/i
    for (const [, english] of SAID) expect(readable(english)).not.toMatch(words)
  })

  it('定位的说法：最具体的在后，同一件东西只说一次', () => {
    expect(inWords("getByRole('button', { name: '提交' }).or(getByRole('link', { name: '提交' }))")).toBe(
      '按钮“提交”',
    )
    expect(inWords("locator('css=.x')")).toBe('')
  })
})

describe('指认一行的那一格', () => {
  it.each([
    ['40.00', '40.00'],
    ['75000.00', '75,000.00'],
    ['75,000.00', '75,000.00元'],
    ['６４０．００', '640.00'],
    ['１，２３４．００', '1,234.00'],
    ['IS-9001', ' IS-9001 复制'],
    ['澜山信托有限责任公司', '澜山信托有限责任公司'],
  ])('“%s”就是“%s”', (text, cell) => {
    expect(cell).toMatch(naming(text))
  })

  it.each([
    ['40.00', '640.00'],
    ['0', '640.00'],
    ['75,000.00', '75,000.01'],
    ['澜山信托', '澜山信托有限责任公司'],
    ['IS-900', 'IS-9001'],
  ])('“%s”不是“%s”', (text, cell) => {
    expect(cell).not.toMatch(naming(text))
  })
})

describe('没有的名称', () => {
  it('说相近的与现有的', () => {
    expect(absent('按钮', '新赠', ['查询', '新增', '新增'])).toBe(
      '没有按钮“新赠”；相近的有：新增；现有：查询、新增',
    )
    expect(absent('行', '甲', [])).toBe('没有行“甲”；现在一个也没有')
  })

  it('现有的太多，只列一些', () => {
    const many = Array.from({ length: 20 }, (_, at) => `第${at}项`)
    expect(absent('选项', '甲', many)).toContain('……共 20 个')
  })

  it('说的是金额，就说相差最少的那笔', () => {
    const rows = ['IS-9001 75,000.00 草稿', 'IS-9002 640,000.00 待复核']
    expect(absent('行', '75000.01', ['IS-9001', 'IS-9002'], rows)).toBe(
      '没有行“75000.01”；最接近的是 75,000.00；现有：IS-9001、IS-9002',
    )
    expect(nearestAmount('9.00', ['12.00', '7.00'])).toBe('7.00')
    expect(nearestAmount('9.00', ['一笔也没有'])).toBeUndefined()
    expect(nearestAmount('IS-9001', rows)).toBeUndefined()
  })

  it('最像的在前，一个也不像就没有', () => {
    expect(nearest('凭证开立申情', ['工作台', '凭证签收申请', '凭证开立申请'])[0]).toBe('凭证开立申请')
    expect(nearest('新赠', ['查询'])).toEqual([])
  })

  it('离得远的说法也找得到句子', () => {
    const known = ['我填写{文本}为{文本}', '我点击{文本}', '时间推进{int}天', '列表应有{int}条']
    expect(closest('我把"凭证金额"填成"1.00"', known)[0]).toBe('我填写"凭证金额"为"1.00"')
    expect(closest('我把凭证金额填成100万', known)[0]).toBe('我填写{文本}为{文本}')
    expect(closest('点一下"新增"按钮', known)[0]).toBe('我点击"新增"')
    expect(closest('过了30天', known)[0]).toBe('时间推进30天')
  })
})

describe('要跑的写错了', () => {
  const features = ['features/凭证/开立复核.feature']
  const text = '@T-ISS-02 @登录\n功能: 甲\n  场景: 驳回必须写意见\n  场景大纲: <谁>能登录\n'
  const select = (given: string) =>
    selectionOf(
      [given],
      features,
      (path) => features.includes(path),
      () => text,
    )

  it.each([
    ['@登陆', '没有场景带标签 @登陆；最接近的是 @登录'],
    ['开力复核', '没有需求文件或场景的名称里有“开力复核”；最接近的是 开立复核'],
    ['驳回必需写意见', '最接近的是 驳回必须写意见'],
    ['features/凭证/开立复合.feature', '最接近的是 features/凭证/开立复核.feature'],
  ])('%s', (given, said) => {
    expect(select(given).missing.join('\n')).toContain(said)
  })

  it('大纲的名称里填了值的，照样找得到', () => {
    expect(select('经办能登录').args).toEqual(['--name', '经办能登录'])
  })
})
