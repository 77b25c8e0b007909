import { useNameChangeDetail } from '#api/generated/corp/name-changes/name-changes.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { NameChangeFacts } from './NameChangeFacts.tsx'

interface NameChangeDetailViewProps {
  nameChangeNo: string
  onClose: () => void
}

/** 查看一份更名申请及其进度（T-NMC-04、05）。 */
export function NameChangeDetailView({ nameChangeNo, onClose }: NameChangeDetailViewProps) {
  return (
    <DetailView
      description={`更名申请 ${nameChangeNo}`}
      result={useNameChangeDetail({ nameChangeNo })}
      onClose={onClose}
    >
      {(nameChange) => <NameChangeFacts nameChange={nameChange} />}
    </DetailView>
  )
}
