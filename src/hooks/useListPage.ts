import type { ListQuery, QueryField } from './listQuery.ts'
import { type SetQuery, useListQuery } from './useListQuery.ts'

interface ListSettings<Query, Condition> {
  /** 查询表单的筛选项，模块级常量；没有查询表单可略 */
  conditions?: readonly Condition[]
  /** 初始条件，模块级常量 */
  defaults?: Partial<Query>
}

/** 一个列表页：交给 ListCard 的条件、请求体与取来的一页。 */
interface ListPage<Query extends ListQuery, List, Condition> {
  conditions: readonly Condition[]
  query: Query
  onQuery: SetQuery<Query>
  list: List
}

const NONE = {}
const NO_CONDITIONS: readonly never[] = []

/**
 * 一个列表页：地址栏里的条件就是请求体，取来一页（QUERY-01…06）；`<ListCard {...page} …/>` 画出来。
 * @param usePage 生成的分页查询 hook，如 usePageIssueApplications；它也收 null（不查），条件的类型从中认出
 */
export function useListPage<
  Asked extends ListQuery | null | undefined,
  List,
  Condition extends QueryField & { readonly query?: NonNullable<Asked> } = never,
>(
  usePage: (query: Asked) => List,
  { conditions = NO_CONDITIONS, defaults = NONE }: ListSettings<NonNullable<Asked>, Condition> = {},
): ListPage<NonNullable<Asked>, List, Condition> {
  const [query, onQuery] = useListQuery<NonNullable<Asked>>(defaults, conditions)
  const list = usePage(query)
  return { conditions, query, onQuery, list }
}
