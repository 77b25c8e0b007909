import { runInThisContext } from 'node:vm'
import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileUrl, openFile, shareLink } from '../../mocks/demo/page/share.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'
import { Backend } from '../../mocks/kernel/Backend.ts'
import { EARLIEST } from '../../mocks/kernel/clock.ts'
import { openPage } from '../../mocks/kernel/control/openPage.ts'
import { pack } from '../../mocks/kernel/journal/packed.ts'

let backend: Backend
beforeAll(async () => {
  backend = nodeBackend({ validate: false })
})
const { CompressionStream: known } = globalThis
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.CompressionStream = known
})
const call = (method: 'GET' | 'POST', path: string, body?: unknown, world = 'world-of-mine') =>
  backend.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: { cookie: `scf-world=${world}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )

describe('打开场景的世界', () => {
  it('进入还在的世界，换上它的 cookie；不在的说明', async () => {
    await call('POST', '/__mock/world', { scenario: 'issue-ready' }, 'world-of-scenario')
    const joined = await call('POST', '/__mock/open', { world: 'world-of-scenario' })
    expect(joined.headers.get('set-cookie')).toContain('scf-world=world-of-scenario')
    const gone = await call('POST', '/__mock/open', { world: 'no-such-world' })
    expect(gone.status).toBe(400)
    expect(await gone.text()).toContain('这个世界已经不在了')
  })

  it('记下造这个世界的调用，新世界从头记', async () => {
    await call('POST', '/__mock/clock', { advance: 'P1D' })
    await call('POST', '/__mock/clock', { advance: 'nonsense' })
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    await call('POST', '/__mock/settings', { signatureSwitchOpen: false })
    expect(await (await call('GET', '/__mock/controls')).json()).toEqual({
      controls: [
        { name: 'world', body: { scenario: 'issue-ready' } },
        { name: 'settings', body: { signatureSwitchOpen: false } },
      ],
    })
  })

  it('打开页、记录页与它的模块', async () => {
    expect(await (await call('GET', '/__mock/open')).text()).toContain('打开场景的世界')
    expect(await (await call('GET', '/__mock/record')).text()).toContain('记录场景')
    const code = await call('GET', '/__mock/recording/draft.ts')
    expect(code.headers.get('content-type')).toContain('javascript')
    expect(await code.text()).not.toContain('export type')
    expect((await call('GET', '/__mock/recording/other.ts')).status).toBe(400)
  })
})

const ORIGIN = 'http://demo.example'

type Fetching = (address: string | URL, init?: { body?: string }) => Promise<Response>
const toBackend: Fetching = (address, init) =>
  init ? call('POST', String(address), JSON.parse(init.body ?? '')) : call('GET', String(address))

/** Runs the script of the page with that plan behind the #, and agrees; returns what it says and where it went. */
const agree = async (plan: object | string, fetching = toBackend) => {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(openPage()) ?? []
  const shown = new Map<string, { textContent: string }>()
  let click: (() => Promise<void>) | undefined
  const button = {
    hidden: false,
    focus: () => {},
    addEventListener: (_: string, listener: typeof click) => {
      click = listener
    },
  }
  const elementOf = (asked: string) => {
    const element = shown.get(asked) ?? { textContent: '' }
    shown.set(asked, element)
    return asked === 'button' ? button : element
  }
  const hash = `#${typeof plan === 'string' ? plan : encodeURIComponent(JSON.stringify(plan))}`
  const place = { origin: ORIGIN, pathname: '/__mock/open', href: '', hash }
  const storage = { clear: vi.fn(), setItem: vi.fn() }
  vi.stubGlobal('document', { querySelector: elementOf })
  vi.stubGlobal('location', place)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('self', globalThis)
  // as a block, so that the next run may declare the same names
  runInThisContext(`{${script}}`)
  if (!button.hidden) await click?.()
  return { said: shown.get('[role=status]')?.textContent, href: place.href, cleared: storage.clear }
}

const journalNow = async () => (await call('GET', '/__mock/journal')).text()
const scenarioNow = async () =>
  ((await (await call('GET', '/__mock/world')).json()) as { scenario: string }).scenario
const plan = { title: '甲', person: '', path: '/login' }
const packedWith = (more: object) => pack(JSON.stringify({ ...plan, ...more }))

