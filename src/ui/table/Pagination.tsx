import ArcoPagination from '@arco-design/web-react/es/Pagination'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { groupThousands } from '#domain/money.ts'
import { FIRST_PAGE } from '#hooks/firstPage.ts'
import { PAGE_SIZES, type PageCond } from '#hooks/listQuery.ts'
import { Select } from '#ui/form/Select.tsx'
import styles from './DataTable.module.css'

interface PaginationProps {
  label: string
  pageCond: PageCond
  /** 总条数；还不知道时不显示 */
  count: number | undefined
  /** 总条数是上一次查询的：不写出来，也不能翻 */
  isOld: boolean
  onPage: (pageCond: PageCond) => void
}

const FITTING = FIRST_PAGE.pageSize
const SIZES = [
  { value: String(FITTING), label: `适应高度 ${FITTING} 条` },
  ...PAGE_SIZES.filter((size) => size !== FITTING).map((size) => ({
    value: String(size),
    label: `${size} 条/页`,
  })),
]

/** 空格与回车都算按下；Arco 只听页码上的回车。 */
const press = (event: KeyboardEvent) => {
  const item = event.target
  const isOurs =
    event.key === ' ' ||
    (event.key === 'Enter' && (item as HTMLElement).matches('.arco-pagination-item-jumper'))
  if (!isOurs || !(item instanceof HTMLLIElement)) return
  event.preventDefault()
  item.click()
}

/** 分页：共 N 条、页码、每页条数。Arco 的页码是没有角色的 li，这里补成按钮。 */
export function Pagination({ label, pageCond, count, isOld, onPage }: PaginationProps) {
  const nav = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const list = nav.current?.querySelector('ul')
    list?.setAttribute('role', 'none')
    for (const item of list?.querySelectorAll('li') ?? []) {
      item.setAttribute('role', 'button')
      if (item.matches('.arco-pagination-item-jumper')) item.tabIndex = 0
      item.setAttribute('aria-disabled', String(item.tabIndex < 0))
      if (item.hasAttribute('aria-current')) item.setAttribute('aria-current', 'page')
    }
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- 键盘事件来自里面的按钮
    <nav ref={nav} className={styles.paging} aria-label={`${label}分页`} inert={isOld} onKeyDown={press}>
      <ArcoPagination
        size="small"
        current={pageCond.pageNo}
        pageSize={pageCond.pageSize}
        total={Math.max(1, count ?? 0)}
        showTotal={
          count === undefined ? false : () => `共 ${isOld ? '--' : groupThousands(String(count))} 条`
        }
        onChange={(pageNo, pageSize) => onPage({ pageNo, pageSize })}
      />
      <Select
        aria-label="每页条数"
        allowClear={false}
        options={SIZES}
        value={String(pageCond.pageSize)}
        onChange={(size) => onPage({ pageNo: 1, pageSize: Number(size) })}
      />
    </nav>
  )
}
