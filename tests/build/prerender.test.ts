// 构建时画好的公开页面（决定 0058）。
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { Window } from 'happy-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#domain/permissions.ts'
import { findRoute } from '#routes/allRoutes.ts'
import { readDist } from '../../scripts/sizes/dist.ts'
import { DRAFT_KEY } from '../../src/pages/register/register/keptSignUp.ts'

let dist: ReturnType<typeof readDist>
beforeAll(() => {
  dist = readDist()
})
const htmlOf = (path: string) => dist.files.get(`${path.slice(1)}.html`)?.toString() ?? ''
const bodyOf = (path: string) => {
  const window = new Window()
  window.document.write(htmlOf(path).replaceAll(/<script[^>]*><\/script>|<link[^>]*>/g, ''))
  return window.document
}

describe.each(PUBLIC_PATHS)('%s', (path) => {
  test('标题与内容是这一页的，原来的等待也在', () => {
    const page = bodyOf(path)
    const title = findRoute(path)?.title
    expect(page.title).toMatch(new RegExp(`(^| - )${title} - 企业供应链金融门户$`))
    expect(page.querySelector('[data-prerendered] main > :not([hidden])')).not.toBeNull()
    const [waiting, drawn, ...more] = [...page.getElementById('root')!.children]
    expect([waiting?.hasAttribute('data-waiting'), drawn?.hasAttribute('data-prerendered'), more]).toEqual([
      true,
      true,
      [],
    ])
    expect(page.querySelector('[data-waiting] .shell-loading')?.textContent).toBe('正在进入门户…')
  })

  test('没有内联的脚本与样式，没有能交给服务端的表单；每个脚本与样式都留着随机数的位置', () => {
    const html = htmlOf(path)
    expect(html.match(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|<form|type="submit"/g)).toBeNull()
    const tags = html.match(/<(script|link rel="(modulepreload|stylesheet)")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(10)
    expect(tags.filter((tag) => !tag.includes('nonce="__CSP_NONCE__"'))).toEqual([])
    expect(html).toContain('<meta name="scf-config" content="{}" />')
  })

  test('点名的文件都在；用到的样式都有', () => {
    const html = htmlOf(path)
    const links = [...html.matchAll(/(?:src|href)="\/cv3\/([^"]+)"/g)].map(([, name = '']) => name)
    expect(links.filter((name) => !dist.files.has(name))).toEqual([])
    const key = dist.pages.find((one) => one.endsWith(PAGES[path]!))!
    const { css } = dist.beyondEntry(key)
    expect(css.length).toBeGreaterThan(1)
    expect(css.filter((name) => !links.includes(name))).toEqual([])
  })
})

/** 每个地址的页面。 */
const PAGES: Readonly<Record<string, string>> = {
  '/register/register': 'register/RegisterPage.tsx',
  '/register/register-success': 'register/RegisterSuccessPage.tsx',
  '/register/reset-password': 'register/ResetPasswordPage.tsx',
  '/register/face-success': 'register/FaceSuccessPage.tsx',
  '/register/face-fail': 'register/FaceFailPage.tsx',
}

test('第一步的每一项都有名称，按钮也在', () => {
  const names = (path: string) =>
    [
      ...bodyOf(path).querySelectorAll(
        'main input:not([type="radio"]), main [role="radiogroup"], main button',
      ),
    ].map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names('/register/register')).toEqual([
    '企业名称',
    '统一社会信用代码',
    '法定代表人',
    '企业规模',
    '下一步',
  ])
  expect(names('/register/reset-password')).toEqual(['手机号', '短信验证码', '获取验证码', '下一步'])
})

test('人脸识别的结果还不知道：不说成功、失败，也不说链接失效', () => {
  for (const path of ['/register/face-success', '/register/face-fail']) {
    const { textContent } = bodyOf(path).querySelector('[data-prerendered] main > :not([hidden])')!
    expect(textContent).not.toMatch(/失败|成功|通过|失效/)
    expect(bodyOf(path).querySelector('[data-prerendered] [data-skeleton]')).not.toBeNull()
  }
})

test('别的页面没有画好的', () => {
  expect(
    [...dist.files.keys()].filter((name) => name.endsWith('.html') && name.includes('/')).toSorted(),
  ).toEqual(PUBLIC_PATHS.map((path) => `${path.slice(1)}.html`).toSorted())
})

