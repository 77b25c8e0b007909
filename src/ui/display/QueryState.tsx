import { Fragment, type ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

export interface QueryStateProps<Data> {
  /** 生成的查询 hook 给出的东西（SWR 结果里用到的部分）；asked 认得出问的是哪一个问题 */
  result: { data?: Data; error?: unknown; mutate: () => unknown; asked: string }
  children: (data: Data) => ReactNode
  /** 内容多半的高度，px：下面还有东西时占位一样高，内容来了不跳；缺省四行 */
  height?: number
}

/**
 * 一份数据的三种样子：骨架、失败可重试、内容；同一个问题更新失败，不收走它的内容。
 * 换了问题，里面的都重来：填的、勾的、展开的不带到另一份单据上（决定 0049）。
 */
export function QueryState<Data>({ result, children, height }: QueryStateProps<Data>) {
  if (result.data !== undefined) return <Fragment key={result.asked}>{children(result.data)}</Fragment>
  if (result.error) return <ErrorState error={result.error} onRetry={() => void result.mutate()} />
  return <SkeletonRows height={height} />
}
