import { useState } from 'react'
import type { ListQuery } from '#hooks/listQuery.ts'
import type { ListPage, ListResult } from './ListResult.ts'

interface Kept<Row> {
  page: ListPage<Row>
  label: string
  conditions: string
}

interface PageShown<Row> {
  /** 画的一页；第一次还在取、取不到时没有 */
  page: ListPage<Row> | undefined
  /** 取不到 */
  failed: boolean
  /** 画的是上一次查询的：变淡、标明、什么都不能办，直到新的来 */
  isOld: boolean
  /** 换的只是页码、每页条数、排序：总条数还是这些条件的 */
  isSameList: boolean
}

/** 查的是哪些：页码、每页条数与排序之外的条件。 */
const conditionsOf = ({ pageCond: _page, sort: _sort, ...conditions }: ListQuery): string =>
  JSON.stringify(conditions)

/**
 * 列表画哪一页：换条件、翻页时先留着旧的一页，不闪骨架。只有列表这样，读到的内容换了问题就没有了（决定 0049）；
 * 新的取不到，旧的也收走。
 * @param label 表的名字：换成另一张表的不留
 */
export function usePageShown<Row>(list: ListResult<Row>, label: string, query: ListQuery): PageShown<Row> {
  const conditions = conditionsOf(query)
  const [kept, setKept] = useState<Kept<Row>>()
  const { data } = list
  const failed = list.error !== undefined && list.error !== null && !data
  if (data && data !== kept?.page) setKept({ page: data, label, conditions })
  if (failed && kept) setKept(undefined)

  const isAsking = list.isLoading || list.isValidating
  const old = !data && !failed && isAsking && kept?.label === label ? kept : undefined
  return {
    page: data ?? old?.page,
    failed,
    isOld: old !== undefined,
    isSameList: old === undefined || old.conditions === conditions,
  }
}
