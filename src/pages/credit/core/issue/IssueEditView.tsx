import { useIssueApplicationDetail, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { IssueFacts } from './IssueFacts.tsx'
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
              <EditGate
                key={application.issueNo}
                of={application}
                facts={<IssueFacts application={application} />}
              >
                {(editing) => (
                  <IssueForm
                    context={limits}
                    initial={toValues(editing)}
                    opinion={editing.reviewOpinion}
                    {...issueWrites(editing)}
                    onClose={onClose}
                  />
                )}
              </EditGate>
            )}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}
