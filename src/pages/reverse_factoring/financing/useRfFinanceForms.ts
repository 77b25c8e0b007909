import { useState } from 'react'
import type { CollectAccount, RfFinancing } from '#api/generated/corp/model/index.ts'
import { useListRfQuotes } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { type Draft, useDraft } from '#hooks/useDraft.ts'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import {
  type AccountValues,
  type AmountValues,
  checkAmount,
  type OfferValues,
  type PaperValues,
  type PickedAccount,
  type RfFinanceValues,
  toRequest,
  toValues,
} from './rfFinanceValues.ts'

/** 保理融资向导的四份表单、各自的草稿，以及随所填而来的报价；editing 为继续填的申请，picked 为从首页带来的账款。 */
export const useRfFinanceForms = (
  collectAccounts: readonly CollectAccount[],
  editing: RfFinancing | undefined,
  picked: readonly PickedAccount[],
) => {
  const forms = {
    accounts: useForm<AccountValues>(),
    offer: useForm<OfferValues>(),
    amount: useForm<AmountValues>(),
    papers: useForm<PaperValues>(),
  }
  const key = `rf-finance:${editing?.rfFinanceNo ?? 'new'}`
  const drafts: Record<keyof typeof forms, Draft> = {
    accounts: useDraft(`${key}:accounts`, forms.accounts),
    offer: useDraft(`${key}:offer`, forms.offer),
    amount: useDraft(`${key}:amount`, forms.amount),
    papers: useDraft(`${key}:papers`, forms.papers),
  }
  // 只在打开时取一次：保存之后的新版本不该冲掉正在填的
  const [initial] = useState((): Partial<RfFinanceValues> => {
    const account = collectAccounts.find((one) => one.isDefault) ?? collectAccounts[0]
    return editing
      ? toValues(editing)
      : { accounts: [...picked], collectAccountId: account?.accountId ?? '', attachments: [] }
  })
  const accounts = useFormValue(forms.accounts, 'accounts') ?? initial.accounts ?? []
  const productNo = useFormValue(forms.offer, 'funderProductNo') ?? initial.funderProductNo
  const amount = useFormValue(forms.amount, 'rfFinanceAmount') ?? initial.rfFinanceAmount ?? ''
  const accountId = useFormValue(forms.papers, 'collectAccountId') ?? initial.collectAccountId

  const arNos = accounts.map((one) => one.arNo)
  const quotes = useListRfQuotes(arNos.length > 0 ? { arNos } : null)
  const offer = quotes.data?.find((one) => one.funderProductNo === productNo)
  const isPriced = offer !== undefined && amount !== '' && !checkAmount(amount, offer.capAmount)
  const priced = useListRfQuotes(isPriced ? { arNos, rfFinanceAmount: amount } : null)

  const request = () =>
    toRequest(
      {
        ...forms.accounts.getFieldsValue(),
        ...forms.offer.getFieldsValue(),
        ...forms.amount.getFieldsValue(),
        ...forms.papers.getFieldsValue(),
      },
      editing,
    )
  const discard = () => {
    for (const draft of Object.values(drafts)) draft.discard()
  }
  return {
    forms,
    drafts,
    initial,
    accounts,
    quotes,
    offer,
    /** 按所填金额问来的价格；金额不合适时不问 */
    priced: isPriced ? priced : undefined,
    /** 其中所选资金方的 */
    quote: priced.data?.find((one) => one.funderProductNo === productNo),
    accountId,
    request,
    discard,
  }
}
