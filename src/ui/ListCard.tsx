import type { ReactNode } from 'react'
import type { ListQuery } from '#hooks/listQuery.ts'
import type { SetQuery } from '#hooks/useListQuery.ts'
import type { Column } from './columns.tsx'
import { DataTable, type ListResult } from './DataTable.tsx'
import type { KeysOf } from './fieldNames.ts'
import type { Filter } from './filters.ts'
import { PageCard } from './PageCard.tsx'
import { QueryForm } from './QueryForm.tsx'
import type { Selection } from './tableSelection.tsx'

interface ListCardProps<Row, Query extends ListQuery> {
  title: string
  /** 查的是什么，如 待复核开立申请：查询表单与表格都用这个名字 */
  label: string
  conditions: readonly Filter<Query>[]
  query: Query
  onQuery: SetQuery<Query>
  list: ListResult<Row>
  columns: readonly Column<Row>[]
  rowKey: KeysOf<Row, string>
  /** 没有记录时的一句话 */
  guidance: string
  toolbar?: ReactNode
  /** 批量：useBatchReview 给出的，或页面自己的选择与抽屉 */
  batch?: { selection: Selection<Row>; element: ReactNode }
}

/** 列表页的样子：查询、表格、批量与它的抽屉；页面只给条件、列与数据。 */
export function ListCard<Row extends object, Query extends ListQuery>({
  title,
  label,
  conditions,
  batch,
  ...table
}: ListCardProps<Row, Query>) {
  return (
    <PageCard title={title}>
      <QueryForm label={label} filters={conditions} query={table.query} onQuery={table.onQuery} />
      <DataTable label={label} {...table} selection={batch?.selection} />
      {batch?.element}
    </PageCard>
  )
}
