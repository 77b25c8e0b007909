import { describe, expect, it } from 'vitest'
import { normalizeStep } from '../../features/plugin/normalize-step.ts'

describe('步骤的规整写法', () => {
  it.each([
    ['我以“开立方经办”登录', '我以"开立方经办"登录'],
    ['点击「提交」和『取消』', '点击"提交"和"取消"'],
    ['列表有 ３ 条', '列表有3条'],
    ['列表有 12 条', '列表有12条'],
    ['打开 "凭证开立"  页面', '打开"凭证开立"页面'],
    ['填写,然后提交', '填写，然后提交'],
    ['金额为1,000.00元', '金额为1,000.00元'],
    ['我填写以下内容：', '我填写以下内容:'],
    ['　　缩进的全角空格　', '缩进的全角空格'],
    ['use two words', 'use two words'],
  ])('%s', (written, normal) => {
    expect(normalizeStep(written)).toBe(normal)
  })

  it('引号里的内容不动，只有引号变直', () => {
    expect(normalizeStep('提示“请填写 凭证金额,至少 １ 元”')).toBe('提示"请填写 凭证金额,至少 １ 元"')
  })

  it('规整过的再规整不变', () => {
    const once = normalizeStep('当 “甲,乙” 的 列表 有 ３ 条：')
    expect(normalizeStep(once)).toBe(once)
  })
})
