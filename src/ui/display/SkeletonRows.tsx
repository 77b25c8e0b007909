import Skeleton from '@arco-design/web-react/es/Skeleton'

/** 内容到来之前的占位，高度与将来的行数相同，避免跳动。 */
export function SkeletonRows({ rows = 4, label = '加载中' }: { rows?: number; label?: string }) {
  const width = Array.from({ length: rows }, (_, row) => `${92 - ((row * 17) % 40)}%`)
  return (
    <div role="status" aria-label={label}>
      <Skeleton aria-hidden="true" animation text={{ rows, width }} />
    </div>
  )
}
