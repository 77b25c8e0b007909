import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

interface QueryListProps<Item> {
  result: QueryStateProps<readonly Item[]>['result']
  /** 一项也没有时说的话 */
  guidance: ReactNode
  children: (list: readonly Item[]) => ReactNode
}

/** 取来一份可选的清单：加载、失败、空各有说法，有了才给 children。 */
export function QueryList<Item>({ result, guidance, children }: QueryListProps<Item>) {
  return (
    <QueryState result={result}>
      {(list) => (list.length === 0 ? <EmptyState guidance={guidance} /> : children(list))}
    </QueryState>
  )
}
