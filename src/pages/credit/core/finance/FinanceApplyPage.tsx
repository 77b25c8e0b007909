import { useFinanceApplicationDetail } from '#api/generated/corp/finances/finances.ts'
import { useListCollectAccounts } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { EditGate } from '#business/approval/EditGate.tsx'
import { LastOpinion } from '#business/approval/LastOpinion.tsx'
import { FinanceFacts } from '#business/credit/finance/Facts.tsx'
import { useView } from '#hooks/useView.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { FinanceWizard } from './FinanceWizard.tsx'

/** 融资申请：分步填写、比价、提交复核；`?view=edit` 继续草稿、修改被驳回的或转标准融资（T-FIN-01、T-FIN-02）。 */
export default function FinanceApplyPage() {
  const [, { financeNo }] = useView('edit')
  const accounts = useListCollectAccounts()
  const editing = useFinanceApplicationDetail(financeNo ? { financeNo } : null)
  return (
    <PageCard description={financeNo ? `编辑融资申请 ${financeNo}` : undefined}>
      <QueryState result={accounts}>
        {(list) =>
          financeNo ? (
            <QueryState result={editing}>
              {(application) => (
                <EditGate
                  key={financeNo}
                  of={application}
                  facts={
                    <FinanceFacts
                      application={application}
                      packageHref={(packageNo) => href(credit.financeDataDetail, { packageNo })}
                    />
                  }
                >
                  {(own) => (
                    <>
                      <LastOpinion opinion={own.reviewOpinion} />
                      <FinanceWizard accounts={list} editing={own} />
                    </>
                  )}
                </EditGate>
              )}
            </QueryState>
          ) : (
            <FinanceWizard accounts={list} />
          )
        }
      </QueryState>
    </PageCard>
  )
}
