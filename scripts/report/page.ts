// The shell of every page of the living documentation: one file each, no server, no outside resource.
import { existsSync } from 'node:fs'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text to be put into a page's content or attributes. */
export const escape = (value: unknown): string =>
  String(value).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')

const STYLE = `
:root{color-scheme:light;--ink:#1d2129;--soft:#4e5969;--faint:#6b7785;--line:#e5e6eb;--brand:#1554e0;--bg:#f5f6f8;--good:#0e7a3b;--bad:#b1181f;--warn:#a15c00}
*{box-sizing:border-box}
html{scroll-padding-top:64px}
body{margin:0;font:14px/1.65 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--bg)}
a{color:var(--brand);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--brand);outline-offset:1px}
header.top{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:24px;height:52px;padding:0 24px;background:#0e2a5c;color:#fff}
header.top b{font-size:15px}header.top nav{display:flex;gap:4px;height:100%}
header.top nav a{display:grid;place-items:center;padding:0 12px;color:#c9d4ea}
header.top nav a[aria-current]{color:#fff;box-shadow:inset 0 -3px #fff}
.frame{display:grid;grid-template-columns:264px minmax(0,1fr);max-width:1480px;margin:0 auto}
.side{position:sticky;top:52px;height:calc(100vh - 52px);overflow:auto;padding:16px;border-right:1px solid var(--line);background:#fff}
.side h2{margin:12px 0 4px;font-size:13px;color:var(--faint)}
.side a{display:flex;justify-content:space-between;gap:8px;padding:3px 8px;border-radius:4px;color:var(--ink)}
.side a:hover{background:var(--bg);text-decoration:none}.side a span{color:var(--faint);font-variant-numeric:tabular-nums}
main{padding:20px 24px 80px;min-width:0}
h1{margin:0 0 4px;font-size:20px}h2{margin:28px 0 8px;font-size:16px}h3{margin:16px 0 6px;font-size:14px;color:var(--soft)}
.lead{margin:0 0 16px;color:var(--soft)}
.tools{position:sticky;top:52px;z-index:1;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 0;background:var(--bg)}
input[type=search],input[type=text]{flex:1;min-width:220px;max-width:460px;height:32px;padding:0 10px;border:1px solid #8b939f;border-radius:4px;font:inherit;background:#fff}
button{height:32px;padding:0 12px;border:1px solid #c9cdd4;border-radius:4px;background:#fff;font:inherit;cursor:pointer}
button[aria-pressed=true]{border-color:var(--brand);color:var(--brand);background:#eef3ff}
.tiles{display:flex;flex-wrap:wrap;gap:12px;margin:12px 0}
.tile{min-width:132px;padding:10px 16px;border:1px solid var(--line);border-radius:6px;background:#fff}
.tile b{display:block;font-size:22px;line-height:1.3;font-variant-numeric:tabular-nums}.tile span{color:var(--soft)}
.good{color:var(--good)}.bad{color:var(--bad)}.warn{color:var(--warn)}.faint{color:var(--faint)}
.tag{display:inline-block;padding:0 6px;border:1px solid var(--line);border-radius:3px;background:#fff;font-size:12px;color:var(--soft)}
.card{margin:8px 0;border:1px solid var(--line);border-radius:6px;background:#fff}
details.card>summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:8px;padding:8px 14px;cursor:pointer;list-style:none}
details.card>summary::-webkit-details-marker{display:none}
details.card[open]>summary{border-bottom:1px solid var(--line)}
details.card>summary b{font-weight:500}
.body{padding:10px 14px 14px}
.mark{width:1.2em;font-weight:700}
pre,code{font:13px/1.6 ui-monospace,Consolas,"Noto Sans Mono CJK SC",monospace}
pre{margin:6px 0;padding:8px 12px;border-radius:4px;background:#f7f8fa;white-space:pre-wrap;overflow-wrap:anywhere}
pre.bad{background:#fff1f0}
table{border-collapse:collapse;margin:4px 0}td,th{padding:2px 10px;border:1px solid var(--line);text-align:left;font-weight:400;vertical-align:top}
th{background:#f7f8fa;color:var(--soft)}
table.wide{width:100%;background:#fff}table.wide td,table.wide th{padding:6px 10px}
mark{background:#fff3bf;color:inherit}
.none{display:none}
@media(max-width:900px){.frame{grid-template-columns:1fr}.side{position:static;height:auto;border:0}}
@media print{header.top,.side,.tools{display:none}.frame{display:block}}
`

