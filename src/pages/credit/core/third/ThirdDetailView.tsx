import { useThirdIssueApplicationDetail } from '#api/generated/corp/third-issues/third-issues.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ThirdIssueFacts } from './ThirdIssueFacts.tsx'

/** 查看一份三方申请。 */
export function ThirdDetailView({ thirdNo, onClose }: { thirdNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="三方申请"
      of={{ thirdNo }}
      result={useThirdIssueApplicationDetail({ thirdNo })}
      onClose={onClose}
    >
      {(application) => <ThirdIssueFacts application={application} />}
    </DetailView>
  )
}
