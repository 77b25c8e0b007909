import { type ReactNode, useRef, useState } from 'react'
import type { ListQuery, PageCond, Sort } from '#hooks/listQuery.ts'
import type { SetQuery } from '#hooks/useListQuery.ts'
import { formatMoney } from '#domain/money.ts'
import type { Column } from './columns.tsx'
import styles from './DataTable.module.css'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState, errorText } from './ErrorState.tsx'
import type { KeysOf } from './fieldNames.ts'
import { Notice } from './Notice.tsx'
import { Pagination } from './Pagination.tsx'
import { SkeletonBar } from './SkeletonRows.tsx'
import { HeaderCell } from './TableHeader.tsx'
import { type Selection, SelectionBar, useRowSelection } from './tableSelection.tsx'
import { TableSettingsButton } from './TableSettingsButton.tsx'
import { useTableSettings } from './tableSettings.ts'
import { useRowWindow } from './useRowWindow.ts'

export interface ListPage<Row> {
  list: readonly Row[]
  pageCond: PageCond & { count: number }
  summary?: { count: number; amount?: string }
}
/** 生成的列表 hook 给出的东西（SWR 结果里用到的部分）。 */
export interface ListResult<Row> {
  data?: ListPage<Row>
  error?: unknown
  isLoading: boolean
  isValidating: boolean
  mutate: () => unknown
}

interface DataTableProps<Row, Query extends ListQuery> {
  /** 表的名字，如 开立申请；按 table 与它可找到 */
  label: string
  list: ListResult<Row>
  columns: readonly Column<Row>[]
  query: Query
  onQuery: SetQuery<Query>
  rowKey: KeysOf<Row, string>
  /** 批量：选了哪些行、能做什么 */
  selection?: Selection<Row>
  /** 工具栏左侧的主要动作（新增、导出） */
  toolbar?: ReactNode
  /** 首次使用时的一句指引与主要动作 */
  guidance?: ReactNode
  emptyAction?: ReactNode
}

const ROW_HEIGHT = { compact: 33, default: 41, loose: 53 }

/** 列表：骨架、旧数据、空、错误、分页、排序、合计、列设置、批量都在这里，页面只给列与条件。 */
export function DataTable<Row extends object, Query extends ListQuery>({
  label,
  list,
  columns,
  query,
  onQuery,
  rowKey,
  selection,
  toolbar,
  guidance,
  emptyAction,
}: DataTableProps<Row, Query>) {
  const settings = useTableSettings(label, columns)
  // 换条件时新数据未到，先留着旧行（变淡），不闪骨架
  const [kept, setKept] = useState(list.data)
  if (list.data && list.data !== kept) setKept(list.data)
  const failed = list.error !== undefined && list.error !== null && !list.data
  const page = failed ? undefined : (list.data ?? kept)
  const rows = page?.list ?? []
  const keyOf = (row: Row) => String(row[rowKey])

  const shown = settings.visible
  const hasActions = shown.at(-1)?.actions === true
  const select = useRowSelection(selection, rows, keyOf)
  const scroller = useRef<HTMLDivElement>(null)
  const rowWindow = useRowWindow(rows.length, ROW_HEIGHT[settings.density], scroller)
  const span = shown.length + (select ? 1 : 0)
  const width = shown.reduce((total, column) => total + column.width, select ? 44 : 0)
  const place = (index: number) => {
    const side = index === 0 ? styles.first : hasActions && index === shown.length - 1 ? styles.last : ''
    return `${side} ${shown[index]?.align === 'end' ? styles.end : ''}`
  }
  const onSort = (sort: Sort | undefined) => onQuery({ sort } as Partial<Query>)
  const onPage = (pageCond: PageCond) => onQuery({ pageCond } as Partial<Query>)
  const message = (content: ReactNode) => (
    <tr>
      <td colSpan={span}>{content}</td>
    </tr>
  )

  const body = () => {
    if (failed) return message(<ErrorState error={list.error} onRetry={() => void list.mutate()} />)
    if (!page)
      return Array.from({ length: query.pageCond.pageSize }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {select ? (
            <td className={styles.check}>
              <SkeletonBar />
            </td>
          ) : null}
          {shown.map((column, index) => (
            <td key={column.key} className={place(index)}>
              <SkeletonBar width={index % 2 ? '56%' : '78%'} />
            </td>
          ))}
        </tr>
      ))
    if (rows.length === 0 && page.pageCond.count > 0)
      return message(
        <EmptyState
          guidance="这一页已没有数据"
          action={
            <button
              type="button"
              className="text-button"
              onClick={() => onPage({ ...query.pageCond, pageNo: 1 })}
            >
              回到第 1 页
            </button>
          }
        />,
      )
    if (rows.length === 0) return message(<EmptyState guidance={guidance} action={emptyAction} />)
    return (
      <>
        {rowWindow.before > 0 ? <tr aria-hidden="true" style={{ height: rowWindow.before }} /> : null}
        {rows.slice(rowWindow.from, rowWindow.to).map((row, offset) => (
          <tr key={keyOf(row)} aria-rowindex={rowWindow.all ? undefined : rowWindow.from + offset + 2}>
            {select ? <td className={styles.check}>{select.box(row)}</td> : null}
            {shown.map((column, index) => (
              <td key={column.key} className={place(index)}>
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
        {rowWindow.after > 0 ? <tr aria-hidden="true" style={{ height: rowWindow.after }} /> : null}
      </>
    )
  }

  const stale = list.data === undefined && page !== undefined
  return (
    <div className={styles.block}>
      <div className={`${styles.toolbar} no-print`}>
        <div className={styles.grow}>{toolbar}</div>
        <button
          type="button"
          className="text-button"
          disabled={list.isValidating}
          onClick={() => void list.mutate()}
        >
          刷新
        </button>
        <TableSettingsButton settings={settings} />
      </div>
      {select && selection ? <SelectionBar selection={selection} /> : null}
      {list.error && list.data ? <Notice tone="error">{`未能更新：${errorText(list.error)}`}</Notice> : null}
      <div
        ref={scroller}
        className={`${styles.scroll} ${rowWindow.all ? '' : styles.windowed}`}
        onScroll={rowWindow.onScroll}
      >
        <table
          className={`${styles.table} ${styles[settings.density]} ${stale ? styles.stale : ''}`}
          style={{ minWidth: width, ['--first-left' as string]: select ? '44px' : undefined }}
          aria-label={label}
          aria-busy={!failed && (!page || stale)}
          aria-rowcount={rowWindow.all ? undefined : rows.length + 1}
        >
          <colgroup>
            {select ? <col style={{ width: 44 }} /> : null}
            {shown.map((column) => (
              <col key={column.key} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {select ? (
                <th scope="col" className={styles.check}>
                  {select.all}
                </th>
              ) : null}
              {shown.map((column, index) => (
                <HeaderCell
                  key={column.key}
                  column={column}
                  className={place(index)}
                  sort={query.sort}
                  onSort={onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>{body()}</tbody>
        </table>
      </div>
      <div className={styles.foot}>
        {page?.summary?.amount !== undefined ? (
          <output className={styles.summary} aria-label={`${label}合计`}>
            合计 <strong>{page.summary.count.toLocaleString('zh-CN')}</strong> 笔{' '}
            <strong>¥{formatMoney(page.summary.amount)}</strong>
          </output>
        ) : null}
        {failed ? null : (
          <Pagination label={label} pageCond={query.pageCond} count={page?.pageCond.count} onPage={onPage} />
        )}
      </div>
    </div>
  )
}
