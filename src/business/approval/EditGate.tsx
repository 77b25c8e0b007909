import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/display/Alert.tsx'
import { type Offering, refusalOf } from './offering.ts'

interface EditGateProps<Document extends Offering> {
  /** 要修改的单据 */
  of: Document
  /** 修改的操作代码 */
  action?: string
  /** 不能修改时在原因下面给人看的内容 */
  facts?: ReactNode
  children: (document: Document) => ReactNode
}

/**
 * 能改的才给表单；由地址打开、已不能改的，说明真实的原因。
 * 给出过的表单留着打开时的那一份：提交之后单据刷新，不让它在离开前闪一下。
 */
export function EditGate<Document extends Offering>({
  of: document,
  action = 'EDIT',
  facts,
  children,
}: EditGateProps<Document>) {
  const [opened, setOpened] = useState<Document>()
  const offered = document.actions.find(({ code }) => code === action)
  if (!opened && offered?.enabled) setOpened(document)
  const editable = opened ?? (offered?.enabled ? document : undefined)
  if (editable) return children(editable)
  return (
    <>
      <Alert tone="warn">{`现在不能修改：${offered?.reason ?? refusalOf(document, action)}`}</Alert>
      {facts}
    </>
  )
}
