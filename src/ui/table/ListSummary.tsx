import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import styles from './DataTable.module.css'

interface ListSummaryProps<Page> {
  list: { data?: Page | undefined; error?: unknown }
  children: (page: Page) => ReactNode
}

/**
 * 随列表而来的合计、核对与提示，放在表格之上：换条件时旧的收走，留一样高的占位，表格不跳；取不到由表格去说。
 */
export function ListSummary<Page>({ list: { data, error }, children }: ListSummaryProps<Page>) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (data !== undefined) setHeight(box.current?.offsetHeight ?? 0)
  }, [data])
  if (data !== undefined)
    return (
      <div ref={box} className={styles.above}>
        {children(data)}
      </div>
    )
  return error || height === 0 ? null : <SkeletonRows height={height} />
}
