import { html, verbatim } from '../html.ts'
import { UNPACK } from '../journal/packed.ts'
import { page } from './page.ts'

// Runs in the page. The plan is behind the # so that it is never sent to the server: { title, person, path, world } to
// join a world that this server still holds, or { title, person, path, controls, rebuilds } to build it again from control
// calls. The journal of a world builds it anywhere: { title, person, path, journal } says at which address of this origin
// it lies. A shared world is packed whole, { who, person, page, path, journal }, with the journal itself and the names that
// people know the person and the page by.
const script = html`
const say = (text) => { document.querySelector('[role=status]').textContent = text }
const unpack = ${UNPACK}
const post = async (name, body) => {
  const answer = await fetch('/__mock/' + name, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body ?? {}) })
  const data = await answer.json()
  if (!answer.ok) throw new Error(data.message)
  return data
}
const fetched = async (address) => {
  const url = new URL(address, location.origin + location.pathname)
  if (url.origin !== location.origin) throw new Error('只打开本站的世界，不打开 ' + url.origin + ' 的')
  const answer = await fetch(url).catch(() => undefined)
  // a server that knows no such file may answer with some page
  const journal = answer?.ok ? await answer.json().catch(() => undefined) : undefined
  if (!journal) throw new Error('取不到 ' + url.pathname + '，它可能已经不在了')
  return journal
}
// The portal's own login gate signs in, inside a frame that shares this tab's session, while the world is still the old one.
// Is somebody else signed in, then the gate asks whether to change: the frame comes to the front until that is answered
const signIn = (persona) => new Promise((done, failed) => {
  const frame = document.createElement('iframe')
  frame.title = '登录'
  frame.className = 'gate'
  frame.src = '/cv3/?authToken=' + encodeURIComponent(persona) + '&wsToken=x'
  let left = 150
  let wasAsked = false
  const end = (problem) => {
    clearInterval(look)
    frame.remove()
    if (problem) failed(new Error(problem)); else done()
  }
  const look = setInterval(() => {
    const inside = frame.contentDocument
    if (inside?.querySelector('h1')) {
      const isHe = sessionStorage.getItem('authToken') === persona
      end(isHe ? '' : wasAsked ? '您保持了当前账号，世界没有换' : '登录没有完成，世界没有换')
    } else if (inside?.querySelector('[role=dialog],[role=alertdialog]')) {
      // whoever is asked may take his time
      if (!wasAsked) { frame.classList.add('asking'); frame.contentWindow.focus() }
      wasAsked = true
    } else if (left-- === 0) end('登录没有完成，世界没有换')
  }, 100)
  document.body.append(frame)
})
const replace = async (plan, journal, here) => {
  const before = plan.controls && await fetched('/__mock/journal')
  if (plan.world) await post('open', { world: plan.world })
  if (journal) await post('journal', journal)
  try {
    const [first] = plan.controls ?? []
    if (first && first.name !== 'world') await post('world', {})
    for (const { name, body } of plan.controls ?? []) await post(name, body)
    return plan.person ? await post('enter', { persona: plan.person }) : {}
  } catch (error) {
    if (before) await post('journal', before)
    if (plan.world) await post('open', { world: here })
    throw error
  }
}
const open = async (plan) => {
  const { who, page, journal: given, ...rest } = plan
  // an address from the root means the root of what this page belongs to, wherever that lies
  const journal = typeof given === 'string' ? await fetched(given.replace(/^\\/(?!\\/)/, '../')) : given
  const { persona, isKnown, here } = await post('open/check', { ...rest, ...(journal && { journal }) })
  say('正在登录……')
  if (isKnown) await signIn(persona)
  const kept = await replace({ ...rest, person: persona }, journal, here)
  sessionStorage.clear(); localStorage.clear()
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
  if (!persona) location.href = '/login'
  else location.href = '/cv3/' + (/^\\/cv3\\/(.*)/s.exec(plan.path ?? '')?.[1] ?? '')
}
const asked = location.hash.slice(1)
let plan
let arriving
try { plan = JSON.parse(decodeURIComponent(asked)) } catch {}
const button = document.querySelector('button')
const named = (name, code) => name ? String(name).slice(0, 40) + '（' + code + '）' : code
const show = () => {
  document.querySelector('[data-title]').textContent = plan.title ?? '别人分享的世界'
  document.querySelector('[data-person]').textContent = plan.person ? named(plan.who, plan.person) : '（还没有登录）'
  document.querySelector('[data-path]').textContent = named(plan.page, plan.path || '/login')
  const what = plan.world ? '进入场景留下的世界' : typeof plan.journal === 'object' ? '重建别人分享的世界' : plan.rebuilds || plan.journal ? '重建场景的世界' : '重建场景办理业务之前的世界'
  document.querySelector('[data-what]').textContent = what + '：本浏览器当前的模拟世界会被换掉，其他标签页里登录的人要重新登录。'
}
if (plan) show()
else if (/^[\\w-]+$/.test(asked)) {
  arriving = unpack(asked).then((shared) => { plan = shared; show() })
  arriving.catch((error) => { say(error.message + '。'); button.hidden = true })
}
else {
  say(asked ? '链接不完整：请把它从头到尾再复制一次。' : '这个链接没有写明要打开什么：请从报告或 npm run spec:explore 的输出里打开。')
  button.hidden = true
}
button.addEventListener('click', async () => {
  button.disabled = true
  say('正在打开……')
  try { await arriving; await open(plan) } catch (error) { say('没有打开：' + error.message); button.disabled = false }
})
// another link that is pasted into this tab changes nothing but what stands behind the #
addEventListener('hashchange', () => location.reload())
button.focus()
`

const style = verbatim(`dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.gate{position:absolute;width:1440px;height:900px;inset:0 auto auto -9999px;border:0;background:#fff}
.gate.asking{position:fixed;inset:0;z-index:9999;width:100%;height:100%}
`)

/** GET /__mock/open: opens the world of a scenario in this browser, after the person has agreed. */
export const openPage = (): string =>
  page({
    title: '打开场景的世界',
    style,
    header: html`<p>同样的人、数据与时间，接着用手操作。</p>`,
    main: html`<section aria-label="场景"><h2 data-title></h2><dl><dt>人员</dt><dd data-person></dd><dt>页面</dt><dd data-path></dd></dl><p data-what></p><button class="primary">打开</button> <p role="status" aria-live="polite"></p></section>`,
    script,
  })
