import { useGuaranteeRevokeDetail } from '#api/generated/corp/guarantee-revokes/guarantee-revokes.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { RevokeFacts } from './RevokeFacts.tsx'

/** 查看一份保函撤销申请。 */
export function RevokeDetailView({ revokeNo, onClose }: { revokeNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`撤销申请 ${revokeNo}`}
      result={useGuaranteeRevokeDetail({ revokeNo })}
      onClose={onClose}
    >
      {(application) => <RevokeFacts application={application} />}
    </DetailView>
  )
}
