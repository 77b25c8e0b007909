import { useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SignFacts } from './SignFacts.tsx'

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
      {(task) => <SignFacts task={task} />}
    </DetailView>
  )
}
