import { After, AfterAll, Before, BeforeStep, Status, setDefaultTimeout } from '@cucumber/cucumber'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { Control } from './control.ts'
import { closeBrowser, deployment } from './deployment.ts'
import { WAIT } from './expect.ts'
import { hasNoMouse, loseMouse } from './keyboard.ts'
import { failureNotes, unexpected, watch } from './problems.ts'
import { refusalIn } from './refusal.ts'
import { noteTransitions } from './transitions.ts'
import { throughPage, throughRequest } from './wire.ts'
import type { ScfWorld } from './world.ts'

const STILL = `*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}`

/** 被测的是 npm run demo：后端在浏览器里，每个场景用一个全新的浏览器会话。 */
const isDemo = process.env['DEMO'] === '1'

// 只用键盘的，同一步要按几十下 Tab
setDefaultTimeout(process.env['HEADED'] ? 300_000 : hasNoMouse ? 120_000 : 60_000)
const responsesOf = new WeakMap<ScfWorld, Response[]>()
const contextsOf = new WeakMap<ScfWorld, BrowserContext[]>()

let own: BrowserContext | undefined
let anchor: Page | undefined
let present: ScfWorld | undefined

/**
 * 本进程自己的浏览器会话，各场景先后共用：页面、cookie 与存储每次清空，只有静态文件的缓存留着，省一半时间。
 * 锚页一直开着，各场景的页面于是同在它的进程里，编译好的代码与字体不必每次重来。
 */
async function ownContext(world: ScfWorld): Promise<BrowserContext> {
  present = world
  if (own) return own
  own = await openContext()
  anchor = await own.newPage()
  if (hasNoMouse) loseMouse(anchor)
  await anchor.goto(new URL(isDemo ? '/' : 'version.json', world.baseUrl).href)
  // 演示的第一页等到后端在浏览器里安顿好
  if (isDemo) await anchor.getByRole('heading', { level: 1 }).waitFor()
  own.on('page', (page) => {
    if (present) watch(page, present, responsesOf.get(present) ?? [])
  })
  return own
}

async function clearOwn({ hasTakenClock }: ScfWorld): Promise<void> {
  for (const page of own?.pages().filter((one) => one !== anchor) ?? []) {
    // 还在运行的拦截，页面一关就会抛错
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // sessionStorage 随页面消失；空白页没有任何存储
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.close()
  }
  // 拨过的钟、演示的后端属于整个会话：换一个会话
  if (hasTakenClock || isDemo) {
    await own?.close()
    own = undefined
    return
  }
  // 草稿在页面关闭后还在
  await anchor?.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await own?.clearCookies()
}

async function openContext(): Promise<BrowserContext> {
  const { browser, baseUrl } = await deployment()
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: isDemo ? 'allow' : 'block',
    acceptDownloads: true,
    hasTouch: process.env['TOUCH'] === '1',
  })
  context.setDefaultTimeout(WAIT)
  // Arco 的动画会让每个对话框多花 0.8 秒
  await context.addInitScript((css) => {
    // 不用 style 元素：部署的安全策略不允许
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, STILL)
  return context
}

// 每个工作进程的第一个场景要启动浏览器，所以时间放宽
Before({ timeout: 120_000 }, async function (this: ScfWorld, { pickle }) {
  responsesOf.set(this, [])
  contextsOf.set(this, [])
  this.baseUrl = (await deployment()).baseUrl
  this.context = await ownContext(this)
  this.page = await this.context.newPage()
  // 换钟之前开始的倒计时拨不动，所以一开始就换
  if (pickle.steps.some(({ text }) => text.startsWith('页面停留'))) await this.takeClock()
  this.tabs = () =>
    this.page
      .context()
      .pages()
      .filter((page) => page !== anchor)
  const { origin } = new URL(this.baseUrl)
  this.ask = isDemo && anchor ? throughPage(anchor) : throughRequest(this.context.request, origin)
  this.control = new Control(this.ask, () => this.shell.answered())
  this.openSeat = async () => {
    if (isDemo) throw new Error('演示的世界在一个浏览器里，没有另一台电脑')
    const seat = await openContext()
    contextsOf.get(this)?.push(seat)
    seat.on('page', (page) => watch(page, this, responsesOf.get(this) ?? []))
    await seat.addCookies((await this.context.cookies()).filter(({ name }) => name === 'scf-world'))
    return seat.newPage()
  }
})

// 刚坐下的人在第一次打开页面时才进入门户；准备数据、外部机构办事不需要他在里面。
// 不然落地页要是正好是接着打开的那一页，读的列表可能还是外部机构办事之前的
const BEFORE_ENTERING = /^(我打开"[^"]*"页面|系统中有.*|外部机构.*)$/
BeforeStep(async function (this: ScfWorld, { pickle, pickleStep }) {
  const { text, type }: { readonly text: string; readonly type?: string } = pickleStep
  this.step += 1
  this.isPreparing = type === 'Context'
  this.refusal = refusalIn(pickle.steps[pickle.steps.indexOf(pickleStep) + 1]?.text)
  if (!BEFORE_ENTERING.test(text)) await this.arrive()
})

After(async function (this: ScfWorld, { pickle, result }) {
  const isDone = result?.status === Status.PASSED
  const problems = [...unexpected(this), ...(isDone ? await this.idleFaults() : [])]
  const failed = result?.status !== Status.PASSED || problems.length > 0
  if (this.page && failed) {
    // 只因记下的问题而没通过的场景，错误里已经有这些问题
    const shownProblems = result?.status === Status.PASSED ? [] : problems
    for (const note of await failureNotes(this.page, responsesOf.get(this) ?? [], shownProblems))
      this.log(note)
  }
  if (!failed) await noteTransitions(this, pickle)
  await clearOwn(this)
  for (const context of contextsOf.get(this) ?? []) {
    // 还在运行的拦截，上下文一关就会抛错
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  if (problems.length > 0 && result?.status === Status.PASSED) throw new Error(problems.join('\n'))
})

AfterAll(closeBrowser)
