import { isDecimal } from '#domain/money.ts'

/** 读到的一格；没有内容为 null。 */
export type Cell = string | number | boolean | Date | null

// 表格软件会把这些开头的文字当成公式（T39）
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/

/** 可放心写进表格的文字：像公式的前面加单引号；负数金额不算。 */
export function safeCell(text: string): string {
  const isAmount: boolean = isDecimal(text)
  return FORMULA.test(text) && !isAmount ? `'${text}` : text
}

/** 一格的文字：去首尾空白，日期为 YYYY-MM-DD，数字不用科学计数；太大而已丢位的数字得 undefined。 */
export function cellText(cell: Cell | undefined): string | undefined {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10)
  if (typeof cell === 'boolean') return cell ? '是' : '否'
  if (typeof cell === 'string') return cell.trim()
  // 表格软件只保留 15 位有效数字，存进文件的尾数（1.1000000000000001）不是人填的
  const digits = cell.toPrecision(15)
  if (!Number.isFinite(cell) || Math.abs(cell) >= 1e15 || /e/i.test(digits)) return undefined
  return digits.includes('.') ? digits.replace(/0+$/, '').replace(/\.$/, '') : digits
}
