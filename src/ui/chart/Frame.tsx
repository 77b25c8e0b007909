import { type ReactNode, useState } from 'react'
import styles from './frame.module.css'

interface ChartFrameProps {
  /** 图的名字，如 近12个月开立 */
  label: string
  /** 名字已是上面的小标题，不再写一遍；读屏仍读得到 */
  untitled?: boolean
  /** 单位等说明 */
  note?: string
  /** 同样内容的表：首行是表头，首列是行名 */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** 图例、翻月之类，放在标题一行 */
  extra?: ReactNode
  /** 图；自己不必再说一遍内容，可 aria-hidden */
  children: ReactNode
}

/** 图的外框：可切换成同样内容的表；看图时表仍给读屏。 */
export function ChartFrame({ label, untitled = false, note, head, rows, extra, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const [corner = '', ...titles] = head
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.head}>
        {untitled ? null : <figcaption className={styles.caption}>{label}</figcaption>}
        {extra}
        {note ? <span className={styles.note}>{note}</span> : null}
        <button
          type="button"
          className="text-button no-print"
          aria-label={`${label}，${asTable ? '看图' : '看表格'}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? '看图' : '看表格'}
        </button>
      </div>
      {asTable ? null : children}
      <div
        className={asTable ? styles.tableBox : 'sr-only'}
        {...(asTable ? { role: 'group', 'aria-label': `${label}表格，方向键滚动`, tabIndex: 0 } : {})}
      >
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {titles.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells], index) => (
              // oxlint-disable-next-line react/no-array-index-key -- 行没有身份，名称可重复
              <tr key={`${name}${index}`}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- 同上
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
            {rows.length === 0 ? (
              <tr>
                <td colSpan={head.length}>暂无数据~</td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
