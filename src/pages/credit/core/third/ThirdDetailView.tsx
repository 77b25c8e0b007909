import { useThirdIssueApplicationDetail } from '#api/generated/corp/third-issues/third-issues.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { useUser } from '#state/useSession.ts'
import { DetailView } from '#ui/display/DetailView.tsx'
import { ThirdIssueFacts } from './ThirdIssueFacts.tsx'
import { thirdStakes } from './thirdStakes.ts'

/** 查看一份三方申请。 */
export function ThirdDetailView({ thirdNo, onClose }: { thirdNo: string; onClose: () => void }) {
  const { corpName } = useUser()
  return (
    <DetailView
      name="三方申请"
      of={{ thirdNo }}
      result={useThirdIssueApplicationDetail({ thirdNo })}
      onClose={onClose}
    >
      {(application) => (
        <>
          <Stakes {...thirdStakes(application, corpName)} />
          <ThirdIssueFacts application={application} />
        </>
      )}
    </DetailView>
  )
}
