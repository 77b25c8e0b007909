import { useFinanceApplicationDetail } from '#api/generated/corp/finances/finances.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { useView } from '#hooks/useView.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { FinanceWizard } from './FinanceWizard.tsx'

/** 融资申请：分步填写、比价、提交复核；`?view=edit` 继续草稿、修改被驳回的或转标准融资（T-FIN-01、T-FIN-02）。 */
export default function FinanceApplyPage() {
  const [, { financeNo }] = useView('edit')
  const accounts = useListCollectAccounts()
  const editing = useFinanceApplicationDetail(financeNo ? { financeNo } : null)
  const description = financeNo ? `编辑融资申请 ${financeNo}` : '以持有的凭证向资金方融资'
  return (
    <PageCard title={usePageTitle()} description={description}>
      <Loaded result={accounts}>
        {(list) =>
          financeNo ? (
            <Loaded result={editing}>
              {(application) => (
                <>
                  {application.reviewOpinion ? (
                    <Notice tone="warn">{`上次审核意见：${application.reviewOpinion}`}</Notice>
                  ) : null}
                  <FinanceWizard key={financeNo} accounts={list} editing={application} />
                </>
              )}
            </Loaded>
          ) : (
            <FinanceWizard accounts={list} />
          )
        }
      </Loaded>
    </PageCard>
  )
}
