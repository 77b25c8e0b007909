import { useNavigate } from 'react-router-dom'
import { saveFinanceApplication, submitFinanceApplication } from '#api/generated/corp/finances/finances.ts'
import type { CollectAccount, FinanceApplication } from '#api/generated/corp/model/index.ts'
import { accountOptions } from '#business/account/options.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { DossierStep } from '#pages/credit/finance/DossierStep.tsx'
import { FinanceSummary } from '#pages/credit/finance/FinanceSummary.tsx'
import { FunderStep } from '#pages/credit/finance/FunderStep.tsx'
import { HoldingStep } from '#pages/credit/finance/HoldingStep.tsx'
import { useFinanceForms } from '#pages/credit/finance/useFinanceForms.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { isValid } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'

const queryHref = href(credit.coreFinanceQuery)

interface FinanceWizardProps {
  accounts: readonly CollectAccount[]
  /** 编辑草稿、被驳回的或转标准融资的申请时给出 */
  editing?: FinanceApplication
}

/** 融资申请向导：选凭证、比价选资金方、选资料包、确认费用，每步有草稿（T-FIN-01、T-FIN-02）。 */
export function FinanceWizard({ accounts, editing }: FinanceWizardProps) {
  const navigate = useNavigate()
  const { forms, drafts, initial, holdings, amount, isReady, ...wizard } = useFinanceForms(accounts, editing)
  const leave = () => {
    wizard.discard()
    void navigate(queryHref, { replace: true })
  }
  const save = useAction(saveFinanceApplication, { success: '草稿已保存' })
  const submit = useSubmit(submitFinanceApplication, { success: '已提交复核' })
  return (
    <Wizard
      label="融资申请"
      steps={[
        {
          title: '选凭证',
          content: <HoldingStep form={forms.holdings} draft={drafts.holdings} initial={initial} />,
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
          content: (
            <FinanceSummary
              values={{ holdings, financeAmount: amount }}
              quote={wizard.quote}
              dossier={wizard.dossier}
              account={accountOptions(accounts).find((one) => one.value === wizard.accountId)?.label ?? ''}
            />
          ),
        },
      ]}
      onFinish={() => submit.run(wizard.request())}
      onDone={leave}
      submitting={submit.running}
      error={submit.error}
      finishText="提交复核"
      onCancel={() => void navigate(queryHref, { replace: true })}
      cancelText="返回列表"
      onSave={() => save.run(wizard.request())}
      saving={save.running}
    />
  )
}
