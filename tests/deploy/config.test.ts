import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkConfig } from '../../deploy/readConfig.ts'
import { BUSY, browserConfig, renderNginx } from '../../deploy/renderNginx.ts'
import { channelTexts } from '../../src/api/outcome.ts'

const example = (): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve('deploy/config.example.json'), 'utf8')) as Record<string, unknown>

/** The example with one value changed; the path is written with dots. */
const withValue = (path: string, value: unknown): unknown => {
  const config = example()
  const names = path.split('.')
  let at = config
  for (const name of names.slice(0, -1)) at = at[name] as Record<string, unknown>
  at[names.at(-1)!] = value
  return config
}

const complaint = (value: unknown): string => {
  try {
    checkConfig(value)
  } catch (cause) {
    return (cause as Error).message
  }
  return ''
}

describe('运行时配置：错一项就以一句话停下，说出是哪一项', () => {
  test('样例是对的，交给浏览器的只有三项', () => {
    expect(complaint(example())).toBe('')
    expect(browserConfig(checkConfig(example()))).toEqual({
      environment: '生产',
      loginUrl: 'https://login.example.com/portal',
      reports: '/cv3/reports',
    })
  })

  test.each([
    ['publicOrigin', 'http://scf.example.com', 'publicOrigin'],
    ['publicOrigin', 'https://scf.example.com/', 'publicOrigin'],
    ['publicOrigin', undefined, 'publicOrigin'],
    ['publicOrigin', 'https://*.example.com', 'publicOrigin'],
    ['publicOrigin', 'https://~x.example.com', 'publicOrigin'],
    ['publicOrigin', 'https://scf.example.com;x', 'publicOrigin'],
    ['environment', '<b>', 'environment'],
    ['environment', "x' ; return 200 '", 'environment'],
    ['listen', '0.0.0.0', 'listen'],
    ['redirectListen', '0.0.0.0:443', 'redirectListen'],
    ['tls.key', 'privkey.pem', 'tls.key'],
    ['tls.key', '/etc/key; include /etc/x', 'tls.key'],
    ['upstreams.corp', [], 'upstreams.corp'],
    ['upstreams.corp', ['http://a:1', 'https://b:1'], 'upstreams.corp'],
    ['upstreams.corp', ['http://a:1', 'http://a:1'], 'upstreams.corp'],
    ['upstreams.uaa', ['http://a:1/path'], 'upstreams.uaa[0]'],
    ['upstreams.reports', 'collector', 'upstreams.reports'],
    ['loginUrl', '//evil.example.com', 'loginUrl'],
    ['loginUrl', 'http://login.example.com/', 'loginUrl'],
    ['loginUrl', 'javascript:alert(1)', 'loginUrl'],
    ['loginUrl', 'https://login.example.com/$request_uri', 'loginUrl'],
    ['customerServiceOrigins', ['https://*.example.com'], 'customerServiceOrigins[0]'],
    ['customerServiceOrigins', ["https://a.example.com/;script-src'"], 'customerServiceOrigins[0]'],
    ['objectStoreOrigins', ['http://oss.example.com'], 'objectStoreOrigins[0]'],
    ['objectStoreOrigins', 'https://oss.example.com', 'objectStoreOrigins'],
    ['trustedProxies', ['everyone'], 'trustedProxies[0]'],
    ['trustedProxies', ['10.0.0.1', '0.0.0.0/0'], 'trustedProxies[1]'],
    ['trustedProxies', ['::/0'], 'trustedProxies[0]'],
    ['trustedProxies', ['10.0.0.0/33'], 'trustedProxies[0]'],
    ['trustedProxies', ['10.0.0.0/8/8'], 'trustedProxies[0]'],
    ['requestHeaders', ['X-Forwarded-For'], 'requestHeaders[0]'],
    ['requestHeaders', ['forwarded'], 'requestHeaders[0]'],
    ['requestHeaders', ['True-Client-IP'], 'requestHeaders[0]'],
    ['requestHeaders', ['X-Csrf', 'Host'], 'requestHeaders[1]'],
    ['requestHeaders', ['X-Csrf $remote_addr'], 'requestHeaders[0]'],
    ['limits', { connectionsPerAddress: 3 }, 'limits.connectionsPerAddress'],
    ['limits', { callsPerSecond: '50' }, 'limits.callsPerSecond'],
    ['limits', { headerSeconds: 0.5 }, 'limits.headerSeconds'],
    ['limits', { perAddress: 50 }, 'limits.perAddress'],
    ['extraPaths', { '/cv3/x': ['http://a:1'] }, '/cv3/x'],
    ['extraPaths', { '/x y': ['http://a:1'] }, '/x y'],
    ['paths.root', '/srv/scf/', 'paths.root'],
    ['paths.logs', '/var/log; x', 'paths.logs'],
    ['user', 'root; x', 'user'],
    ['loginURL', '/login', 'loginURL'],
  ])('%s 为 %j', (path, value, named) => {
    const sentence = complaint(withValue(path, value))
    expect(sentence).toContain(named)
    expect(sentence).toMatch(/应当|不认识/)
    expect(sentence.split('\n')).toHaveLength(1)
  })

  test('不是对象、不是 JSON 也说得清', () => {
    expect(complaint([])).toContain('JSON 对象')
    expect(complaint(null)).toContain('JSON 对象')
  })
})

