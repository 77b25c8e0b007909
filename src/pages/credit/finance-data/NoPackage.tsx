import { Link } from 'react-router-dom'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageCard } from '#ui/PageCard.tsx'

/** 从菜单直接进来、没有说是哪个资料包：请先选一个。 */
export function NoPackage() {
  return (
    <PageCard title={usePageTitle()}>
      <EmptyState
        guidance="请先选择资料包"
        action={<Link to={href(credit.financeDataManage)}>前往融资资料管理</Link>}
      />
    </PageCard>
  )
}
