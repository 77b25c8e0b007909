import styles from './Placeholder.module.css'

/** 内容到来之前的占位，高度与将来的行数相同，避免跳动。 */
export function SkeletonRows({ rows = 4, label = '加载中' }: { rows?: number; label?: string }) {
  return (
    <div className={styles.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonBar key={row} width={`${92 - ((row * 17) % 40)}%`} />
      ))}
    </div>
  )
}

/** 一条占位；用在表格单元格里。 */
export function SkeletonBar({ width = '70%' }: { width?: string }) {
  return <span className={styles.bar} style={{ width }} aria-hidden="true" />
}
