import { useReturnApplicationDetail } from '#api/generated/corp/returns/returns.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ReturnFacts } from './ReturnFacts.tsx'

/** 查看一份退回申请。 */
export function ReturnDetailView({ returnNo, onClose }: { returnNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`退回申请 ${returnNo}`}
      result={useReturnApplicationDetail({ returnNo })}
      onClose={onClose}
    >
      {(application) => <ReturnFacts application={application} />}
    </DetailView>
  )
}
