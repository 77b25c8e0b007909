import { useIssueApplicationDetail, useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { IssueForm } from './IssueForm.tsx'
import { toValues } from './issueValues.ts'
import { issueWrites } from './issueWrites.ts'

/** 编辑草稿或被驳回的开立申请。 */
export function IssueEditView({ issueNo, onClose }: { issueNo: string; onClose: () => void }) {
  const context = useIssueFormContext()
  const source = useIssueApplicationDetail({ issueNo })
  return (
    <PageCard title={usePageTitle()} description={`编辑开立申请 ${issueNo}`}>
      <Loaded result={context}>
        {(limits) => (
          <Loaded result={source}>
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
          </Loaded>
        )}
      </Loaded>
    </PageCard>
  )
}
