import { type Html, html, verbatim } from '../html.ts'

/** The style of the mock's own pages: calm, dense, no external resources. */
const pageStyle = `
:root{color-scheme:light;--ink:#1d2129;--soft:#4e5969;--faint:#5f6670;--line:#e5e6eb;--brand:#165dff;--bg:#f2f3f5}
*{box-sizing:border-box}
body{margin:0;font:14px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--bg)}
header{background:#0e2a5c;color:#fff;padding:20px 32px}
header h1{margin:0;font-size:20px;font-weight:600}
header p{margin:4px 0 0;color:#c9d4ea}
main{padding:24px 32px;display:grid;gap:20px;max-width:1480px;margin:0 auto}
section{background:#fff;border:1px solid var(--line);border-radius:6px;padding:16px 20px}
h2{margin:0 0 12px;font-size:15px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:10px}
a.card{display:block;padding:10px 14px;border:1px solid var(--line);border-radius:6px;color:inherit;text-decoration:none;background:#fff}
a.card:hover,a.card:focus-visible{border-color:var(--brand);outline:2px solid #bedaff}
.card b{font-size:15px}
.card span{display:block;color:var(--soft)}
.card code,.muted{color:var(--faint);font-size:12px}
.tag{display:inline-block;margin-left:8px;padding:0 6px;border-radius:3px;font-size:12px;background:#ffece8;color:#a61d24}
button,input,select,textarea{font:inherit}
button{padding:4px 12px;border:1px solid var(--line);border-radius:4px;background:#fff;cursor:pointer}
button:hover,button:focus-visible{border-color:var(--brand);color:var(--brand)}
button.primary{background:var(--brand);border-color:var(--brand);color:#fff}
input,select{padding:4px 8px;border:1px solid #c9cdd4;border-radius:4px;min-width:180px}
form{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end}
label{display:grid;gap:2px;color:var(--soft);font-size:12px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line);white-space:nowrap}
td.path{white-space:normal;word-break:break-all}
th{color:var(--soft);font-weight:500;background:#f7f8fa}
.bad{color:#a61d24}
nav a{color:#fff;margin-right:16px}
[role=status]{margin:0;color:var(--brand)}
[role=status]:empty{display:none}
`

type PageParts = {
  title: string
  /** Additional styles of the page. */
  style?: Html
  /** Under the heading: a paragraph, links. */
  header: Html
  main: Html
  script?: Html
}

/** A complete page of the mock; its heading is its title. */
export const page = ({ title, style, header, main, script }: PageParts): string =>
  html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} - 模拟平台</title><style>${verbatim(pageStyle)}${style}</style></head><body>
<header><h1>${title}</h1>${header}</header>
<main>${main}</main>${script && html`<script>${script}</script>`}</body></html>`.toString()
