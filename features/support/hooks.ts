import { After, AfterAll, Before, BeforeStep, Status, setDefaultTimeout } from '@cucumber/cucumber'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { Control } from './control.ts'
import { closeBrowser, deployment } from './deployment.ts'
import { WAIT } from './expect.ts'
import { hasNoMouse, loseMouse } from './keyboard.ts'
import { failureNotes, unexpected, watch } from './problems.ts'
import { noteTransitions } from './transitions.ts'
import type { ScfWorld } from './world.ts'

const STILL = `*,*::before,*::after{animation-duration:0s!important;animation-delay:0s!important;transition-duration:0s!important;transition-delay:0s!important;scroll-behavior:auto!important}`

setDefaultTimeout(process.env['HEADED'] ? 300_000 : 60_000)
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
  await anchor.goto(new URL('version.json', world.baseUrl).href)
  own.on('page', (page) => {
    if (present) watch(page, present, responsesOf.get(present) ?? [])
  })
  return own
}

async function clearOwn({ hasTakenClock }: ScfWorld): Promise<void> {
  for (const page of own?.pages().filter((one) => one !== anchor) ?? []) {
    // a route still at work would throw while its page closes
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // session storage ends with its page; a blank page has no storage at all
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.close()
  }
  // drafts outlive their page
  await anchor?.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  await own?.clearCookies()
  if (!hasTakenClock) return
  await own?.close()
  own = undefined
}

async function openContext(): Promise<BrowserContext> {
  const { browser, baseUrl } = await deployment()
  const context = await browser.newContext({
    baseURL: baseUrl,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: true,
    hasTouch: process.env['TOUCH'] === '1',
  })
  context.setDefaultTimeout(WAIT)
  // Arco's transitions cost 0.8 s a dialog
  await context.addInitScript((css) => {
    // not a style element: the deployment's policy forbids those
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, STILL)
  return context
}

// The first scenario of a worker starts the browser, hence the longer time
Before({ timeout: 120_000 }, async function (this: ScfWorld) {
  responsesOf.set(this, [])
  contextsOf.set(this, [])
  this.baseUrl = (await deployment()).baseUrl
  this.context = await ownContext(this)
  this.page = await this.context.newPage()
  this.tabs = () =>
    this.page
      .context()
      .pages()
      .filter((page) => page !== anchor)
  const { origin } = new URL(this.baseUrl)
  this.control = new Control(this.context.request, origin, () => this.shell.answered())
  this.openSeat = async () => {
    const seat = await openContext()
    contextsOf.get(this)?.push(seat)
    seat.on('page', (page) => watch(page, this, responsesOf.get(this) ?? []))
    await seat.addCookies((await this.context.cookies()).filter(({ name }) => name === 'scf-world'))
    return seat.newPage()
  }
})

// Whoever just sat down comes in with the first page that is opened; seeding the world does not need him inside
const BEFORE_ENTERING = /^(我打开"[^"]*"页面|系统中有.*)$/
BeforeStep(async function (this: ScfWorld, { pickleStep }) {
  const { text, type }: { readonly text: string; readonly type?: string } = pickleStep
  this.step += 1
  this.isPreparing = type === 'Context'
  if (!BEFORE_ENTERING.test(text)) await this.arrive()
})

After(async function (this: ScfWorld, { pickle, result }) {
  const problems = unexpected(this)
  const failed = result?.status !== Status.PASSED || problems.length > 0
  if (this.page && failed) {
    // a scenario that fails by its problems alone names them in its error
    const told = result?.status === Status.PASSED ? [] : problems
    for (const note of await failureNotes(this.page, responsesOf.get(this) ?? [], told)) this.log(note)
  }
  if (!failed) await noteTransitions(this, pickle)
  await clearOwn(this)
  for (const context of contextsOf.get(this) ?? []) {
    // a route still at work would throw while its context closes
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  if (problems.length > 0 && result?.status === Status.PASSED) throw new Error(problems.join('\n'))
})

AfterAll(closeBrowser)
