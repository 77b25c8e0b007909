import { saveFinanceApplication, submitFinanceApplication } from '#api/generated/corp/finances/finances.ts'
import type { CollectAccount, FinanceApplication } from '#api/generated/corp/model/index.ts'
import { accountOptions } from '#business/account/options.ts'
import { toSubmit } from '#business/credit/finance/values.ts'
import { FinancingWizard } from '#business/financing/Wizard.tsx'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { isValid } from '#ui/form/useForm.ts'
import { DossierStep } from './DossierStep.tsx'
import { FinanceSummary } from './FinanceSummary.tsx'
import { FunderStep } from './FunderStep.tsx'
import { HoldingStep } from './HoldingStep.tsx'
import { useFinanceForms } from './useFinanceForms.ts'

interface FinanceWizardProps {
  accounts: readonly CollectAccount[]
  /** 编辑草稿、被驳回的或转标准融资的申请时给出 */
  editing?: FinanceApplication
}

/** 融资申请向导：选凭证、比价选资金方、选资料包、确认费用，每步有草稿（T-FIN-01、T-FIN-02）。 */
export function FinanceWizard({ accounts, editing }: FinanceWizardProps) {
  const { forms, drafts, initial, holdings, amount, isReady, ...wizard } = useFinanceForms(accounts, editing)
  return (
    <FinancingWizard
      steps={[
        {
          title: '选凭证',
          content: (
            <HoldingStep
              form={forms.holdings}
              draft={drafts.holdings}
              initial={initial}
              lacking={wizard.lacking}
            />
          ),
          onNext: () => isValid(forms.holdings),
        },
        {
          title: '选资金方',
          content: (
            <FunderStep
              form={forms.funder}
              draft={drafts.funder}
              initial={initial}
              quotes={wizard.quotes}
              financeAmount={isReady ? amount : ''}
            />
          ),
          onNext: () => isValid(forms.funder),
        },
        {
          title: '选资料包',
          content: (
            <DossierStep
              form={forms.dossier}
              draft={drafts.dossier}
              initial={initial}
              packages={wizard.packages}
              accounts={accounts}
            />
          ),
          onNext: () => isValid(forms.dossier),
        },
        {
          title: '确认费用',
          isComing: wizard.quote === undefined || wizard.dossier === undefined,
          content: isReady ? (
            <QueryState result={wizard.quotes}>
              {() => (
                <FinanceSummary
                  values={{ holdings, financeAmount: amount }}
                  quote={wizard.quote}
                  dossier={wizard.dossier}
                  account={
                    accountOptions(accounts).find((one) => one.value === wizard.accountId)?.label ?? ''
                  }
                />
              )}
            </QueryState>
          ) : (
            <EmptyState guidance="请先完成前几步" />
          ),
        },
      ]}
      list={href(credit.coreFinanceQuery)}
      request={wizard.request}
      discard={wizard.discard}
      save={saveFinanceApplication}
      submit={(request) => submitFinanceApplication(toSubmit(request))}
      finishText="提交复核"
      success="已提交复核"
      no={({ financeNo }) => financeNo}
    />
  )
}
