import Button from '@arco-design/web-react/es/Button'
import { useIssueApplicationDetail } from '#api/generated/corp/issues/issues.ts'
import { Stakes } from '#business/approval/Stakes.tsx'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { DocumentView } from '#ui/display/DocumentView.tsx'
import { IssueFacts } from './IssueFacts.tsx'
import { issueStakes } from './issueStakes.ts'

/** 一份开立申请：协议、打印、内容与经过。 */
export function IssueDetailView({ issueNo, onClose }: { issueNo: string; onClose: () => void }) {
  return (
    <DocumentView
      name="开立申请"
      renderExtra={(application) => (
        <>
          <IssueProtocolButton issueNo={application.issueNo} />
          <Button onClick={() => window.print()}>打印</Button>
        </>
      )}
      useDetail={useIssueApplicationDetail}
      of={{ issueNo }}
      onClose={onClose}
    >
      {(application) => (
        <>
          <Stakes {...issueStakes(application)} />
          <IssueFacts application={application} />
        </>
      )}
    </DocumentView>
  )
}
