import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { HSTS } from '../../../deploy/renderNginx.ts'
import { expect } from '../../../features/support/expect.ts'
import { ApprovalPanel } from '../../../features/support/screens/ApprovalPanel.ts'
import { SmsSigning } from '../../../features/support/screens/SmsSigning.ts'
import { Table } from '../../../features/support/screens/Table.ts'
import { PLACES } from '../../faults/FaultCase.ts'
import { WS_TOKEN } from '../../faults/Fixture.ts'
import type { DeployCase } from '../DeployCase.ts'
import { Gateway } from '../Gateway.ts'
import { openFixture } from '../openFixture.ts'
import { raw, send } from '../wire.ts'

interface Handshake {
  readonly protocol: string
  readonly cipher: string
  readonly alpn: string
  /** A TLS 1.2 session ticket: with one, traffic can be decrypted offline */
  readonly hasTicket: boolean
}

/** Performs one handshake; returns the error code when it fails. */
const handshake = (port: number, options: ConnectionOptions): Promise<Handshake | string> =>
  new Promise((resolve) => {
    const socket: TLSSocket = connect(
      { port, host: '127.0.0.1', servername: 'localhost', ...options },
      () => {
        resolve({
          protocol: socket.getProtocol() ?? '',
          cipher: socket.getCipher().name,
          alpn: String(socket.alpnProtocol),
          hasTicket: socket.getTLSTicket() !== undefined,
        })
        socket.destroy()
      },
    )
    socket.once('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? cause.message))
  })

const headerOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}: (.*)\\r$`, 'gim'))].map(([, value = '']) => value)

/** The deployment that terminates TLS itself, with a certificate made for the test (G4). */
export const cases: DeployCase[] = [
  {
    id: 'T01',
    title: '协议：只有 TLS 1.2 与 1.3，只有前向保密的套件，有 HTTP/2，没有会话票据',
    run: ({ stack, note }) =>
      Gateway.during(stack, { tls: true }, async ({ port }) => {
        const ca = stack.certificate.ca
        const only = (version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ciphers?: string) =>
          handshake(port, {
            ca,
            minVersion: version,
            maxVersion: version,
            ALPNProtocols: ['h2', 'http/1.1'],
            ...(ciphers ? { ciphers } : {}),
          })
        // the client would accept it: the refusal is the server's
        expect(await only('TLSv1.1', 'ALL@SECLEVEL=0')).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
        const [second, third] = [await only('TLSv1.2'), await only('TLSv1.3')]
        expect(second).toMatchObject({ protocol: 'TLSv1.2', alpn: 'h2', hasTicket: false })
        expect(third).toMatchObject({ protocol: 'TLSv1.3', alpn: 'h2' })
        expect((second as Handshake).cipher).toMatch(/^ECDHE-.*(GCM|POLY1305)/)
        const weak = ['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES256-SHA384', 'AES128-SHA']
        for (const cipher of weak)
          expect([cipher, await only('TLSv1.2', `${cipher}@SECLEVEL=0`)]).toEqual([
            cipher,
            'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE',
          ])
        note(
          `TLS 1.1 拒绝；1.2 ${(second as Handshake).cipher}，无票据；1.3 ${(third as Handshake).cipher}；ALPN h2；弱套件 ${weak.length} 种拒绝`,
        )
      }),
  },
  {
    id: 'T02',
    title: '握手里说别的名称或不说名称：拒绝，证书也看不到',
    run: ({ stack, note }) =>
      Gateway.during(stack, { tls: true }, async ({ port, host }) => {
        const ca = stack.certificate.ca
        const refused = 'ERR_SSL_TLSV1_UNRECOGNIZED_NAME'
        for (const servername of ['evil.example.com', 'www.localhost', ''])
          expect([servername, await handshake(port, { ca, servername })]).toEqual([servername, refused])
        expect(await handshake(port, { ca })).toMatchObject({ protocol: 'TLSv1.3' })
        expect(await handshake(port, { ca: [] })).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
        const inside = (name: string) =>
          send(port, raw('GET /cv3/ HTTP/1.1', [`Host: ${name}`]), { tls: 'localhost' })
        expect([(await inside('evil.example.com')).status, (await inside(host)).status]).toEqual([421, 200])
        note(`别的名称、不说名称：${refused}；名称对而 Host 不对：421`)
      }),
  },
  {
    id: 'T03',
    title: 'HSTS 只在 TLS 上，每种应答恰好一个，值与配置相同；http 转到 https，别的主机名不转',
    run: ({ stack, note }) =>
      Gateway.during(stack, { tls: true }, async ({ port, plain, host }) => {
        const paths = [
          '/',
          '/cv3/',
          '/cv3/version.json',
          '/cv3/assets/x.js',
          '/healthz',
          '/uaa/x',
          '/login',
          '/oss/x',
        ]
        for (const path of paths) {
          const { text } = await send(port, raw(`GET ${path} HTTP/1.1`, [`Host: ${host}`]), {
            tls: 'localhost',
          })
          expect([path, headerOf(text, 'Strict-Transport-Security')]).toEqual([path, [HSTS]])
        }
        const turned = await send(plain, raw('GET /cv3/a?b=c HTTP/1.1', [`Host: localhost:${plain}`]))
        expect([turned.status, headerOf(turned.text, 'Location')]).toEqual([
          301,
          [`https://${host}/cv3/a?b=c`],
        ])
        const stranger = await send(plain, raw('GET /cv3/ HTTP/1.1', ['Host: evil.example.com']))
        const split = await send(plain, raw('GET /%0d%0aX-Evil:%201 HTTP/1.1', ['Host: localhost']))
        expect([stranger.status, headerOf(stranger.text, 'Location')]).toEqual([421, []])
        expect(headerOf(split.text, 'X-Evil')).toEqual([])
        for (const { text } of [turned, stranger])
          expect(headerOf(text, 'Strict-Transport-Security')).toEqual([])
        note(`HTTPS 的 ${paths.length} 种应答：${HSTS}；http：301 到 https，没有 HSTS；别的主机名 421`)
      }),
  },
  {
    id: 'T04',
    title: '浏览器从 http 进来转到 https，开立、提交、复核走通，全程 HTTP/2，违反策略 0 次，日志里没有令牌',
    run: async (deployment) => {
      const { publicOrigin, redirectListen = '' } = deployment.stack.alone
      const earlier = deployment.stack.aloneLog().length
      const { fixture, failures, violations, close } = await openFixture(deployment, { origin: publicOrigin })
      const plain = `http://localhost:${redirectListen.split(':')[1]}`
      fixture.token = 'core-operator'
      await fixture.page.goto(`${plain}/cv3/?authToken=${fixture.token}&wsToken=${WS_TOKEN}`)
      await fixture.isReady()
      expect(new URL(fixture.page.url()).origin).toBe(publicOrigin)
      const issueNo = await fixture.draftNo()
      const state = async () =>
        (await fixture.rows('IssueApplication')).find((row) => row['issueNo'] === issueNo)?.['issueStatus']
      await fixture.openDraft()
      await fixture.click('提交复核')
      await expect.poll(state).toBe('PENDING_REVIEW')
      const reviewer = await openFixture(deployment, { origin: publicOrigin, sameWorldAs: fixture })
      await reviewer.fixture.signIn('core-director')
      await reviewer.fixture.visit(PLACES.review)
      await new Table(reviewer.fixture.page).act(issueNo, '复核')
      await new ApprovalPanel(reviewer.fixture.page).decide('通过')
      await new SmsSigning(reviewer.fixture.page).sign()
      await expect.poll(state).toBe('ISSUED')
      const ours = deployment.stack
        .aloneLog()
        .slice(earlier)
        .filter(({ path, status }) => status !== 301 && !String(path).startsWith('/__mock'))
      expect(ours.length).toBeGreaterThan(30)
      expect(ours.filter(({ protocol }) => protocol !== 'HTTP/2.0')).toEqual([])
      deployment.note(
        `http 转到 https；开立、提交、复核并签署，单据为待签收；${ours.length} 个请求都是 HTTP/2`,
      )
      expect([...failures, ...reviewer.failures]).toEqual([])
      expect([...(await violations()), ...(await reviewer.violations())]).toEqual([])
      expect(deployment.stack.logs()).not.toMatch(new RegExp(`${WS_TOKEN}|core-operator|authToken`))
      await reviewer.close()
      await close()
    },
  },
]
