import type { PDFDocumentProxy } from 'pdfjs-dist'
import { safeFileUrl } from '#domain/path.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { leaseWorker, loadPdfjs } from './pdfWorker.ts'
import type { PdfFile, ProtocolSource } from './types.ts'

export type PdfSource = Exclude<ProtocolSource, { html: string }>

export interface OpenedPdf {
  readonly document: PDFDocumentProxy
  /** 解析中途崩溃时兑现，须重新打开 */
  readonly crashed: Promise<void>
  close: () => void
}

/** 打开一份 PDF 的时限（faults.md 首段）。 */
const OPEN_TIMEOUT = 60_000

const assets = (folder: string) =>
  new URL(`${import.meta.env.BASE_URL}pdfjs/${folder}/`, location.origin).href

/** 数据可以是字节、base64（可带 data: 前缀）或二进制串。 */
export function bytesOf(data: Uint8Array | string): Uint8Array {
  // pdf.js 会把缓冲区移交给 worker：给它副本，原件重开时还要用
  if (typeof data !== 'string') return data.slice()
  const isBinary = data.trimStart().startsWith('%PDF')
  try {
    const binary = isBinary ? data : atob(data.replace(/^data:[^,]*,/, ''))
    return Uint8Array.from(binary, (char) => char.charCodeAt(0))
  } catch {
    // 不是 base64：按内容交给 pdf.js，由它说坏在哪里
    return new TextEncoder().encode(data)
  }
}

function checkedUrl(url: string): string {
  const target = url.startsWith('blob:') ? url : safeFileUrl(url, location.origin)
  if (!target) throw new ReadingFailure('文件地址不正确')
  return target
}

const isExpired = (cause: unknown) =>
  cause instanceof Error &&
  cause.name === 'ResponseException' &&
  (cause as { status?: unknown }).status === 403

const afterTimeout = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new ReadingFailure('文件加载超时，请稍后重试')),
    )
  })

/** 打开一次；worker 起不来时得 'crashed'。 */
async function attempt(
  from: { url: string } | { data: Uint8Array },
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<OpenedPdf | 'crashed'> {
  const pdfjs = await loadPdfjs()
  const { worker, crashed, release } = await leaseWorker(pdfjs)
  const task = pdfjs.getDocument({
    ...from,
    worker,
    cMapUrl: assets('cmaps'),
    standardFontDataUrl: assets('standard_fonts'),
    iccUrl: assets('iccs'),
    wasmUrl: assets('wasm'),
    enableXfa: false,
    maxImageSize: 64e6,
    withCredentials: false,
  })
  const close = () => {
    void task
      .destroy()
      .catch(() => {})
      .finally(release)
  }
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total))
  }
  try {
    const opened = await Promise.race([
      task.promise,
      crashed.then(() => 'crashed' as const),
      afterTimeout(signal),
    ])
    if (opened === 'crashed') {
      close()
      return 'crashed'
    }
    if (opened.numPages < 1) throw new ReadingFailure('文件没有页面')
    return { document: opened, crashed, close }
  } catch (cause) {
    close()
    throw cause
  }
}

/**
 * 打开 PDF（PDF-05）。地址 403 时换新一次再试（P10）；worker 崩溃改在主线程再试（P11）；60 秒不成算超时。
 * 用完须 close。失败抛 ReadingFailure 或 pdf.js 的异常，文字见 failureText。
 */
export async function openPdf(
  source: PdfSource,
  cancel: AbortSignal,
  onProgress: (part: number) => void,
): Promise<OpenedPdf> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(new ReadingFailure('文件加载超时，请稍后重试')), OPEN_TIMEOUT)
  const signal = AbortSignal.any([cancel, timeout.signal])
  const once = async (file: PdfFile): Promise<OpenedPdf> => {
    const from = () => ('data' in file ? { data: bytesOf(file.data) } : { url: checkedUrl(file.url) })
    const opened = await attempt(from(), signal, onProgress)
    if (opened !== 'crashed') return opened
    const again = await attempt(from(), signal, onProgress)
    if (again === 'crashed') throw new ReadingFailure('文件无法打开，请刷新页面重试')
    return again
  }
  try {
    const file = 'load' in source ? await Promise.race([source.load(), afterTimeout(signal)]) : source
    try {
      return await once(file)
    } catch (cause) {
      if (!isExpired(cause) || 'data' in file || !file.renew) throw cause
      return await once({ url: await file.renew() })
    }
  } finally {
    clearTimeout(timer)
  }
}
