import { expect, test } from 'vitest'
import type { FinancePackage } from '#api/generated/corp/model/index.ts'
import { lackingPackage } from '#business/credit/finance/values.ts'
import { importTotal } from '#pages/credit/core/issue/issueColumns.ts'

const packageOf = (part: Partial<FinancePackage>) => part as FinancePackage

test('选凭证那一步就说没有能用的资料包：没有、都不能用；有能用的、还没有取来的不说', () => {
  const group = { enabled: false, reason: '资料包与凭证的交易对手不同' }
  expect(lackingPackage(undefined)).toBeUndefined()
  expect(lackingPackage([packageOf({ enabled: true }), packageOf(group)])).toBeUndefined()
  expect(lackingPackage([])).toBe('还没有融资资料包，第三步要选，请先新建并校验通过')
  expect(lackingPackage([packageOf(group), packageOf(group)])).toBe(
    '现有的 2 个资料包都不能用于这笔融资：资料包与凭证的交易对手不同；第三步要选，请先新建',
  )
  expect(lackingPackage([packageOf(group), packageOf({ ...group, reason: '未校验' })])).toBe(
    '现有的 2 个资料包都不能用于这笔融资；第三步要选，请先新建',
  )
})

test('导入预览：可导入的合计多少，与可用额度相比', () => {
  const rows = [{ faceAmount: '100.00' }, { faceAmount: '250.50' }]
  expect(importTotal(rows, '400.00')).toEqual({
    text: '2 行合计 350.50元，提交之后可用额度剩 49.50元',
    isShort: false,
  })
  expect(importTotal(rows, '300.00')).toEqual({
    text: '2 行合计 350.50元，超出可用额度 50.50元，不能全部提交',
    isShort: true,
  })
})
