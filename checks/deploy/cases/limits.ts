import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { BUSY } from '../../../deploy/renderNginx.ts'
import { expect } from '../../../features/support/expect.ts'
import { CALLS, PLACES, TEXTS } from '../../faults/FaultCase.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'
import { Gateway } from '../Gateway.ts'
import { openFixture } from '../openFixture.ts'
import { patience } from '../patience.ts'
import { CALL, HOST, type RawResponse, raw, send } from '../wire.ts'

/** Calls that move money carry a key: they have a limit of their own. */
const MONEY_CALL = 'Idempotency-Key: k-1'

const get = (port: number, path: string, headers: readonly string[] = [], from?: string) =>
  send(port, raw(`GET ${path} HTTP/1.1`, [HOST, ...headers]), from ? { from } : {})

const several = (count: number, ask: () => Promise<RawResponse>): Promise<RawResponse[]> =>
  Promise.all(Array.from({ length: count }, ask))

const tally = (answers: readonly RawResponse[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** An answer the portal understands: 429, with the portal's text for a network error in the envelope. */
const expectBusy = ({ status, text }: RawResponse): void => {
  expect(status).toBe(429)
  expect(text).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/)
  expect(text).toMatch(/\r\nRetry-After: 5\r\n/)
  expect(text).toMatch(/\r\nCache-Control: no-store\r\n/)
  expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ ...BUSY, message: TEXTS.network })
}

/** Once full, one request a minute is let in: easy to observe. */
const slowly =
  (zones: string) =>
  (text: string): string =>
    text.replaceAll(new RegExp(`(zone=(?:${zones}):10m rate)=\\d+r/s`, 'g'), '$1=1r/m')

/** An ordinary browser with uploads: HTTP/1.1, six connections, files and API mixed. */
const honestPage = async (port: number, files: readonly string[]): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const ask = (method: string, path: string, body?: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          headers: { host: 'scf.test', 'idempotency-key': path },
        },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  const page = files.map((name) => ask('GET', `/cv3/assets/${name}`))
  const uploads = Array.from({ length: 20 }, (_, index) => index)
  const lane = async (): Promise<number[]> => {
    const index = uploads.pop()
    if (index === undefined) return []
    const status = await ask('POST', `${CALL}/${index}`, Buffer.alloc(1_000_000))
    return [status, ...(await lane())]
  }
  const statuses = [...(await Promise.all(page)), ...(await Promise.all([lane(), lane(), lane()])).flat()]
  agent.destroy()
  return statuses
}

