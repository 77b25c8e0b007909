import { PAGE_SIZES, type PageCond } from '#hooks/listQuery.ts'
import styles from './DataTable.module.css'

interface PaginationProps {
  label: string
  pageCond: PageCond
  /** 总条数；还不知道时不显示 */
  count: number | undefined
  onPage: (pageCond: PageCond) => void
}

/** 要显示的页码；0 表示省略号。 */
function pagesAround(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [0, page]
  })
}

/** 分页：共 N 条、页码、每页 10 / 20 / 50 / 100 条。 */
export function Pagination({ label, pageCond, count, onPage }: PaginationProps) {
  const { pageNo, pageSize } = pageCond
  const last = Math.max(1, Math.ceil((count ?? 0) / pageSize))
  const go = (page: number) => onPage({ pageNo: page, pageSize })
  return (
    <nav className={styles.pagination} aria-label={`${label}分页`}>
      {count === undefined ? null : <span>共 {count.toLocaleString('zh-CN')} 条</span>}
      <button
        type="button"
        className={styles.page}
        aria-label="上一页"
        disabled={pageNo <= 1}
        onClick={() => go(pageNo - 1)}
      >
        ‹
      </button>
      {pagesAround(Math.min(pageNo, last), last).map((page, index) =>
        page === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- 省略号没有身份
          <span key={`gap${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={styles.page}
            aria-label={`第 ${page} 页`}
            aria-current={page === pageNo ? 'page' : undefined}
            onClick={() => go(page)}
          >
            {page}
          </button>
        ),
      )}
      <button
        type="button"
        className={styles.page}
        aria-label="下一页"
        disabled={pageNo >= last}
        onClick={() => go(pageNo + 1)}
      >
        ›
      </button>
      <select
        className={styles.size}
        aria-label="每页条数"
        value={pageSize}
        onChange={(event) => onPage({ pageNo: 1, pageSize: Number(event.target.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} 条/页
          </option>
        ))}
      </select>
    </nav>
  )
}
