import { sheet } from './dom.ts'

/** 颜色与 mocks/kernel/control/page.ts 同一套；字体、按钮与输入框。 */
export const baseStyle = sheet(`
:host,.demo{--ink:#1d2129;--soft:#4e5969;--faint:#5f6670;--line:#e5e6eb;--brand:#165dff;--deep:#0e2a5c;--bg:#f2f3f5;
font:14px/1.6 -apple-system,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);color-scheme:light}
*,*::before{box-sizing:border-box}
h1,h2,h3,p,ul{margin:0;padding:0}
button,input{font:inherit;color:inherit}
button{padding:4px 12px;border:1px solid #c9cdd4;border-radius:4px;background:#fff;cursor:pointer}
button:hover,button:focus-visible{border-color:var(--brand);color:var(--brand)}
button.primary{background:var(--brand);border-color:var(--brand);color:#fff}
button.primary:hover,button.primary:focus-visible{background:#0e42d2;border-color:#0e42d2;color:#fff}
button.plain{border-color:transparent;background:transparent;color:var(--soft)}
button.plain:hover,button.plain:focus-visible{color:var(--brand)}
button:disabled{cursor:default;opacity:.5}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
[hidden]{display:none!important}
.note{color:var(--faint);font-size:12px}
[role=status]:empty{display:none}
@media print{:host{display:none!important}}
@media (forced-colors:active){button,.card,.panel{border:1px solid CanvasText!important}}
`)