/** Opens that many connections and sends half the headers on each; a few hundred at a time, as many as a backlog holds. */
const holdHalfHeaders = async (port: number, wanted: number) => {
  const sockets = new Set<Socket>()
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' })
      sockets.add(socket)
      socket.once('connect', () =>
        socket.write(`GET ${CALL} HTTP/1.1\r\n${HOST}\r\nX-Half: `, () => resolve()),
      )
      socket.once('error', () => resolve())
      socket.once('close', () => sockets.delete(socket))
    })
  for (let opened = 0; opened < wanted; opened += 250) await Promise.all(Array.from({ length: 250 }, open))
  return {
    count: () => sockets.size,
    release: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const firstFiles = ({ dist }: Deployment, count: number): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .slice(0, count)

/** The limit per address; above it, an answer the portal understands (faults.md H10). */
export const cases: DeployCase[] = [
  {
    id: 'C01',
    title: '同时的请求有上限：超过的 429，别的地址不受影响，放开之后照常',
    run: ({ stack, note }) =>
      Gateway.during(
        stack,
        { more: { limits: { connectionsPerAddress: 40 } } },
        async ({ port, recorders, nginx }) => {
          const waiting = several(40, () => get(port, `${CALL}/wait`))
          const received = () => recorders.flatMap((one) => one.received).length
          await patience('后端收到', () => Promise.resolve(received() === 40))
          expectBusy(await get(port, CALL))
          const page = await get(port, '/cv3/')
          expect([page.status, page.text.split('\r\n\r\n')[1]]).toEqual([429, '访问过于频繁，请稍后再试。\n'])
          expect((await get(port, CALL, [], '127.0.0.9')).status).toBe(200)
          for (const one of recorders) one.release()
          expect(tally(await waiting)).toEqual({ 200: 40 })
          expect((await get(port, CALL)).status).toBe(200)
          expect(nginx.accessLog().filter(({ connections }) => connections === 'REJECTED')).toHaveLength(2)
          note('上限 40：第 41 个 429，信封是网络异常；别的地址 200；放开后 200')
        },
      ),
  },
  {
    id: 'C02',
    title: '登录类与资金类调用有速率：超过的 429；读与别的地址不受影响；写链骗不了',
    run: ({ stack, note }) =>
      Gateway.during(
        stack,
        { more: { limits: { callsPerSecond: 5 } }, change: slowly('login|money') },
        async ({ port }) => {
          const logins = tally(
            await several(60, () => get(port, '/uaa/v1/login', ['X-Forwarded-For: 6.6.6.6'])),
          )
          const money = tally(await several(60, () => get(port, CALL, [MONEY_CALL])))
          // one at once and 20 of the burst
          expect([logins, money]).toEqual([
            { 200: 21, 429: 39 },
            { 200: 21, 429: 39 },
          ])
          expectBusy(await get(port, '/uaa/v1/login'))
          expectBusy(await get(port, CALL, [MONEY_CALL]))
          expect(tally(await several(60, () => get(port, CALL)))).toEqual({ 200: 60 })
          expect((await get(port, CALL, [MONEY_CALL], '127.0.0.9')).status).toBe(200)
          note(
            `一时 20：登录类 60 个 ${JSON.stringify(logins)}，资金类 60 个 ${JSON.stringify(money)}，读 60 个都是 200`,
          )
        },
      ),
  },
  {
    id: 'C03',
    title: '平常的人碰不到：默认的上限下，三个人一起打开有 19 个文件的页面、每人 20 个附件三个一起传',
    run: (deployment) =>
      Gateway.during(deployment.stack, {}, async ({ port, nginx }) => {
        const files = firstFiles(deployment, 19)
        const statuses = (await Promise.all([1, 2, 3].map(() => honestPage(port, files)))).flat()
        expect(statuses).toEqual(Array.from({ length: 3 * 39 }, () => 200))
        const limited = nginx.accessLog().filter((line) => /REJECTED|DELAYED/.test(JSON.stringify(line)))
        expect(limited).toEqual([])
        deployment.note(`${statuses.length} 个请求都是 200`)
      }),
  },
  {
    id: 'C04',
    title: '慢慢发的人占不住连接；太大的头、地址与正文拒绝，后端收不到',
    run: ({ stack, note }) =>
      Gateway.during(
        stack,
        { more: { limits: { headerSeconds: 1, bodySeconds: 1 } } },
        async ({ port, recorders }) => {
          const start = `POST ${CALL} HTTP/1.1\r\n${HOST}\r\n`
          const drip = Array.from({ length: 40 }, (_, index) => `X-Drip-${index}: 1\r\n`)
          const [header, silent, body] = await Promise.all([
            send(port, [start, ...drip], { every: 250 }),
            send(port, ''),
            send(port, [`${start}Content-Length: 100\r\n\r\n`, 'x']),
          ])
          for (const { lasted } of [header, silent, body]) expect(lasted).toBeLessThan(4_000)
          expect([header.status, silent.status, body.status].every((one) => [0, 408].includes(one))).toBe(
            true,
          )
          const size = (count: number) => `Content-Length: ${count}`
          const tooLarge: [string, number, RawResponse][] = [
            ['头 20 KB', 400, await get(port, CALL, [`X-Long: ${'x'.repeat(20_000)}`])],
            [
              '头共 80 KB',
              400,
              await get(
                port,
                CALL,
                Array.from({ length: 8 }, () => `X-L: ${'x'.repeat(10_000)}`),
              ),
            ],
            ['地址 20 KB', 414, await get(port, `${CALL}?${'x'.repeat(20_000)}`)],
            ['正文说是 22 MB', 413, await send(port, `${start}${size(22_020_097)}\r\n\r\n`, { leave: true })],
            [
              '先问 100-continue',
              413,
              await send(port, `${start}Expect: 100-continue\r\n${size(22_020_097)}\r\n\r\n`, {
                leave: true,
              }),
            ],
            [
              '分块，一块说有 22 MB',
              413,
              await send(port, `${start}Transfer-Encoding: chunked\r\n\r\n1500001\r\nx`, { leave: true }),
            ],
          ]
          expect(tooLarge.map(([name, , said]) => [name, said.status])).toEqual(
            tooLarge.map(([name, status]) => [name, status]),
          )
          expect(tooLarge.filter(([, , { text }]) => text.includes('100 Continue'))).toEqual([])
          expect(recorders.flatMap(({ received }) => received)).toEqual([])
          const times = [header, silent, body].map(({ lasted }) => `${Math.round(lasted)} 毫秒`)
          note(`慢慢发头、什么也不发、正文只发一段（上限 1 秒）：${times.join('、')}后断开`)
          note(tooLarge.map(([name, status]) => `${name} ${status}`).join('；'))
        },
      ),
  },
  {
    id: 'C05',
    title: '门户收到 429：网络异常，填的都在，没有办成；过一会儿同一笔再提交，只办一次（H10）',
    run: (deployment) =>
      Gateway.during(
        deployment.stack,
        {
          tls: true,
          backend: deployment.stack.mockOrigin,
          change: slowly('money'),
          more: { limits: { callsPerSecond: 5 } },
        },
        async (gateway) => {
          const { port, host, nginx } = gateway
          const { fixture, close } = await openFixture(deployment, { origin: `https://${host}` })
          await fixture.signIn('core-operator')
          const pending = async () =>
            (await fixture.rows('IssueApplication')).filter(
              ({ issueStatus }) => issueStatus === 'PENDING_REVIEW',
            )
          const before = (await pending()).length
          await fixture.openDraft()
          // another client at the same address uses up the limit for a minute
          const greedy = () =>
            send(port, raw(`GET ${CALL} HTTP/1.1`, [`Host: ${host}`, MONEY_CALL]), { tls: 'localhost' })
          const submits = () => nginx.accessLog().filter(({ path }) => String(path).endsWith(CALLS.submit))
          expect(tally(await several(30, greedy))[429]).toBeGreaterThan(0)
          await fixture.click('提交复核')
          await expect(fixture.dialog).toContainText(TEXTS.network)
          await expect.poll(() => submits().map(({ status }) => status)).toEqual([429])
          expect((await pending()).length).toBe(before)
          await fixture.press('确认')
          gateway.restore()
          await patience('放开', async () => (await greedy()).status !== 429)
          await fixture.click('提交复核')
          await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
          expect((await pending()).length).toBe(before + 1)
          await expect.poll(() => submits().map(({ status }) => status)).toEqual([429, 200])
          expect(new URL(fixture.page.url()).pathname).toBe(`/cv3${PLACES.issue}`)
          await close()
        },
      ),
  },
  {
    id: 'C06',
    title: '一个地址打开五千个连接，头都只发一半：别的地址照常得到健康检查与页面',
    run: ({ stack, note }) =>
      Gateway.during(stack, { more: { limits: { headerSeconds: 60 } } }, async ({ port }) => {
        const held = await holdHalfHeaders(port, 5_000)
        try {
          const begun = performance.now()
          for (const path of ['/healthz', '/cv3/', CALL])
            expect([path, (await get(port, path, [], '127.0.0.9')).status]).toEqual([path, 200])
          note(
            `占着 ${held.count()} 个连接；别的地址三问都是 200，共 ${Math.round(performance.now() - begun)} 毫秒`,
          )
          // none was dropped: there was room for all
          expect(held.count()).toBe(5_000)
        } finally {
          held.release()
        }
      }),
  },
]
