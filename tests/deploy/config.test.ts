import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkConfig } from '../../deploy/readConfig.ts'
import { browserConfig, renderNginx } from '../../deploy/renderNginx.ts'

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

  test('前面没有负载均衡时不信 X-Forwarded-*', () => {
    expect(rendered(example()).main).not.toMatch(/set_real_ip_from|https https;/)
    const behind = rendered(withValue('trustedProxies', ['10.0.0.0/8'])).main
    expect(behind).toMatch(/set_real_ip_from 10\.0\.0\.0\/8;/)
    expect(behind).toContain('https https;')
  })
})
