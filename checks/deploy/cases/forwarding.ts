import { expect } from '../../../features/support/expect.ts'
import type { DeployCase } from '../DeployCase.ts'
import { Gateway } from '../Gateway.ts'
import { CALL, HOST, raw, send } from '../wire.ts'

/** Two addresses other than the load balancer in front. */
const STRANGER = '127.0.0.9'
const OTHER = '127.0.0.8'

/** Headers a client can forge and some server trusts; every value contains evil. */
const CLAIMS = [
  'X-Forwarded-For: 6.6.6.6, evil',
  'X-Forwarded-Host: evil.example.com',
  'X-Forwarded-Proto: evil',
  'X-Forwarded-Port: evil',
  'X-Forwarded-Server: evil',
  'X-Forwarded-Prefix: /evil',
  'X-Forwarded-Ssl: evil',
  'X-Forwarded: for=evil',
  'Forwarded-For: evil',
  'Forwarded: for=6.6.6.6;host=evil.example.com;proto=evil',
  'X-Real-IP: evil',
  'X-Client-IP: evil',
  'X-Cluster-Client-IP: evil',
  'True-Client-IP: evil',
  'CF-Connecting-IP: evil',
  'Fastly-Client-IP: evil',
  'X-ProxyUser-Ip: evil',
  'X-Originating-IP: evil',
  'X-Remote-Addr: evil',
  'X-Host: evil.example.com',
  'X-Original-Host: evil.example.com',
  'X-Original-URL: /evil',
  'X-Rewrite-URL: /evil',
  'X-HTTP-Method-Override: EVIL',
  'X-Request-Id: evil',
  'X-Accel-Internal: /evil',
  'X_Forwarded_For: evil',
  'Via: 1.1 evil',
  'Proxy: http://evil.example.com',
  'Proxy-Authorization: evil',
  'Proxy-Connection: evil',
  'Keep-Alive: evil',
  'Upgrade: evil',
  'TE: evil',
  'X-Never-Heard-Of: evil',
]

/** A request to each of the backends. */
const BACKEND_REQUESTS = [
  ['GET', CALL],
  ['POST', '/uaa/v1/anything'],
  ['GET', '/login'],
  ['POST', '/cv3/reports'],
  ['GET', '/oss/bucket/file.pdf'],
] as const

/** The headers that the portal needs are forwarded. */
const OURS = {
  'x-scf-nonce': 'n-1',
  'x-scf-timestamp': '1',
  'x-scf-signature': 's-1',
  'x-scf-auth-token': 't-1',
  'x-scf-system-type': 'CORP_WEB',
  'x-scf-corp-id': 'C001',
  'x-xsrf-token': 'c-1',
  'x-other-csrf': 'o-1',
  'idempotency-key': 'k-1',
  'content-type': 'application/json',
  cookie: 'a=1; b=2',
  origin: 'https://scf.test',
  range: 'bytes=0-9',
} as const

