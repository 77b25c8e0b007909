import { useIssueFormContext } from '#api/generated/corp/issues/issues.ts'
import { useThirdIssueApplicationDetail } from '#api/generated/corp/third-issues/third-issues.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { IssueForm } from '#pages/credit/core/issue/IssueForm.tsx'
import { thirdWrites, toValues } from './thirdValues.ts'

/** 处理一份三方申请：接收方与金额只读，补齐其余后提交（T-THD-02）。 */
export function ThirdProcessView({ thirdNo, onClose }: { thirdNo: string; onClose: () => void }) {
  const context = useIssueFormContext()
  const source = useThirdIssueApplicationDetail({ thirdNo })
  return (
    <PageCard title={usePageTitle()} description={`处理三方申请 ${thirdNo}`}>
      <Loaded result={context}>
        {(limits) => (
          <Loaded result={source}>
            {(application) => (
              <IssueForm
                key={application.thirdNo}
                pushed
                context={limits}
                initial={{ payAccountId: limits.payAccounts[0]?.accountId ?? '', ...filledOf(application) }}
                opinion={application.reviewOpinion}
                {...thirdWrites(application)}
                onClose={onClose}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </PageCard>
  )
}

/** 平台没有给的不盖掉默认值。 */
const filledOf = (application: Parameters<typeof toValues>[0]) =>
  Object.fromEntries(Object.entries(toValues(application)).filter(([, value]) => value !== ''))