describe('生成的 nginx 配置', () => {
  const rendered = (value: unknown) => {
    const files = renderNginx(checkConfig(value), '/etc/scf')
    return {
      all: [...files.values()].join('\n'),
      main: files.get('nginx.conf')!,
      at: files.get('locations.conf')!,
    }
  }

  test('没有漏填的位置，没有 unsafe-eval，页面策略没有 unsafe', () => {
    const { all, main } = rendered(example())
    expect(all).not.toMatch(/\{\{|\}\}|undefined|unsafe-eval"|\[object/)
    const page = /default "(default-src[^"]*)"/.exec(main)?.[1] ?? ''
    expect(page).toContain(
      'script-src https://scf.example.com/cv3/assets/ https://scf.example.com/cv3/legacy.js',
    )
    expect(page).toContain("connect-src 'self' https://oss.example.com")
    expect(page).not.toMatch(/unsafe|\*/)
  })

  test('门槛之下的页面没有脚本，策略里的摘要就是它那一段样式的', () => {
    const html = readFileSync(join(import.meta.dirname, '../../public/browsers.html'), 'utf8')
    const [styles] = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text)
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/)
    const digest = createHash('sha256').update(styles!).digest('base64')
    expect(rendered(example()).at).toContain(`style-src 'sha256-${digest}'`)
  })

  test('每个作答的位置都引用了安全头', () => {
    const { at } = rendered(example())
    const blocks = at.split(/\n(?=location )/).filter((block) => block.startsWith('location '))
    expect(blocks.length).toBeGreaterThan(15)
    const bare = blocks.filter((block) => !/security\.conf|proxy\.conf|X-Content-Type-Options/.test(block))
    expect(bare).toEqual([])
  })

  test('不配置收集地址：没有 /cv3/reports，没有 report-to，浏览器也不知道它', () => {
    const config = withValue('upstreams.reports', undefined)
    expect(rendered(config).all).not.toMatch(/location = \/cv3\/reports|report-to|csp="/)
    expect(browserConfig(checkConfig(config))).not.toHaveProperty('reports')
  })

  test('没有 trustedProxies 时谁也不信；有也不原样转', () => {
    expect(rendered(example()).all).not.toMatch(/set_real_ip_from|real_ip_header/)
    const behind = rendered(withValue('trustedProxies', ['10.0.0.0/8'])).all
    expect(behind).toMatch(/set_real_ip_from 10\.0\.0\.0\/8;/)
    expect(behind).toContain('real_ip_recursive on;')
    for (const all of [rendered(example()).all, behind])
      expect(all).not.toMatch(/\$http_(host|x_forwarded|forwarded|x_real_ip|via)|\$proxy_add_x_forwarded_for/)
  })

  test('每处转发都只转单子上的头', () => {
    const { at } = rendered(withValue('extraPaths', { '/login': ['http://a:1'] }))
    const passing = at.split(/\n(?=location )/).filter((block) => block.includes('proxy_pass'))
    expect(passing.length).toBe(6)
    expect(passing.filter((block) => !/include \S+\/(proxy|upstream)\.conf;/.test(block))).toEqual([])
    const files = renderNginx(checkConfig(example()), '/etc/scf')
    expect(files.get('upstream.conf')).toContain('proxy_pass_request_headers off;')
    expect(files.get('proxy.conf')).toContain('include /etc/scf/upstream.conf;')
  })

  test('门户发的头都在单子上；配置可以再加', () => {
    const sent =
      readFileSync(resolve('src/api/headers.ts'), 'utf8').match(/x-scf-[a-z-]+|Idempotency-Key/g) ?? []
    expect(new Set(sent).size).toBe(7)
    const session = (value: unknown) => renderNginx(checkConfig(value), '/etc/scf').get('session.conf') ?? ''
    for (const name of sent)
      expect(session(example()).toLowerCase()).toContain(
        `proxy_set_header ${name} $http_${name.replaceAll('-', '_')};`.toLowerCase(),
      )
    expect(session(withValue('requestHeaders', ['X-Other-Csrf']))).toContain(
      'proxy_set_header X-Other-Csrf $http_x_other_csrf;',
    )
  })

  test('请求的错误不写进错误日志：http 里只有 emerg，与还没有请求时的 crit', () => {
    const { all } = rendered(example())
    const levels = [...all.matchAll(/error_log \S+ (\w+);/g)].map(([, level]) => level)
    // the first is the process's own
    expect(levels[0]).toBe('warn')
    expect(new Set(levels.slice(1))).toEqual(new Set(['emerg', 'crit']))
    expect(all).not.toMatch(/error_log \S+;/)
  })

  test('不认识的主机名由默认的一台接住；地址作名称时握手分不出，就只看 Host', () => {
    const { main } = rendered(example())
    expect(main).toMatch(
      /listen 0\.0\.0\.0:443 default_server ssl http2;\n\s*server_name _;\n\s*ssl_reject_handshake on;/,
    )
    expect(main).toMatch(
      /server_name scf\.example\.com;\n.*\n\s*return 301 https:\/\/scf\.example\.com\$request_uri;/,
    )
    const byAddress = rendered(withValue('publicOrigin', 'https://10.1.2.3')).main
    expect(byAddress).not.toContain('ssl_reject_handshake')
    expect(byAddress.match(/ssl_certificate /g)).toHaveLength(2)
  })

  test('占得太多时的信封：门户的网络异常，逐字', () => {
    expect(BUSY.message).toBe(channelTexts.network)
    expect(rendered(example()).at).toContain(`return 429 '${JSON.stringify(BUSY)}';`)
  })

  test('上限不写取默认，写一项改一项', () => {
    expect(rendered(example()).main).toContain('limit_conn address 400;')
    const { main, at } = rendered(withValue('limits', { callsPerSecond: 10 }))
    expect(main).toContain('limit_conn address 400;')
    expect(main).toContain('zone=money:10m rate=10r/s;')
    expect(at).toContain('limit_req zone=login burst=40 nodelay;')
  })

  test('内核的一道：监听的端口都数，负载均衡的不数，三倍于同时的请求', () => {
    const rule = (value: unknown) => renderNginx(checkConfig(value), '/etc/scf').get('connections.nft')
    const direct = rule(example())
    expect(direct).toContain('tcp dport != { 443, 80 } accept')
    expect(direct).toContain('ip saddr ct count over 1200 }')
    expect(direct).not.toContain('elements')
    const behind = rule(withValue('trustedProxies', ['10.0.0.0/8', 'fd00::/16', '192.168.1.1']))
    expect(behind?.match(/elements = .*/g)).toEqual([
      'elements = { 10.0.0.0/8, 192.168.1.1 }',
      'elements = { fd00::/16 }',
    ])
  })
})
