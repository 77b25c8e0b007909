import writeXlsxFile from 'write-excel-file/universal'
import type { FileAnswer } from './define.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** 导出用的 xlsx：第一行为表头，其余为文本单元格（金额也按文本，避免被表格软件改成浮点数）。 */
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

/** 同上，一列一列地说：表头，与每行的值。 */
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
