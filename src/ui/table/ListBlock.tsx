import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListQuery } from '#hooks/listQuery.ts'
import { readListSearch } from '#hooks/listSearch.ts'
import type { SetQuery } from '#hooks/useListQuery.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import { activeFilters, ConditionTags } from '#ui/query/ConditionTags.tsx'
import { QueryForm } from '#ui/query/Form.tsx'
import type { Filter } from '#ui/query/filters.ts'
import type { Column } from './columns.tsx'
import { DataTable, isAnswered } from './DataTable.tsx'
import type { ListResult } from './ListResult.ts'
import type { Selection } from './selection.tsx'

export interface ListBlockProps<Row, Query extends ListQuery> {
  /** 查的是什么，如 待复核开立申请：查询表单与表格都用这个名字 */
  label: string
  /** 一项也没有就不画查询表单 */
  conditions: readonly Filter<Query>[]
  query: Query
  onQuery: SetQuery<Query>
  list: ListResult<Row>
  columns: readonly Column<Row>[]
  rowKey: KeysOf<Row, string>
  /** 没有记录时的一句话 */
  guidance: string
  /** 没有记录时的主要动作 */
  emptyAction?: ReactNode
  toolbar?: ReactNode
  /** 查询与表格之间：随条件变的合计、统计 */
  between?: ReactNode
  /** 表格自成一节时的小标题 */
  section?: string
  /** 页面自己的批量选择 */
  selection?: Selection<Row>
  /** useBatchReview、useBatchSubmit 给出的批量：选择与它的抽屉 */
  batch?: { selection: Selection<Row>; element: ReactNode }
}

/** 列表的样子：查询、表格、批量与它的抽屉；在页签、小节里直接用，独占一页的用 ListCard。 */
export function ListBlock<Row extends object, Query extends ListQuery>({
  conditions,
  between,
  section,
  selection,
  batch,
  ...rest
}: ListBlockProps<Row, Query>) {
  const { label, query, onQuery, list } = rest
  const [search] = useSearchParams()
  const asked = readListSearch(search)
  const filters = conditions as unknown as readonly Filter<never>[]
  const values = query as Readonly<Record<string, unknown>>
  // 人自己加的条件：地址里有的；页面的初始条件不算
  const narrowing = activeFilters(filters, values).filter(({ names }) =>
    names.some((name) => asked.get(name)),
  )
  const nothingFound = (
    <EmptyState
      guidance={`没有符合这些条件的${label}`}
      action={
        <>
          <ConditionTags filters={narrowing} values={values} />
          <button type="button" className="text-button" onClick={() => onQuery.reset()}>
            清除条件
          </button>
        </>
      }
    />
  )
  const table = (
    <DataTable
      {...rest}
      selection={batch?.selection ?? selection}
      nothingFound={narrowing.length > 0 ? nothingFound : undefined}
    />
  )
  return (
    <>
      {conditions.length > 0 ? (
        <QueryForm
          label={label}
          filters={conditions}
          query={query}
          onQuery={onQuery}
          ready={isAnswered(list)}
        />
      ) : null}
      {between}
      {section === undefined ? table : <Section title={section}>{table}</Section>}
      {batch?.element}
    </>
  )
}
