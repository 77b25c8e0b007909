import { UNPACK } from '../journal/packed.ts'
import { escape, pageStyle } from './html.ts'

// Runs in the page. The plan stands behind the # so that it is never sent: { title, person, path, world } to join a world
// that this server still holds, or { title, person, path, controls, rebuilds } to build it again from control calls. The
// journal of a world builds it anywhere: { title, person, path, packed } has it inside, { title, person, path, journal } says
// at which address of this origin it lies.
const script = `
const say = (text) => { document.querySelector('[role=status]').textContent = text }
const unpack = ${UNPACK}
const post = async (name, body) => {
  const answer = await fetch('/__mock/' + name, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) })
  const data = await answer.json()
  if (!answer.ok) throw new Error(data.message)
  return data
}
const fetched = async (address) => {
  const url = new URL(address, location.origin)
  if (url.origin !== location.origin) throw new Error('只打开本站的世界，不打开 ' + url.origin + ' 的')
  const answer = await fetch(url).catch(() => undefined)
  // a server that knows no such file may answer with some page
  const journal = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  if (!journal) throw new Error('取不到 ' + url.pathname + '，它可能已经不在了')
  return journal
}
const rebuild = async (journal) => {
  const { problems } = await post('journal', journal)
  if (problems.length > 0) throw new Error('这个世界与当前版本不符：' + problems.join('；'))
}
// The portal's own login gate signs in, inside a frame: it shares this tab's session, so that the page itself comes next
const signIn = (person) => new Promise((done, failed) => {
  const frame = document.createElement('iframe')
  frame.title = '登录'
  frame.style.cssText = 'position:absolute;width:1440px;height:900px;inset:0 auto auto -9999px'
  frame.src = '/cv3/?authToken=' + encodeURIComponent(person) + '&wsToken=x'
  const begun = Date.now()
  const look = setInterval(() => {
    if (frame.contentDocument?.querySelector('h1')) { clearInterval(look); done() }
    else if (Date.now() - begun > 15000) { clearInterval(look); failed(new Error('登录没有完成')) }
  }, 100)
  document.body.append(frame)
})
const asked = location.hash.slice(1)
let plan
try { plan = JSON.parse(decodeURIComponent(asked)) } catch {}
const button = document.querySelector('button')
if (!plan) {
  say(asked ? '链接不完整：请把它从头到尾再复制一次。' : '这个链接没有写明要打开什么：请从报告或 npm run spec:explore 的输出里打开。')
  button.hidden = true
}
else {
  document.querySelector('[data-title]').textContent = plan.title ?? ''
  document.querySelector('[data-person]').textContent = plan.person || '（还没有登录）'
  document.querySelector('[data-path]').textContent = plan.path || '/login'
  const what = plan.world ? '进入场景留下的世界' : plan.packed ? '重建别人分享的世界' : plan.rebuilds || plan.journal ? '重建场景的世界' : '重建场景办理业务之前的世界'
  document.querySelector('[data-what]').textContent = what + '：本浏览器当前的模拟世界会被换掉。'
}
button.addEventListener('click', async () => {
  button.disabled = true
  try {
    const journal = plan.packed ? await unpack(plan.packed) : plan.journal && await fetched(plan.journal)
    sessionStorage.clear(); localStorage.clear()
    if (plan.world) await post('open', { world: plan.world })
    else if (journal) await rebuild(journal)
    else {
      const [first] = plan.controls
      if (first?.name !== 'world') await post('world', {})
      for (const { name, body } of plan.controls) await post(name, body)
    }
    say('正在登录……')
    if (!plan.person) { location.href = '/login'; return }
    // whoever came in this world is nobody's persona
    const { entities } = await (await fetch('/__mock/world')).json()
    const person = entities.User.find((one) => one.personaCode && [one.personaCode, one.personName].includes(plan.person))
    if (!person) throw new Error('没有人员 ' + plan.person)
    await signIn(person.personaCode)
    location.href = plan.path && plan.path.startsWith('/cv3/') ? plan.path : '/cv3/'
  } catch (error) { say('没有打开：' + error.message); button.disabled = false }
})
button.focus()
`

/** GET /__mock/open: opens the world of a scenario in this browser, after the person has agreed. */
export const openPage = (): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>打开场景的世界 - 模拟平台</title><style>${pageStyle}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}</style></head><body>
<header><h1>打开场景的世界</h1><p>${escape('同样的人、数据与时间，接着用手操作。')}</p></header>
<main><section aria-label="场景"><h2 data-title></h2><dl><dt>人员</dt><dd data-person></dd><dt>页面</dt><dd data-path></dd></dl><p data-what></p><button class="primary">打开</button> <p role="status" aria-live="polite"></p></section></main>
<script>${script}</script></body></html>`
