import writeXlsxFile from 'write-excel-file/universal'
import type { FileAnswer } from './define.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * An xlsx for export: the first row is the header, everything else is text cells (amounts too, lest the spreadsheet
 * program turn them into floating-point numbers).
 */
export const sheet = async (
  fileName: string,
  headers: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): Promise<FileAnswer> => {
  const cells = [
    headers.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => ({ value: String(value ?? ''), type: String }))),
  ]
  const file = await writeXlsxFile(cells, { sheet: '数据' }).toBlob()
  return { fileName, contentType: XLSX, bytes: new Uint8Array(await file.arrayBuffer()) }
}

type Cell = string | number | undefined

/** The same, told column by column: the header, and the value of each row. */
export const sheetOf = <Row>(
  fileName: string,
  rows: readonly Row[],
  columns: readonly (readonly [header: string, cell: (row: Row) => Cell])[],
): Promise<FileAnswer> =>
  sheet(
    fileName,
    columns.map(([header]) => header),
    rows.map((row) => columns.map(([, cell]) => cell(row))),
  )
