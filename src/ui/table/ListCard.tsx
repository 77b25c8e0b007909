import type { ReactNode } from 'react'
import type { ListQuery } from '#hooks/listQuery.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { ListBlock, type ListBlockProps } from './ListBlock.tsx'

interface ListCardProps<Row, Query extends ListQuery> extends ListBlockProps<Row, Query> {
  description?: ReactNode
  /** 标题右侧的动作，或一行统计（StatGrid strip） */
  extra?: ReactNode
  /** 查询之上：提示 */
  above?: ReactNode
  /** 表格之后：页面的抽屉与对话框 */
  children?: ReactNode
}

/** 列表页：自上而下是标题、提示与统计、查询、表格、抽屉；页面只给条件、列与数据。 */
export function ListCard<Row extends object, Query extends ListQuery>({
  description,
  extra,
  above,
  children,
  ...block
}: ListCardProps<Row, Query>) {
  return (
    <PageCard isList description={description} extra={extra}>
      {above}
      <ListBlock {...block} />
      {children}
    </PageCard>
  )
}
