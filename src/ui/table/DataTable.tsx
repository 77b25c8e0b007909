import { type ReactNode, useRef } from 'react'
import type { ListQuery, PageCond, Sort } from '#hooks/listQuery.ts'
import { useDictTypes } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { ErrorState, errorText } from '#ui/display/ErrorState.tsx'
import type { KeysOf } from '#ui/form/fieldNames.ts'
import { lateSoon, painted, useLate } from '#ui/late.ts'
import { onCellKey } from './cellKeys.ts'
import { busyColumns, type Column } from './columns.tsx'
import styles from './DataTable.module.css'
import { TableFoot } from './Foot.tsx'
import { TableHeaderCell } from './Header.tsx'
import type { ListResult } from './ListResult.ts'
import { pinnedCells } from './pinnedCells.ts'
import { TableRows, TableSkeleton } from './Rows.tsx'
import { useRowKeys } from './rowKeys.ts'
import { TableSettingsButton } from './SettingsButton.tsx'
import { type Selection, SelectionBar, useRowSelection } from './selection.tsx'
import { useTableSettings } from './settings.ts'
import { columnName, otherTotals, pageTotal, totalColumn, totalName } from './totals.ts'
import { CHECK_WIDTH, useColumnWidths } from './useColumnWidths.ts'
import { usePageShown } from './usePageShown.ts'
import { isWindowed } from './useRowWindow.ts'

/** 第一次的答复（或失败）到了没有；到了才去取分页、录入框这些不急的。 */
export const isAnswered = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data !== undefined || (error !== undefined && error !== null)

/** 页码与每页条数（Arco 的下拉）在第一行数据之后才取，位置先留着。 */
const paging = lateSoon(() => painted().then(() => import('./Pagination.tsx')))
/** 没取到就没有页码，刷新可再取：表格照样能看。 */
const noPaging = () => undefined

interface DataTableProps<Row, Query extends ListQuery> {
  /** 表的名字，如 开立申请；按 table 与它可找到 */
  label: string
  list: ListResult<Row>
  columns: readonly Column<Row>[]
  query: Query
  onQuery: (change: Partial<Query>) => void
  rowKey: KeysOf<Row, string>
  /** 批量：选了哪些行、能做什么 */
  selection?: Selection<Row>
  /** 工具栏左侧的主要动作（新增、导出） */
  toolbar?: ReactNode
  /** 首次使用时的一句指引与主要动作 */
  guidance?: ReactNode
  emptyAction?: ReactNode
  /** 有条件而查不到时的说法；没有条件时不给 */
  nothingFound?: ReactNode
}

const ROW_HEIGHT = { compact: 32, default: 40, loose: 48 }

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
  nothingFound,
}: DataTableProps<Row, Query>) {
  const dictionaries = useDictTypes(columns.map(({ dict }) => dict))
  const settings = useTableSettings(label, columns)
  const { page, failed, isOld, isSameList } = usePageShown(list, label, query)
  const rows = page?.list ?? []
  const keyOf = (row: Row) => String(row[rowKey])

  const shown = busyColumns(settings.visible, rows)
  const totalled = totalColumn(columns)
  const select = useRowSelection(selection, isOld ? [] : rows, keyOf, totalled?.amount)
  const scroller = useRef<HTMLDivElement>(null)
  useRowKeys(scroller)
  const windowed = isWindowed(rows.length)
  const cells = pinnedCells(shown, settings.pinOf)
  const withCheck = select !== undefined
  useColumnWidths(
    scroller,
    { columns: shown, pinOf: settings.pinOf, ownWidth: settings.ownWidth, withCheck },
    [windowed ? label : page?.list, dictionaries],
  )
  const onSort = (sort: Sort | undefined) => onQuery({ sort } as Partial<Query>)
  const onPage = (pageCond: PageCond) => onQuery({ pageCond } as Partial<Query>)
  const message = (content: ReactNode) => (
    <tr>
      <td className={styles.message} colSpan={shown.length + (select ? 1 : 0)}>
        {/* 表比看得见的宽：说明贴在看得见的中间，不随表滚走 */}
        <div className={styles.inView}>{content}</div>
      </td>
    </tr>
  )
  const body = () => {
    if (failed) return message(<ErrorState error={list.error} onRetry={() => void list.mutate()} />)
    if (!page)
      return (
        <TableSkeleton columns={shown} cells={cells} withCheck={withCheck} count={query.pageCond.pageSize} />
      )
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
    if (rows.length === 0)
      return message(nothingFound ?? <EmptyState guidance={guidance} action={emptyAction} />)
    return (
      <TableRows
        columns={shown}
        cells={cells}
        rows={rows}
        keyOf={keyOf}
        check={select?.box}
        rowHeight={ROW_HEIGHT[settings.density]}
        scroller={scroller}
      />
    )
  }

  const parts = useLate(paging, noPaging, isAnswered(list))
  const isSelecting = selection !== undefined && selection.selected.length > 0
  const onePage = page !== undefined && page.pageCond.count <= rows.length
  return (
    <div className={styles.block}>
      <div className={`${styles.toolbar} no-print`}>
        <div className={styles.grow} hidden={isSelecting}>
          {toolbar}
        </div>
        {select && selection ? (
          <div className={styles.grow} hidden={!isSelecting} inert={isOld}>
            <SelectionBar selection={selection} total={select.total} name={columnName(totalled)} />
          </div>
        ) : null}
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
      {list.error && list.data ? <Alert tone="error">{`未能更新：${errorText(list.error)}`}</Alert> : null}
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 键盘要能滚动，并由此进入单元格 */}
        <div
          ref={scroller}
          className={`${styles.scroll} ${windowed ? styles.windowed : ''}`}
          role="group"
          data-jump="跳到表格"
          aria-label={`${label}表格，方向键移动，Ctrl+C 复制单元格`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 同上
          tabIndex={0}
          onKeyDown={onCellKey}
        >
          <table
            className={`${styles.table} ${styles[settings.density]} ${isOld ? styles.old : ''}`}
            aria-label={label}
            aria-busy={!failed && (!page || isOld)}
            aria-rowcount={windowed ? rows.length + 1 : undefined}
          >
            <colgroup>
              {select ? <col style={{ width: CHECK_WIDTH }} /> : null}
              {shown.map((column) => (
                <col key={column.key} />
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
                  <TableHeaderCell
                    key={column.key}
                    column={column}
                    className={cells[index]?.className ?? ''}
                    style={cells[index]?.style}
                    sort={query.sort}
                    onSort={onSort}
                    onResize={(next, done) => settings.resize(column.key, next, done)}
                  />
                ))}
              </tr>
            </thead>
            <tbody inert={isOld}>{body()}</tbody>
          </table>
        </div>
        {isOld ? <output className={styles.oldNote}>正在查询，表中是上一次的结果</output> : null}
      </div>
      <TableFoot
        label={label}
        // 旧的一页的合计不是现在所查的
        summary={isOld ? undefined : page?.summary}
        name={totalName(columns, page?.summary)}
        others={otherTotals(columns, page?.summary)}
        pageTotal={
          page && !isOld && !onePage
            ? pageTotal(
                page,
                columns.find(({ key }) => key === page.summary?.amountField),
              )
            : undefined
        }
      >
        {failed || !parts ? null : (
          <parts.Pagination
            label={label}
            pageCond={query.pageCond}
            count={page?.pageCond.count}
            isOld={!isSameList}
            onPage={onPage}
          />
        )}
      </TableFoot>
    </div>
  )
}
