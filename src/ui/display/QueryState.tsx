import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

export interface QueryStateProps<Data> {
  /** 生成的查询 hook 给出的东西（SWR 结果里用到的部分） */
  result: { data?: Data; error?: unknown; mutate: () => unknown }
  children: (data: Data) => ReactNode
  /** 内容多半的高度，px：下面还有东西时占位一样高，内容来了不跳；缺省四行 */
  height?: number
}

/** 一份数据的三种样子：骨架、失败可重试、内容；有旧内容时更新失败不收走它。 */
export function QueryState<Data>({ result, children, height }: QueryStateProps<Data>) {
  if (result.data !== undefined) return children(result.data)
  if (result.error) return <ErrorState error={result.error} onRetry={() => void result.mutate()} />
  return <SkeletonRows height={height} />
}
