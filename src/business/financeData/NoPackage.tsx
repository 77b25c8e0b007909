import { Link } from 'react-router-dom'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import type { FinanceDataProps } from './family.ts'

/** 从菜单直接进来、没有说是哪个资料包：请先选一个。 */
export function NoPackage({ family }: FinanceDataProps) {
  return (
    <PageCard>
      <EmptyState guidance="请先选择资料包" action={<Link to={family.manage}>前往融资资料管理</Link>} />
    </PageCard>
  )
}
