import Skeleton from '@arco-design/web-react/es/Skeleton'

/** 一行占位连同间距的高度，px。 */
const ROW = 32

interface SkeletonRowsProps {
  rows?: number
  /** 内容多半的高度，px；给了就由它定行数 */
  height?: number
  label?: string
}

/** 内容到来之前的占位，高度与将来的内容相同，避免跳动；页脚等它走了才画（frame.css）。 */
export function SkeletonRows({ rows = 4, height, label = '加载中' }: SkeletonRowsProps) {
  const count = height === undefined ? rows : Math.max(1, Math.floor(height / ROW))
  const width = Array.from({ length: count }, (_, row) => `${92 - ((row * 17) % 40)}%`)
  return (
    <div role="status" aria-label={label} data-skeleton style={{ height }}>
      <Skeleton aria-hidden="true" animation text={{ rows: count, width }} />
    </div>
  )
}
