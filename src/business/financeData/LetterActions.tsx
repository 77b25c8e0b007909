import type { AuthLetterType, PackageItem } from '#api/generated/corp/model/index.ts'
import { RowActions } from '#ui/table/RowActions.tsx'

export interface LetterLine {
  type: AuthLetterType
  label: string
  required: boolean
  letter: PackageItem | undefined
}

interface LetterActionsProps {
  line: LetterLine
  editable: boolean
  /** 别的资料包里有这一类有效的授权书 */
  reusable: boolean
  onOpen: (kind: 'upload' | 'sign' | 'reuse') => void
  onTemplate: () => void
  onRemove: (letter: PackageItem) => void
}

/** 一类授权书可做的：在线签署、上传（或更换）、沿用、下载模板、删除。 */
export function LetterActions({
  line,
  editable,
  reusable,
  onOpen,
  onTemplate,
  onRemove,
}: LetterActionsProps) {
  const { letter } = line
  if (!editable) return null
  const actions = [
    { code: 'SIGN', label: '在线签署', onClick: () => onOpen('sign') },
    { code: 'UPLOAD', label: letter ? '更换' : '上传', onClick: () => onOpen('upload') },
    { code: 'REUSE', label: '沿用', onClick: () => onOpen('reuse') },
    { code: 'TEMPLATE', label: '下载模板', onClick: onTemplate },
    ...(letter ? [{ code: 'REMOVE', label: '删除', onClick: () => onRemove(letter) }] : []),
  ]
  return (
    <RowActions
      allowed={actions.map(({ code }) => ({
        code,
        enabled: code !== 'REUSE' || reusable,
        reason: '别的资料包里没有这类有效的授权书',
      }))}
      actions={actions}
    />
  )
}
