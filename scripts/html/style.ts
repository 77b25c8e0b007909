/** The style of every page of the living documentation, on the screen, on a phone and on paper. */
export const STYLE = `
:root{color-scheme:light;--ink:#1d2129;--soft:#4e5969;--faint:#6b7785;--line:#e5e6eb;--brand:#1554e0;--bg:#f5f6f8;--good:#0e7a3b;--bad:#b1181f;--warn:#a15c00}
*{box-sizing:border-box}
html{scroll-padding-top:112px}
body{margin:0;font:14px/1.65 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--bg)}
a{color:var(--brand);text-decoration:none}a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--brand);outline-offset:1px}
header.top{position:sticky;top:0;z-index:3;display:flex;align-items:center;gap:24px;height:52px;padding:0 24px;background:#0e2a5c;color:#fff}
header.top b{font-size:15px;white-space:nowrap}header.top nav{display:flex;gap:4px;height:100%;overflow-x:auto}
header.top nav a{display:grid;place-items:center;padding:0 12px;color:#c9d4ea;white-space:nowrap}
header.top nav a[aria-current]{color:#fff;box-shadow:inset 0 -3px #fff}
header.top :focus-visible{outline-color:#fff;outline-offset:-3px}
.frame{display:grid;grid-template-columns:264px minmax(0,1fr);max-width:1480px;margin:0 auto}
.side{position:sticky;top:52px;height:calc(100vh - 52px);overflow:auto;padding:16px;border-right:1px solid var(--line);background:#fff}
.side summary{display:none}
.side h2{margin:12px 0 4px;font-size:13px;color:var(--faint)}
.side a{display:flex;justify-content:space-between;gap:8px;padding:3px 8px;border-radius:4px;color:var(--ink)}
.side a:hover{background:var(--bg);text-decoration:none}.side a span{color:var(--faint);font-variant-numeric:tabular-nums}
main{padding:20px 24px 80px;min-width:0}
h1{margin:0 0 4px;font-size:20px}h2{margin:28px 0 8px;font-size:16px}h3{margin:16px 0 6px;font-size:14px;color:var(--soft)}
.lead{margin:0 0 16px;color:var(--soft)}
.tools{position:sticky;top:52px;z-index:2;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 0;background:var(--bg)}
input[type=search],input[type=text],select{height:32px;padding:0 10px;border:1px solid #8b939f;border-radius:4px;font:inherit;color:inherit;background:#fff}
input[type=search],input[type=text]{flex:1;min-width:180px;max-width:460px}
button{height:32px;padding:0 12px;border:1px solid #c9cdd4;border-radius:4px;background:#fff;font:inherit;color:inherit;cursor:pointer}
button[aria-pressed=true]{border-color:var(--brand);color:var(--brand);background:#eef3ff}
.tiles{display:flex;flex-wrap:wrap;gap:12px;margin:12px 0}
.tile{min-width:132px;padding:10px 16px;border:1px solid var(--line);border-radius:6px;background:#fff}
.tile b{display:block;font-size:22px;line-height:1.3;font-variant-numeric:tabular-nums}.tile span{color:var(--soft)}
.good{color:var(--good)}.bad{color:var(--bad)}.warn{color:var(--warn)}.faint{color:var(--faint)}
.tag{display:inline-block;padding:0 6px;border:1px solid var(--line);border-radius:3px;background:#fff;font-size:12px;color:var(--soft)}
.tag.good,.tag.bad,.tag.warn{border-color:currentcolor}.tag.good{color:var(--good)}.tag.bad{color:var(--bad)}.tag.warn{color:var(--warn)}
.card{margin:8px 0;border:1px solid var(--line);border-radius:6px;background:#fff}
details.card{content-visibility:auto;contain-intrinsic-size:auto 42px}
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
.pictures{display:inline-block;margin-left:10px;vertical-align:top}.pictures[open]{display:block;margin-left:1.4em}.pictures summary{display:inline;color:var(--soft);font-size:12px;cursor:pointer}.pictures summary::before{content:"▸ "}.pictures[open] summary::before{content:"▾ "}
.strip{display:flex;flex-wrap:wrap;gap:8px;padding:6px 0}.strip img{display:block;width:220px;aspect-ratio:1.6;object-fit:cover;object-position:top;border:1px solid var(--line);border-radius:4px}
.none{display:none!important}
@media(max-width:900px){
.frame{grid-template-columns:minmax(0,1fr)}.side{position:static;height:auto;max-height:60vh;padding:8px 16px;border:0;border-bottom:1px solid var(--line)}
.side summary{display:list-item;cursor:pointer}header.top{gap:12px;padding:0 12px}main{padding:12px 12px 60px}
.tools{position:static}html{scroll-padding-top:60px}.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr))}.tile{min-width:0;padding:8px 12px}
}
@media(max-width:600px){
header.top b{display:none}
table.wide,table.wide tbody,table.wide tr,table.wide td{display:block}table.wide thead{display:none}table.wide tr{border:1px solid var(--line);margin:8px 0;background:#fff}table.wide td{border:0;padding:4px 10px}
.steps table,.steps pre,.shot{margin-left:0!important}.steps table{display:block;overflow-x:auto}
}
@page{size:A4;margin:16mm 14mm 18mm;@bottom-left{content:"企业供应链金融门户";font:8pt sans-serif;color:#6b7785}@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#6b7785}}
@media print{
body{font-size:9.5pt;background:#fff}
header.top,.tools,.explore,.screen,.side summary,.pictures:not([open]),.pictures summary{display:none!important}
.frame{display:block;max-width:none}main{padding:0}
.side{position:static;height:auto;max-height:none;overflow:visible;padding:0 0 8mm;border:0}
.side::before{content:attr(data-title) "\\A 目录";white-space:pre;display:block;font-size:15pt;font-weight:600}
.some .tiles{display:none}
.side h2{font-size:11pt;color:var(--ink)}.side a{display:inline-flex;width:49%;padding:1px 12px 1px 0}
details.card{content-visibility:visible;border-width:1px 0 0;border-radius:0}details.card[open]>summary{border:0}
summary,h1,h2,h3{break-after:avoid}li,td>div,.body>div,.tile,.lanes svg,article{break-inside:avoid}.side~main h1{display:none}.tile{min-width:0;padding:6px 10px}
.shot img{width:auto!important;max-width:100%;height:64mm;aspect-ratio:auto!important;object-fit:contain!important}
.strip img{width:60mm}pre{background:none;border:1px solid var(--line)}
a{color:inherit}
}
`
