import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../../features/support/expect.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'
import { Gateway } from '../Gateway.ts'
import { patience } from '../patience.ts'
import { type Line, raw, send } from '../wire.ts'

const CALL = '/api/web/corp/v1'
/** Two ports without a listener. */
const DEAD = ['http://127.0.0.1:1', 'http://127.0.0.1:2']

/** A kind of error; secret is in the address and in Referer. */
interface Provocation {
  readonly name: string
  /** At ordinary level nginx writes it, with the request line, to the error log */
  readonly isLogged?: true
  readonly act: (gateway: Gateway, secret: string) => Promise<unknown>
}

const withSecret = (secret: string, path: string): string => `${path}?authToken=${secret}&wsToken=${secret}`

const headersOf = (gateway: Gateway, secret: string): string[] => [
  `Host: ${gateway.host}`,
  `Referer: https://${gateway.host}${withSecret(secret, '/cv3/')}`,
]

const ask = (
  gateway: Gateway,
  secret: string,
  first: string,
  more: readonly string[] = [],
  body = '',
  how: Line = {},
) => {
  const [method = '', path = ''] = first.split(' ')
  const line = `${method} ${withSecret(secret, path)} HTTP/1.1`
  return send(gateway.port, raw(line, [...headersOf(gateway, secret), ...more], body), {
    tls: 'localhost',
    ...how,
  })
}

/** One request; status is what it should get. */
const simple = (
  name: string,
  first: string,
  status: number,
  more: readonly string[] = [],
  body = '',
): Provocation => ({
  name,
  isLogged: true,
  act: async (gateway, secret) => {
    const how: Line = status === 200 ? {} : { leave: true }
    expect([name, (await ask(gateway, secret, first, more, body, how)).status]).toEqual([name, status])
  },
})

const quiet = ({ name, act }: Provocation): Provocation => ({ name, act })

const length = (count: number): string => `Content-Length: ${count}`

/** Written directly to the port: before the handshake and outside TLS. */
const bytes = (name: string, text: (gateway: Gateway, secret: string) => string): Provocation => ({
  name,
  act: (gateway, secret) => send(gateway.port, text(gateway, secret)),
})

