import { useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SignFacts } from './SignFacts.tsx'
import { signStakes } from './signStakes.ts'

/** 查看一份签收任务。 */
export function SignDetailView({ signNo, onClose }: { signNo: string; onClose: () => void }) {
  return (
    <DetailView
      name="签收任务"
      of={{ signNo }}
      renderExtra={(task) => <IssueProtocolButton voucherNo={task.voucherNo} />}
      result={useSignTaskDetail({ signNo })}
      onClose={onClose}
    >
      {(task) => (
        <>
          <Stakes {...signStakes(task)} />
          <SignFacts task={task} />
        </>
      )}
    </DetailView>
  )
}
