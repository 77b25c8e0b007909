import { useState } from 'react'
import { useListFinancePackages, useListFinanceQuotes } from '#api/generated/corp/finances/finances.ts'
import type { CollectAccount, FinanceApplication } from '#api/generated/corp/model/index.ts'
import {
  checkFinanceAmount,
  type DossierValues,
  type FinanceValues,
  type FunderValues,
  type HoldingValues,
  lackingPackage,
  toRequest,
  toValues,
} from '#business/credit/finance/values.ts'
import { type Draft, useDraft } from '#hooks/useDraft.ts'
import { useForm, useFormValue } from '#ui/form/useForm.ts'

/** 融资申请向导的三份表单、各自的草稿，以及随所填而来的报价与资料包；editing 为继续填的申请。 */
export const useFinanceForms = (accounts: readonly CollectAccount[], editing?: FinanceApplication) => {
  const forms = {
    holdings: useForm<HoldingValues>(),
    funder: useForm<FunderValues>(),
    dossier: useForm<DossierValues>(),
  }
  const key = `finance:${editing?.financeNo ?? 'new'}`
  const drafts: Record<keyof typeof forms, Draft> = {
    holdings: useDraft(`${key}:holdings`, forms.holdings),
    funder: useDraft(`${key}:funder`, forms.funder),
    dossier: useDraft(`${key}:dossier`, forms.dossier),
  }
  // 只在打开时取一次：保存之后的新版本不该冲掉正在填的
  const [initial] = useState((): Partial<FinanceValues> => {
    const account = accounts.find((one) => one.isDefault) ?? accounts[0]
    return editing ? toValues(editing) : { holdings: [], collectAccountId: account?.accountId ?? '' }
  })
  const holdings = useFormValue(forms.holdings, 'holdings') ?? initial.holdings ?? []
  const amount = useFormValue(forms.holdings, 'financeAmount') ?? initial.financeAmount ?? ''
  const funder = useFormValue(forms.funder, 'funderProductNo') ?? initial.funderProductNo
  const packageNo = useFormValue(forms.dossier, 'packageNo') ?? initial.packageNo
  const accountId = useFormValue(forms.dossier, 'collectAccountId') ?? initial.collectAccountId
  const isReady = holdings.length > 0 && amount !== '' && !checkFinanceAmount(amount, holdings)
  const asked = { holdingNos: holdings.map((one) => one.holdingNo), financeAmount: amount }
  const quotes = useListFinanceQuotes(isReady ? asked : null)
  const packages = useListFinancePackages(isReady ? asked : null)

  const request = () => ({
    ...toRequest(
      {
        ...forms.holdings.getFieldsValue(),
        ...forms.funder.getFieldsValue(),
        ...forms.dossier.getFieldsValue(),
      },
      editing,
    ),
    financeMode: 'STANDARD' as const,
  })
  const discard = () => {
    for (const draft of Object.values(drafts)) draft.discard()
  }
  return {
    forms,
    drafts,
    initial,
    holdings,
    amount,
    isReady,
    accountId,
    quotes,
    packages,
    lacking: lackingPackage(packages.data),
    quote: quotes.data?.find((one) => one.funderProductNo === funder),
    dossier: packages.data?.find((one) => one.packageNo === packageNo),
    request,
    discard,
  }
}
