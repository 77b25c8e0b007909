// 按月的一个文件：这个月的 PDF 与一份清单。
import { formatMonths } from '#domain/calendar.ts'
import type { Context } from '../kernel/Context.ts'
import type { FileAnswer } from '../kernel/define.ts'
import { BusinessError } from '../kernel/errors.ts'
import { type Columns, workbookOf } from '../kernel/files/sheet.ts'
import { zip } from '../kernel/files/zip.ts'

type Month<Row> = {
  /** 是什么，如 电子回单 */
  name: string
  month: string
  rows: readonly Row[]
  /** 一笔的 PDF；还没有出具的没有 */
  fileOf: (row: Row) => FileAnswer | undefined
  columns: Columns<Row>
  /** 清单之外另给的，如记账清单 */
  also?: (monthText: string, rows: readonly Row[]) => FileAnswer
}

/** 还没有出具的，清单里写这一句。 */
const PENDING = '银行正在出具回单'

/** 一个月的压缩包：各份 PDF 与清单，清单末列是各笔的文件名；这个月一笔都没有的说没有。 */
export const monthArchive = async <Row>(
  ctx: Context,
  { name, month, rows, fileOf, columns, also }: Month<Row>,
): Promise<FileAnswer> => {
  const monthText = formatMonths(month)
  if (rows.length === 0) throw new BusinessError('NOT_FOUND', `${monthText}没有${name}`)
  const files = new Map(rows.map((row) => [row, fileOf(row)]))
  const list = await workbookOf(
    ctx,
    { name: `${name}清单_${monthText}`, lines: [['月份', monthText]] },
    rows,
    [...columns, ['文件', (row) => files.get(row)?.fileName ?? PENDING]],
  )
  return {
    fileName: `${name}_${monthText}.zip`,
    contentType: 'application/zip',
    bytes: zip(
      [list, also?.(monthText, rows), ...files.values()].flatMap((file) =>
        file ? [{ name: file.fileName, bytes: file.bytes }] : [],
      ),
    ),
  }
}
