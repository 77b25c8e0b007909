import writeXlsxFile, { type Feature, type Cell as Written } from 'write-excel-file/universal'
import { sum } from '#domain/money.ts'
import { conditions } from '../../generated/conditions.ts'
import type { Context } from '../Context.ts'
import type { FileAnswer } from '../define.ts'
import { html } from '../html.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The digits that a spreadsheet program keeps without loss. */
const DIGITS = 15
const [NARROW, WIDE] = [8, 40]

type Value = string | number | undefined

/** Which list is exported and with which filters: they are written on the second sheet. */
type Export = {
  /** The name of the list: the beginning of the file's name. */
  name: string
  operation: keyof typeof conditions
  asked: object
}

/** The header of a column: its title alone, or with the content of the last line. */
type Header = string | { readonly title: string; readonly total: 'SUM' | 'LAST' }

/** A column that is added up in the last line. */
export const summed = (title: string): Header => ({ title, total: 'SUM' })
/** A column whose last value is repeated in the last line: a running balance. */
export const running = (title: string): Header => ({ title, total: 'LAST' })

const titleOf = (header: Header): string => (typeof header === 'string' ? header : header.title)

const DAY = /^\d{4}-\d\d-\d\d$/
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)/
const DECIMAL = /^-?\d+(\.\d+)?$/

/** A spreadsheet has no time zone: its cells show the wall clock of UTC+8. */
const wallClock = (day: string, time = '00:00'): Date => new Date(`${day}T${time}:00Z`)

/** More digits than a spreadsheet keeps: as text, so that it does not change the amount. */
const numberCell = (text: string, format: string): Written =>
  text.replaceAll(/\D/g, '').replace(/^0+/, '').length > DIGITS
    ? { value: text, type: String, align: 'right' }
    : { value: Number(text), type: Number, format }

/**
 * A cell that a treasurer can add, sort and filter. The header marks amounts （元） and percentages （%）; days and
 * instants are recognised by their format; everything else is text, also numbers of documents, invoices and accounts.
 */
const cellOf = (header: string, value: Value): Written => {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'number') return { value, type: Number, format: '#,##0' }
  if (header.endsWith('（元）') && DECIMAL.test(value)) return numberCell(value, '#,##0.00')
  if (header.includes('%') && DECIMAL.test(value)) return numberCell(value, '0.00##')
  if (DAY.test(value)) return { value: wallClock(value), type: Date, format: 'yyyy-mm-dd' }
  const [, day, time] = INSTANT.exec(value) ?? []
  if (day && time) return { value: wallClock(day, time), type: Date, format: 'yyyy-mm-dd hh:mm' }
  return { value, type: String }
}

/** Its display width: a Chinese character takes two places, an amount its separators. */
const widthOf = (header: string, value: Value): number => {
  const text = String(value ?? '')
  const places = text.length + text.replaceAll(/[\0-\u00ff]/g, '').length
  return header.endsWith('（元）') && DECIMAL.test(text) ? places + Math.floor(places / 3) : places
}

const bold = (value: Written): Written =>
  typeof value === 'object' && value && 'value' in value ? { ...value, fontWeight: 'bold' } : value

/** The last line; nothing when there is nothing to add up. */
const totalOf = (headers: readonly Header[], rows: readonly (readonly Value[])[]): Value[] | undefined => {
  if (rows.length === 0 || headers.every((header) => typeof header === 'string')) return undefined
  return headers.map((header, at) => {
    if (at === 0) return '合计'
    if (typeof header === 'string') return undefined
    const values = rows.flatMap((row) => row[at] ?? [])
    if (header.total === 'LAST') return values.at(-1)
    if (values.some((value) => typeof value === 'number'))
      return values.reduce<number>((all, value) => all + Number(value), 0)
    return sum(values.map(String))
  })
}

/** Filters on the header of the first sheet, down to the last row but not the total. */
const filtering = (rows: number, columns: number): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) =>
          sheetIndex === 0
            ? xml.replace(
                '</sheetData>',
                String(html`</sheetData><autoFilter ref="${`A1:${columnName(columns)}${rows + 1}`}"/>`),
              )
            : xml,
      },
    },
  },
})

