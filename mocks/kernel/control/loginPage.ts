import { type Html, html } from '../html.ts'
import type { World } from '../World.ts'
import { page } from './page.ts'

/** Where a persona's card leads: the portal's own login gate. */
const signInUrl = (code: string): string =>
  `/cv3/?authToken=${encodeURIComponent(code)}&wsToken=${encodeURIComponent(`ws-${code}`)}`

const card = (code: string, personName: string, title: string, posts: string, href = signInUrl(code)): Html =>
  html`<a class="card" href="${href}"><b>${personName}</b><span>${title}</span><span class="muted">${posts}</span><code>${code}</code></a>`

/** Cards of the personas, grouped by the enterprise that they act for. */
export const personaCards = (world: World): Html[] => {
  const { house } = world
  const byCorp = Map.groupBy(house.platform.personas, (persona) => persona.memberships[0]![0])
  return [...byCorp].map(([corpId, members]) => {
    const corp = world.corps.need(corpId)
    const tags = [
      house.label('CORP_TYPE', corp.corpType),
      ...(corp.isCorpAuthenticated ? [] : ['未实名']),
      ...(corp.corpState === 'NORMAL' ? [] : [house.label('CORP_STATE', corp.corpState)]),
    ]
    const cards = members.map((one) => card(one.code, one.personName, one.title, one.posts))
    return html`<section aria-label="${corp.corpName}"><h2>${corp.corpName} <span class="muted">${tags.join(' · ')}</span></h2><div class="cards">${cards}</div></section>`
  })
}

const RESET_PASSWORD = '/cv3/register/reset-password'

/** Cards of those who came in this world: managers who registered, and users whom a manager added. */
const newcomerCards = (world: World): Html | undefined => {
  const users = world.users.where(({ personaCode }) => /^(registered|joined)-/.test(personaCode ?? ''))
  if (users.length === 0) return undefined
  const cards = users.map(({ personaCode = '', personName, corpId, postCodes, userStatus }) => {
    const isInvited = userStatus === 'PENDING_ACTIVE'
    const posts = postCodes.map((post) => world.house.label('POST_CODE', post)).join('、')
    return card(
      personaCode,
      personName,
      world.corps.need(corpId).corpName,
      isInvited ? `${posts} · 待激活：先设置登录密码` : posts,
      isInvited ? RESET_PASSWORD : undefined,
    )
  })
  return html`<section aria-label="新加入"><h2>新加入</h2><div class="cards">${cards}</div></section>`
}

/** The mock's sign-in page. It takes no return address: where to go after signing in is the portal's business. */
export const loginPage = (world: World): string =>
  page({
    title: '登录',
    header: html`<p>模拟平台的登录页：选择一个人员，以其身份进入企业供应链金融门户。示例人员的短信验证码与证书口令都是 <code>123456</code>。</p>`,
    main: html`<p><a href="/cv3/register/register">企业注册</a>　<a href="${RESET_PASSWORD}">首次登录、忘记密码</a></p>${newcomerCards(world)}${personaCards(world)}<p class="muted"><a href="/__mock/panel">沙盒面板</a>：情景、时钟、外部机构、故障与最近的调用</p>`,
  })
