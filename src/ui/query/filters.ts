import { readAmount } from '#domain/amountInput.ts'
import type { Labels } from '#domain/labels.ts'
import { isMoney } from '#domain/money.ts'
import { readDigits } from '#domain/readCode.ts'
import { readDay } from '#domain/readDay.ts'
import type { QueryField } from '#hooks/listQuery.ts'
import type { Option } from '#ui/DictContext.ts'
import type { DayName, InstantName, KeysOf, RangeNames, RateName, StringKeys } from '#ui/form/fieldNames.ts'

/** 一个查询条件；由 filters() 的词汇建成，同时供 QueryForm 显示、供 useListQuery 读写地址栏。 */
export interface Filter<Query> extends QueryField {
  readonly kind: 'text' | 'money' | 'dates' | 'months' | 'days' | 'choice' | 'choices'
  readonly name: string
  readonly label: string
  /** 选项；取自字典时给 dict */
  readonly options?: readonly Option[]
  readonly dict?: string
  /** 字典里有、这份列表从来没有的，不给选 */
  readonly without?: readonly string[]
  /** 文字条件可选的建议；取不到的照样可以自己填 */
  readonly suggest?: () => Promise<readonly string[]>
  /** 只在类型里：把条件与查询类型绑在一起 */
  readonly query?: Query
}

type NotMoney = DayName | InstantName | RateName
type MoneyRange<Q> = Exclude<RangeNames<Q, string>, NotMoney>
type DayRangeName<Q> = Extract<RangeNames<Q, string>, DayName | InstantName>
type ListKeys<Q> = KeysOf<Q, readonly string[]>

const first = (texts: readonly string[]) => texts[0]
const when = (accept: (text: string) => boolean) => (texts: readonly string[]) =>
  texts[0] !== undefined && accept(texts[0]) ? texts[0] : undefined
const known = (options: readonly Option[]) => new Set(options.map((option) => option.value))
const looksLikeCode = (text: string) => /^\w{1,60}$/.test(text)

interface FilterOptions {
  /** 与契约的名称不同时才写 */
  label?: string
}

/**
 * 查询条件的词汇：`const filter = filters(issueApplicationQueryLabels)`，名称就是契约里的，字段名由编译器核对。
 * 区间条件写共同的名字：filter.money('faceAmount') 对应 faceAmountFrom / faceAmountTo（QUERY-02…06）。
 */
export function filters<Query extends object>(labels: Labels<Query>) {
  type Made = Filter<Query>
  type Parts = Pick<Made, 'kind' | 'parse'> & Partial<Made>
  const one = (name: keyof Query & string, options: FilterOptions | undefined, parts: Parts): Made => ({
    name,
    label: options?.label ?? labels[name],
    names: [name],
    ...parts,
  })
  // 两端同名；契约里各有一项
  const range = (name: string, options: FilterOptions | undefined, parts: Parts): Made => ({
    name,
    label: options?.label ?? labels[`${name}From` as keyof Query & string],
    names: [`${name}From`, `${name}To`],
    ...parts,
  })
  return {
    /** 文字，模糊匹配 */
    text: (name: StringKeys<Query>, options?: FilterOptions) =>
      one(name, options, { kind: 'text', parse: first }),
    /** 文字，模糊匹配，另有可选的建议；suggest 由页面给出，第一次聚焦时才问 */
    suggest: (name: StringKeys<Query>, suggest: () => Promise<readonly string[]>, options?: FilterOptions) =>
      one(name, options, { kind: 'text', parse: first, suggest }),
    /** 金额区间，下限大于上限不查询（QUERY-03） */
    money: (name: MoneyRange<Query>, options?: FilterOptions) =>
      range(name, options, {
        kind: 'money',
        parse: ([text = '']) => {
          const read = readAmount(text)
          return isMoney(read) ? read : undefined
        },
      }),
    /** 日期区间，两端互相限制（QUERY-04） */
    dates: (name: DayRangeName<Query>, options?: FilterOptions) =>
      range(name, options, { kind: 'dates', parse: ([text = '']) => readDay(text) || undefined }),
    /** 月份区间，yyyy-MM，在近 24 个月里选，两端互相限制 */
    months: (name: RangeNames<Query, string> & `${string}${'Month' | 'Period'}`, options?: FilterOptions) =>
      range(name, options, {
        kind: 'months',
        parse: when((text) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)),
      }),
    /** 天数区间，只收数字（QUERY-05） */
    days: (name: RangeNames<Query, number>, options?: FilterOptions) =>
      range(name, options, {
        kind: 'days',
        parse: ([text = '']) => (/^\d{1,5}$/.test(readDigits(text)) ? Number(readDigits(text)) : undefined),
      }),
    /** 单选，选项写在页面里 */
    choice: (name: StringKeys<Query>, list: readonly Option[], options?: FilterOptions) =>
      one(name, options, {
        kind: 'choice',
        options: list,
        parse: when((text) => known(list).has(text)),
      }),
    /** 多选，选 全部 即选中每一项（QUERY-06） */
    choices: (name: ListKeys<Query>, list: readonly Option[], options?: FilterOptions) =>
      one(name, options, {
        kind: 'choices',
        options: list,
        parse: (texts) => texts.filter((text) => known(list).has(text)),
      }),
    /** 单选，选项取自字典；without 是这份列表从来没有的 */
    dict: (
      name: StringKeys<Query>,
      dict: string,
      options?: FilterOptions & { without?: readonly string[] },
    ) =>
      one(name, options, {
        kind: 'choice',
        dict,
        ...(options?.without && { without: options.without }),
        parse: when(looksLikeCode),
      }),
    /** 多选，选项取自字典 */
    dicts: (name: ListKeys<Query>, dict: string, options?: FilterOptions) =>
      one(name, options, { kind: 'choices', dict, parse: (texts) => texts.filter(looksLikeCode) }),
  }
}