describe('最先跑的脚本', () => {
  const source = () => {
    const name = [...dist.files.keys()].find((file) => /prerendered-.*\.js$/.test(file))!
    return dist.files.get(name)!.toString()
  }
  /** 像浏览器那样在这个地址上运行它。 */
  const run = (
    search = '',
    prepare: (window: Window) => void = () => undefined,
    path = '/register/register',
  ) => {
    const window = new Window({ url: `http://localhost/cv3${path}${search}` })
    window.document.body.innerHTML = /<body>([^]*)<\/body>/.exec(htmlOf(path))![1]!
    prepare(window)
    const { document: page, location, history, sessionStorage } = window
    const addEventListener = window.addEventListener.bind(window)
    runInNewContext(source(), { document: page, location, history, sessionStorage, addEventListener })
    const { document } = window
    return {
      isAside: () => document.documentElement.hasAttribute('data-aside'),
      has: (mark: string) => document.documentElement.hasAttribute(mark),
      pressed: () => [...document.querySelectorAll('[data-pressed]')].map((one) => one.textContent),
      isExplained: () => !document.querySelector('[data-missing-code]')!.hasAttribute('hidden'),
      tell: (selector: string, event: InstanceType<Window['Event']>) =>
        document.querySelector(selector)!.dispatchEvent(event),
      window,
    }
  }

  test('是 ES5，很小', () => {
    expect(() => parse(source(), { ecmaVersion: 5 })).not.toThrow()
    expect(source().length).toBeLessThan(4096)
    expect(source()).toBe(
      readFileSync(resolve('scripts/vite/prerender/early.js'), 'utf8').replace('__DRAFT__', DRAFT_KEY),
    )
  })

  test('空着打开的页面站着；带令牌、带签名、走到一半、有草稿的让开', () => {
    expect(run().isAside()).toBe(false)
    expect(run('?inviteCode=HUAYUE26').isAside()).toBe(false)
    expect(run('?authToken=a&wsToken=b').isAside()).toBe(true)
    expect(run('?inviteCode=A&nonce=1').isAside()).toBe(true)
    expect(run('', ({ sessionStorage }) => sessionStorage.setItem(DRAFT_KEY, '{}')).isAside()).toBe(true)
    expect(
      run('', ({ history }) => history.replaceState({ usr: { wizard: { step: 1 } } }, '')).isAside(),
    ).toBe(true)
  })

  test('记下最后按的一下；接着填就收回；框里的回车也算按', () => {
    const page = run()
    const { Event: Plain, KeyboardEvent: Key } = page.window
    page.tell('[data-submit]', new Plain('click', { bubbles: true }))
    expect(page.pressed()).toEqual(['下一步'])
    page.tell('main input', new Plain('input', { bubbles: true }))
    expect(page.pressed()).toEqual([])
    page.tell('main input', new Key('keydown', { key: 'Enter', bubbles: true }))
    expect(page.pressed()).toEqual(['下一步'])
  })

  test('一项自己的按钮（获取验证码）是填的一部分：接着填不收回，与下一步各记各的', () => {
    const page = run('', undefined, '/register/reset-password')
    const { Event: Plain } = page.window
    page.tell('[data-field] button', new Plain('click', { bubbles: true }))
    page.tell('main input', new Plain('input', { bubbles: true }))
    expect(page.pressed()).toEqual(['获取验证码'])
    page.tell('[data-submit]', new Plain('click', { bubbles: true }))
    expect(page.pressed()).toEqual(['获取验证码', '下一步'])
  })

  test('手指按着、组着字的时候都知道', () => {
    const page = run()
    const { Event: Plain } = page.window
    for (const [mark, begin, end] of [
      ['data-held', 'pointerdown', 'pointerup'],
      ['data-composing', 'compositionstart', 'compositionend'],
    ] as const) {
      page.tell('main input', new Plain(begin, { bubbles: true }))
      expect(page.has(mark)).toBe(true)
      page.tell('main input', new Plain(end, { bubbles: true }))
      expect(page.has(mark)).toBe(false)
    }
  })

  test('先跑的那一半取不到，页面上说没有取全', () => {
    const page = run()
    const script = page.window.document.createElement('script')
    script.type = 'module'
    page.window.document.body.append(script)
    expect(page.isExplained()).toBe(false)
    script.dispatchEvent(new page.window.Event('error'))
    expect(page.isExplained()).toBe(true)
  })
})
