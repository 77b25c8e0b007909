import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loaders } from '#routes/pages/loaders.ts'
import { personas } from '../../mocks/portal/people/personas.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import type { BuildInfo } from '../../scripts/vite/buildInfo.ts'

let dist: ReturnType<typeof readDist>
let texts: [name: string, text: string][]
beforeAll(() => {
  dist = readDist()
  texts = [...dist.files].map(([name, bytes]) => [name, bytes.toString()])
})

const holding = (pattern: RegExp | string) =>
  texts
    .filter(([, text]) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)))
    .map(([name]) => name)

describe('生产构建里没有', () => {
  test.each([
    ['模拟后端的控制接口', '__mock'],
    ['模拟后端的世界', 'scf-world'],
    ['msw', /\bmsw\b|mockServiceWorker|setupWorker/],
    ['faker', /faker/i],
    ['开发时对照契约的提示', /scf:contract|不符合契约/],
    ['测试代码', /vitest|testing-library|toHaveBeenCalled/],
    ['源映射', /sourceMappingURL/],
    ['开发版的 React', /jsxDEV|react-refresh/],
    ['未替换的环境变量', /process\.env|import\.meta\.env/],
  ])('%s', (_, pattern) => {
    expect(holding(pattern)).toEqual([])
  })

  test('编译字符串（PDF 库除外：它先试能不能，不能也照常工作）', () => {
    const compiling = holding(/\beval\(|\bnew Function\b|\bFunction\([`'"]/)
    expect(compiling.filter((name) => !/^(assets\/(pdf|oldPdf)|pdfjs\/)/.test(name))).toEqual([])
  })

  test('第二份 dayjs：日期的运算与 Arco 用同一份', () => {
    expect(holding('$isDayjsObject')).toHaveLength(1)
  })

  test('示例人员', () => {
    const codes = personas.filter(({ code }) => code.includes('-')).map(({ code }) => code)
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.filter((code) => holding(`"${code}"`).length + holding(`\`${code}\``).length > 0)).toEqual(
      [],
    )
  })

  test('源映射文件与本机路径', () => {
    expect([...dist.files.keys()].filter((name) => name.endsWith('.map'))).toEqual([])
    expect(holding(process.cwd())).toEqual([])
  })
})

describe('生产构建的页面', () => {
  const html = () => dist.files.get('index.html')!.toString()

  test('脚本与样式都在外部文件里（安全策略不许内联）', () => {
    expect(html().match(/<script(?![^>]*\bsrc=)/g)).toBeNull()
    expect(html().match(/<style|\sstyle=|\son\w+=/g)).toBeNull()
  })

  test('每个脚本与样式都留着随机数的位置，由网页服务器填写', () => {
    const tags = html().match(/<(script|link rel="(modulepreload|stylesheet)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(5)
    expect(tags.filter((tag) => !tag.includes('nonce="__CSP_NONCE__"'))).toEqual([])
    expect(html().match(/<meta name="scf-config" content="{}" \/>/g)).toHaveLength(1)
  })

  test('写明是哪一次构建、哪一版契约', () => {
    const { version, commit, contracts } = JSON.parse(dist.files.get('version.json')!.toString()) as BuildInfo
    expect(html()).toContain(`<meta name="scf-build" content="${version} ${commit}">`)
    expect(Object.keys(contracts)).toEqual(['corp', 'uaa', 'file', 'signing'])
    expect(Object.values(contracts).filter((one) => !/^\d+\.\d+\.\d+$/.test(one))).toEqual([])
  })

  test('资源名带内容摘要，地址都在 /cv3/ 之下且存在', () => {
    const links = [...html().matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, url = '']) => url)
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((url) => !dist.files.has(url.replace('/cv3/', '')))).toEqual([])
    const unhashed = [...dist.files.keys()].filter(
      (name) => name.startsWith('assets/') && !/-[\w-]{8}\.\w+$/.test(name),
    )
    expect(unhashed).toEqual([])
  })

  /** 页面自己点名的文件。 */
  const namedInPage = () =>
    new Set([...html().matchAll(/href="\/cv3\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name))

  /** 像浏览器在这个地址上那样运行脚本；返回它开始取的文件。 */
  const preloaded = (pathname: string, asked: Record<string, string> = {}) => {
    const name = [...dist.files.keys()].find((file) => file.includes('route-preload'))!
    const links: Record<string, string>[] = []
    runInNewContext(dist.files.get(name)!.toString(), {
      location: { pathname },
      self: { AbortSignal, CSS: { registerProperty: () => undefined } },
      AbortSignal,
      CSS: { registerProperty: () => undefined },
      addEventListener: () => undefined,
      document: {
        documentElement: { dataset: asked },
        createElement: () => ({}),
        head: { appendChild: (link: (typeof links)[0]) => links.push(link) },
      },
    })
    // 页面地址可能带着登录令牌，不作为来源送出（T1）
    expect(html()).toContain(`<script defer src="/cv3/${name}" referrerpolicy="no-referrer" nonce=`)
    expect(links.map(({ rel }) => rel)).toEqual(
      links.map(({ href }) => (href?.endsWith('.css') ? 'preload' : 'modulepreload')),
    )
    return links
      .map(({ href = '' }) => href.replace('/cv3/', ''))
      .toSorted((a, b) => a.localeCompare(b, 'en'))
  }

  test('模块之外的脚本是 ES5：IE 9 也读得懂，在原页给提示，其余门槛之下的去说明的页面', () => {
    const names = [...dist.files.keys()].filter((name) => /route-preload|^legacy\.js$/.test(name))
    expect(names).toHaveLength(2)
    for (const name of names)
      expect(() => parse(dist.files.get(name)!.toString(), { ecmaVersion: 5 }), name).not.toThrow()
    const [table] = names.filter((name) => name.startsWith('assets/'))
    const replace = vi.fn()
    for (const documentMode of [9, 11, undefined])
      runInNewContext(dist.files.get(table!)!.toString(), {
        self: {},
        document: { documentMode },
        location: { replace },
      })
    expect(replace.mock.calls).toEqual([['/cv3/browsers.html'], ['/cv3/browsers.html']])
    expect(dist.files.has('browsers.html')).toBe(true)
  })

  test('入口的模块没有取到：在“正在进入门户…”的地方说，给出刷新', () => {
    const [name] = [...dist.files.keys()].filter((file) => file.includes('route-preload'))
    const listeners = new Map<string, (event: unknown) => void>()
    const notice = {
      textContent: '正在进入门户…',
      parentNode: { appendChild: vi.fn<(link: object) => void>() },
    }
    runInNewContext(dist.files.get(name!)!.toString(), {
      location: { pathname: '/cv3/workbench' },
      self: { AbortSignal, CSS: { registerProperty: () => undefined } },
      AbortSignal,
      CSS: { registerProperty: () => undefined },
      addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
      document: {
        documentElement: { dataset: {} },
        querySelector: () => notice,
        createElement: () => ({}),
        head: { appendChild: () => undefined },
      },
    })
    listeners.get('error')!({ target: { tagName: 'IMG' } })
    expect(notice.textContent).toBe('正在进入门户…')
    listeners.get('error')!({ target: { tagName: 'SCRIPT', type: 'module' } })
    expect(notice.textContent).toMatch(/^页面没有取全/)
    expect(notice.parentNode.appendChild).toHaveBeenCalledWith(
      expect.objectContaining({ href: '', textContent: '刷新' }),
    )
  })

  test('每个有页面的路由，先跑的之外的文件都先取；没有页面的只取画外壳的', () => {
    const named = namedInPage()
    expect([...named].filter((name) => name?.includes('react-'))).toHaveLength(1)
    const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'))
    // React 写在页面里，与先跑的一起来
    const shell = [...dist.entry.js].filter((name) => !dist.gate.js.has(name) && !named.has(name))
    const expected = (key: string) => {
      const { js, css } = dist.beyondEntry(key)
      return sorted([...shell, ...js, ...css])
    }
    const real = [...loaders.keys()].map((path) => path.replace(':type', 'view'))
    const found = new Set(real.map((path) => preloaded(`/cv3${path}`).join()))
    expect(dist.pages.map(expected).filter((files) => !found.has(files.join()))).toEqual([])
    expect(preloaded('/cv3/')).toEqual(preloaded('/cv3/workbench/'))
    expect(preloaded('/cv3/nowhere')).toEqual(sorted(shell))
  })

  test('路由声明的读与字典写在首屏预取表里', () => {
    const asked: Record<string, string> = {}
    preloaded('/cv3/credit/core/issue/issue', asked)
    expect(asked).toEqual({
      reads: '/api/web/corp/v1/credits/issue/page!',
      dicts: 'ISSUE_STATUS ISSUE_CHANNEL',
    })
    const workbench: Record<string, string> = {}
    preloaded('/cv3/workbench', workbench)
    expect(workbench.reads?.split(';')).toEqual([
      '/api/web/corp/v1/workbench/overview',
      '/api/web/corp/v1/sys/announcements/page{"pageCond":{"pageNo":1,"pageSize":5}}',
    ])
  })

  test('中文页面，不下载字体', () => {
    expect(html()).toContain('<html lang="zh-CN">')
    // 阅读器目录里的字体只替没有内嵌字体的 PDF 补字
    const fonts = [...dist.files.keys()].filter((name) => /\.(woff2?|ttf|otf|eot)$/.test(name))
    expect(fonts.filter((name) => !name.startsWith('pdfjs/'))).toEqual([])
    expect(holding('@font-face').filter((name) => name.endsWith('.css'))).toEqual([])
  })
})
