// The shell of every page of the living documentation: one file each, no server, no outside resource.
import { existsSync } from 'node:fs'
import { SCRIPT } from './script.ts'
import { STYLE } from './style.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for a page's content or attributes. */
export const escape = (value: unknown): string =>
  String(value).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? '')

/** A moment (milliseconds) in local, readable form. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false })

const PAGES = [
  ['index.html', '首页'],
  ['flows.html', '流程'],
  ['report.html', '场景'],
  ['requirements.html', '需求'],
  ['steps.html', '步骤目录'],
  ['browsers.html', '浏览器'],
  ['api.html', '接口'],
] as const
/** Only present after npm run browsers and npm run api:docs. */
const SOMETIMES: readonly string[] = ['browsers.html', 'api.html']

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
  ([file]) => !SOMETIMES.includes(file) || file === name || existsSync(`reports/${file}`),
)
  .map(([file, label]) => `<a href="${file}"${file === name ? ' aria-current="page"' : ''}>${label}</a>`)
  .join('')}</nav></header>
<div class="frame"><details class="side" open><summary>本页目录</summary><nav aria-label="本页目录">${side}</nav></details><main>${content}<p id="nothing" class="none faint">没有符合的内容</p></main></div>
<script>${SCRIPT};${script}</script></body></html>
`

/**
 * Search box and filter buttons; filters are [code, name], an empty code meaning all. With families one of them can be
 * chosen, and what is shown can be printed.
 */
export const tools = (
  placeholder: string,
  filters: readonly (readonly [string, string])[] = [],
  families: readonly string[] = [],
): string =>
  `<div class="tools" role="search"><input type="search" aria-label="搜索" placeholder="${escape(placeholder)}">${
    families.length > 0
      ? `<select name="family" aria-label="产品族"><option value="">全部产品族</option>${families.map((name) => `<option>${escape(name)}</option>`).join('')}</select>`
      : ''
  }${filters
    .map(
      ([code, label], at) =>
        `<button data-show="${code}" aria-pressed="${at === 0}">${escape(label)}</button>`,
    )
    .join(
      '',
    )}${families.length > 0 ? '<button data-print title="打印眼前选中的，或存为 PDF">打印</button>' : ''}</div>`

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
