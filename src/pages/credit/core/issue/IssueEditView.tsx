import { useIssueApplicationDetail, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { IssueForm } from './IssueForm.tsx'
import { toValues } from './issueValues.ts'
import { issueWrites } from './issueWrites.ts'

/** 编辑草稿或被驳回的开立申请。 */
export function IssueEditView({ issueNo, onClose }: { issueNo: string; onClose: () => void }) {
  const context = useIssueFormContext()
  const source = useIssueApplicationDetail({ issueNo })
  return (
    <PageCard description={`编辑开立申请 ${issueNo}`}>
      <QueryState result={context}>
        {(limits) => (
          <QueryState result={source}>
            {(application) => (
              <IssueForm
                key={application.issueNo}
                context={limits}
                initial={toValues(application)}
                opinion={application.reviewOpinion}
                {...issueWrites(application)}
                onClose={onClose}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}
