// 演示的每一页先跑的脚本：应答平台的 worker 在了，页面才开始。

import { mountBar } from './page/bar.ts'
import { base } from './page/base.ts'
import { reasonOf } from './page/calls.ts'
import { mountWelcome } from './page/welcome.ts'
import { workerReady } from './page/worker.ts'

/** 别人分享的世界：后面跟着 mocks/kernel/control/openPage.ts 的计划。 */
const OPEN = '#open='

/** worker 应答的页面；别的由静态服务器给。 */
const ANSWERED = /^(__mock|login|cv3)(\/[^.]*)?$/

/** 门户自己的代码，只在它的那一页上有。 */
const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry']

/** 演示里的地址：放在哪里都一样。 */
const inside = location.pathname.slice(base.length)
const isStart = inside === '' || inside === 'index.html'
/** 该由 worker 画的页面：眼前这一份是还不知道有 worker 的静态服务器给的。 */
const isWaiting = document.getElementById('waiting') !== null

function explain(cause: unknown): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.style.cssText = 'margin:80px auto;max-width:640px;padding:0 24px;font:16px/1.8 sans-serif'
  note.textContent = `演示没有准备好：${reasonOf(cause)}`
  const again = document.createElement('button')
  again.textContent = '再试一次'
  again.style.cssText = 'display:block;margin-top:16px;padding:4px 16px;font:inherit'
  again.addEventListener('click', () => location.reload())
  note.append(again)
  document.body.replaceChildren(note)
}

/** 首页的地址里是分享的世界：去打开它。 */
function goToShared(): boolean {
  const isShared = isStart && location.hash.startsWith(OPEN)
  if (isShared) location.replace(`${base}__mock/open#${location.hash.slice(OPEN.length)}`)
  return isShared
}

async function begin(): Promise<void> {
  const status = document.querySelector('[role="status"]')
  const say = (text: string): void => {
    if (status) status.textContent = text
  }
  if (!navigator.serviceWorker?.controller) say('正在准备演示，第一次要几秒钟…')
  await workerReady(say)
  if (goToShared()) return
  // 开着首页的标签页里粘贴的链接只换了 # 后面的，页面不会重新载入
  addEventListener('hashchange', goToShared)
  if (isWaiting) {
    if (ANSWERED.test(inside)) location.reload()
    else location.replace(base)
    return
  }
  // 标签先于门户：导览换页时由它先听见要离开，门户就不必问
  mountBar()
  if (entry !== undefined) await import(/* @vite-ignore */ entry)
  const root = document.getElementById('welcome')
  if (root) mountWelcome(root)
}

begin().catch(explain)