/** A, B … Z, AA: the name of the nth column. */
const columnName = (count: number): string =>
  count > 26
    ? columnName(Math.floor((count - 1) / 26)) + columnName(((count - 1) % 26) + 1)
    : String.fromCharCode(64 + count)

type Line = readonly [label: string, value: string]

/** The filters in words: one line each. */
const askedLines = ({ world }: Context, { operation, asked }: Export): Line[] => {
  const known: Readonly<Record<string, readonly [label: string, dict?: string]>> = conditions[operation]
  return Object.entries(known).flatMap(([field, [label, dict]]) => {
    const wanted = (asked as Readonly<Record<string, unknown>>)[field]
    const values = (Array.isArray(wanted) ? wanted : [wanted]).filter(
      (one) => one !== undefined && one !== null && one !== '' && one !== 'ALL',
    )
    if (values.length === 0) return []
    const texts = values.map((one) => {
      if (typeof one === 'boolean') return one ? '是' : '否'
      return dict ? world.registry.label(dict, String(one)) : String(one)
    })
    return [[label, texts.join('、')] as const]
  })
}

/**
 * A workbook: amounts and counts as numbers, days and instants as dates, a frozen header with filters, the sums in the last
 * line; on the second sheet when, by whom, and other remarks. The file's name contains the minute, so that
 * one does not replace the other.
 */
const workbook = async (
  ctx: Context,
  head: { name: string; lines: readonly Line[] },
  columnsOf: readonly Header[],
  rows: readonly (readonly Value[])[],
): Promise<FileAnswer> => {
  const headers = columnsOf.map(titleOf)
  const total = totalOf(columnsOf, rows)
  const lines = [...rows, ...(total ? [total] : [])]
  const data = [
    headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((row) => {
      const cells = headers.map((header, at) => cellOf(header, row[at]))
      return row === total ? cells.map(bold) : cells
    }),
  ]
  const columns = headers.map((header, at) => ({
    width: Math.min(
      WIDE,
      Math.max(NARROW, widthOf('', header), ...lines.map((row) => widthOf(header, row[at]))) + 2,
    ),
  }))
  const about = [
    ['导出时间', ctx.now],
    ['导出人', ctx.user.personName],
    ['企业', ctx.corp.corpName],
    ['笔数', rows.length],
    ...head.lines,
  ] as const
  const file = await writeXlsxFile(
    [
      { data, sheet: '数据', stickyRowsCount: 1, columns },
      {
        data: about.map(([label, value]) => [
          { value: label, type: String, fontWeight: 'bold' as const },
          cellOf(label, value),
        ]),
        sheet: '查询条件',
        columns: [{ width: 20 }, { width: WIDE }],
      },
    ],
    { features: [filtering(rows.length, headers.length)] },
  ).toBlob()
  const minute = ctx.now.slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '_')
  return {
    fileName: `${head.name}_${minute}.xlsx`,
    contentType: XLSX,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}

/** An export: the list as on the page; on the second sheet its filters (workbook). */
export const sheet = (
  ctx: Context,
  head: Export,
  headers: readonly Header[],
  rows: readonly (readonly Value[])[],
): Promise<FileAnswer> => {
  const asked = askedLines(ctx, head)
  const lines = asked.length > 0 ? asked : [['查询条件', '全部'] as const]
  return workbook(ctx, { name: head.name, lines }, headers, rows)
}

/** A table by columns: the header, and the value of each row. */
export type Columns<Row> = readonly (readonly [header: Header, cell: (row: Row) => Value])[]

/** The same, by columns. */
export const workbookOf = <Row>(
  ctx: Context,
  head: Parameters<typeof workbook>[1],
  rows: readonly Row[],
  columns: Columns<Row>,
): Promise<FileAnswer> =>
  workbook(
    ctx,
    head,
    columns.map(([header]) => header),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )

/** The same, by columns. */
export const sheetOf = <Row>(
  ctx: Context,
  head: Export,
  rows: readonly Row[],
  columns: Columns<Row>,
): Promise<FileAnswer> =>
  sheet(
    ctx,
    head,
    columns.map(([header]) => header),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )
