import { connect } from 'node:http2'
import { expect } from '../../../features/support/expect.ts'
import type { DeployCase } from '../DeployCase.ts'
import { Gateway } from '../Gateway.ts'
import { CALL, raw, send } from '../wire.ts'

/** Host names other than the configured one: neither answered nor forwarded. */
const REFUSED: readonly (readonly [
  name: string,
  first: string,
  headers: readonly string[],
  status: number,
])[] = [
  ['别的主机名', `GET ${CALL} HTTP/1.1`, ['Host: evil.example.com'], 421],
  ['以配置的名称开头', `GET ${CALL} HTTP/1.1`, ['Host: scf.test.evil.example.com'], 421],
  ['以配置的名称结尾', `GET ${CALL} HTTP/1.1`, ['Host: evil-scf.test'], 421],
  ['子域', `GET ${CALL} HTTP/1.1`, ['Host: www.scf.test'], 421],
  ['本机的地址', `GET ${CALL} HTTP/1.1`, ['Host: 127.0.0.1'], 421],
  ['别的地址', `GET ${CALL} HTTP/1.1`, ['Host: 10.0.0.1:443'], 421],
  ['IPv6 地址', `GET ${CALL} HTTP/1.1`, ['Host: [::1]'], 421],
  ['空的', `GET ${CALL} HTTP/1.1`, ['Host: '], 400],
  ['HTTP/1.0，没有', `GET ${CALL} HTTP/1.0`, [], 421],
  ['HTTP/1.1，没有', `GET ${CALL} HTTP/1.1`, [], 400],
  ['请求行里写着别的主机', `GET http://evil.example.com${CALL} HTTP/1.1`, ['Host: scf.test'], 421],
  ['两个 Host，先真后假', `GET ${CALL} HTTP/1.1`, ['Host: scf.test', 'Host: evil.example.com'], 400],
  ['两个 Host，先假后真', `GET ${CALL} HTTP/1.1`, ['Host: evil.example.com', 'Host: scf.test'], 400],
  ['两个一样的 Host', `GET ${CALL} HTTP/1.1`, ['Host: scf.test', 'Host: scf.test'], 400],
  ['带着别的东西', `GET ${CALL} HTTP/1.1`, ['Host: scf.test/evil'], 400],
  ['带着用户名', `GET ${CALL} HTTP/1.1`, ['Host: evil@scf.test'], 421],
  ['页面也一样', 'GET /cv3/ HTTP/1.1', ['Host: evil.example.com'], 421],
  ['文件也一样', 'GET /cv3/version.json HTTP/1.1', ['Host: evil.example.com'], 421],
]

/** Spellings a client may use; the backend receives only the configured one. */
const ACCEPTED: readonly (readonly [first: string, host: string])[] = [
  [`GET ${CALL} HTTP/1.1`, 'Host: scf.test'],
  [`GET ${CALL} HTTP/1.1`, 'Host: SCF.Test'],
  [`GET ${CALL} HTTP/1.1`, 'Host: scf.test.'],
  [`GET ${CALL} HTTP/1.1`, 'Host: scf.test:9999'],
  [`GET ${CALL} HTTP/1.0`, 'Host: scf.test'],
  // the request line wins, as RFC 9112 3.2.2 has it
  [`GET http://scf.test${CALL} HTTP/1.1`, 'Host: evil.example.com'],
]

const overHttp2 = (port: number, ca: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { ca })
    session.once('error', reject)
    const stream = session.request({ ':path': CALL, ...headers })
    stream.once('response', (answer) => {
      resolve(Number(answer[':status']))
      session.destroy()
    })
    stream.once('error', reject)
    stream.end()
  })

/** Host names: only the configured one is accepted, and the backend receives only that one. */
export const cases: DeployCase[] = [
  {
    id: 'N01',
    title: '不认识的主机名、地址、没有或有两个主机名：拒绝（421；不合规矩的 400），后端收到 0 个',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders, nginx }) => {
        for (const [name, first, headers, status] of REFUSED) {
          const said = await send(port, raw(first, headers))
          expect([name, said.status, /scf-config|commit/.test(said.text)]).toEqual([name, status, false])
        }
        expect(recorders.map(({ received }) => received.length)).toEqual([0, 0])
        expect(nginx.accessLog().filter(({ status }) => status === 421).length).toBeGreaterThan(8)
        note(REFUSED.map(([name, , , status]) => `${name} ${status}`).join('；'))
      }),
  },
  {
    id: 'N02',
    title: '怎样写主机名都行，后端听到的只有配置的那一个',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders }) => {
        for (const [first, host] of ACCEPTED) {
          const before = recorders.map(({ received }) => received.length)
          const said = await send(port, raw(first, [host]))
          const sent = recorders.find(({ received }, index) => received.length > before[index]!)?.last()
          expect([first, host, said.status, sent?.['host']]).toEqual([first, host, 200, 'scf.test'])
        }
        note(`${ACCEPTED.length} 种写法：后端听到的 Host 都是 scf.test`)
      }),
  },
  {
    id: 'N03',
    title: '存活检查不必说主机名：只答本机与前面的负载均衡',
    run: ({ stack }) =>
      Gateway.during(stack, {}, async ({ port }) => {
        const probe = async (headers: readonly string[], from: string) =>
          (await send(port, raw('GET /healthz HTTP/1.0', headers), { from })).status
        expect(await probe([], '127.0.0.1')).toBe(200)
        expect(await probe(['Host: 127.0.0.1:80'], '127.0.0.1')).toBe(200)
        expect(await probe([], '127.0.0.9')).toBe(421)
        expect(await probe(['Host: scf.test'], '127.0.0.9')).toBe(200)
      }),
  },
  {
    id: 'N04',
    title: '经负载均衡来的坏主机名也是 421：负载均衡不会当作这台坏了',
    run: ({ stack }) =>
      Gateway.during(
        stack,
        { balanced: true, more: { trustedProxies: ['127.0.0.1'] } },
        async ({ balancer, recorders }) => {
          const ask = async (host: string) =>
            (await send(balancer, raw(`GET ${CALL} HTTP/1.1`, [`Host: ${host}`]), { tls: 'localhost' }))
              .status
          expect([await ask('evil.example.com'), await ask('scf.test')]).toEqual([421, 200])
          expect(recorders.flatMap(({ received }) => received)).toHaveLength(1)
        },
      ),
  },
  {
    id: 'N05',
    title: 'HTTP/2 也一样：别的 :authority 拒绝，host 头改不了后端听到的',
    run: ({ stack, note }) =>
      Gateway.during(stack, { tls: true }, async ({ port, host, recorders }) => {
        const { ca } = stack.certificate
        const ask = (headers: Record<string, string>) => overHttp2(port, ca, headers)
        expect(await ask({ ':authority': 'evil.example.com' })).toBe(421)
        expect(await ask({ ':authority': '10.0.0.1' })).toBe(421)
        const both = await ask({ ':authority': host, host: 'evil.example.com' })
        expect(await ask({ ':authority': 'LOCALHOST:9' })).toBe(200)
        const hosts = recorders
          .flatMap((one) => one.received)
          .map(({ headers }) => new Map(headers).get('Host'))
        expect(new Set(hosts)).toEqual(new Set([host]))
        note(`:authority 与 host 头不同：${both}；后端听到的 Host 只有 ${host}`)
      }),
  },
]
