import { isDecimal } from '#domain/money.ts'
import { readLines } from '#domain/plainText.ts'

/** 读到的一格；没有内容为 null。 */
export type Cell = string | number | boolean | Date | null

/** 公式没有算出结果的一格、合并单元格里左上角之外的一格：读出来是这几个字，导入时说明。 */
export const NO_RESULT = '（公式没有结果）'
export const MERGED = '（合并的单元格）'

// 表格软件会把这些开头的文字当成公式（T39）
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/
/** 前面还有引号的也再加一个，读回来才还是原来的。 */
const GUARDED = /^'+[=+\-@\t\r\0＝＋－＠]/

/** 可放心写进表格的文字：像公式的前面加单引号；负数金额不算。 */
export function safeCell(text: string): string {
  const isAmount: boolean = isDecimal(text)
  return (FORMULA.test(text) && !isAmount) || GUARDED.test(text) ? `'${text}` : text
}

/** safeCell 加的单引号去掉，得原来的文字。 */
const unguarded = (text: string) => (GUARDED.test(text) ? text.slice(1) : text)

/** 早于此的不是日期，是只有时刻的一格。 */
const FIRST_DAY = Date.UTC(1900, 0, 1)

/** 一格的文字：去首尾空白与看不见的字，日期为 YYYY-MM-DD，数字不用科学计数；太大而已丢位的数字得 undefined。 */
export function cellText(cell: Cell | undefined): string | undefined {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return undefined
    const text = cell.toISOString()
    return cell.getTime() < FIRST_DAY ? text.slice(11, 16) : text.slice(0, 10)
  }
  if (typeof cell === 'boolean') return cell ? '是' : '否'
  if (typeof cell === 'string') return readLines(unguarded(cell.trim()))
  // 表格软件只保留 15 位有效数字，存进文件的尾数（1.1000000000000001）不是人填的
  const digits = cell.toPrecision(15)
  if (!Number.isFinite(cell) || Math.abs(cell) >= 1e15 || /e/i.test(digits)) return undefined
  return digits.includes('.') ? digits.replace(/0+$/, '').replace(/\.$/, '') : digits
}

const ERRORS =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|GETTING_DATA)$/

/** 这一格为什么不能当作内容：错误值、没有结果的公式、合并的单元格；可以的得 undefined。 */
export function cellProblem(text: string): string | undefined {
  if (ERRORS.test(text)) return `单元格是错误值 ${text}，请改成正确的内容`
  if (text === NO_RESULT) return '公式没有结果，请粘贴为数值后重试'
  if (text === MERGED) return '单元格是合并的，请拆开后逐行填写'
  return undefined
}
