import { type Html, html, verbatim } from '../html.ts'
import type { World } from '../World.ts'
import { page } from './page.ts'

/** The target of a persona's card: the portal's own login gate. */
const signInUrl = (code: string): string =>
  `/cv3/?authToken=${encodeURIComponent(code)}&wsToken=${encodeURIComponent(`ws-${code}`)}`

interface Card {
  code: string
  personName: string
  title: string
  does: string
  /** Search terms other than the text of the card. */
  family?: string
  more?: string
  href?: string
}

const card = ({
  code,
  personName,
  title,
  does,
  family = '',
  more = '',
  href = signInUrl(code),
}: Card): Html =>
  html`<a class="card" href="${href}" data-family="${family}" data-more="${more}"><b>${personName}</b><span>${title}</span><span class="muted">${does}</span><code>${code}</code></a>`

/** Cards of the personas, grouped by the enterprise that they act for. */
export const personaCards = (world: World): Html[] => {
  const { registry } = world
  const byCorp = Map.groupBy(registry.platform.personas, (persona) => persona.memberships[0]![0])
  return [...byCorp].map(([corpId, members]) => {
    const corp = world.corps.need(corpId)
    const tags = [
      registry.label('CORP_TYPE', corp.corpType),
      ...(corp.isCorpAuthenticated ? [] : ['未实名']),
      ...(corp.corpState === 'NORMAL' ? [] : [registry.label('CORP_STATE', corp.corpState)]),
    ]
    const cards = members.map((one) => card({ ...one, more: `${corp.corpName} ${one.posts}` }))
    return html`<section aria-label="${corp.corpName}"><h2>${corp.corpName} <span class="muted">${tags.join(' · ')}</span></h2><div class="cards">${cards}</div></section>`
  })
}

const RESET_PASSWORD = '/cv3/register/reset-password'

/** Cards of people created in this world: managers who registered, and users whom a manager added. */
const newcomerCards = (world: World): Html | undefined => {
  const users = world.users.where(({ personaCode }) => /^(registered|joined)-/.test(personaCode ?? ''))
  if (users.length === 0) return undefined
  const cards = users.map(({ personaCode = '', personName, corpId, postCodes, userStatus }) => {
    const isInvited = userStatus === 'PENDING_ACTIVE'
    const posts = postCodes.map((post) => world.registry.label('POST_CODE', post)).join('、')
    return card({
      code: personaCode,
      personName,
      title: world.corps.need(corpId).corpName,
      does: isInvited ? `${posts} · 待激活：先设置登录密码` : posts,
      ...(isInvited && { href: RESET_PASSWORD }),
    })
  })
  return html`<section aria-label="新加入"><h2>新加入</h2><div class="cards">${cards}</div></section>`
}

const style = verbatim(`
body{display:grid;grid-template-columns:360px minmax(0,1fr);background:#fff}
header{position:sticky;top:0;display:grid;align-content:start;gap:24px;height:100vh;padding:40px 32px;overflow:auto;background:linear-gradient(160deg,#0e2a5c,#123a86)}
header .mark{display:flex;gap:12px;align-items:center;font-size:16px;font-weight:600;color:#fff}
header h1{order:1;font-size:24px;line-height:32px}
header .rest{order:2;display:grid;gap:24px}
header p{margin:0}
header a{color:#fff}
.links{display:grid;gap:8px}
.links a.main{padding:8px 16px;border-radius:4px;background:#fff;color:#0e2a5c;font-weight:600;text-align:center;text-decoration:none}
.sandbox{padding:12px 16px;border:1px solid rgb(255 255 255/24%);border-radius:6px;color:#c9d4ea;font-size:12px}
.sandbox b{color:#fff}
main{width:100%;max-width:1120px;padding:32px;gap:24px}
.find{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:0}
.find[hidden]{display:none}
.find input{width:280px;height:36px;padding:0 12px;border-color:#8b939f}
.find button{height:32px;border-radius:16px}
.find button[aria-pressed=true]{border-color:var(--brand);background:#e8f0ff;color:#1554e0;font-weight:600}
section{padding:0;border:0}
.cards{grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:12px}
a.card{padding:12px 16px}
.card[hidden],section[hidden]{display:none}
h2{font-size:16px}
h2 .muted{margin-left:8px;font-weight:400}
@media (max-width:1000px){body{grid-template-columns:minmax(0,1fr)}header{position:static;height:auto;padding:24px 32px}}
@media (max-height:700px){header,header .rest{gap:16px}header{padding-top:24px}main{padding-top:24px}}
`)

// Runs in the page: filters the cards by what is typed and by the product; without it all cards are shown.
const script = verbatim(`
const find = document.querySelector('.find'), field = find.querySelector('input'), none = document.querySelector('[role=status]');
const families = [...find.querySelectorAll('button')];
let family = '';
const narrow = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const card of document.querySelectorAll('.card')) {
    const text = (card.textContent + ' ' + card.dataset.more).toLowerCase();
    card.hidden = !((!family || card.dataset.family === family) && words.every((word) => text.includes(word)));
    if (!card.hidden) count += 1;
  }
  for (const group of document.querySelectorAll('main section')) group.hidden = !group.querySelector('.card:not([hidden])');
  none.textContent = count === 0 ? '没有符合的人，换一个字试试' : '';
};
find.hidden = false;
find.addEventListener('submit', (event) => {
  event.preventDefault();
  const shown = document.querySelectorAll('.card:not([hidden])');
  if (shown.length === 1) shown[0].click();
});
field.addEventListener('input', narrow);
for (const one of families) one.addEventListener('click', () => {
  family = one.value;
  for (const other of families) other.setAttribute('aria-pressed', String(other === one));
  narrow();
});
`)

const mark = verbatim(
  '<svg viewBox="0 0 28 28" width="32" height="32" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M11 9.5h-1.5a4.5 4.5 0 0 0 0 9H12M17 18.5h1.5a4.5 4.5 0 0 0 0-9H16M10.5 14h7"/></svg>',
)

/** The mock's sign-in page. It takes no return address: the portal decides where to go after signing in. */
export const loginPage = (world: World): string => {
  const { brand, peopleFamilies } = world.registry.platform
  const chips = ['', ...peopleFamilies].map(
    (family) =>
      html`<button type="button" value="${family}" aria-pressed="${family === '' ? 'true' : 'false'}">${family || '全部'}</button>`,
  )
  return page({
    title: '登录',
    style,
    header: html`<p class="mark">${mark}${brand.name}</p><div class="rest"><p>企业供应链金融门户<br>${brand.slogan}</p>
<div class="links"><a class="main" href="/cv3/register/register">企业注册</a><a href="${RESET_PASSWORD}">首次登录、忘记密码</a><a href="/__mock/panel">沙盒面板</a></div>
<p class="sandbox">这是模拟环境：点一个人即以其身份进入，数据都是虚构的。<br>短信验证码 <b>123456</b>，证书口令 <b>123456</b></p></div>`,
    main: html`<form class="find" role="search" hidden><input type="search" aria-label="查找人员" placeholder="姓名、企业、角色或代号" autocomplete="off">${chips}</form><p role="status" aria-live="polite"></p>${newcomerCards(world)}${personaCards(world)}`,
    script,
  })
}