// Every element with data-find is shown when its text holds all the words typed; a group without any goes too.
const SEARCH = `
(() => {
  const box = document.querySelector('input[type=search]'), none = document.getElementById('nothing')
  const items = [...document.querySelectorAll('[data-find]')].map((element) => [element, (element.dataset.find + ' ' + element.textContent).toLowerCase()])
  const pressed = () => document.querySelector('[data-show][aria-pressed=true]')?.dataset.show ?? ''
  const filter = () => {
    const words = (box?.value ?? '').toLowerCase().split(/\\s+/).filter(Boolean), only = pressed()
    let shown = 0
    for (const [element, text] of items) {
      const fits = words.every((word) => text.includes(word)) && (!only || (element.dataset.is ?? '').split(' ').includes(only))
      element.classList.toggle('none', !fits)
      shown += fits ? 1 : 0
    }
    for (const group of document.querySelectorAll('[data-group]'))
      group.classList.toggle('none', !group.querySelector('[data-find]:not(.none)'))
    none?.classList.toggle('none', shown > 0)
  }
  box?.addEventListener('input', filter)
  for (const button of document.querySelectorAll('[data-show]')) button.addEventListener('click', () => {
    for (const other of document.querySelectorAll('[data-show]')) other.setAttribute('aria-pressed', String(other === button))
    filter()
  })
  const open = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (target?.tagName === 'DETAILS') { target.open = true; target.scrollIntoView() }
  }
  addEventListener('hashchange', open)
  open()
  document.addEventListener('click', (event) => {
    const text = event.target.dataset?.copy
    if (text) navigator.clipboard.writeText(text).then(() => { event.target.textContent = '已复制' })
  })
})()
`

const PAGES = [
  ['report.html', '场景'],
  ['requirements.html', '需求'],
  ['steps.html', '步骤目录'],
  ['api.html', '接口'],
] as const

/** The address of a page, also its file name. */
type PageName = (typeof PAGES)[number][0]

interface PageParts {
  name: PageName
  title: string
  side: string
  content: string
  script?: string
}

/** A complete page. */
export const page = ({ name, title, side, content, script = '' }: PageParts): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} - 企业供应链金融门户</title><style>${STYLE}</style></head><body>
<header class="top"><b>企业供应链金融门户</b><nav aria-label="文档">${PAGES.filter(
  // npm run api:docs makes the last one, when somebody wants it
  ([file]) => file !== 'api.html' || file === name || existsSync('reports/api.html'),
)
  .map(([file, label]) => `<a href="${file}"${file === name ? ' aria-current="page"' : ''}>${label}</a>`)
  .join('')}</nav></header>
<div class="frame"><nav class="side" aria-label="本页目录">${side}</nav><main>${content}<p id="nothing" class="none faint">没有符合的内容</p></main></div>
<script>${SEARCH};${script}</script></body></html>
`

/** Search box and filter buttons; filters are [code, name], an empty code meaning all. */
export const tools = (placeholder: string, filters: readonly (readonly [string, string])[] = []): string =>
  `<div class="tools" role="search"><input type="search" aria-label="搜索" placeholder="${escape(placeholder)}">${filters
    .map(
      ([code, label], at) =>
        `<button data-show="${code}" aria-pressed="${at === 0}">${escape(label)}</button>`,
    )
    .join('')}</div>`

/** A tile with a number. */
export const tile = (value: string | number, label: string, tone = ''): string =>
  `<div class="tile"><b class="${tone}">${escape(value)}</b><span>${escape(label)}</span></div>`

/** A small table; the first row is its header. */
export const table = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `<table>${rows
        .map(
          (row, at) =>
            `<tr>${row.map((cell) => (at ? `<td>${escape(cell)}</td>` : `<th>${escape(cell)}</th>`)).join('')}</tr>`,
        )
        .join('')}</table>`
