import type { PageCond } from '#hooks/listQuery.ts'

/** 列表的一页。 */
export interface ListPage<Row> {
  list: readonly Row[]
  pageCond: PageCond & { count: number }
  summary?: {
    count: number
    amount?: string
    amountField?: string
    others?: readonly { field: string; amount: string }[]
  }
}
/** 生成的列表 hook 给出的东西（SWR 结果里用到的部分）。 */
export interface ListResult<Row> {
  data?: ListPage<Row>
  error?: unknown
  isLoading: boolean
  isValidating: boolean
  mutate: () => unknown
}
