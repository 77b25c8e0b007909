import { useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { SignFacts } from './SignFacts.tsx'

/** 查看一份签收任务。 */
export function SignDetailView({ signNo, onClose }: { signNo: string; onClose: () => void }) {
  const detail = useSignTaskDetail({ signNo })
  return (
    <DetailView
      description={`签收任务 ${signNo}`}
      extra={detail.data ? <IssueProtocolButton voucherNo={detail.data.voucherNo} /> : null}
      result={detail}
      onClose={onClose}
    >
      {(task) => <SignFacts task={task} />}
    </DetailView>
  )
}
