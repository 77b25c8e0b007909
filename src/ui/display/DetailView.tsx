import Button from '@arco-design/web-react/es/Button'
import type { ReactNode } from 'react'
import { PageCard } from './PageCard.tsx'
import { QueryState, type QueryStateProps } from './QueryState.tsx'

export interface DetailViewProps<Data> extends QueryStateProps<Data> {
  /** 不给就是路由的标题 */
  title?: string
  /** 看的是哪一份，如 开立申请 IS2026… */
  description: string
  /** 返回列表之前的按钮 */
  extra?: ReactNode
  onClose: () => void
}

/** 一份单据的子视图：标题、编号、返回列表；内容等数据到来。 */
export function DetailView<Data>({ title, description, extra, onClose, ...loaded }: DetailViewProps<Data>) {
  return (
    <PageCard
      title={title}
      description={description}
      extra={
        <>
          {extra}
          <Button onClick={onClose}>返回列表</Button>
        </>
      }
    >
      <QueryState {...loaded} />
    </PageCard>
  )
}
