import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../../features/support/expect.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'
import type { Stack } from '../Stack.ts'

const get = (stack: Stack, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${stack.origin}${path}`, { redirect: 'manual', ...init })

const policiesOf = (response: Response): string[] =>
  (response.headers.get('content-security-policy') ?? '').split(', ')

const nonceOf = (response: Response): string =>
  /'nonce-([\w-]+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

/** All kinds of answers: page, file, missing, redirected, API. */
const PLACES = [
  '/',
  '/cv3',
  '/cv3/',
  '/cv3/workbench',
  '/cv3/register/register',
  '/cv3/assets/nothing.js',
  '/cv3/assets/nothing.js.map',
  '/cv3/nothing.js',
  '/cv3/version.json',
  '/cv3/legacy.js',
  '/cv3/browsers.html',
  '/cv3/.vite/manifest.json',
  '/cv3/pdfjs/nothing.bcmap',
  '/healthz',
  '/nothing',
  '/uaa/nothing',
  '/api/web/corp/nothing',
] as const

const assetOf = ({ dist }: Deployment, start: RegExp): string => {
  const found = readdirSync(join(dist, 'assets')).find((name) => start.test(name))
  if (!found) throw new Error(`构建里没有 ${start} 这样的文件`)
  return found
}

/** Response headers and addresses (G4). */
export const cases: DeployCase[] = [
  {
    id: 'H01',
    title: '每个应答都带安全头，包括 404 与接口',
    run: async ({ stack, note }) => {
      const wrong: string[] = []
      for (const path of PLACES) {
        const response = await get(stack, path)
        for (const [name, value] of Object.entries(EVERYWHERE))
          if (response.headers.get(name) !== value)
            wrong.push(`${path} ${name}: ${response.headers.get(name)}`)
        for (const name of ['cross-origin-opener-policy', 'cross-origin-resource-policy'])
          if (response.headers.get(name) !== 'same-origin') wrong.push(`${path} ${name}`)
        if (!response.headers.get('permissions-policy')) wrong.push(`${path} permissions-policy`)
        if (!/default-src 'none'/.test(policiesOf(response).join())) wrong.push(`${path} 没有策略`)
        if (
          /nginx\/|express|node/i.test(
            `${response.headers.get('server')}${response.headers.get('x-powered-by')}`,
          )
        )
          wrong.push(`${path} 说出了软件的版本：${response.headers.get('server')}`)
      }
      expect(wrong).toEqual([])
      note(`${PLACES.length} 种应答的安全头齐全`)
    },
  },
  {
    id: 'H02',
    title: '页面有两个策略：按路径与按随机数；没有 unsafe，没有通配符，每次随机数不同，页面里填的就是它',
    run: async ({ stack }) => {
      const [first, second] = [await get(stack, '/cv3/'), await get(stack, '/cv3/credit/core/issue/issue')]
      const policies = policiesOf(first)
      expect(policies).toHaveLength(2)
      expect(policies[0]).toContain(`script-src ${stack.origin}/cv3/assets/`)
      expect(policies[0]).toContain("require-trusted-types-for 'script'; trusted-types dompurify scf-worker;")
      expect(policies[0]).toContain("frame-ancestors 'none'")
      expect(policies[1]).toContain("'strict-dynamic'")
      expect(policies.join()).not.toMatch(/unsafe-|\*|script-src 'self'/)
      expect(nonceOf(first)).toMatch(/^[0-9a-f]{32}$/)
      expect(nonceOf(first)).not.toBe(nonceOf(second))
      const html = await first.text()
      expect(html).not.toContain('__CSP_NONCE__')
      expect(html.match(/nonce="[^"]*"/g)?.filter((one) => one !== `nonce="${nonceOf(first)}"`)).toEqual([])
      expect(first.headers.get('cache-control')).toBe('no-store')
      expect(first.headers.get('etag') ?? first.headers.get('last-modified')).toBeNull()
    },
  },
  {
    id: 'H02a',
    title: '公开的页面来的是画好的那一页，头与别的页面一样；直接要那个文件的没有',
    run: async ({ stack }) => {
      const [drawn, plain] = [await get(stack, '/cv3/register/register'), await get(stack, '/cv3/workbench')]
      const html = await drawn.text()
      expect(html).toContain('data-prerendered')
      expect(await plain.text()).not.toContain('data-prerendered')
      expect(html).not.toContain('__CSP_NONCE__')
      expect(html.match(/nonce="[^"]*"/g)?.filter((one) => one !== `nonce="${nonceOf(drawn)}"`)).toEqual([])
      expect(html).toContain('&quot;loginUrl&quot;')
      const same = ['content-type', 'cache-control', 'etag', 'last-modified', 'referrer-policy']
      expect(same.map((name) => drawn.headers.get(name))).toEqual(same.map((name) => plain.headers.get(name)))
      expect(policiesOf(drawn)[0]).toBe(policiesOf(plain)[0])
      expect((await get(stack, '/cv3/register/register.html')).status).toBe(404)
      expect(await (await get(stack, '/cv3/register/register/')).text()).not.toContain('data-prerendered')
    },
  },
  {
    id: 'H03',
    title: '运行时配置填在页面里，与构建无关',
    run: async ({ stack, dist }) => {
      expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(
        '<meta name="scf-config" content="{}" />',
      )
      const html = await (await get(stack, '/cv3/')).text()
      const content = /name="scf-config" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
      expect(JSON.parse(content)).toEqual({
        environment: '验收',
        loginUrl: '/login',
        reports: '/cv3/reports',
      })
    },
  },
  {
    id: 'H04',
    title: '带摘要的文件永久缓存并送出压好的；缺的是真的 404，且不缓存',
    run: async (deployment) => {
      const { stack, dist } = deployment
      const entry = assetOf(deployment, /^react-.*\.js$/)
      const sizes: Record<string, number> = {}
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await get(stack, `/cv3/assets/${entry}`, {
          headers: { 'accept-encoding': encoding },
        })
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
        sizes[encoding] = Number(response.headers.get('content-length'))
        expect(Buffer.from(await response.arrayBuffer())).toEqual(readFileSync(join(dist, 'assets', entry)))
      }
      expect(sizes['br']).toBe(statSync(join(dist, 'assets', `${entry}.br`)).size)
      deployment.note(`react：br ${sizes['br']}，gzip ${sizes['gzip']}，不压 ${sizes['identity']} 字节`)
      for (const path of ['/cv3/assets/Issue-00000000.js', '/cv3/nothing.js', '/cv3/assets/']) {
        const missing = await get(stack, path)
        expect([path, missing.status]).toEqual([path, path.endsWith('/') ? 403 : 404])
        expect(missing.headers.get('cache-control')).toBeNull()
        expect(await missing.text()).not.toContain('scf-config')
      }
      expect((await get(stack, '/cv3/index.html')).status).toBe(404)
    },
  },
  {
    id: 'H05',
    title: '脚本的类型正确（.mjs 也是）；worker 带自己的策略',
    run: async (deployment) => {
      const pdf = await get(deployment.stack, `/cv3/assets/${assetOf(deployment, /^pdf\.worker.*\.mjs$/)}`)
      expect(pdf.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(pdf.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'")
      const sheets = await get(deployment.stack, `/cv3/assets/${assetOf(deployment, /^sheetWorker.*\.js$/)}`)
      expect(sheets.headers.get('content-security-policy')).toContain("default-src 'none'; script-src")
      const frame = await get(deployment.stack, '/cv3/cs-frame.html')
      expect(frame.headers.get('content-security-policy')).toMatch(
        /^sandbox allow-scripts allow-forms allow-popups;/,
      )
      expect(frame.headers.get('cross-origin-resource-policy')).toBeNull()
      const bytes = await get(deployment.stack, '/cv3/pdfjs/cmaps/UniGB-UTF16-H.bcmap')
      expect([bytes.status, bytes.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
    },
  },
  {
    id: 'H06',
    title: '页面只答 GET；接口不缓存',
    run: async ({ stack }) => {
      expect((await get(stack, '/cv3/', { method: 'POST' })).status).toBe(403)
      const api = await get(stack, '/uaa/v1/security/token', { method: 'POST', body: '{}' })
      expect(api.headers.get('cache-control')).toBe('no-store')
      expect(api.headers.get('content-type')).toContain('application/json')
    },
  },
  {
    id: 'H07',
    title: '健康检查：正常 200，下线 503，负载均衡后面的人不受影响',
    run: async ({ stack }) => {
      const health = async () => (await fetch(`http://${stack.config.listen}/healthz`)).status
      expect(await health()).toBe(200)
      const mark = join(stack.root, 'draining')
      writeFileSync(mark, '')
      try {
        expect(await health()).toBe(503)
        expect((await get(stack, '/cv3/')).status).toBe(200)
      } finally {
        rmSync(mark)
      }
      expect(await health()).toBe(200)
    },
  },
  {
    id: 'H08',
    title: '构建里没有公开源映射、清单与模拟后端',
    run: async ({ stack, dist }) => {
      const published = readdirSync(join(stack.root, 'shared/cv3/assets'))
      expect(published.filter((name) => /\.map$|mock/i.test(name))).toEqual([])
      expect(published.length).toBe(readdirSync(join(dist, 'assets')).length)
      expect(existsSync(join(stack.root, 'current/cv3/.vite'))).toBe(false)
    },
  },
]
