import type { Config, DOMPurify } from 'dompurify'

/** 可保留的样式：只管字与表格，不能定位、盖住别处或取外部资源（T11、T12）。 */
const CSS_ALLOWED = new Set([
  'background-color',
  'border',
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-left',
  'border-right',
  'border-style',
  'border-top',
  'border-width',
  'color',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'max-width',
  'min-width',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-indent',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
])
const CSS_FORBIDDEN = /url\s*\(|image|expression|var\s*\(|attr\s*\(|\\|@|-\d{4,}/i

const OPTIONS = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'area',
    'audio',
    'base',
    'button',
    'dialog',
    'embed',
    'form',
    'iframe',
    'img',
    'input',
    'link',
    'map',
    'math',
    'meta',
    'noscript',
    'object',
    'option',
    'picture',
    'select',
    'slot',
    'source',
    'style',
    'svg',
    'template',
    'textarea',
    'track',
    'video',
  ],
  FORBID_ATTR: [
    'action',
    'autofocus',
    'background',
    'class',
    'contenteditable',
    'draggable',
    'formaction',
    'hidden',
    'is',
    'part',
    'ping',
    'popover',
    'popovertarget',
    'slot',
    'srcset',
    'style',
    'tabindex',
    'target',
    'usemap',
  ],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['data-css'],
  ADD_URI_SAFE_ATTR: ['data-css'],
  // 属性值不能是别的协议；DOMPurify 拿它查所有属性，不只是地址
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  SANITIZE_DOM: true,
  SANITIZE_NAMED_PROPS: true,
} satisfies Config

let purifier: Promise<DOMPurify> | undefined

/** DOMPurify 用到才取；取不到时下次再试。 */
async function loadPurifier() {
  purifier ??= import('dompurify').then((module) => module.default)
  try {
    return await purifier
  } catch (cause) {
    purifier = undefined
    throw cause
  }
}

/** 先把标签里的 style= 改名：解析时就不触发 CSP 的 style-src-attr；不是安全措施，净化在它之后。 */
const renameStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])style(\s*=)/gi, '$1data-css$2'))

/** 一段样式里可保留的部分；协议里同样的样式会重复成千上万次，只算一次。 */
function safeStyle(css: string, known: Map<string, string>): string {
  const cached = known.get(css)
  if (cached !== undefined) return cached
  const probe = document.createElement('span')
  const kept = document.createElement('span')
  probe.style.cssText = css
  for (const name of Array.from(probe.style)) {
    const value = probe.style.getPropertyValue(name)
    if (CSS_ALLOWED.has(name) && value !== 'initial' && !CSS_FORBIDDEN.test(value))
      kept.style.setProperty(name, value)
  }
  known.set(css, kept.style.cssText)
  return kept.style.cssText
}

function applyStyles(fragment: DocumentFragment) {
  const known = new Map<string, string>()
  for (const element of fragment.querySelectorAll<HTMLElement>('[data-css]')) {
    const style = safeStyle(element.getAttribute('data-css') ?? '', known)
    element.removeAttribute('data-css')
    // 经 CSSOM 写入，不触发 style-src-attr
    if (style) element.style.cssText = style
  }
}

/**
 * 净化协议正文（PDF-05、T9、T11）：脚本、表单、图片、外部资源与定位样式都去掉。
 * @param html 后端给的 HTML，任何内容都可能
 * @returns 可直接放进页面的片段
 */
export async function sanitizeHtml(html: string): Promise<DocumentFragment> {
  const purify = await loadPurifier()
  // 整篇是 frameset 之类时没有 body，DOMPurify 给 null
  const cleaned: DocumentFragment | null = purify.sanitize(renameStyles(html), OPTIONS)
  const fragment = cleaned ?? document.createDocumentFragment()
  applyStyles(fragment)
  for (const link of fragment.querySelectorAll('a[href]')) {
    // 站内地址与页内锚点会离开正在读的协议
    if (!/^(?:https?:|mailto:|tel:)/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    else {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer')
    }
  }
  return fragment
}
