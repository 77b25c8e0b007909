// npm run simulate [-- --seeds 400 --steps 400 --from 1 --http]: everybody of the voucher family acts at random over the
// mock's HTTP interface; after every call the invariants are checked. In this process unless --http.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { Backend } from '../mocks/Backend.ts'
import { middlewareOf } from '../mocks/server.ts'
import type { Answering } from '../tests/mocks/MockClient.ts'
import { uncovered } from '../tests/mocks/simulation/coverage.ts'
import { simulate } from '../tests/mocks/simulation/simulate.ts'
import { stop } from './stop.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    steps: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    http: { type: 'boolean', default: false },
  },
})

const count = (name: 'seeds' | 'steps' | 'from'): number => {
  const number = Number(values[name])
  return Number.isInteger(number) && number > 0
    ? number
    : stop(`--${name} 应是正整数，现在是 ${values[name]}`)
}

/** The mock behind a real server on the loopback; pages are opened in this process, calls go over the wire. */
const overHttp = async (): Promise<{ own: Answering; close: () => void }> => {
  const backend = await Backend.create({ validate: true })
  const middleware = middlewareOf(backend)
  const server = createServer((incoming, outgoing) => middleware(incoming, outgoing, () => outgoing.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.arrayBuffer()
    return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      method: request.method,
      headers: request.headers,
      body,
    })
  }
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { own: { handle, visit: (url, headers) => backend.visit(url, headers) }, close }
}

const [seeds, steps, from] = [count('seeds'), count('steps'), count('from')]
const http = values.http ? await overHttp() : undefined
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)

const report = await simulate({
  seeds: Array.from({ length: seeds }, (_, index) => from + index),
  steps,
  ...(http && { own: http.own }),
  onSeed: (seed, { tally, failures }) => {
    const line = `种子 ${seed}　${tally.steps} 步　失败 ${failures.length}　${seconds()}s`
    if (process.stdout.isTTY) process.stdout.write(`\r  ${line} `)
    else if ((seed - from + 1) % 50 === 0) console.log(`  ${line}`)
  },
})
http?.close()

const { tally, coverage, failures } = report
console.log(`
${seeds} 个种子 × ${steps} 步（从 ${from} 起${http ? '，经真实的 HTTP' : ''}）：${tally.steps} 步，${tally.calls} 次调用，${seconds()}s
办成 ${tally.accepted}，被拒 ${tally.refused}，5xx ${tally.serverErrors}，失败的种子 ${failures.length}

各流转经过的次数：`)
const ids = [...coverage]
for (let at = 0; at < ids.length; at += 6) {
  console.log(
    ids
      .slice(at, at + 6)
      .map(([id, times]) => `  ${id} ${String(times).padStart(6)}`)
      .join(''),
  )
}
const most = [...tally.refusals].toSorted(([, a], [, b]) => b - a).slice(0, 12)
console.log(
  `\n最常见的拒绝：\n${most.map(([told, times]) => `  ${String(times).padStart(6)}  ${told}`).join('\n')}`,
)
const missing = uncovered(coverage)
if (missing.length > 0) console.log(`\n没有经过：${missing.join('、')}`)
for (const { seed, step, told } of failures) {
  console.log(
    `\n种子 ${seed} 第 ${step} 步：${told}\n  重现：npm run simulate -- --seeds 1 --from ${seed} --steps ${step}`,
  )
}
process.exitCode = failures.length > 0 || tally.serverErrors > 0 ? 1 : 0
