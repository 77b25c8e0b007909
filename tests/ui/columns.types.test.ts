import { expect, test } from 'vitest'
import type { MoneyKeys } from '#ui/form/fieldNames.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { type Issue, issueLabels, issueQueryLabels } from './issue.ts'

// 写错字段名是编译错误：下面每个 @ts-expect-error 一旦不再报错，tsc 就失败。
test('列的词汇由编译器核对', () => {
  const is = column(issueLabels)
  const money: MoneyKeys<Issue> = 'faceAmount'
  expect(is.money(money).title).toBe('凭证金额（元）')
  // @ts-expect-error 编号不是金额
  is.money('issueNo')
  // @ts-expect-error 没有这个字段
  is.text('issueNumber')
  // @ts-expect-error 时刻不是日期
  is.date('createTime')
  // @ts-expect-error 金额不是费率
  is.rate('faceAmount')
  // @ts-expect-error 字符串不是个数
  is.number('faceAmount')
  // @ts-expect-error 个数不是布尔
  is.bool('termDays')
})

test('查询条件的词汇由编译器核对', () => {
  const filter = filters(issueQueryLabels)
  expect(filter.money('faceAmount', { label: '面额' })).toMatchObject({ label: '面额', name: 'faceAmount' })
  expect(filter.money('faceAmount').names).toEqual(['faceAmountFrom', 'faceAmountTo'])
  // @ts-expect-error 日期不是金额
  filter.money('promisePayDate')
  // @ts-expect-error 金额不是日期
  filter.dates('faceAmount')
  // @ts-expect-error 没有 issueNoFrom、issueNoTo
  filter.money('issueNo')
  // @ts-expect-error 字符串区间不是天数
  filter.days('faceAmount')
  // @ts-expect-error 单值字段不能多选
  filter.choices('issueStatus', [])
})
