import modernUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import excelUrl from './excel/sheetWorker.ts?worker&url'
import oldUrl from './oldPdfWorker.ts?worker&url'

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown
}
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
}

/** 门户自己的 worker：读 PDF（新、老浏览器各一个）与读 Excel。 */
export const workerUrls = { pdf: modernUrl, oldPdf: oldUrl, excel: excelUrl } as const

let policy: ScriptPolicy | undefined

/** 只放行门户自己的 worker 地址（T15）；没有 Trusted Types 的浏览器直接用地址。 */
export function trustedWorkerUrl(url: string): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  if (!types) return url
  policy ??= types.createPolicy('scf-worker', {
    createScriptURL: (wanted) => {
      if (!Object.values(workerUrls).includes(wanted)) throw new TypeError(wanted)
      return wanted
    },
  })
  return policy.createScriptURL(url) as string
}
