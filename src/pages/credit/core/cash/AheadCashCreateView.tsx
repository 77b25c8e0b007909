import {
  submitAheadCashApplication,
  useListAheadCashHoldings,
} from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { useListPayAccounts } from '#api/generated/corp/cashes/cashes.ts'
import { aheadCashFormLabels } from '#api/generated/corp/labels/aheadCashForm.ts'
import { aheadCashHoldingLabels } from '#api/generated/corp/labels/aheadCashHolding.ts'
import type { AheadCashForm, AheadCashHolding, PayAccount } from '#api/generated/corp/model/index.ts'
import { defaultPayAccountId } from '#business/account/payAccounts.ts'
import { compare, formatMoney, formatRate, isMoney, isPositive, yuan } from '#domain/money.ts'
import { applied } from '#domain/outcome.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormSection } from '#ui/form/Section.tsx'
import { Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { column } from '#ui/table/columns.tsx'
import { AheadTermsFields } from './AheadTermsFields.tsx'
import { type AheadCashTerms, aheadCashTerms } from './aheadCashTerms.ts'
import styles from './cash.module.css'

type AheadValues = Pick<
  AheadCashForm,
  'holdingNo' | 'aheadAmount' | 'aheadDate' | 'aheadRate' | 'payAccountId'
> & { remark: string }

const F = fieldOf<AheadValues, typeof aheadCashFormLabels>(aheadCashFormLabels)
const is = column(aheadCashHoldingLabels)
const facts = [
  is.text('holderName'),
  is.money('availableAmount'),
  is.date('promisePayDate'),
  is.date('latestAheadDate'),
]
const its = column<AheadCashTerms>({
  remainDays: '剩余天数',
  aheadDiscount: '折扣金额',
  aheadPayAmount: '实付金额',
})
const results = [its.number('remainDays'), its.money('aheadDiscount'), its.money('aheadPayAmount')]

/** 新增提前兑付：选持有，填金额、提前付款日与折扣率，随填随算（T-AHD-01、F-06）。 */
export function AheadCashCreateView({ holdingNo, onClose }: { holdingNo?: string; onClose: () => void }) {
  const holdings = useListAheadCashHoldings()
  const accounts = useListPayAccounts()
  return (
    <PageCard description="新增提前兑付">
      <QueryList result={holdings} guidance="没有存续中的凭证可提前兑付">
        {(list) => (
          <QueryState result={accounts}>
            {(known) => (
              <CreateForm holdings={list} accounts={known} holdingNo={holdingNo} onClose={onClose} />
            )}
          </QueryState>
        )}
      </QueryList>
    </PageCard>
  )
}

interface CreateFormProps {
  holdings: readonly AheadCashHolding[]
  accounts: readonly PayAccount[]
  holdingNo: string | undefined
  onClose: () => void
}

function CreateForm({ holdings, accounts, holdingNo, onClose }: CreateFormProps) {
  const form = useForm<AheadValues>()
  const draft = useDraft(`ahead-cash:${holdingNo ?? 'new'}`, form)
  const submit = useSubmit(
    ({ remark, ...values }: AheadValues) =>
      submitAheadCashApplication({ ...values, ...(remark && { remark }) }),
    { success: applied('提前兑付已提交复核', ({ aheadNo }) => aheadNo), onDone: onClose },
  )
  const find = (no: string | undefined) => holdings.find((item) => item.holdingNo === no)
  const offered = find(holdingNo)
  const holding = find(useFormValue(form, 'holdingNo') ?? holdingNo)
  const aheadAmount = useFormValue(form, 'aheadAmount')
  const aheadDate = useFormValue(form, 'aheadDate')
  const aheadRate = useFormValue(form, 'aheadRate')
  const terms = holding && aheadCashTerms({ aheadAmount, aheadDate, aheadRate }, holding.promisePayDate)
  const checkAmount = (amount: string) => {
    if (!isMoney(amount) || !isPositive(amount)) return '提前兑付金额须大于0'
    if (!holding || compare(amount, holding.availableAmount) <= 0) return undefined
    return `提前兑付金额不超过可用金额${yuan(holding.availableAmount)}`
  }
  return (
    <FormShell
      label="提前兑付申请"
      form={form}
      initial={{
        payAccountId: defaultPayAccountId(accounts),
        ...(offered && { holdingNo: offered.holdingNo, aheadAmount: offered.availableAmount }),
      }}
      draft={draft}
      onSubmit={submit.run}
      submitting={submit.running}
      error={submit.error}
      submitText="提交复核"
      onCancel={onClose}
      cancelText="返回列表"
    >
      <FormSection title="凭证持有">
        <F name="holdingNo" required wide check={(no) => find(no)?.reason}>
          <Select
            placeholder="请选择持有"
            options={holdings.map((item) => ({
              value: item.holdingNo,
              label: `${item.holdingNo}　${item.holderName}　${
                item.enabled ? `可用 ${yuan(item.availableAmount)}` : `不可选：${item.reason}`
              }`,
            }))}
            onChange={(no: string) => form.setFieldsValue({ aheadAmount: find(no)?.availableAmount ?? '' })}
          />
        </F>
        {holding ? <Descriptions label="持有信息" of={holding} items={facts} columns={2} /> : null}
      </FormSection>
      <FormSection title="提前兑付">
        <F name="aheadAmount" required check={checkAmount} dependencies={['holdingNo']}>
          <AmountInput />
        </F>
        <AheadTermsFields accounts={accounts} latest={holding?.latestAheadDate} />
      </FormSection>
      {terms ? (
        <FormSection title="试算">
          <Descriptions label="试算" of={terms} items={results} columns={3} />
          {terms.aheadPayAmount && aheadAmount ? (
            <p className={styles.formula}>
              折扣 = {formatMoney(aheadAmount)} × {formatRate(aheadRate)} × {terms.remainDays} 天 ÷
              360，四舍五入到分；凭证按 {yuan(aheadAmount)}全额销账
              {aheadRate && isPositive(aheadRate) ? '，有折扣须持有方同意' : '，无折扣无须持有方同意'}
            </p>
          ) : null}
        </FormSection>
      ) : null}
    </FormShell>
  )
}
