import type { IncomingMessage } from 'node:http'
import type { ProxyOptions } from 'vite'
import { readContract } from '../../mocks/hosts/contract.ts'
import { exchangeProblems, isContractPath } from '../../mocks/kernel/contract/exchange.ts'

const collect = (message: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => chunks.push(chunk))
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', () => resolve(''))
  })

/**
 * 转发到真实后端时逐条对照契约：不符合的每种只说一次，转发的内容一字不改。
 * @param say 怎样说出来，默认打印到控制台
 */
export function watchContract(say: (problem: string) => void = console.warn): ProxyOptions['configure'] {
  const told = new Set<string>()
  const bodies = new WeakMap<IncomingMessage, Promise<string>>()
  return (proxy) => {
    proxy.on('proxyReq', (outgoing, incoming) => {
      // 压缩过的看不懂
      outgoing.setHeader('accept-encoding', 'identity')
      bodies.set(incoming, collect(incoming))
    })
    proxy.on('proxyRes', (answer, incoming) => {
      const path = incoming.url ?? ''
      if (!isContractPath(path)) return
      void Promise.all([bodies.get(incoming), collect(answer)]).then(([requestBody = '', responseBody]) => {
        const problems = exchangeProblems(readContract(), {
          method: incoming.method ?? 'GET',
          path,
          requestBody,
          status: answer.statusCode ?? 0,
          responseBody,
        })
        for (const problem of problems) {
          if (told.has(problem)) continue
          told.add(problem)
          say(`不符合契约：${problem}`)
        }
      })
    })
  }
}