const PROVOCATIONS: readonly Provocation[] = [
  simple('后端没开', 'GET /dead', 502),
  simple('后端一组都没开', 'GET /pair', 502),
  simple('一组都歇着', 'GET /pair', 502),
  simple('后端收到后断开', `POST ${CALL}/reset`, 502, [length(0)]),
  simple('后端答了一半断开', `GET ${CALL}/half`, 200),
  simple('后端的头不合规矩', `GET /uaa/garbage`, 502),
  simple('后端的头太长', `GET ${CALL}/long-header`, 502),
  {
    name: '应答大到要存进临时文件',
    isLogged: true,
    act: async (gateway, secret) => {
      const handed = () => gateway.recorders.reduce((sum, one) => sum + one.handed, 0)
      const before = handed()
      const unread = patience('交完', () => Promise.resolve(handed() > before))
      const [{ status }] = await Promise.all([
        ask(gateway, secret, `GET ${CALL}/big`, [], '', { unread }),
        unread,
      ])
      expect(status).toBe(200)
    },
  },
  simple('正文大到要存进临时文件', `POST ${CALL}/upload`, 200, [length(2_000_000)], 'x'.repeat(2_000_000)),
  simple('正文超过上限', `POST ${CALL}/upload`, 413, [length(99_000_000)]),
  simple('不许的方法', `PUT ${CALL}/anything`, 403, [length(0)]),
  simple('页面不收 POST', 'POST /cv3/workbench', 403, [length(0)]),
  simple('目录不给看', 'GET /cv3/assets/', 403),
  quiet(simple('没有的文件', 'GET /cv3/nothing.js', 404)),
  quiet(simple('不认识的主机名', `GET ${CALL}/anything`, 400, ['Host: evil.example.com'])),
  quiet(simple('夹带两种长度', `POST ${CALL}/anything`, 400, [length(1), 'Transfer-Encoding: chunked'])),
  quiet(simple('头太长', `GET ${CALL}/anything`, 400, [`X-Long: ${'x'.repeat(20_000)}`])),
  quiet(simple('地址太长', `GET ${CALL}/${'x'.repeat(20_000)}`, 414)),
  {
    name: '别的主机名',
    act: async (gateway, secret) => {
      const first = `GET ${withSecret(secret, '/cv3/')} HTTP/1.1`
      expect((await send(gateway.port, raw(first, ['Host: evil.test']), { tls: 'localhost' })).status).toBe(
        421,
      )
    },
  },
  {
    name: '请求行不合规矩',
    act: async (gateway, secret) => {
      const path = withSecret(secret, '/cv3/')
      const lines = [`GET ${path} x HTTP/1.1`, `get ${path} HTTP/1.1`, `GET ${path} HTTP/9.9`, `GET ${path}`]
      for (const line of lines) await send(gateway.port, raw(line), { tls: 'localhost' })
    },
  },
  {
    name: '超过速率',
    isLogged: true,
    act: async (gateway, secret) => {
      const all = Array.from({ length: 60 }, () => ask(gateway, secret, 'GET /uaa/v1/login'))
      expect((await Promise.all(all)).some(({ status }) => status === 429)).toBe(true)
    },
  },
  {
    name: '超过同时的请求数',
    isLogged: true,
    act: async (gateway, secret) => {
      const all = Array.from({ length: 42 }, () => ask(gateway, secret, `GET ${CALL}/wait`))
      const refused = () => gateway.nginx.accessLog().filter((line) => line['connections'] === 'REJECTED')
      const waiting = () =>
        gateway.recorders.flatMap(({ received }) => received.filter(({ url }) => url.includes('/wait')))
      await patience('超过', () => Promise.resolve(refused().length === 2 && waiting().length === 40))
      for (const one of gateway.recorders) one.release()
      await Promise.all(all)
    },
  },
  {
    name: '慢慢发的头与正文',
    act: (gateway, secret) => {
      const start = `POST ${withSecret(secret, `${CALL}/slow`)} HTTP/1.1\r\n${headersOf(gateway, secret).join('\r\n')}\r\n`
      const how: Line = { tls: 'localhost', leave: true }
      return Promise.all([
        send(gateway.port, start, how),
        send(gateway.port, `${start}${length(9)}\r\n\r\n`, how),
      ])
    },
  },
  {
    name: '等不及就走了',
    act: async (gateway, secret) => {
      const first = `GET ${withSecret(secret, '/login/wait')} HTTP/1.1`
      const text = raw(first, headersOf(gateway, secret))
      const left = () => gateway.nginx.accessLog().filter(({ status }) => status === 499)
      const before = gateway.recorders[0].received.length
      const gone = new AbortController()
      const said = send(gateway.port, text, { tls: 'localhost', signal: gone.signal })
      await patience('后端收到', () => Promise.resolve(gateway.recorders[0].received.length > before))
      gone.abort()
      await said
      await patience('记下', () => Promise.resolve(left().length === 1))
    },
  },
  bytes('对着 TLS 的端口说 http', (gateway, secret) =>
    raw(`GET ${withSecret(secret, '/cv3/')} HTTP/1.1`, headersOf(gateway, secret)),
  ),
  bytes('握手里是别的东西', (_, secret) => `\x16\x03\x01\x00\x20${withSecret(secret, 'x')}\r\n\r\n`),
  {
    name: '握手说了别的名称',
    act: async (gateway, secret) => {
      const first = `GET ${withSecret(secret, '/cv3/')} HTTP/1.1`
      expect((await send(gateway.port, raw(first), { tls: 'evil.test' })).status).toBe(0)
    },
  },
  {
    name: 'http 转到 https',
    act: async (gateway, secret) => {
      const first = `GET ${withSecret(secret, '/cv3/')} HTTP/1.1`
      const said = await send(gateway.plain, raw(first, headersOf(gateway, secret)))
      expect(said.text).toContain(`Location: https://${gateway.host}${withSecret(secret, '/cv3/')}\r\n`)
    },
  },
  {
    name: '临时目录写不了（磁盘满也是这一级）',
    isLogged: true,
    act: async (gateway, secret) => {
      const folder = join(gateway.nginx.dir, 'temp/scf-body')
      chmodSync(folder, 0)
      try {
        const body = 'x'.repeat(2_000_000)
        expect((await ask(gateway, secret, `POST ${CALL}/upload`, [length(body.length)], body)).status).toBe(
          500,
        )
      } finally {
        chmodSync(folder, 0o777)
      }
    },
  },
]

const secretOf = (index: number): string => `SECRET-${String(index).padStart(2, '0')}-TOKEN`

const OPTIONS = {
  tls: true,
  more: {
    limits: { connectionsPerAddress: 40, callsPerSecond: 5, headerSeconds: 1, bodySeconds: 1 },
  },
} as const

/** Provokes every error and returns those that brought the token into a log. */
const leaksOf = async (
  { stack }: Deployment,
  change: (text: string) => string,
  look: (gateway: Gateway) => unknown,
): Promise<string[]> => {
  const leaks: string[] = []
  await Gateway.during(
    stack,
    { ...OPTIONS, dead: { '/dead': DEAD.slice(0, 1), '/pair': DEAD }, change },
    async (gateway) => {
      for (const [index, { act }] of PROVOCATIONS.entries()) await act(gateway, secretOf(index))
      await look(gateway)
      const logs = gateway.logs()
      for (const [index, { name }] of PROVOCATIONS.entries())
        if (logs.includes(secretOf(index))) leaks.push(name)
    },
  )
  return leaks
}