/** Smuggled and disguised requests: the gateway answers 400 to all (and to Expect by itself). */
const SMUGGLED: readonly (readonly [string, string])[] = [
  ['Content-Length 与 Transfer-Encoding 都有', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['两个 Content-Length', 'Content-Length: 0\r\nContent-Length: 5'],
  ['两个 Transfer-Encoding', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked'],
  ['头里单独一个 CR', 'X-Scf-Nonce: a\rX-Forwarded-For: 6.6.6.6'],
  ['头里有 NUL', 'X-Scf-Nonce: a\0b'],
]

/** Paths that this gateway and the server behind it may parse differently: refused before a location is chosen. */
const CROOKED = [
  // after each location of the gateway, and before one of them
  ...['/uaa', '/api/web/corp', '/oss', '/login', '/cv3', '/cv3/assets', '/healthz'].flatMap((place) =>
    [
      '/..;/admin',
      '/../uaa/v1/x',
      '/./x',
      '/x/..',
      '/x/.',
      '/x;jsessionid=1',
      '/%2e%2e/admin',
      '/%2E./admin',
      '/.%2e/admin',
      '/%252e%252e/admin',
      '/..%252fadmin',
      '/a%2fb',
      '/a%2Fb',
      '/a%5cb',
      '/a%5Cb',
      '/a\\b',
      '/..\\admin',
      '//admin',
      '/x//y',
      '/x#/../admin',
      '/%3b/admin',
      '/..%3B/admin',
      '/%c0%ae%c0%ae/admin',
      '/x/..?a=1',
    ].map((rest) => place + rest),
  ),
  '//uaa/x',
  '/./uaa/x',
  '/;/uaa/x',
  '/%2e/uaa/x',
  '/login/../uaa/x',
  '/api/web/corp/../../../uaa/v1/x',
  '/cv3/../healthz',
  '/\\uaa/x',
  '/x/../healthz',
] as const

/** Addresses that the portal uses, or may: they arrive unchanged. */
const STRAIGHT = [
  '/uaa/v1/anything?a=../..;x=%2e%2f%5c%25//%5C\\',
  '/api/web/corp/v1/files/download/FL-2026.05_1~a',
  '/api/web/corp/v1/files/download/%E5%90%88%E5%90%8C%20%281%29..pdf',
  '/oss/bucket/%E5%90%88%E5%90%8C.pdf?Signature=a%2Fb%2B%3D&Expires=1',
  '/login/a.b/...',
] as const

/** What reaches the backend: source, host and headers, no smuggled request, no second attempt, no crooked path (T1, G4). */
export const cases: DeployCase[] = [
  {
    id: 'F01',
    title: '不信任何人：客户写的转发头一个也到不了后端，来源就是直接连上的那个地址',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders: [recorder] }) => {
        for (const [method, path] of BACKEND_REQUESTS) {
          const before = recorder.received.length
          const body = method === 'POST' ? '{}' : ''
          const headers = [HOST, ...CLAIMS, `Content-Length: ${body.length}`]
          const said = await send(port, raw(`${method} ${path} HTTP/1.1`, headers, body), { from: STRANGER })
          expect([path, said.status, recorder.received.length]).toEqual([path, 200, before + 1])
          const sent = recorder.last()
          expect([path, JSON.stringify(sent)]).toEqual([path, expect.not.stringMatching(/evil|6\.6\.6\.6/i)])
          expect(sent).toMatchObject({
            'x-forwarded-for': STRANGER,
            'x-real-ip': STRANGER,
            'x-forwarded-proto': 'https',
            'x-forwarded-host': 'scf.test',
            'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
          })
          expect([path, sent['forwarded'], sent['via']]).toEqual([path, undefined, undefined])
        }
        note(
          `${CLAIMS.length} 个转发头 × ${BACKEND_REQUESTS.length} 种后端：到了 0 个；X-Forwarded-For 都是 ${STRANGER}`,
        )
      }),
  },
  {
    id: 'F02',
    title: '门户要用的头都到得了，每个一次；会话不给对象存储与收集端',
    run: ({ stack, note }) =>
      Gateway.during(
        stack,
        { more: { requestHeaders: ['X-Other-Csrf'] } },
        async ({ port, recorders: [recorder] }) => {
          const lines = Object.entries(OURS).map(([name, value]) => `${name}: ${value}`)
          const twice = ['x-scf-corp-id: C002', 'idempotency-key: k-2']
          const ask = (first: string) =>
            send(port, raw(first, [HOST, ...lines, ...twice, 'Content-Length: 2'], '{}'))
          await ask('POST /uaa/v1/anything HTTP/1.1')
          expect(recorder.last()).toMatchObject({ ...OURS, host: 'scf.test', 'content-length': '2' })
          expect(recorder.received.at(-1)?.body).toBe('{}')
          for (const first of ['POST /cv3/reports HTTP/1.1', 'GET /oss/bucket/file.pdf HTTP/1.1']) {
            await ask(first)
            const session = [
              'cookie',
              'origin',
              'referer',
              'x-xsrf-token',
              'x-scf-auth-token',
              'authorization',
            ]
            expect([first, session.filter((name) => name in recorder.last())]).toEqual([first, []])
            expect(recorder.last()['host']).toBe(new URL(recorder.origin).host)
          }
          note(`门户的 ${Object.keys(OURS).length} 个头照样到；写两遍的到一遍`)
        },
      ),
  },
  {
    id: 'F03',
    title: '信任负载均衡：链上它之外的第一个算数；伪造的链、绕过它的人都骗不了',
    run: ({ stack, note }) =>
      Gateway.during(
        stack,
        { balanced: true, more: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] } },
        async ({ port, balancer, recorders }) => {
          const source = async (to: number, chain: string, line: { from?: string; tls?: string }) => {
            const before = recorders.map(({ received }) => received.length)
            const headers = [
              HOST,
              'X-Forwarded-Proto: http',
              'X-Forwarded-Host: evil',
              ...(chain ? [chain] : []),
            ]
            expect((await send(to, raw(`GET ${CALL} HTTP/1.1`, headers), line)).status).toBe(200)
            const sent = recorders.find(({ received }, index) => received.length > before[index]!)?.last()
            expect(sent).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'scf.test' })
            expect(sent?.['x-real-ip']).toBe(sent?.['x-forwarded-for'])
            return sent?.['x-forwarded-for']
          }
          const tls = 'localhost'
          const spoofed = 'X-Forwarded-For: 6.6.6.6, 127.0.0.1'
          const chains = [
            ['经负载均衡', balancer, '', STRANGER, STRANGER],
            ['经负载均衡，自己先写了一条链', balancer, spoofed, STRANGER, STRANGER],
            ['绕过负载均衡，自己写链', port, spoofed, OTHER, OTHER],
            ['两层可信的代理', port, 'X-Forwarded-For: 6.6.6.6, 8.8.4.4, 10.1.2.3', '127.0.0.1', '8.8.4.4'],
            [
              '写成两行的链',
              port,
              'X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 8.8.4.4',
              '127.0.0.1',
              '8.8.4.4',
            ],
            [
              '可信的代理给的链里有不是地址的',
              port,
              'X-Forwarded-For: evil, 8.8.4.4',
              '127.0.0.1',
              '8.8.4.4',
            ],
            ['可信的代理给的全不是地址', port, 'X-Forwarded-For: evil', '127.0.0.1', '127.0.0.1'],
          ] as const
          for (const [name, to, chain, from, expected] of chains)
            expect([name, await source(to, chain, to === balancer ? { from, tls } : { from })]).toEqual([
              name,
              expected,
            ])
          note(chains.map(([name, , , , expected]) => `${name} → ${expected}`).join('；'))
        },
      ),
  },
  {
    id: 'F04',
    title: '走私与夹带：一个请求到后端只能是一个；Connection 点名去不掉头；100-continue 由网关自己答',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders: [recorder] }) => {
        const path = '/uaa/v1/anything'
        for (const [name, headers] of SMUGGLED) {
          const said = await send(
            port,
            raw(`POST ${path} HTTP/1.1`, [HOST, headers], '0\r\n\r\nGET /evil HTTP/1.1\r\n'),
          )
          expect([name, said.status, recorder.received.length]).toEqual([name, 400, 0])
        }
        const named = 'Connection: close, X-Forwarded-For, X-Scf-Auth-Token, Host, Cookie'
        const dropped = ['X-Scf-Auth-Token: t-1', 'Cookie: a=1']
        await send(port, [`GET ${path} HTTP/1.1`, HOST, named, ...dropped, '', ''].join('\r\n'), {
          from: STRANGER,
        })
        expect(recorder.last()).toMatchObject({
          'x-forwarded-for': STRANGER,
          'x-scf-auth-token': 't-1',
          cookie: 'a=1',
          host: 'scf.test',
        })
        expect(recorder.last()['connection']).toBeUndefined()
        const expecting = raw(
          `POST ${path} HTTP/1.1`,
          [HOST, 'Expect: 100-continue', 'Content-Length: 2'],
          '{}',
        )
        expect((await send(port, expecting)).text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200/)
        expect(recorder.last()['expect']).toBeUndefined()
        const chunked = raw(
          `POST ${path} HTTP/1.1`,
          [HOST, 'Transfer-Encoding: chunked'],
          '2\r\n{}\r\n0\r\n\r\n',
        )
        expect((await send(port, chunked)).status).toBe(200)
        expect(recorder.last()).toMatchObject({ 'content-length': '2' })
        expect(recorder.last()['transfer-encoding']).toBeUndefined()
        const split = await send(port, raw('GET /cv3?a=%0d%0aX-Evil:%201 HTTP/1.1', [HOST]))
        expect(split.text).toContain('\r\nLocation: /cv3/?a=%0d%0aX-Evil:%201\r\n')
        expect(split.text).not.toMatch(/\nx-evil:/i)
        note(`${SMUGGLED.map(([name]) => name).join('、')}：都是 400，后端收到 0 个`)
      }),
  },
  {
    id: 'F05',
    title: '网关绝不重发写请求：发出之后断了就答 502；读与没连上的换下一个；别的方法不转',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders: [first, second], nginx }) => {
        const total = () => first.received.length + second.received.length
        for (const method of ['POST', 'GET'] as const) {
          const before = total()
          const said = await send(port, raw(`${method} ${CALL}/reset HTTP/1.1`, [HOST, 'Content-Length: 0']))
          expect([method, said.status]).toEqual([method, 502])
          // the read was tried on both, the write on one
          expect([method, total() - before]).toEqual([method, method === 'GET' ? 2 : 1])
        }
        for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT']) {
          const before = total()
          const said = await send(port, raw(`${method} ${CALL} HTTP/1.1`, [HOST, 'Content-Length: 0']))
          expect([method, [400, 403, 405].includes(said.status), total()]).toEqual([method, true, before])
        }
        await first.stop()
        await second.stop()
        const down = await send(port, raw(`POST ${CALL} HTTP/1.1`, [HOST, 'Content-Length: 0']))
        expect(down.status).toBe(502)
        const { upstream, connectSeconds } = nginx.accessLog().at(-1) ?? {}
        expect([String(upstream).split(', ').length, connectSeconds]).toEqual([2, '-, -'])
        note('发出后断开：POST 到后端 1 次、GET 2 次（换了一个）；没连上：两个都试过，502')
      }),
  },
  {
    id: 'F06',
    title: '后端也指挥不了网关：X-Accel-Redirect 不理；接口的应答不缓存',
    run: ({ stack }) =>
      Gateway.during(stack, {}, async ({ port }) => {
        for (const path of [`${CALL}/x-accel`, '/oss/bucket/x-accel', '/login/x-accel']) {
          const { text } = await send(port, raw(`GET ${path} HTTP/1.1`, [HOST]))
          expect([path, /^mine/m.test(text), /x-accel|commit/i.test(text)]).toEqual([path, true, false])
        }
        const { text } = await send(port, raw(`GET ${CALL} HTTP/1.1`, [HOST]))
        expect(text).toMatch(/\r\nCache-Control: no-store\r\n/)
      }),
  },
  {
    id: 'F07',
    title:
      '网关与后端会读成两处的路径（..、;、两道斜线、反斜线、编了两遍的）：400，谁也收不到；门户自己的地址原样到',
    run: ({ stack, note }) =>
      Gateway.during(stack, {}, async ({ port, recorders }) => {
        const received = () => recorders.flatMap((one) => one.received)
        const ask = async (path: string) => (await send(port, raw(`GET ${path} HTTP/1.1`, [HOST]))).status
        const passed: [string, number][] = []
        for (const path of CROOKED) {
          const status = await ask(path)
          if (status !== 400) passed.push([path, status])
        }
        expect(passed).toEqual([])
        expect(received()).toEqual([])
        for (const path of STRAIGHT) expect([path, await ask(path)]).toEqual([path, 200])
        // the store's address loses its prefix
        expect(
          received()
            .map(({ url }) => url)
            .toSorted(),
        ).toEqual(STRAIGHT.map((path) => path.replace(/^\/oss/, '')).toSorted())
        note(`${CROOKED.length} 种写法都是 400，后端收到 0 个；${STRAIGHT.length} 种平常的原样到`)
      }),
  },
]
