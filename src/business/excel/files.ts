import { refusalOf } from '#business/attachments/uploadRules.ts'
import { trustedWorkerUrl, workerUrls } from '#business/workerUrls.ts'
import { type Cell, safeCell } from './cells.ts'
import { type Container, containerOf, withoutLead } from './container.ts'
import type { ImportColumn, ImportRow } from './importRows.ts'

const MOST_MB = 5
const PATIENCE = 15_000
const UNREADABLE = '文件无法读取，请用模板另存为 xlsx 后重试'

/** 没有 worker、起不来（被拦、取不到）的，在页面里读：慢一些，大文件会卡一下（W08）。 */
async function readHere(content: ArrayBuffer): Promise<Cell[][]> {
  const { readWorkbook } = await import('./readWorkbook.ts')
  return readWorkbook(content).catch(() => {
    throw new Error(UNREADABLE)
  })
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(trustedWorkerUrl(workerUrls.excel), { type: 'module' })
  } catch {
    return undefined
  }
}

async function readInWorker(content: ArrayBuffer): Promise<Cell[][]> {
  const worker = startWorker()
  if (!worker) return readHere(content)
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Cell[][]>((resolve, reject) => {
      const fail = () => reject(new Error(UNREADABLE))
      timer = setTimeout(fail, PATIENCE)
      worker.addEventListener('error', (event) => {
        // 读着读着崩的是 ErrorEvent，文件有问题；别的是没有起来
        if (event instanceof ErrorEvent) fail()
        else resolve(readHere(content))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<{ rows?: Cell[][] }>) =>
        data.rows ? resolve(data.rows) : fail(),
      )
      // 给它一份：它起不来，这里还要读
      const copy = content.slice()
      worker.postMessage(copy, [copy])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}

const REFUSALS: Readonly<Record<Exclude<Container, 'zip'>, string>> = {
  encrypted: '文件已加密，请去掉密码后再导入',
  oldExcel: '文件是旧版 xls 的内容，请另存为 xlsx 后再导入',
  other: '文件内容与格式不符',
}

/** 读 xlsx 第一张看得见的表；@throws 给人看的原因（格式、大小、加密、旧版、读不了、超过 15 秒）。 */
export async function readExcel(file: File): Promise<Cell[][]> {
  const refusal = refusalOf(file, { accept: ['xlsx'], maxSizeMb: MOST_MB })
  if (refusal) throw new Error(refusal)
  const content = await file.arrayBuffer()
  const container = containerOf(new Uint8Array(content))
  if (container !== 'zip') throw new Error(REFUSALS[container])
  return readInWorker(withoutLead(content))
}

type Sheet = { name: string; rows: readonly (readonly string[])[]; widths?: readonly number[] }

/** 写 xlsx：每格都是文字，像公式的加单引号（T39）；首行加粗。 */
export async function writeExcel(sheets: readonly Sheet[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/universal')
  return write(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: widths?.map((width) => ({ width })),
      data: rows.map((row, index) =>
        row.map((text) => ({
          type: String,
          // 文本格式：账号、编号不会被改成科学计数
          format: '@',
          value: text === '' ? undefined : safeCell(text),
          fontWeight: index === 0 ? ('bold' as const) : undefined,
        })),
      ),
    })),
  ).toBlob()
}

const headOf = <Values>(columns: readonly ImportColumn<Values>[]) =>
  columns.map(({ title, required }) => (required ? `${title}*` : title))

const KINDS = {
  text: '文字',
  lines: '文字',
  money: '金额（元，两位小数）',
  day: '日期 YYYY-MM-DD',
  digits: '数字',
  choice: '选择',
}

/** 导入模板：第一张填数据（已设为文本格式），第二张是填写说明。 */
export function importTemplate<Values>(
  columns: readonly ImportColumn<Values>[],
  most: number,
): Promise<Blob> {
  const widths = columns.map(({ title }) => Math.max(14, title.length * 2 + 4))
  const blank = Array.from({ length: most }, () => columns.map(() => ''))
  const notes = columns.map((column) => [
    column.title,
    column.required ? '必填' : '选填',
    column.options ? column.options.map((option) => option.label).join('、') : KINDS[column.kind],
    column.note ?? '',
    column.example ?? '',
  ])
  return writeExcel([
    { name: '导入数据', rows: [headOf(columns), ...blank], widths },
    {
      name: '填写说明',
      rows: [['列', '要求', '格式', '说明', '示例'], ...notes],
      widths: [18, 8, 26, 40, 24],
    },
  ])
}

/** 有错的行：原文照抄，末列写明错在哪里；改好后可直接再导入。 */
export function errorFile<Values>(
  columns: readonly ImportColumn<Values>[],
  rows: readonly ImportRow[],
): Promise<Blob> {
  const titles = new Map<string, string>(columns.map(({ field, title }) => [field, title]))
  const reason = (row: ImportRow) =>
    row.problems.map(({ field, message }) => `${titles.get(field ?? '') ?? '本行'}：${message}`).join('；')
  return writeExcel([
    {
      name: '有错的行',
      rows: [
        [...headOf(columns), '原行号', '错误说明'],
        ...rows.map((row) => [
          ...columns.map(({ field }) => row.texts[field] ?? ''),
          String(row.line),
          reason(row),
        ]),
      ],
      widths: [...columns.map(() => 18), 8, 60],
    },
  ])
}
