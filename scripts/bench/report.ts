import { verdictOf } from './budgets.ts'

/** 报告的一行：量的是什么、多少、单位、至多多少（没有预算的 undefined）。 */
export interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget: number | undefined
  /** 写在后面的：范围、更早的构建、同类 */
  readonly beside?: string
}

const VERDICTS = { kept: '✓', over: '✗ 超出', none: '' } as const

/** A Chinese letter takes two columns. */
const width = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0)
const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** 给人看的数：大的不要小数，小的留两三位。 */
export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '没有量到'
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 0.1 ? 2 : 3)
}

/** 一行报告的文字。 */
export const lineOf = ({ what, value, unit, budget, beside = '' }: Row): string => {
  const limit = budget === undefined ? '—' : `≤ ${budget}`
  const verdict = VERDICTS[verdictOf(value, budget)]
  const amount = `${shown(value)}${unit === '' ? '' : ` ${unit}`}`
  return `  ${padded(what, 42)}${padded(amount, 14)}${padded(limit, 9)}${padded(verdict, 8)}${beside}`.trimEnd()
}

/** 出了什么错，一句话。 */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** 打印一段；返回超出预算的行。 */
export const printSection = (title: string, rows: readonly Row[]): Row[] => {
  if (rows.length === 0) return []
  console.log(`\n${title}`)
  for (const row of rows) console.log(lineOf(row))
  return rows
    .filter(({ value, budget }) => verdictOf(value, budget) === 'over')
    .map((row) => ({ ...row, what: `${title}：${row.what}` }))
}

/** 打印结论：有几项预算、哪些超出；有超出的返回 1。 */
export const conclude = (over: readonly Row[]): number => {
  console.log(over.length === 0 ? '\n都在预算之内' : `\n${over.length} 项超出预算：`)
  for (const { what, value, unit, budget } of over)
    console.log(`  ✗ ${what} ${shown(value)} ${unit}（至多 ${budget}）`)
  return over.length === 0 ? 0 : 1
}
