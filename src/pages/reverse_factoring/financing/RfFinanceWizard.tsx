import type { CollectAccount, RfFinancing } from '#api/generated/corp/model/index.ts'
import { saveRfFinancing, submitRfFinancing } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { FinancingWizard } from '#business/financing/Wizard.tsx'
import { yuan } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import { isValid } from '#ui/form/useForm.ts'
import { AmountStep } from './AmountStep.tsx'
import { FinancedAccountsStep } from './FinancedAccountsStep.tsx'
import { OfferStep } from './OfferStep.tsx'
import { PaperStep } from './PaperStep.tsx'
import { type PickedAccount, toSubmit } from './rfFinanceValues.ts'
import { useRfFinanceForms } from './useRfFinanceForms.ts'

interface RfFinanceWizardProps {
  collectAccounts: readonly CollectAccount[]
  /** 编辑草稿或被驳回的申请时给出 */
  editing?: RfFinancing
  /** 从首页带来的账款 */
  picked?: readonly PickedAccount[]
}

/** 保理融资向导：选账款、选资金方与保理方式、填金额看费用、交资料，每步有草稿（T-RFN-01、T-RFN-02）。 */
export function RfFinanceWizard({ collectAccounts, editing, picked = [] }: RfFinanceWizardProps) {
  const { forms, drafts, initial, accounts, offer, quote, ...wizard } = useRfFinanceForms(
    collectAccounts,
    editing,
    picked,
  )
  return (
    <FinancingWizard
      steps={[
        {
          title: '选账款',
          content: <FinancedAccountsStep form={forms.accounts} draft={drafts.accounts} initial={initial} />,
          onNext: () => isValid(forms.accounts),
        },
        {
          title: '选资金方',
          content: (
            <OfferStep
              form={forms.offer}
              draft={drafts.offer}
              initial={initial}
              accounts={accounts}
              quotes={wizard.quotes}
            />
          ),
          onNext: () => isValid(forms.offer),
        },
        {
          title: '金额与费用',
          content: (
            <AmountStep
              form={forms.amount}
              draft={drafts.amount}
              initial={initial}
              accounts={accounts}
              offer={offer}
              priced={wizard.priced}
              quote={quote}
            />
          ),
          onNext: () => isValid(forms.amount),
        },
        {
          title: '资料与确认',
          isComing: quote === undefined,
          summary: moneyLine({
            what: '申请保理融资',
            to: quote?.funderName,
            amount: quote?.rfFinanceAmount,
            when: quote && `预计到账 ${yuan(quote.netAmount)}，${quote.maturityDate} 到期`,
          }),
          content: (
            <PaperStep
              form={forms.papers}
              draft={drafts.papers}
              initial={initial}
              accounts={accounts}
              priced={wizard.priced}
              quote={quote}
              collectAccounts={collectAccounts}
            />
          ),
          onNext: () => isValid(forms.papers),
        },
      ]}
      list={href(reverseFactoring.financingManage)}
      request={wizard.request}
      discard={wizard.discard}
      save={saveRfFinancing}
      submit={(request) => submitRfFinancing(toSubmit(request))}
      finishText="提交复核"
      success="已提交复核"
      no={({ rfFinanceNo }) => rfFinanceNo}
    />
  )
}
