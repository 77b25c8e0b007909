import modernUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import legacyUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

type Pdfjs = typeof import('pdfjs-dist')
type PdfWorker = InstanceType<Pdfjs['PDFWorker']>

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown
}
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
}

// pdf.js 6 的新构建要用到这个；老浏览器改用带垫片的构建
const isModern = 'getOrInsertComputed' in Map.prototype
const workerUrl = isModern ? modernUrl : legacyUrl

let policy: ScriptPolicy | undefined

/** 只放行 pdf.js 自己的 worker 地址（security 6.2）；没有 Trusted Types 的浏览器直接用地址。 */
function trusted(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return url
  policy ??= types.createPolicy('scf-worker', {
    createScriptURL: (wanted) => {
      if (wanted !== modernUrl && wanted !== legacyUrl) throw new TypeError(wanted)
      return wanted
    },
  })
  return policy.createScriptURL(url) as string
}

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

export interface WorkerLease {
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
    const port = new Worker(trusted(workerUrl), { type: 'module' })
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
  const handler: unknown = await import(/* @vite-ignore */ workerUrl)
  Object.assign(globalThis, { pdfjsWorker: handler })
  const worker = new pdfjs.PDFWorker()
  return { worker, crashed: new Promise<void>(() => {}), release: () => worker.destroy() }
}
