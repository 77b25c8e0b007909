import Button from '@arco-design/web-react/es/Button'
import { useIssueApplicationDetail } from '#api/generated/corp/issues/issues.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { IssueFacts } from './IssueFacts.tsx'

/** 查看一份开立申请。 */
export function IssueDetailView({ issueNo, onClose }: { issueNo: string; onClose: () => void }) {
  const detail = useIssueApplicationDetail({ issueNo })
  return (
    <PageCard
      title={usePageTitle()}
      description={`开立申请 ${issueNo}`}
      extra={
        <>
          <Button onClick={() => window.print()}>打印</Button>
          <Button onClick={onClose}>返回列表</Button>
        </>
      }
    >
      <Loaded result={detail}>{(application) => <IssueFacts application={application} />}</Loaded>
    </PageCard>
  )
}
