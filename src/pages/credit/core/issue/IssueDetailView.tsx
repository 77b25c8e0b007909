import Button from '@arco-design/web-react/es/Button'
import { useIssueApplicationDetail } from '#api/generated/corp/issues/issues.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { DetailView } from '#ui/display/DetailView.tsx'
import { IssueFacts } from './IssueFacts.tsx'

/** 查看一份开立申请。 */
export function IssueDetailView({ issueNo, onClose }: { issueNo: string; onClose: () => void }) {
  return (
    <DetailView
      description={`开立申请 ${issueNo}`}
      extra={
        <>
          <IssueProtocolButton issueNo={issueNo} />
          <Button onClick={() => window.print()}>打印</Button>
        </>
      }
      result={useIssueApplicationDetail({ issueNo })}
      onClose={onClose}
    >
      {(application) => <IssueFacts application={application} />}
    </DetailView>
  )
}
