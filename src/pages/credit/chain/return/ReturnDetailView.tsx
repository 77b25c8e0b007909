import { useReturnApplicationDetail } from '#api/generated/corp/returns/returns.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { ReturnFacts } from './ReturnFacts.tsx'

/** 一份退回申请：内容与经过。 */
export function ReturnDetailView({ returnNo, onClose }: { returnNo: string; onClose: () => void }) {
  return (
    <DocumentView name="退回申请" useDetail={useReturnApplicationDetail} of={{ returnNo }} onClose={onClose}>
      {(application) => <ReturnFacts application={application} />}
    </DocumentView>
  )
}
