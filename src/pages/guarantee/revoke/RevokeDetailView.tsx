import { useGuaranteeRevokeDetail } from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { RevokeFacts } from './RevokeFacts.tsx'

/** 一份保函撤销申请：内容与经过。 */
export function RevokeDetailView({ revokeNo, onClose }: { revokeNo: string; onClose: () => void }) {
  return (
    <DocumentView name="撤销申请" useDetail={useGuaranteeRevokeDetail} of={{ revokeNo }} onClose={onClose}>
      {(application) => <RevokeFacts application={application} />}
    </DocumentView>
  )
}
