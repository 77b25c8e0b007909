import type { ReactNode } from 'react'
import type { DocumentAction } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'

interface NewGateProps<Answer> {
  /** 说得出能开始什么的那一次查询：列表，或填写的上下文 */
  result: QueryStateProps<Answer>['result']
  offersOf: (answer: Answer) => readonly DocumentAction[] | undefined
  /** 开始的操作代码 */
  action: string
  /** 外面已有页面的框时为真 */
  isInside?: boolean
  children: ReactNode
}

/**
 * 能开始的才给空表单、导入与上传：由地址打开、不能办的，填之前就说没有权限（T 流转里从无到有的办理人，ROUTE-10）。
 * 修改已有的单据见 EditGate。
 */
export function NewGate<Answer>({
  result,
  offersOf,
  action,
  isInside = false,
  children,
}: NewGateProps<Answer>) {
  return (
    <QueryState result={result}>
      {(answer) => {
        const offered = offersOf(answer)?.find(({ code }) => code === action)
        if (offered?.enabled) return children
        const refusal = <Alert tone="warn">{offered?.reason ?? '没有权限：当前角色不能办理此业务'}</Alert>
        return isInside ? refusal : <PageCard>{refusal}</PageCard>
      }}
    </QueryState>
  )
}
