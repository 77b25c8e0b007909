import { readAmount } from '#domain/amountInput.ts'
import { isMoney } from '#domain/money.ts'
import { readText } from '#domain/plainText.ts'
import { readDigits } from '#domain/readCode.ts'
import { readDay } from '#domain/readDay.ts'
import type { Option } from '#ui/DictContext.ts'
import { type Cell, cellProblem, cellText, MERGED } from './cells.ts'

/** 导入的一列：文件里叫什么、怎样读、怎样检查。 */
export interface ImportColumn<Values> {
  readonly field: keyof Values & string
  /** 表头文字，也是错误里的字段名 */
  readonly title: string
  /** text 一行文字；lines 可以换行的说明；money 金额（元）；day 日期；digits 编号、账号；choice 只能是 options 里的 */
  readonly kind: 'text' | 'lines' | 'money' | 'day' | 'digits' | 'choice'
  readonly required?: boolean
  readonly options?: readonly Option[]
  /** text、digits 的读法，与录入框的一样（domain/readCode），如 readUscc；不给照 kind 读 */
  readonly read?: (text: string) => string
  /** 检查读好的值：返回错误；空值由 required 管。row 是同一行里排在前面、已经读好的各列 */
  readonly check?: (value: string, row: Readonly<Partial<Record<string, string>>>) => string | undefined
  /** 各行不可相同 */
  readonly unique?: boolean
  /** 写进模板的填写说明 */
  readonly note?: string
  readonly example?: string
}

export interface RowProblem {
  readonly field?: string
  readonly message: string
}
/** 一行：文件里的行号、原文、读好的值、错在哪里。 */
export interface ImportRow {
  readonly line: number
  readonly texts: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly RowProblem[]
}
export type ImportResult = { rows: readonly ImportRow[] } | { refusal: string }

type Parsed = { value: string } | { problem: string }
type Columns = readonly ImportColumn<Record<string, string>>[]

const TO_TEXT = '数字过长已丢失精度，请将该列设为文本格式后重填'

function parse({ kind, options = [], read }: Columns[number], text: string): Parsed {
  if (kind === 'money') {
    const plain = readAmount(text)
    return isMoney(plain) ? { value: plain } : { problem: '请输入正确的金额，最多两位小数' }
  }
  if (kind === 'day') {
    const day = readDay(text)
    return day ? { value: day } : { problem: '请输入正确的日期，如 2026-06-30' }
  }
  if (kind === 'digits') {
    const digits = (read ?? readDigits)(text)
    return /^\d+$/.test(digits) ? { value: digits } : { problem: '只能是数字' }
  }
  if (kind === 'choice') {
    const wanted = readText(text)
    const found = options.find((option) => option.label === wanted || option.value === wanted)
    const allowed = options.map((option) => option.label).join('、')
    return found ? { value: found.value } : { problem: `只能填：${allowed}` }
  }
  return { value: kind === 'lines' ? text : (read ?? readText)(text) }
}

function readRow(
  columns: Columns,
  places: readonly number[],
  cells: readonly Cell[],
  line: number,
): ImportRow {
  const texts: Record<string, string> = {}
  const values: Record<string, string> = {}
  const problems: RowProblem[] = []
  columns.forEach((column, index) => {
    const { field, title } = column
    const text = cellText(cells[places[index] ?? -1])
    texts[field] = text ?? '（数字过长）'
    if (text === undefined) return problems.push({ field, message: TO_TEXT })
    const broken = cellProblem(text)
    if (broken) return problems.push({ field, message: broken })
    if (text === '') return column.required ? problems.push({ field, message: `请输入${title}` }) : 0
    const parsed = parse(column, text)
    if ('problem' in parsed) return problems.push({ field, message: parsed.problem })
    const wrong = column.check?.(parsed.value, values)
    if (wrong) return problems.push({ field, message: wrong })
    values[field] = parsed.value
    return 0
  })
  return { line, texts, values, problems }
}

/** 标了 unique 的列：后面与前面相同的行各加一条。 */
function withDuplicates(columns: Columns, rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const repeated = columns.flatMap(({ unique, field }): RowProblem[] => {
      const value = unique ? row.values[field] : undefined
      if (value === undefined) return []
      const first = seen.get(`${field}\n${value}`)
      if (first !== undefined) return [{ field, message: `与第 ${first} 行重复` }]
      seen.set(`${field}\n${value}`, row.line)
      return []
    })
    return repeated.length ? { ...row, problems: [...row.problems, ...repeated] } : row
  })
}

const plainTitle = (cell: Cell | undefined) => (cellText(cell) ?? '').replace(/[*＊✱\s]/g, '')

/**
 * 读好的表 → 各行的值与错误；表头在第一行，列的次序随意，多余的列不理会，空行略过。
 * @param most 行数上限，超过整份拒收
 * @param firstLine 表头之下第一行的行号
 */
export function readImport<Values>(
  sheet: readonly (readonly Cell[])[],
  columns: readonly ImportColumn<Values>[],
  most = 500,
  firstLine = 2,
): ImportResult {
  const typed = columns as unknown as Columns
  const head = (sheet[0] ?? []).map(plainTitle)
  const places = typed.map(({ title }) => head.indexOf(plainTitle(title)))
  const missing = typed.filter((_, index) => places[index] === -1).map(({ title }) => title)
  if (missing.length) return { refusal: `缺少列：${missing.join('、')}，请使用模板填写` }
  const filled = sheet
    .slice(1)
    .map((cells, index) => ({ cells, line: index + firstLine }))
    .filter(({ cells }) => cells.some((cell) => cell !== MERGED && cellText(cell) !== ''))
  if (filled.length === 0) return { refusal: '没有数据' }
  if (filled.length > most) return { refusal: `最多 ${most} 行，这里有 ${filled.length} 行，请分次导入` }
  return {
    rows: withDuplicates(
      typed,
      filled.map(({ cells, line }) => readRow(typed, places, cells, line)),
    ),
  }
}

/** 粘贴来的各行：带着表头的照表头，没有的照 columns 的次序，行号从 1 起。 */
export function readPastedRows<Values>(
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn<Values>[],
  most?: number,
): ImportResult {
  const titles = columns.map(({ title }) => title)
  const known = new Set(titles.map(plainTitle))
  const isHead = (rows[0] ?? []).some((cell) => known.has(plainTitle(cell)))
  return isHead ? readImport(rows, columns, most) : readImport([titles, ...rows], columns, most, 1)
}
