import { memo, useMemo, useRef, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { isWindowed, useRowWindow } from '#ui/table/useRowWindow.ts'
import styles from './Import.module.css'
import type { ImportColumn, ImportRow, RowProblem } from './importRows.ts'

interface ExcelImportTableProps<Values> {
  label: string
  columns: readonly ImportColumn<Values>[]
  rows: readonly ImportRow[]
  /** 已导入的行号 */
  done: ReadonlySet<number>
}

/** 与样式里的行高相同：每行一样高，才知道滚到了哪一行。 */
const ROW_HEIGHT = 34
const NARROWEST = 96
const WIDEST = 360

const aboutField = (problems: readonly RowProblem[], field?: string) =>
  problems.filter((problem) => problem.field === field).map((problem) => problem.message)

/** 一格里的字多宽，像素：汉字一格，其余半格多。 */
const widthOf = (text: string, size: number) => {
  let width = 0
  for (const char of text) width += char > '\u2e80' ? size : size * 0.6
  return width
}

/** 一列多宽：放得下最长的一格，不太窄也不太宽；只画一段，列宽不能随画出的行变。 */
const columnWidth = (
  title: string,
  cells: readonly (readonly [text: string, problems: readonly string[]])[],
) => {
  const longest = cells.reduce(
    (most, [text, problems]) => Math.max(most, widthOf(text, 14) + widthOf(problems.join('；'), 12)),
    widthOf(title, 14),
  )
  return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(longest) + 32))
}

type ShownColumn = Pick<ImportColumn<never>, 'kind' | 'options'> & { readonly field: string }

/** 一格给人看的文字：读懂的是读成了什么（金额分节，日期 年-月-日，选项的名称），没有读懂的是原文。 */
const shownText = ({ texts, values }: ImportRow, { field, kind, options }: ShownColumn) => {
  const value = values[field]
  if (value === undefined) return texts[field] ?? ''
  if (kind === 'money') return formatMoney(value)
  return kind === 'choice' ? (options?.find((option) => option.value === value)?.label ?? value) : value
}

/** 导入的预览：读懂的是读成了什么，没有读懂的是原文，错误写在所在的格里；可只看有错的行。行很多时只画看得见的一段。 */
export function ExcelImportTable<Values>({ label, columns, rows, done }: ExcelImportTableProps<Values>) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const anyWrong = rows.some((row) => row.problems.length > 0)
  const shown = onlyWrong && anyWrong ? rows.filter((row) => row.problems.length > 0) : rows
  const { from, to, before, after } = useRowWindow(shown.length, ROW_HEIGHT, scroller)
  const windowed = isWindowed(shown.length)
  const widths = useMemo(
    () => [
      64,
      columnWidth(
        '结果',
        rows.map((row) => ['可导入', aboutField(row.problems)]),
      ),
      ...columns.map((column) =>
        columnWidth(
          column.title,
          rows.map((row) => [shownText(row, column), aboutField(row.problems, column.field)]),
        ),
      ),
    ],
    [columns, rows],
  )
  return (
    <>
      {anyWrong ? (
        <Checkbox checked={onlyWrong} onChange={setOnlyWrong}>
          只看有错的行
        </Checkbox>
      ) : null}
      <div
        ref={scroller}
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 表比看得见的大，要能用键盘滚动
        tabIndex={0}
        role="group"
        aria-label={`${label}预览，方向键滚动`}
      >
        <table
          className={styles.table}
          style={{ minWidth: widths.reduce((sum, width) => sum + width) }}
          aria-label={`${label}预览`}
          aria-rowcount={windowed ? shown.length + 1 : undefined}
        >
          <colgroup>
            {widths.map((width, at) => (
              <col key={columns[at - 2]?.field ?? at} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">行号</th>
              <th scope="col">结果</th>
              {columns.map((column) => (
                <th
                  key={column.field}
                  scope="col"
                  className={column.kind === 'money' ? styles.end : undefined}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {before > 0 ? <tr aria-hidden="true" style={{ height: before }} /> : null}
            {shown.slice(from, to).map((row, at) => (
              <PreviewRow
                key={row.line}
                row={row}
                columns={columns}
                index={windowed ? from + at + 2 : undefined}
                isDone={done.has(row.line)}
              />
            ))}
            {after > 0 ? <tr aria-hidden="true" style={{ height: after }} /> : null}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface PreviewRowProps {
  row: ImportRow
  columns: readonly ShownColumn[]
  index: number | undefined
  isDone: boolean
}

const PreviewRow = memo(({ row, columns, index, isDone }: PreviewRowProps) => {
  const { line, problems } = row
  const state = problems.length ? '有错' : '可导入'
  return (
    <tr aria-rowindex={index}>
      <th scope="row">{line}</th>
      <PreviewCell
        text={isDone ? '已导入' : state}
        problems={aboutField(problems)}
        isWrong={problems.length > 0}
      />
      {columns.map((column) => (
        <PreviewCell
          key={column.field}
          text={shownText(row, column)}
          problems={aboutField(problems, column.field)}
          isEnd={column.kind === 'money'}
        />
      ))}
    </tr>
  )
})

interface PreviewCellProps {
  text: string
  problems: readonly string[]
  isWrong?: boolean
  isEnd?: boolean
}

/** 一格：原文与它的错误在一行里，放不下的停在上面看全。 */
function PreviewCell({ text, problems, isWrong = problems.length > 0, isEnd = false }: PreviewCellProps) {
  return (
    <td
      className={`${isWrong ? styles.wrong : ''} ${isEnd ? styles.end : ''}`}
      title={[text, ...problems].filter(Boolean).join('　')}
    >
      {text}
      {problems.map((message) => (
        <span key={message} className={styles.problem}>
          {` ${message}`}
        </span>
      ))}
    </td>
  )
}
