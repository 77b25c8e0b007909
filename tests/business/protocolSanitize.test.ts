import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../scripts/browser.ts'
import { payloads } from './protocolPayloads.ts'

// 测的就是解析器，所以只有真的浏览器能回答：happy-dom 的与它不同。
const ORIGIN = 'http://portal.test'
const CSP = `default-src 'none'; script-src ${ORIGIN}/sut.js; connect-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify`
const ALLOWED_TAGS =
  /^(A|ABBR|ADDRESS|ARTICLE|ASIDE|B|BDI|BDO|BIG|BLOCKQUOTE|BR|CAPTION|CENTER|CITE|CODE|COL|COLGROUP|DD|DEL|DETAILS|DFN|DIR|DIV|DL|DT|EM|FIELDSET|FIGCAPTION|FIGURE|FONT|FOOTER|H[1-6]|HEADER|HGROUP|HR|I|INS|KBD|LABEL|LEGEND|LI|MAIN|MARK|MARQUEE|MENU|METER|NAV|NOBR|OL|OPTGROUP|OUTPUT|P|PRE|PROGRESS|Q|RP|RT|RUBY|S|SAMP|SEARCH|SECTION|SMALL|SPAN|STRIKE|STRONG|SUB|SUMMARY|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TIME|TR|TT|U|UL|VAR|WBR)$/
const FORBIDDEN_ATTRIBUTE =
  /^on|^src|^data|^action|^formaction|^background$|^xlink|^xmlns|^tabindex$|^ping$|^is$|^popover|^slot$|^part$|^class$/i
const FORBIDDEN_STYLE =
  /url\(|image|position|z-index|transform|margin|animation|expression|float|opacity|display|inset|pointer|-\d{4}/i

interface Outcome {
  html: string
  elements: { tag: string; attributes: [name: string, value: string][] }[]
  pwned: boolean
}

/** 净化、放进页面、把每个元素点一遍，再看结果。 */
const attack = async (texts: readonly string[]): Promise<Outcome[]> => {
  const { sanitizeHtml } = (
    globalThis as unknown as { sut: { sanitizeHtml: (html: string) => Promise<DocumentFragment> } }
  ).sut
  const outcomes: Outcome[] = []
  for (const text of texts) {
    Reflect.deleteProperty(globalThis, '__pwn')
    const host = document.createElement('div')
    host.append(await sanitizeHtml(text))
    document.body.replaceChildren(host)
    const all = [...host.querySelectorAll<HTMLElement>('*')]
    for (const element of all) {
      for (const type of [
        'click',
        'mouseover',
        'focus',
        'toggle',
        'error',
        'load',
        'scroll',
        'paste',
        'auxclick',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      }
    }
    await new Promise(requestAnimationFrame)
    outcomes.push({
      html: host.innerHTML,
      elements: all.map(({ tagName, attributes }) => ({
        tag: tagName,
        attributes: [...attributes].map(({ name, value }) => [name, value] as [string, string]),
      })),
      pwned: '__pwn' in globalThis,
    })
  }
  return outcomes
}

let browser: Browser
let page: Page
let outcomes: Outcome[]
const foreign: string[] = []

async function bundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../../src/business/protocol/sanitizeHtml.ts'),
        formats: ['iife'],
        name: 'sut',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[]
  const [file] = result[0]!.output
  return file.code
}

beforeAll(async () => {
  const code = await bundle()
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  page = await browser.newPage()
  await page.route('**', async (route) => {
    const url = route.request().url()
    if (url === `${ORIGIN}/`) {
      const body = '<!doctype html><meta charset="utf-8"><script src="/sut.js"></script><body></body>'
      return route.fulfill({ body, contentType: 'text/html', headers: { 'Content-Security-Policy': CSP } })
    }
    if (url === `${ORIGIN}/sut.js`) return route.fulfill({ body: code, contentType: 'text/javascript' })
    foreign.push(url)
    return route.abort()
  })
  await page.goto(`${ORIGIN}/`)
  // 点到链接会离开本页：拦住默认动作，其余照常
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true))
  outcomes = await page.evaluate(attack, payloads)
}, 60_000)
afterAll(async () => {
  await browser?.close()
})

describe('协议 HTML 的净化，在真实浏览器里（T9、T11）', () => {
  it('有 200 个以上的样本', () => expect(payloads.length).toBeGreaterThanOrEqual(200))
  it('没有向外的请求', () => expect(foreign.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([]))
  it.each(payloads.map((payload, at) => [payload, at] as const))('%s', (_, at) => {
    const { html, elements, pwned } = outcomes[at]!
    expect(pwned).toBe(false)
    for (const { tag, attributes } of elements) {
      expect(tag, html).toMatch(ALLOWED_TAGS)
      for (const [name, value] of attributes) {
        expect(name, html).not.toMatch(FORBIDDEN_ATTRIBUTE)
        if (name === 'href') expect(value, html).toMatch(/^(https?:|mailto:|tel:)/i)
        if (name === 'style') expect(value, html).not.toMatch(FORBIDDEN_STYLE)
        if (name === 'id' || name === 'name') expect(value, html).toMatch(/^user-content-/)
      }
    }
  })
})

describe('正常的协议', () => {
  const clean = async (source: string) => (await page.evaluate(attack, [source]))[0]!
  it('文字、表格、对齐与缩进都在', async () => {
    const { html } = await clean(
      '<h1 style="text-align: center">承诺函</h1><table><tbody><tr><td style="width: 50%" colspan="2">甲方</td></tr></tbody></table>',
    )
    expect(html).toBe(
      '<h1 style="text-align: center;">承诺函</h1><table><tbody><tr><td colspan="2" style="width: 50%;">甲方</td></tr></tbody></table>',
    )
  })
  it('正文里出现的 style= 字样不变', async () => {
    expect((await clean('<p>设 style=1 时</p>')).html).toBe('<p>设 style=1 时</p>')
  })
  it('定位与外部资源的样式去掉，其余留下', async () => {
    const { html } = await clean(
      '<p style="position:fixed;inset:0;color:red;background:url(https://evil/x)">x</p>',
    )
    expect(html).toBe('<p style="color: red;">x</p>')
  })
  it('链接在新标签打开且不带来源；页内锚点不可点', async () => {
    const { elements } = await clean('<a href="https://example.com/x">外</a><a href="#a">内</a>')
    const [outer, inner] = elements.map(({ attributes }) => Object.fromEntries(attributes))
    expect(outer).toEqual({ href: 'https://example.com/x', target: '_blank', rel: 'noopener noreferrer' })
    expect(inner).toEqual({})
  })
  it.each(['', '   ', '<script>1</script>'])('没有内容 %j', async (source) => {
    expect((await clean(source)).html.trim()).toBe('')
  })
})
