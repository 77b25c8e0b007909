import { useState } from 'react'
import {
  submitAheadCashBatch,
  useListAheadCashHoldings,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { useListPayAccounts } from '#api/generated/corp/cashes/cashes.ts'
import type { AheadCashHolding, BatchOutcome, PayAccount } from '#api/generated/corp/model/index.ts'
import { defaultPayAccountId } from '#business/account/payAccounts.ts'
import { BatchResult } from '#business/approval/BatchResult.tsx'
import { formatMoney, sum } from '#domain/money.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { type AheadAmounts, AheadHoldingPicker, checkAheadAmounts } from './AheadHoldingPicker.tsx'
import { type AheadTerms, AheadTermsFields } from './AheadTermsFields.tsx'
import { aheadCashTerms } from './aheadCashTerms.ts'
import styles from './cash.module.css'

type BatchValues = AheadTerms & { amounts: AheadAmounts }

const F = fieldOf<BatchValues>()

/** 批量新增提前兑付：同一提前付款日、折扣率与付款账号，逐笔各自成败（T-AHD-01）。 */
export function AheadCashBatchView({ onClose }: { onClose: () => void }) {
  const holdings = useListAheadCashHoldings()
  const accounts = useListPayAccounts()
  return (
    <PageCard description="批量新增提前兑付">
      <QueryList result={holdings} guidance="没有存续中的凭证可提前兑付">
        {(list) => (
          <QueryState result={accounts}>
            {(known) => <BatchForm holdings={list} accounts={known} onClose={onClose} />}
          </QueryState>
        )}
      </QueryList>
    </PageCard>
  )
}

interface BatchFormProps {
  holdings: readonly AheadCashHolding[]
  accounts: readonly PayAccount[]
  onClose: () => void
}

function BatchForm({ holdings, accounts, onClose }: BatchFormProps) {
  const form = useForm<BatchValues>()
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const submit = useSubmit(
    ({ amounts, remark, ...shared }: BatchValues) =>
      submitAheadCashBatch({
        ...shared,
        ...(remark && { remark }),
        items: Object.entries(amounts).map(([holdingNo, aheadAmount]) => ({ holdingNo, aheadAmount })),
      }),
    { onDone: setOutcome },
  )
  const amounts = useFormValue(form, 'amounts') ?? {}
  const aheadDate = useFormValue(form, 'aheadDate')
  const aheadRate = useFormValue(form, 'aheadRate')
  const chosen = holdings.filter((holding) => holding.holdingNo in amounts)
  const latest = chosen.map((holding) => holding.latestAheadDate).toSorted()[0]
  const pays = chosen.map((holding) => {
    const aheadAmount = amounts[holding.holdingNo]
    return aheadCashTerms({ aheadAmount, aheadDate, aheadRate }, holding.promisePayDate)
  })
  const priced = pays.flatMap((terms) => ('aheadPayAmount' in terms ? [terms] : []))
  const total = (key: 'aheadDiscount' | 'aheadPayAmount') =>
    formatMoney(sum(priced.map((terms) => terms[key] ?? '0.00')))
  return (
    <>
      <FormShell<BatchValues>
        label="批量提前兑付"
        form={form}
        initial={{ payAccountId: defaultPayAccountId(accounts) }}
        onSubmit={submit.run}
        submitting={submit.running}
        error={submit.error}
        submitText={`提交 ${chosen.length} 笔`}
        onCancel={onClose}
        cancelText="返回列表"
      >
        <FormSection title="凭证持有">
          <F name="amounts" label="持有" required wide check={(value) => checkAheadAmounts(value, holdings)}>
            <AheadHoldingPicker holdings={holdings} />
          </F>
        </FormSection>
        <FormSection title="提前兑付条件">
          <AheadTermsFields accounts={accounts} latest={latest} />
        </FormSection>
        {chosen.length > 0 && priced.length === chosen.length ? (
          <p className={styles.formula}>
            合计 {chosen.length} 笔，折扣 <strong>{total('aheadDiscount')}</strong>元，实付{' '}
            <strong>{total('aheadPayAmount')}</strong>元
          </p>
        ) : null}
      </FormShell>
      {outcome ? <BatchResult outcome={outcome} onClose={onClose} /> : null}
    </>
  )
}