const errorLog = (gateway: Gateway): string =>
  readFileSync(join(gateway.nginx.dir, 'logs/scf-error.log'), 'utf8')

/**
 * The error log (T1, G13): nginx's errors always carry the whole request line and Referer, which cannot be changed, so
 * errors of requests are never written there.
 */
export const cases: DeployCase[] = [
  {
    id: 'E01',
    title: '各种错都出一遍，地址与 Referer 里带着令牌：全部日志里一个令牌也没有',
    run: async (deployment) => {
      const leaks = await leaksOf(
        deployment,
        (text) => text,
        async (gateway) => {
          const statuses = () => {
            const all = new Set(gateway.nginx.accessLog().map(({ status }) => Number(status)))
            return [...all].toSorted((a, b) => a - b)
          }
          // a line is written when the connection is closed, after the answer
          await expect
            .poll(statuses)
            .toEqual([200, 301, 400, 403, 404, 408, 413, 414, 421, 429, 499, 500, 502, 505])
          expect(errorLog(gateway)).toBe('')
          const files = readdirSync(join(gateway.nginx.dir, 'logs')).toSorted()
          const lines = gateway.nginx.accessLog()
          expect(lines.filter(({ path }) => /[?#]|SECRET/.test(String(path)))).toEqual([])
          deployment.note(
            `${PROVOCATIONS.length} 种：${files.join('、')} 里令牌 0 个；访问日志 ${lines.length} 行，状态 ${statuses().join('、')}`,
          )
        },
      )
      expect(leaks).toEqual([])
    },
  },
  {
    id: 'E02',
    title: '对照：同样的错，错误日志若用平常的级别（warn），令牌就写在里面',
    run: async (deployment) => {
      const leaks = await leaksOf(
        deployment,
        (text) => text.replaceAll(/(error_log \S+) (emerg|crit);/g, '$1 warn;'),
        () => undefined,
      )
      const expected = PROVOCATIONS.filter(({ isLogged }) => isLogged).map(({ name }) => name)
      const silent = expected.filter((name) => !leaks.includes(name))
      expect(leaks, `该写而没写的：${silent.join('、') || '没有'}`).toEqual(expected)
      deployment.note(`warn 时写出令牌的 ${leaks.length} 种：${leaks.join('、')}`)
    },
  },
  {
    id: 'E03',
    title: '不写错误也查得出原因：访问日志说出是没连上、没答完、还是超过限制；进程自己的错误照样记',
    run: async ({ stack, note }) => {
      const change = (text: string) => text.replace('worker_connections 16384', 'worker_connections 24')
      await Gateway.during(
        stack,
        { tls: true, dead: { '/dead': DEAD.slice(0, 1) }, change },
        async (gateway) => {
          const outcomeOf = async (path: string) => {
            await ask(gateway, 'SECRET', `POST ${path}`, [length(0)])
            const line = gateway.nginx.accessLog().at(-1) ?? {}
            const seen = (seconds: unknown) => (/^[\d.]+$/.test(String(seconds)) ? '有' : String(seconds))
            return {
              status: line['status'],
              upstreamStatus: line['upstreamStatus'],
              connect: seen(line['connectSeconds']),
              header: seen(line['headerSeconds']),
              cut: Number(line['bytes']) < Number(line['length']),
            }
          }
          const causes = [
            [
              '没连上',
              '/dead',
              { status: 502, upstreamStatus: '502', connect: '-', header: '-', cut: false },
            ],
            [
              '收到后断开',
              `${CALL}/reset`,
              { status: 502, upstreamStatus: '502', connect: '有', header: '-', cut: false },
            ],
            [
              '答了一半',
              `${CALL}/half`,
              { status: 200, upstreamStatus: '200', connect: '有', header: '有', cut: true },
            ],
          ] as const
          for (const [name, path, expected] of causes)
            expect([name, await outcomeOf(path)]).toEqual([name, expected])
          // idle connections are closed for new ones; those waiting for their bodies are not, so a few at a time
          const slow: Promise<unknown>[] = []
          const enough = new AbortController()
          const how: Line = { signal: enough.signal }
          await patience('记下', () => {
            for (let count = 0; count < 3; count += 1)
              slow.push(ask(gateway, 'SECRET', `POST ${CALL}/slow`, [length(9)], '', how))
            return Promise.resolve(/\[alert\].* worker_connections are not enough/.test(errorLog(gateway)))
          })
          enough.abort()
          await Promise.all(slow)
          expect(errorLog(gateway)).not.toContain('SECRET')
          note(
            causes
              .map(
                ([name, , { connect: reached, header }]) => `${name}：connect ${reached}、header ${header}`,
              )
              .join('；'),
          )
          note('连接用完：scf-error.log 有 worker_connections are not enough')
        },
      )
    },
  },
]
