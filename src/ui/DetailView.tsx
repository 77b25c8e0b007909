import Button from '@arco-design/web-react/es/Button'
import type { ReactNode } from 'react'
import { Loaded, type LoadedProps } from './Loaded.tsx'
import { PageCard } from './PageCard.tsx'

export interface DetailViewProps<Data> extends LoadedProps<Data> {
  title: string
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
      <Loaded {...loaded} />
    </PageCard>
  )
}