describe('由链接打开', () => {
  it('世界在链接里：没有留下它的服务器也重建得出', async () => {
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    await call('POST', '/__mock/clock', { advance: 'P3D' })
    const shared = await packedWith({ journal: JSON.parse(await journalNow()) as object })
    expect(shared).toMatch(/^[\w-]+$/)
    const before = await (await call('GET', '/__mock/clock')).json()
    await call('POST', '/__mock/world', {})
    expect((await agree(shared)).href).toBe('/login')
    expect(await scenarioNow()).toBe('issue-ready')
    expect(await (await call('GET', '/__mock/clock')).json()).toMatchObject({
      today: (before as { today: string }).today,
    })
  })

  it('世界在本站的一个文件里', async () => {
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    const journal = await journalNow()
    await call('POST', '/__mock/world', {})
    const asked: string[] = []
    const { href } = await agree({ ...plan, journal: '/worlds/a.json' }, async (path, init) => {
      if (init) return toBackend(path, init)
      asked.push(String(path))
      return new Response(journal)
    })
    expect(asked).toEqual([`${ORIGIN}/worlds/a.json`])
    expect(href).toBe('/login')
    expect(await scenarioNow()).toBe('issue-ready')
  })

  it('打不开的说清楚，此前的登录不动', async () => {
    const journal = JSON.parse(await journalNow()) as object
    const shared = await packedWith({ journal })
    const foreign = { ...journal, steps: [{ at: EARLIEST, operationId: 'noSuchCall', inputs: [] }] }
    const page = async () => new Response('<!doctype html>')
    const saidFor = async (asked: object | string, fetching?: Fetching) => {
      const { said, href, cleared } = await agree(asked, fetching)
      expect(href).toBe('')
      return { said, isKept: cleared.mock.calls.length === 0 }
    }
    const whole = encodeURIComponent(JSON.stringify({ ...plan, journal: '/worlds/a.json' }))
    expect(await saidFor(whole.slice(0, -9))).toMatchObject({ said: expect.stringMatching(/^链接不完整/) })
    expect(await saidFor('')).toMatchObject({ said: expect.stringMatching(/^这个链接没有写明/) })
    expect(await saidFor(shared.slice(0, -9))).toMatchObject({
      said: expect.stringMatching(/链接不完整/),
      isKept: true,
    })
    for (const answer of [
      page,
      async () => new Response('', { status: 404 }),
      () => Promise.reject(new TypeError()),
    ])
      expect(await saidFor({ ...plan, journal: '/worlds/a.json' }, answer)).toMatchObject({
        said: '没有打开：取不到 /worlds/a.json，它可能已经不在了',
        isKept: true,
      })
    for (const elsewhere of ['https://elsewhere.example/a.json', '//elsewhere.example/a.json'])
      expect((await saidFor({ ...plan, journal: elsewhere })).said).toMatch(/^没有打开：只打开本站的世界/)
    expect((await saidFor(await packedWith({ journal: foreign }))).said).toBe(
      '没有打开：这个世界与当前版本不符：重建到第 0 步为止：契约里已没有 noSuchCall',
    )
    expect((await saidFor(await packedWith({ journal: {} }))).said).toBe('没有打开：这不是导出的模拟世界')
    vi.stubGlobal('DecompressionStream', undefined)
    expect((await saidFor(shared)).said).toMatch(/这个浏览器打不开分享链接/)
  })
})

describe('演示里分享与打开', () => {
  const at = (pathname: string, authToken: string | null) => {
    vi.stubGlobal('location', { origin: ORIGIN, pathname, search: '?tab=1' })
    vi.stubGlobal('sessionStorage', { getItem: (name: string) => (name === 'authToken' ? authToken : null) })
    vi.stubGlobal('document', { querySelector: () => ({ textContent: '凭证开立申请' }) })
    vi.stubGlobal('fetch', toBackend)
  }
  const planIn = (hash: string) =>
    JSON.parse(inflateRawSync(Buffer.from(hash, 'base64url')).toString()) as Record<string, unknown>
  const planOf = (link = '') => {
    const [start = '', hash = ''] = link.split('#open=')
    return { start, hash, plan: planIn(hash) }
  }

  it('链接通往首页，带着人、页面与世界；在别的浏览器里打开是同一个世界', async () => {
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    at('/cv3/credit/issue', 'core-operator')
    const { start, plan: made } = planOf(await shareLink())
    expect(start).toBe(`${ORIGIN}/`)
    expect(made).toMatchObject({
      person: 'core-operator',
      who: '周明远',
      path: '/cv3/credit/issue?tab=1',
      page: '凭证开立申请',
    })
    await call('POST', '/__mock/world', {})
    vi.unstubAllGlobals()
    // what the start page hands on is what the page of the link takes
    await agree(await pack(JSON.stringify({ ...made, person: '' })))
    expect(await scenarioNow()).toBe('issue-ready')
  })

  it('没有登录、不在门户里：没有人，到登录页', async () => {
    at('/__mock/panel', null)
    expect(planOf(await shareLink()).plan).toMatchObject({ person: '', path: '/login' })
  })

  it('太大的世界没有链接；不会压缩的浏览器说出来', async () => {
    at('/cv3/', null)
    const noise = (size: number) => Response.json(Array.from(crypto.getRandomValues(new Uint8Array(size))))
    vi.stubGlobal('fetch', async () => noise(60_000))
    expect(await shareLink()).toBeUndefined()
    vi.stubGlobal('fetch', async () => noise(1000))
    expect(await shareLink()).toContain('/#open=')
    Reflect.deleteProperty(globalThis, 'CompressionStream')
    await expect(shareLink()).rejects.toThrow('这个浏览器做不了分享链接')
  })

  it('打开导出的文件；不是的说出来', async () => {
    at('/cv3/', null)
    await call('POST', '/__mock/world', { scenario: 'issue-ready' })
    const journal = await (await call('GET', fileUrl)).text()
    await call('POST', '/__mock/world', {})
    await openFile(new File([journal], '模拟世界.json'))
    expect(await scenarioNow()).toBe('issue-ready')
    await expect(openFile(new File(['不是'], 'a.txt'))).rejects.toThrow('这不是导出的模拟世界')
    await expect(openFile(new File(['{}'], 'a.json'))).rejects.toThrow('这不是导出的模拟世界')
    const foreign = {
      ...(JSON.parse(journal) as object),
      steps: [{ at: EARLIEST, operationId: 'noSuchCall', inputs: [] }],
    }
    await expect(openFile(new File([JSON.stringify(foreign)], 'b.json'))).rejects.toThrow(
      '这个世界与当前版本不符：重建到第 0 步为止：契约里已没有 noSuchCall',
    )
  })

  it('面板：别人到得了的世界有分享链接，只在这个浏览器里的没有', async () => {
    expect(await (await call('GET', '/__mock/panel')).text()).toContain('>分享链接</a>')
    const local = nodeBackend({ validate: false, isLocal: true })
    const panel = await (await local.handle(new Request(`${ORIGIN}/__mock/panel`))).text()
    expect(panel).not.toContain('分享链接')
    expect(panel).toContain('>导出</a>')
  })
})
