import { verdictOf } from './limits.ts'

/** A line of the report: label, value, unit, and limit (undefined without a budget). */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget: number | undefined
  /** What is written after it: range, earlier build */
  readonly beside?: string
}

const VERDICTS = { kept: '✓', over: '✗ 超出', none: '' } as const

/** A Chinese character takes two columns. */
const width = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
/** Padded with spaces to that many columns. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** A readable number: large ones without decimals, small ones with two or three. */
export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '没有量到'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 3)
}

/** The text of a line of the report. */
export const lineOf = ({ what, value, unit, budget, beside = '' }: Row): string => {
  const limit = budget === undefined ? '—' : `≤ ${budget}`
  const verdict = VERDICTS[verdictOf(value, budget)]
  const amount = `${shown(value)}${unit === '' ? '' : ` ${unit}`}`
  return `  ${padded(what, 42)}${padded(amount, 14)}${padded(limit, 9)}${padded(verdict, 8)}${beside}`.trimEnd()
}

/** An error in one sentence. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Prints a section; returns the lines over budget. */
export const printSection = (title: string, rows: readonly Row[]): Row[] => {
  if (rows.length === 0) return []
  console.log(`\n${title}`)
  for (const row of rows) console.log(lineOf(row))
  return rows
    .filter(({ value, budget }) => verdictOf(value, budget) === 'over')
    .map((row) => ({ ...row, what: `${title}：${row.what}` }))
}

/** Prints the conclusion: how many budgets there are and which are exceeded; returns 1 when any is. */
export const conclude = (over: readonly Row[]): number => {
  console.log(over.length === 0 ? '\n都在预算之内' : `\n${over.length} 项超出预算：`)
  for (const { what, value, unit, budget } of over)
    console.log(`  ✗ ${what} ${shown(value)} ${unit}（至多 ${budget}）`)
  return over.length === 0 ? 0 : 1
}
