import { trustedWorkerUrl, workerUrls } from '../workerUrls.ts'

type Pdfjs = typeof import('pdfjs-dist')
type PdfWorker = InstanceType<Pdfjs['PDFWorker']>

// pdf.js 6 的新构建要用到这个；老浏览器改用带垫片的构建
const isModern = 'getOrInsertComputed' in Map.prototype
const workerUrl = isModern ? workerUrls.pdf : workerUrls.oldPdf

let library: Promise<Pdfjs> | undefined

/** 打开阅读框时才取 pdf.js；取不到时下次再试。 */
export async function loadPdfjs(): Promise<Pdfjs> {
  library ??= isModern ? import('pdfjs-dist') : import('pdfjs-dist/legacy/build/pdf.mjs')
  try {
    return await library
  } catch (cause) {
    library = undefined
    throw cause
  }
}

interface WorkerLease {
  readonly worker: PdfWorker
  /** worker 起不来或中途崩溃时兑现；主线程上的永不兑现 */
  readonly crashed: Promise<void>
  release: () => void
}

interface Shared {
  readonly worker: PdfWorker
  readonly port: Worker
  readonly crashed: Promise<void>
  users: number
}

let shared: Shared | undefined
let isBroken = false

/** worker 不能用（被拦或崩溃）：此后都在主线程解析，慢但能读（P11）。 */
function breakWorker(reason: unknown) {
  if (!isBroken) console.warn('PDF 解析改在主线程进行', reason)
  isBroken = true
  shared = undefined
}

function startWorker(pdfjs: Pdfjs): Shared | undefined {
  if (isBroken) return undefined
  try {
    const port = new Worker(trustedWorkerUrl(workerUrl), { type: 'module' })
    const crashed = new Promise<void>((resolve) => {
      const onCrash = (event: Event) => {
        breakWorker(event.type)
        resolve()
      }
      port.addEventListener('error', onCrash)
      port.addEventListener('messageerror', onCrash)
    })
    return { worker: new pdfjs.PDFWorker({ port: port as never }), port, crashed, users: 0 }
  } catch (cause) {
    breakWorker(cause)
    return undefined
  }
}

/** 借用 worker：各文档共用一个，都还了才结束它，内存随之归还。 */
export async function leaseWorker(pdfjs: Pdfjs): Promise<WorkerLease> {
  shared ??= startWorker(pdfjs)
  const own = shared
  if (own) {
    own.users += 1
    let isReleased = false
    return {
      worker: own.worker,
      crashed: own.crashed,
      release: () => {
        if (isReleased) return
        isReleased = true
        own.users -= 1
        if (own.users > 0) return
        own.worker.destroy()
        own.port.terminate()
        if (shared === own) shared = undefined
      },
    }
  }
  // 执行它，它自己把 pdfjsWorker 放到全局
  await import(/* @vite-ignore */ workerUrl)
  const worker = new pdfjs.PDFWorker()
  return { worker, crashed: new Promise<void>(() => {}), release: () => worker.destroy() }
}
