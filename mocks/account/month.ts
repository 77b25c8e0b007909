// 按月的一个文件：这个月的 PDF 与一份清单。
import { formatMonths } from '#domain/calendar.ts'
import type { Context } from '../kernel/Context.ts'
import type { FileAnswer } from '../kernel/define.ts'
import { BusinessError } from '../kernel/errors.ts'
import { type Columns, workbookOf } from '../kernel/sheet.ts'
import { zip } from '../kernel/zip.ts'

type Month<Row> = {
  /** 是什么，如 电子回单 */
  name: string
  month: string
  /** 一份一个 PDF */
  files: readonly FileAnswer[]
  rows: readonly Row[]
  columns: Columns<Row>
}

/** 一个月的压缩包：各份 PDF 与 清单.xlsx；这个月一笔都没有的说没有。 */
export const monthArchive = async <Row>(
  ctx: Context,
  { name, month, files, rows, columns }: Month<Row>,
): Promise<FileAnswer> => {
  const told = formatMonths(month)
  if (rows.length === 0) throw new BusinessError('NOT_FOUND', `${told}没有${name}`)
  const list = await workbookOf(ctx, { name: `${name}清单_${told}`, lines: [['月份', told]] }, rows, columns)
  return {
    fileName: `${name}_${told}.zip`,
    contentType: 'application/zip',
    bytes: zip([list, ...files].map(({ fileName, bytes }) => ({ name: fileName, bytes }))),
  }
}
