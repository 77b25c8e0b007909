// npm run mock:check -- file.har: compares traffic exported from a browser (HAR) with the contract, entry by entry.
import { readFileSync } from 'node:fs'
import { readContract } from '../mocks/hosts/contract.ts'
import { exchangeProblems, isContractPath } from '../mocks/kernel/contract/exchange.ts'
import { stop } from './stop.ts'

type Entry = {
  request: {
    method: string
    url: string
    headers?: { name: string; value: string }[]
    postData?: { text?: string }
  }
  response: {
    status: number
    headers?: { name: string; value: string }[]
    content: { text?: string; encoding?: string; mimeType?: string }
  }
}

const [file] = process.argv.slice(2)
if (!file) stop('用法：npm run mock:check -- 文件.har（浏览器开发者工具的网络面板，导出为 HAR）')
let entries: Entry[] = []
try {
  entries = (JSON.parse(readFileSync(file, 'utf8')) as { log: { entries: Entry[] } }).log.entries
} catch (cause) {
  stop(`读不懂 ${file}：${cause instanceof Error ? cause.message : String(cause)}`)
}
const contentOf = ({ content: { text, encoding } }: Entry['response']): string | undefined =>
  text !== undefined && encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text

const calls = entries.filter(({ request }) => isContractPath(new URL(request.url).pathname))
const found = new Map<string, number>()
for (const { request, response } of calls) {
  const { pathname, search } = new URL(request.url)
  // HTTP/2 lists method and path among the headers: ':path'
  const headers = request.headers?.filter(({ name }) => !name.startsWith(':'))
  const errorCode = response.headers?.find(({ name }) => name.toLowerCase() === 'x-scf-error-code')?.value
  const problems = exchangeProblems(readContract(), {
    method: request.method,
    path: pathname + search,
    ...(headers && { requestHeaders: Object.fromEntries(headers.map(({ name, value }) => [name, value])) }),
    ...(request.postData?.text && { requestBody: request.postData.text }),
    status: response.status,
    ...(errorCode && { errorCode }),
    ...(contentOf(response) !== undefined && { responseBody: contentOf(response)! }),
  })
  for (const problem of problems) found.set(problem, (found.get(problem) ?? 0) + 1)
}
for (const [problem, times] of found) console.log(`✗ ${problem}${times > 1 ? `（${times} 次）` : ''}`)
console.log(`共 ${calls.length} 次调用，${found.size === 0 ? '都符合契约' : `${found.size} 处不符合契约`}`)
process.exitCode = found.size === 0 ? 0 : 1
