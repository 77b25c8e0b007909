import { useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { useThirdIssueApplicationDetail } from '#api/generated/corp/third-issues/third-issues.ts'
import { IssueForm } from '#pages/credit/core/issue/IssueForm.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { ThirdRequest } from './ThirdIssueFacts.tsx'
import { thirdWrites, toValues } from './thirdValues.ts'

/** 处理一份三方申请：接收方与金额只读，补齐其余后提交（T-THD-02）。 */
export function ThirdProcessView({ thirdNo, onClose }: { thirdNo: string; onClose: () => void }) {
  const context = useIssueFormContext()
  const source = useThirdIssueApplicationDetail({ thirdNo })
  return (
    <PageCard description={`处理三方申请 ${thirdNo}`}>
      <QueryState result={context}>
        {(limits) => (
          <QueryState result={source}>
            {(application) => (
              <>
                <ThirdRequest application={application} />
                <IssueForm
                  key={application.thirdNo}
                  pushed
                  context={limits}
                  initial={{ payAccountId: limits.payAccounts[0]?.accountId ?? '', ...filledOf(application) }}
                  opinion={application.reviewOpinion}
                  {...thirdWrites(application)}
                  onClose={onClose}
                />
              </>
            )}
          </QueryState>
        )}
      </QueryState>
    </PageCard>
  )
}

/** 平台没有给的不盖掉默认值。 */
const filledOf = (application: Parameters<typeof toValues>[0]) =>
  Object.fromEntries(Object.entries(toValues(application)).filter(([, value]) => value !== ''))
