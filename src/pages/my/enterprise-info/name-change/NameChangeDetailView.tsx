import { useNameChangeDetail } from '#api/generated/corp/name-changes/name-changes.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { NameChangeFacts } from './NameChangeFacts.tsx'

interface NameChangeDetailViewProps {
  nameChangeNo: string
  onClose: () => void
}

/** 查看一份更名申请。 */
export function NameChangeDetailView({ nameChangeNo, onClose }: NameChangeDetailViewProps) {
  return (
    <DocumentView name="更名申请" useDetail={useNameChangeDetail} of={{ nameChangeNo }} onClose={onClose}>
      {(nameChange) => <NameChangeFacts nameChange={nameChange} />}
    </DocumentView>
  )
}
