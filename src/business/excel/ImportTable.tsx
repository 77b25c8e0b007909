import { useState } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import styles from './Import.module.css'
import type { ImportColumn, ImportRow } from './importRows.ts'

interface ExcelImportTableProps<Values> {
  label: string
  columns: readonly ImportColumn<Values>[]
  rows: readonly ImportRow[]
  /** 已导入的行号 */
  done: ReadonlySet<number>
}

/** 导入的预览：原文照显，错误写在所在的格里；可只看有错的行。 */
export function ExcelImportTable<Values>({ label, columns, rows, done }: ExcelImportTableProps<Values>) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const anyWrong = rows.some((row) => row.problems.length > 0)
  const shown = onlyWrong && anyWrong ? rows.filter((row) => row.problems.length > 0) : rows
  const about = (row: ImportRow, field?: string) =>
    row.problems.filter((problem) => problem.field === field).map((problem) => problem.message)
  const state = (row: ImportRow) => {
    if (done.has(row.line)) return '已导入'
    return row.problems.length ? '有错' : '可导入'
  }
  return (
    <>
      {anyWrong ? (
        <Checkbox checked={onlyWrong} onChange={setOnlyWrong}>
          只看有错的行
        </Checkbox>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 表比看得见的大，要能用键盘滚动 */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${label}预览，方向键滚动`}>
        <table className={styles.table} aria-label={`${label}预览`}>
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
            {shown.map((row) => (
              <tr key={row.line}>
                <th scope="row">{row.line}</th>
                <td className={row.problems.length ? styles.wrong : undefined}>
                  {state(row)}
                  <Problems list={about(row)} />
                </td>
                {columns.map(({ field, kind }) => {
                  const problems = about(row, field)
                  return (
                    <td
                      key={field}
                      className={`${problems.length ? styles.wrong : ''} ${kind === 'money' ? styles.end : ''}`}
                    >
                      {row.texts[field]}
                      <Problems list={problems} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const Problems = ({ list }: { list: readonly string[] }) =>
  list.map((message) => (
    <span key={message} className={styles.problem}>
      {message}
    </span>
  ))
