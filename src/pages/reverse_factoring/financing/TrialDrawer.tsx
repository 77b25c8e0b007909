import { useState } from 'react'
import { rfQuoteLabels } from '#api/generated/corp/labels/rfQuote.ts'
import { rfQuoteTrialRequestLabels } from '#api/generated/corp/labels/rfQuoteTrialRequest.ts'
import type { RfQuote, RfQuoteTrialRequest } from '#api/generated/corp/model/index.ts'
import { useRfQuoteTrial } from '#api/generated/corp/rf-financings/rf-financings.ts'
import { workedColumns } from '#business/financing/workedColumns.tsx'
import { addDays } from '#domain/calendar.ts'
import { compare, isMoney, isPositive } from '#domain/money.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useToday } from '#ui/today.ts'
import { rfFormulasOf } from './rfFormulas.ts'
import styles from './trial.module.css'

type Priced = RfQuote & { arTotal: string }

const F = fieldOf<RfQuoteTrialRequest, typeof rfQuoteTrialRequestLabels>(rfQuoteTrialRequestLabels)
const is = column<Priced>({ ...rfQuoteLabels, arTotal: '账款金额' })
const worked = workedColumns((row: Priced) => rfFormulasOf(row, row.arTotal))
const columns = [
  is.custom(
    'funderName',
    ({ funderName, reason }) => (
      <>
        {funderName}
        {reason ? <small className={styles.reason}>{reason}</small> : null}
      </>
    ),
    { width: 220 },
  ),
  is.dict('factoringType', 'FACTORING_TYPE', { tone: 'plain' }),
  is.rate('annualRate'),
  is.number('financeDays', { title: '天数' }),
  worked('capAmount', '可融上限（元）', { width: 130 }),
  worked('interestAmount', '利息（元）', { width: 120 }),
  worked('factoringFee', '手续费（元）', { width: 120 }),
  worked('netAmount', '预计到账（元）', { width: 130 }),
  is.rate('comprehensiveRate', { title: '综合成本（年化%）', aligned: true }),
]

/** 利息试算：还没有账款也可以问，各资金方的利息、手续费与到账金额同申请时一样算，点开看公式（F-01、F-02、F-03、F-11）。 */
export function TrialDrawer({ onClose }: { onClose: () => void }) {
  const form = useForm<RfQuoteTrialRequest>()
  const today = useToday()
  const [asked, setAsked] = useState<RfQuoteTrialRequest>()
  const total = useFormValue(form, 'arAmount')
  const result = useRfQuoteTrial(asked)
  const submit = async ({ rfFinanceAmount, ...rest }: RfQuoteTrialRequest) => {
    setAsked({ ...rest, ...(rfFinanceAmount && { rfFinanceAmount }) })
    // 什么也没有交出去：还可以改了再试
    return false
  }
  return (
    <Drawer title="利息试算" width={1080} onClose={onClose}>
      <DrawerForm
        label="利息试算"
        form={form}
        initial={{}}
        onSubmit={submit}
        submitting={asked !== undefined && result.isLoading}
        error={undefined}
        submitText="试算"
        onClose={onClose}
        labelAbove={false}
      >
        <F name="arAmount" required check={(value) => (isPositive(value) ? undefined : '账款金额须大于0')}>
          <AmountInput capitals />
        </F>
        <F name="arDueDate" required hint="起息日按下一个工作日估算">
          <DayPicker min={addDays(today, 1)} />
        </F>
        <F
          name="rfFinanceAmount"
          dependencies={['arAmount']}
          hint="不填时按各家的上限"
          check={(value) =>
            value && total && isMoney(value) && isMoney(total) && compare(value, total) > 0
              ? '融资金额不得大于账款金额'
              : undefined
          }
        >
          <AmountInput capitals={false} />
        </F>
      </DrawerForm>
      <Section title="各资金方的报价">
        {asked ? (
          <QueryState result={result}>
            {(quotes) => (
              <PlainTable
                label="试算结果"
                columns={columns}
                rows={quotes.map((quote) => ({ ...quote, arTotal: asked.arAmount }))}
                rowKey="funderProductNo"
              />
            )}
          </QueryState>
        ) : (
          <EmptyState guidance="填写账款金额与到期日，看各资金方的利息、手续费与到账金额" />
        )}
      </Section>
    </Drawer>
  )
}
