import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { safeFileUrl } from '#domain/path.ts'
import { ReadingFailure } from './pdfFailure.ts'
import { leaseWorker, loadPdfjs } from './pdfWorker.ts'
import type { PdfFile, ProtocolSource } from './types.ts'

export type PdfSource = Exclude<ProtocolSource, { html: string }>

export interface OpenedPdf {
  readonly document: PDFDocumentProxy
  /** 解析中途崩溃时兑现，须重新打开 */
  readonly crashed: Promise<void>
  /** 这一页（从 1 起）有没有图像太大、缺失或解不开：pdf.js 略去它们，照样画完其余的，也不报错 */
  hasLostImage: (page: number) => Promise<boolean>
  close: () => void
}

/** 一幅图像至多多少像素：A4 以 1200 dpi 扫的是 1.39 亿；再大的解开要 600 MB 以上内存，说无法显示。 */
const LARGEST_IMAGE = 150e6

const countOperators = async (pdf: PDFDocumentProxy, number: number): Promise<number> => {
  const page = await pdf.getPage(number)
  try {
    return (await page.getOperatorList()).fnArray.length
  } finally {
    page.cleanup()
  }
}

/** 图像是流，它的字典不在压缩的对象流里：找不到这个名字的文件没有图像可丢，不必再解析一遍。 */
const holdsImages = (data: Uint8Array) => /\/Subtype\s*\/Image\b/.test(new TextDecoder('latin1').decode(data))

/** 打开一份 PDF 的时限（faults.md 首段）。 */
const OPEN_TIMEOUT = 60_000

const assets = (folder: string) =>
  new URL(`${import.meta.env.BASE_URL}pdfjs/${folder}/`, location.origin).href

/** 数据可以是字节、base64（可带 data: 前缀）或二进制串。 */
export function bytesOf(data: Uint8Array | string): Uint8Array {
  // pdf.js 会把缓冲区移交给 worker：给它副本，原件重开时还要用
  if (typeof data !== 'string') return data.slice()
  const isBinary = data.slice(0, 1024).includes('%PDF-')
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
  const settings = {
    worker,
    cMapUrl: assets('cmaps'),
    standardFontDataUrl: assets('standard_fonts'),
    iccUrl: assets('iccs'),
    wasmUrl: assets('wasm'),
    enableXfa: false,
    maxImageSize: LARGEST_IMAGE,
    withCredentials: false,
  }
  const task = pdfjs.getDocument({ ...from, ...settings })
  // 同一份再严格地解析一遍，遇到错就停在那里：画仍由宽容的那一份画，这里只问它略去了什么没有
  let strict: Promise<PDFDocumentLoadingTask | undefined> | undefined
  const openStrict = async (pdf: PDFDocumentProxy) => {
    const data = await pdf.getData()
    return holdsImages(data) ? pdfjs.getDocument({ ...settings, data, stopAtErrors: true }) : undefined
  }
  const hasLostImage = async (number: number): Promise<boolean> => {
    strict ??= task.promise.then(openStrict)
    const strictPdf = await (await strict)?.promise.catch(() => undefined)
    if (!strictPdf) return false
    const whole = await countOperators(await task.promise, number)
    return (await countOperators(strictPdf, number)) < whole
  }
  const close = () => {
    void Promise.allSettled([task.destroy(), strict?.then((opened) => opened?.destroy())]).finally(release)
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
    return { document: opened, crashed, hasLostImage, close }
  } catch (cause) {
    close()
    throw cause
  }
}

/** 文件原来的内容：打不开、画不全的也下载得到。 */
export async function fileOf(source: PdfSource): Promise<Blob> {
  const file = 'load' in source ? await source.load() : source
  if ('data' in file) return new Blob([bytesOf(file.data).slice().buffer], { type: 'application/pdf' })
  const answer = await fetch(checkedUrl(file.url))
  if (!answer.ok) throw new ReadingFailure('文件下载失败')
  return answer.blob()
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
