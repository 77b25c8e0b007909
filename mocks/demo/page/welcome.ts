import { base } from './base.ts'
import { h, sheet } from './dom.ts'
import { fileOpener } from './sharing.ts'
import { baseStyle } from './styles.ts'
import { startTour } from './tour.ts'
import { tours } from './tours.ts'

const DOCS = `${base}docs/`

const style = sheet(`
body{margin:0;background:#f2f3f5}
.demo .page{max-width:1120px;margin:0 auto;padding:0 32px}
.demo header{padding:clamp(28px,7vh,96px) 0 72px;background:#0e2a5c}
.demo h1{color:#fff;font-size:clamp(22px,2.2vw,34px);font-weight:600;letter-spacing:.5px}
.demo .lead{max-width:800px;margin-top:10px;color:#c9d4ea;font-size:15px}
.demo .enter{display:inline-block;margin-top:20px;padding:9px 28px;border-radius:6px;background:#fff;color:#0e2a5c;font-size:16px;font-weight:600;text-decoration:none}
.demo .enter:hover,.demo .enter:focus-visible{background:#e8f0ff}
.demo .enter:focus-visible{outline-color:#fff}
.demo .enter span{font-weight:400;color:var(--soft);font-size:14px}
.demo .tours{display:grid;grid-template-columns:repeat(auto-fit,minmax(230px,1fr));gap:14px;margin-top:-40px;padding:0;list-style:none}
.demo .tours li{display:flex}
.demo .tours button{display:flex;flex:1;flex-direction:column;gap:6px;padding:16px 18px;border:1px solid var(--line);border-radius:8px;text-align:left;box-shadow:0 2px 8px rgb(14 42 92/8%)}
.demo .tours button:hover,.demo .tours button:focus-visible{color:inherit;box-shadow:0 4px 16px rgb(14 42 92/16%)}
.demo .tours b{font-size:17px}
.demo .tours .go{margin-top:auto;padding-top:4px;color:var(--brand)}
.demo .tours .what{color:var(--soft)}
.demo .more{display:flex;flex-wrap:wrap;align-items:center;gap:10px 16px;margin-top:22px;padding-bottom:64px}
.demo .more a{color:var(--brand)}
@media (min-width:1600px){.demo .page{max-width:1320px}.demo .lead,.demo .tours button{font-size:16px}.demo .tours b{font-size:19px}.demo .tours button{padding:22px 24px}}
@media (max-width:560px){.demo .page{padding:0 16px}}
@media (forced-colors:active){.demo .enter{border:1px solid LinkText}}
`)

/** 需求场景文档不一定随演示一起放上。 */
const hasDocs = async (): Promise<boolean> => {
  try {
    return (await fetch(`${DOCS}index.html`, { method: 'HEAD' })).ok
  } catch {
    return false
  }
}

/** 演示的首页：是什么、从哪里进、四条导览、打开别人给的文件。 */
export function mountWelcome(root: HTMLElement): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, baseStyle, style]
  const status = h('p', { role: 'status', class: 'note' })
  const more = h(
    'div',
    { class: 'more' },
    ...fileOpener('打开别人给的文件', (text) => {
      status.textContent = text
    }),
    status,
  )
  const cards = tours.map(({ id, family, purpose, stops }) =>
    h(
      'li',
      {},
      h(
        'button',
        { type: 'button', onclick: () => void startTour(id) },
        h('b', {}, family),
        h('span', { class: 'what' }, purpose),
        h('span', { class: 'go' }, `开始导览，${stops.length} 站`),
      ),
    ),
  )
  root.replaceChildren(
    h(
      'div',
      { class: 'demo' },
      h(
        'header',
        {},
        h(
          'div',
          { class: 'page' },
          h('h1', {}, '企业供应链金融门户 · 演示'),
          h(
            'p',
            { class: 'lead' },
            '核心企业与供应商在这里办凭证、资产支持、反向保理与保函。企业、人员与金额都是编的，后端就在这台浏览器里：您做的一切只留在本机，不会发往任何服务器，随时可以重新开始。',
          ),
          h('a', { href: `${base}login`, class: 'enter' }, '进入门户 ', h('span', {}, '选人登录')),
        ),
      ),
      h('main', { class: 'page' }, h('ul', { class: 'tours', 'aria-label': '导览' }, ...cards), more),
    ),
  )
  void hasDocs().then((found) => {
    if (found) more.append(h('a', { href: DOCS }, '需求场景文档'))
  })
}
