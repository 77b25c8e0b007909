// npm run simulate [-- --family abs,rf --seeds 400 --steps 400 --from 1 --threads 2 --http]: everybody acts at random over
// the mock's HTTP interface; after every call the invariants are checked. In threads of this process unless --http.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { middlewareOf } from '../../mocks/hosts/node.ts'
import { stop } from '../../scripts/stop.ts'
import type { Answering } from '../shared/MockClient.ts'
import { openBackend } from '../shared/TestClient.ts'
import type { Family } from './Family.ts'
import { families } from './families.ts'
import { tell } from './print.ts'
import { leaveReplay } from './replay.ts'
import { merged, type Report, simulate } from './simulate.ts'
import { spread } from './spread.ts'

const { values } = parseArgs({
  options: {
    family: { type: 'string', default: families.map(({ name }) => name).join() },
    seeds: { type: 'string', default: '10' },
    steps: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    http: { type: 'boolean', default: false },
  },
})

const count = (name: 'seeds' | 'steps' | 'from' | 'threads'): number => {
  const number = Number(values[name])
  return Number.isInteger(number) && number > 0
    ? number
    : stop(`--${name} 应是正整数，现在是 ${values[name]}`)
}

const chosen: Family[] = values.family
  .split(',')
  .map(
    (name) =>
      families.find((one) => one.name === name) ??
      stop(`没有 ${name} 这一族。可用：${families.map((one) => `${one.name}（${one.title}）`).join('、')}`),
  )

/** The mock behind a real server on the loopback; pages are opened in this process, calls go over the wire. */
const overHttp = async (): Promise<{ own: Answering; close: () => void }> => {
  const backend = openBackend()
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

const [steps, from] = [count('steps'), count('from')]
const seeds = Array.from({ length: count('seeds') }, (_, index) => from + index)
const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
const reports = new Map<string, Report[]>(chosen.map(({ name }) => [name, []]))

let done = 0
const note = (family: string, report: Report): void => {
  const own = reports.get(family)!
  own.push(report)
  done += report.tally.steps
  const failed = [...reports.values()].flat().reduce((sum, one) => sum + one.failures.length, 0)
  if (process.stdout.isTTY) process.stdout.write(`\r  ${family}　${done} 步　失败 ${failed}　${seconds()}s `)
}

if (values.http) {
  const { own, close } = await overHttp()
  for (const family of chosen) note(family.name, await simulate({ family, seeds, steps, own }))
  close()
} else {
  const names = chosen.map(({ name }) => name)
  await spread(names, seeds, { steps, threads: count('threads') }, note)
}

/** So many failures of a family are shrunk: the others are mostly the same. */
const SHRUNK = 3

let failures = 0
for (const family of chosen) {
  const report = merged(reports.get(family.name)!)
  failures += report.failures.length + report.tally.serverErrors
  tell(family, report, { seeds: seeds.length, steps, from })
  for (const failure of report.failures.slice(0, SHRUNK))
    console.log(await leaveReplay(family, failure, steps))
}
console.log(`\n${done} 步，${seconds()}s，每秒 ${Math.round(done / Number(seconds()))} 步`)
process.exitCode = failures > 0 ? 1 : 0
