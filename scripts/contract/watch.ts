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
 * Compares everything forwarded to a real backend with the contract: each kind of deviation is reported only once, and
 * the traffic is left unchanged.
 * @param say reports a problem
 */
export function watchContract(say: (problem: string) => void): ProxyOptions['configure'] {
  const reported = new Set<string>()
  const bodies = new WeakMap<IncomingMessage, Promise<string>>()
  return (proxy) => {
    proxy.on('proxyReq', (outgoing, incoming) => {
      // compressed content cannot be read
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
          if (reported.has(problem)) continue
          reported.add(problem)
          say(`不符合契约：${problem}`)
        }
      })
    })
  }
}
