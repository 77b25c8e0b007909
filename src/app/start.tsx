import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { dropEarlyReads, earlyReadSettled } from '#api/earlyRead.ts'
// 办业务的那一半在画之前就位
import '#api/intents.ts'
import { isStorageBlocked } from '#api/session.ts'
import { feedback } from '#hooks/feedback.ts'
import { installLeaveGuards } from '#hooks/leaveGuards.ts'
import { findRoute } from '#routes/allRoutes.ts'
import { shell } from '#routes/shell.ts'
import { getGrants } from '#state/menus.ts'
import { getSession } from '#state/session.ts'
import { loadSoon } from '#ui/late.ts'
import { App } from './App.tsx'
import type { Opening } from './begin.ts'
import { warmDialogs } from './dialogs.ts'
import { explainMissing } from './explainMissing.ts'
import { loadPage, prefetchPage } from './pages.ts'
import { stylePhone } from './phone.ts'
import { admit } from './session/admit.ts'
import { goLanding, landing } from './session/enter.ts'
import { watchSession } from './session/freeze.ts'
import { attend } from './session/tabs.ts'
import { insidePath } from './session/visit.ts'
import { signLeavingLinks } from './signLeavingLinks.ts'
import { standingPage } from './standing.ts'
import { suppressEnter } from './suppressEnter.ts'
import { whenIdle } from './whenIdle.ts'

// 登录门与通道失败不为路由表多等一个文件
export { enter, goLanding, refreshGrants } from './session/enter.ts'

/** 第一屏的读再多等这么久：来得及就直接画出内容，来不及先画骨架。 */
const EARLY_PATIENCE = 300

const here = () => ({ pathname: insidePath(location.pathname), search: location.search, hash: location.hash })

const verdict = () =>
  admit(here(), {
    ready: getSession().status === 'ready',
    permitted: getGrants().permitted,
    landing,
  })

/** 首屏的页面代码先于首次渲染取好：首屏没有占位，也没有闪动。 */
const loadFirstPage = async () => {
  let admission = verdict()
  if (admission.kind === 'redirect') {
    history.replaceState(null, '', `/cv3${admission.to}`)
    admission = verdict()
  }
  if (admission.kind === 'page' || admission.kind === 'notFound')
    // 取不到时由页面的错误边界说话
    await loadPage(admission.route).catch(() => undefined)
  // 地址直接指向子视图的，连它的代码一起；没有占位，也没有闪动
  if (new URLSearchParams(location.search).has('view')) await loadSoon()
  await earlyReadSettled(EARLY_PATIENCE)
}

/** 旧版本留下的 Service Worker 会拦下请求、给出旧文件：注销（D09、T29）。 */
const dropWorkers = async () => {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const worker of workers) await worker.unregister()
}

/** 不再打开表单的人，留下的草稿过期了也要清掉。 */
const sweep = () => import('#hooks/draftStore.ts').then(({ sweepDrafts }) => sweepDrafts())

/** 界面的代码到了：等登录门的结果，取好首屏的页面再画。页面代码与登录门并行去取。 */
export const start = async ({ gate, checkAge }: Opening): Promise<void> => {
  installLeaveGuards()
  suppressEnter()
  stylePhone()
  signLeavingLinks()
  const guess = findRoute(here().pathname)
  if (guess?.path === shell.root.path) prefetchPage(shell.workbench)
  else if (guess && !guess.pageless) prefetchPage(guess)
  await gate
  if (getSession().user) attend()
  watchSession()
  const { status, leaving } = getSession()
  // 进不去的说为什么进不去，要先登录的去登录
  if (status !== 'failed' && !leaving) await checkAge?.(goLanding)
  if (getSession().status !== 'failed') await loadFirstPage()
  warmDialogs()
  whenIdle(sweep)
  whenIdle(async () => dropEarlyReads())
  if (isStorageBlocked()) feedback.notice('浏览器不允许保存登录状态，刷新页面后需要重新登录')
  dropWorkers().catch(() => undefined)
  const root = createRoot(document.getElementById('root')!)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const page = standingPage()
  if (!page) return root.render(app)
  const { takeOver } = await import('./takeOver.ts').catch(explainMissing)
  await takeOver(page, root, app)
}
