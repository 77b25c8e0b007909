import type { ReactNode } from 'react'
import { type Formula, FormulaButton } from '#business/FormulaButton.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RadioChoice } from '#ui/form/RadioChoice.tsx'
import { type Column, derived } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

/** 各产品的报价都有的：产品，与选不选得了。 */
export interface Quoted {
  funderProductNo: string
  enabled: boolean
  reason?: string
}

/** 可选的报价里最好的一个的产品编号；都选不了时没有。 */
export const bestOf = <Quote extends Quoted>(
  quotes: readonly Quote[],
  better: (a: Quote, b: Quote) => number,
): string | undefined => quotes.filter(({ enabled }) => enabled).toSorted(better)[0]?.funderProductNo

interface QuoteTableProps<Quote extends Quoted> extends ControlProps<string> {
  label: string
  quotes: readonly Quote[]
  /** 第一列：列名，每个报价的名字、小字、好处与另外的去处 */
  choice: {
    title: string
    of: (quote: Quote) => { title: string; note?: string; tags: readonly string[]; way?: ReactNode }
  }
  columns: readonly Column<Quote>[]
  /** 一个报价的全部公式 */
  formulasOf: (quote: Quote) => Readonly<Record<string, Formula>>
}

/** 比价：一行一个报价，单选；能选的在前，不可选的在后并说明原因，还缺协议的给去处；一行的数怎么来的点开一同看。 */
export function QuoteTable<Quote extends Quoted>({
  label,
  quotes,
  choice,
  columns,
  formulasOf,
  value,
  onChange,
  ...rest
}: QuoteTableProps<Quote>) {
  if (quotes.length === 0) return <EmptyState guidance="暂无可比较的资金方" />
  const first = derived<Quote>('funderName', choice.title, (quote) => {
    const { way, ...shown } = choice.of(quote)
    return (
      <RadioChoice
        group="quote"
        {...shown}
        checked={value === quote.funderProductNo}
        disabled={!quote.enabled}
        reason={quote.reason}
        onChoose={() => onChange?.(quote.funderProductNo)}
      >
        {way}
        <FormulaButton label={`公式：${shown.title}`} formulas={Object.values(formulasOf(quote))} />
      </RadioChoice>
    )
  })
  const usableFirst = [
    ...quotes.filter(({ enabled }) => enabled),
    ...quotes.filter(({ enabled }) => !enabled),
  ]
  return (
    <div
      role="radiogroup"
      aria-label={rest['aria-label'] ?? '资金方'}
      id={rest.id}
      aria-describedby={rest['aria-describedby']}
    >
      <PlainTable
        label={label}
        columns={[first, ...columns]}
        rows={usableFirst}
        rowKey="funderProductNo"
        pinFirst
      />
    </div>
  )
}
