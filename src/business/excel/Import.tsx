import Button from '@arco-design/web-react/es/Button'
import { useRef, useState } from 'react'
import { forgetAccepted } from '#api/intents.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useLeaveGuard } from '#hooks/useLeaveGuard.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { Alert } from '#ui/display/Alert.tsx'
import styles from './Import.module.css'
import { ExcelImportTable } from './ImportTable.tsx'
import type { ImportColumn, ImportResult, ImportRow } from './importRows.ts'
import { usePastedRows } from './pasted.ts'

/** 服务端不收的一行：index 是交去的 rows 里的下标。 */
export interface RowFailure {
  readonly index: number
  readonly field?: string
  readonly message: string
}

interface ExcelImportProps<Values> {
  /** 导入的是什么，如 批量开立；模板名为 <label>导入模板.xlsx */
  label: string
  columns: readonly ImportColumn<Values>[]
  /** 交给服务端：每行要么整行成功要么整行不动，不收的在结果里说明；整批失败抛 ApiError */
  submit: (rows: readonly Values[]) => Promise<readonly RowFailure[]>
  /** 可导入的各行合起来怎样：合计与够不够；要当心的是琥珀色 */
  summary?: (rows: readonly Values[]) => { text: string; isShort?: boolean } | undefined
  /** 导入过的去哪里接着办，如 去列表提交；没有的叫“返回” */
  nextStep?: (count: number) => string
  /** 全部行都导入之后 */
  onDone?: (count: number) => void
  onCancel?: () => void
  maxRows?: number
}

// Excel 的读写都用时才取
const files = () => import('./files.ts')
const isDone = (row: ImportRow, done: ReadonlySet<number>) => done.has(row.line)

/**
 * Excel 导入：下载模板、读文件（或粘贴的几行）、逐行检查、就地看错误、下载错误文件、提交正确的行。
 * 失败的行留在表里并说明原因，已导入的不会重复提交。
 */
export function ExcelImport<Values extends object>({
  label,
  columns,
  submit,
  summary,
  nextStep,
  onDone,
  onCancel,
  maxRows = 500,
}: ExcelImportProps<Values>) {
  const picker = useRef<HTMLInputElement>(null)
  const [fileName, setFileName] = useState('')
  const [reading, setReading] = useState(false)
  const [result, setResult] = useState<ImportResult>()
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const download = useDownload()
  const rows = result && 'rows' in result ? result.rows : []
  const wrong = rows.filter((row) => row.problems.length > 0)
  const ready = rows.filter((row) => row.problems.length === 0 && !isDone(row, done))
  useLeaveGuard(ready.length > 0)
  const total = ready.length > 0 ? summary?.(ready.map((row) => row.values as unknown as Values)) : undefined

  const send = useSubmit(submit, {
    onDone: (failures) => {
      // 一行可以有几处不收
      const refused = new Map<number | undefined, RowFailure[]>()
      for (const failure of failures) {
        const line = ready[failure.index]?.line
        refused.set(line, [...(refused.get(line) ?? []), failure])
      }
      const next = new Set([...done, ...ready.map((row) => row.line).filter((line) => !refused.has(line))])
      setDone(next)
      setResult({
        rows: rows.map((row) => {
          const found = refused.get(row.line)
          return found ? { ...row, problems: found.map(({ field, message }) => ({ field, message })) } : row
        }),
      })
      if (next.size === rows.length) onDone?.(next.size)
    },
  })
  const take = async (name: string, read: () => Promise<ImportResult>) => {
    setFileName(name)
    setReading(true)
    setDone(new Set())
    send.clear()
    // 再选一次同样的文件，是人要再导一批
    forgetAccepted()
    try {
      setResult(await read())
    } catch (cause) {
      setResult({ refusal: cause instanceof Error ? cause.message : '文件无法读取' })
    } finally {
      setReading(false)
    }
  }
  const open = (file: File) =>
    take(file.name, async () => {
      const [{ readExcel }, { readImport }] = await Promise.all([files(), import('./importRows.ts')])
      return readImport(await readExcel(file), columns, maxRows)
    })
  usePastedRows((pasted) => {
    // 正在读、正在导入的先做完
    if (reading || send.running) return
    void take(`粘贴的 ${pasted.length} 行`, async () =>
      (await import('./importRows.ts')).readPastedRows(pasted, columns, maxRows),
    )
  })
  const template = async () => (await files()).importTemplate(columns, maxRows)
  const errors = async () => (await files()).errorFile(columns, wrong)
  return (
    <section aria-label={`${label}导入`} className={styles.box}>
      <div className={styles.head}>
        <Button
          loading={download.running}
          onClick={() =>
            void download.run({ fileName: `${label.replace(/^批量导入/, '')}导入模板.xlsx`, load: template })
          }
        >
          下载模板
        </Button>
        <Button
          type={rows.length ? 'default' : 'primary'}
          loading={reading}
          onClick={() => picker.current?.click()}
        >
          {result ? '重新选择文件' : '选择文件'}
        </Button>
        <span className={styles.note}>
          {fileName ||
            `xlsx，不超过 5 MB，一次最多 ${maxRows} 行；也可以在 Excel 里复制几行，在这一页按 Ctrl+V 粘贴`}
        </span>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx"
          aria-label={`选择${label}的文件`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void open(file)
            target.value = ''
          }}
        />
      </div>
      {result && 'refusal' in result ? <Alert tone="error">{result.refusal}</Alert> : null}
      {rows.length ? (
        <>
          <Alert
            tone={wrong.length ? 'warn' : 'success'}
            action={
              wrong.length ? (
                <button
                  type="button"
                  className="text-button"
                  onClick={() => void download.run({ fileName: `${label}导入错误.xlsx`, load: errors })}
                >
                  下载错误文件
                </button>
              ) : null
            }
          >
            共 {rows.length} 行：可导入 {ready.length} 行，有错 {wrong.length} 行
            {done.size ? `，已导入 ${done.size} 行` : ''}
          </Alert>
          {total ? <Alert tone={total.isShort ? 'warn' : 'info'}>{total.text}</Alert> : null}
          <ExcelImportTable label={label} columns={columns} rows={rows} done={done} />
        </>
      ) : null}
      {send.error?.kind === 'business' ? <Alert tone="error">{send.error.message}</Alert> : null}
      <footer className={styles.foot}>
        {/* 已导入的不会因此取消 */}
        {onCancel ? (
          <Button onClick={onCancel}>{done.size > 0 ? (nextStep?.(done.size) ?? '返回') : '取消'}</Button>
        ) : null}
        <Button
          type="primary"
          disabled={ready.length === 0}
          loading={send.running}
          onClick={() => void send.run(ready.map((row) => row.values as unknown as Values))}
        >
          {wrong.length && ready.length ? `只导入正确的 ${ready.length} 行` : `导入 ${ready.length} 行`}
        </Button>
      </footer>
    </section>
  )
}
