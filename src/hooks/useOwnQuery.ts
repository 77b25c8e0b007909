import { useState } from 'react'
import type { ListQuery } from './listQuery.ts'
import type { SetQuery } from './useListQuery.ts'

/** 抽屉里的列表条件：不进地址栏，关上就没有；换了条件回到第一页，重置回到 first。 */
export function useOwnQuery<Query extends ListQuery>(first: Query): [Query, SetQuery<Query>] {
  const [query, setQuery] = useState(first)
  const onQuery: SetQuery<Query> = Object.assign(
    (change: Partial<Query>) =>
      setQuery((before) => ({ ...before, pageCond: { ...before.pageCond, pageNo: 1 }, ...change })),
    {
      reset: () => {
        setQuery(first)
        return first
      },
    },
  )
  return [query, onQuery]
}
