import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { titleOf } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { Sightings } from '../faults/Sightings.ts'
import type { Looking } from './Finding.ts'
import type { PageRules } from './inPage.ts'

/** 三种窗口（docs/interface.md）。 */
export const SIZES = [
  { width: 1200, height: 600 },
  { width: 1480, height: 900 },
  { width: 1920, height: 1080 },
] as const satisfies readonly { width: number; height: number }[]
export interface Size {
  readonly width: number
  readonly height: number
}

const ANSWERED = 20_000
const MOVED = 8_000
const REACTION = 4_000
const BUSY = '[aria-busy="true"], [role="status"][aria-label="加载中"], .shell-loading'

type RuledWindow = typeof globalThis & { interfaceRules: PageRules }

/** :type 的路由去它的第一种取值。 */
export const placeOf = ({ path, titles }: PageRoute): string =>
  path.replace(':type', Object.keys(titles ?? {})[0] ?? '')

/** 一份浏览器会话：中文、东八区、没有 Service Worker；script 装进每个页面。 */
export async function contextOf(
  browser: Browser,
  options: BrowserContextOptions,
  script?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(15_000)
  if (script !== undefined) await context.addInitScript({ content: script })
  return context
}

/** 一个人坐在一个页签前：载入一次，之后都在页签里换页。 */
export class Visit {
  readonly page: Page
  readonly origin: string
  readonly seen = new Sightings()
  #person = ''

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
    this.seen.watch(page)
    // 新开的页签不看
    page.on('popup', (popup) => void popup.close().catch(() => undefined))
  }

  static async open(context: BrowserContext, origin: string): Promise<Visit> {
    return new Visit(await context.newPage(), origin)
  }

  /** 换一个新的世界。 */
  async newWorld(scenario: string): Promise<void> {
    const url = `${this.origin}/__mock/world`
    const answer = await this.page.request.post(url, { data: { scenario, seed: 1 }, maxRetries: 2 })
    if (!answer.ok()) throw new Error(`换世界：${await answer.text()}`)
  }

  /** 登录，得到门户收到的授权菜单树里的地址。 */
  async signIn(person: string): Promise<ReadonlySet<string>> {
    this.#person = person
    const tree = this.page.waitForResponse((answer) => answer.url().includes('/granted-menu-tree'))
    await this.page.goto(`${this.origin}/cv3/?authToken=${person}&wsToken=x`)
    const paths = new Set<string>()
    const pending: unknown[] = [((await (await tree).json()) as { data: unknown }).data]
    for (const node of pending) {
      if (Array.isArray(node)) pending.push(...(node as unknown[]))
      if (typeof node !== 'object' || node === null) continue
      const { path, children } = node as { path?: unknown; children?: unknown }
      if (typeof path === 'string' && path !== '') paths.add(path)
      if (Array.isArray(children)) pending.push(...(children as unknown[]))
    }
    await this.page.getByRole('heading', { level: 1 }).first().waitFor()
    await this.rests()
    return paths
  }

  /** 读都有了答复，没有东西还在加载，晚到的部分也到了。 */
  async rests(): Promise<void> {
    const end = performance.now() + ANSWERED
    while (performance.now() < end) {
      while (this.seen.pending.size > 0 && performance.now() < end)
        await this.page.waitForEvent('requestfinished', { timeout: 300 }).catch(() => undefined)
      // 分页、录入框在第一行之后的空闲里才取
      const isBusy = await this.page
        .evaluate(async (busy) => {
          await new Promise<void>((done) => {
            requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 1_000 }))
          })
          return [...document.querySelectorAll(busy)].some((one) => one.getClientRects().length > 0)
        }, BUSY)
        .catch(() => false)
      if (!isBusy && this.seen.pending.size === 0) return
    }
  }

  /** 应用内换页；得到最后停在哪个地址（/cv3 之下）。 */
  async go(path: string, title?: string): Promise<string> {
    await this.page.evaluate((to) => {
      // 同 react-router 自己记的：它由 idx 知道是前进，问不问没保存的才对
      const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, `/cv3${path}`)
    if (await this.#arrives(path, title)) {
      await this.#leaveForm()
      await this.#arrives(path, title)
    }
    await this.rests()
    return this.here
  }

  /** 等到了那里，或有没保存的内容而先问；问了为 true。 */
  async #arrives(path: string, title: string | undefined): Promise<boolean> {
    const outcome = await this.page
      .waitForFunction(
        ([wanted, at]) => {
          const asks = [...document.querySelectorAll('[role="alertdialog"]')]
          if (asks.some((one) => one.getClientRects().length > 0)) return 'asked'
          const isThere = wanted === '' || document.title.split(' - ').includes(wanted)
          return isThere || location.pathname !== at ? 'there' : false
        },
        [title ?? '', `/cv3${path.split('?')[0]}`] as const,
        { timeout: MOVED },
      )
      .catch(() => undefined)
    return (await outcome?.jsonValue()) === 'asked'
  }

  /** 换到一条路由的页面，等它的标题。 */
  turnTo(route: PageRoute): Promise<string> {
    const place = placeOf(route)
    return this.go(place, titleOf(route, place))
  }

  get here(): string {
    return new URL(this.page.url()).pathname.replace(/^\/cv3/, '')
  }

  async resize(size: Size): Promise<void> {
    await this.page.setViewportSize(size)
    // 页面先知道窗口变了，各表随后才重新分配宽度
    await this.page.waitForFunction((width) => innerWidth === width, size.width)
    await this.page.evaluate(async () => {
      scrollTo(0, 0)
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const widths = () =>
        [...document.querySelectorAll('th')].map((head) => head.getBoundingClientRect().width).join()
      // 一帧之后还可能再分配一次：连着几帧不变才量
      let before = ''
      for (let still = 0, at = 0; still < 5 && at < 120; at += 1) {
        await frame()
        const now = widths()
        still = now === before ? still + 1 : 0
        before = now
      }
    })
    if (this.seen.pending.size > 0) await this.rests()
  }

  /** 叫页面里的一条规则。 */
  ask<Name extends keyof PageRules>(
    name: Name,
    ...args: Parameters<PageRules[Name]>
  ): Promise<ReturnType<PageRules[Name]>> {
    return this.page.evaluate(
      ([rule, given]) => {
        const { interfaceRules } = globalThis as RuledWindow
        return (interfaceRules[rule] as (...values: unknown[]) => unknown)(...given)
      },
      [name, args] as const,
    ) as Promise<ReturnType<PageRules[Name]>>
  }
  measure(rules: readonly string[], looking: Looking) {
    return this.ask('measure', rules, looking)
  }

  /** 点一个元素，等页面有反应：换了地址、开了对话框；只问一句确认的不算去了哪里。 */
  async enter(selector: string): Promise<'view' | 'dialog' | 'asked' | 'nothing'> {
    const dialogs = this.page.locator('[role="dialog"]').filter({ visible: true })
    const questions = this.page.locator('[role="alertdialog"]').filter({ visible: true })
    const url = this.page.url()
    await this.page
      .locator(selector)
      .first()
      .click({ timeout: REACTION })
      .catch(() => undefined)
    await this.page
      .waitForFunction(
        (before) =>
          location.href !== before ||
          [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
            (one) => one.getClientRects().length > 0,
          ),
        url,
        { timeout: REACTION },
      )
      .catch(() => undefined)
    await this.rests()
    if ((await questions.count()) > 0) return 'asked'
    if ((await dialogs.count()) > 0) return 'dialog'
    return this.page.url() === url ? 'nothing' : 'view'
  }

  /** 收起开着的对话框。 */
  async closeDialogs(): Promise<void> {
    const dialogs = this.page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true })
    for (let round = 0; round < 3 && (await dialogs.count()) > 0; round += 1) {
      await this.page.keyboard.press('Escape')
      await dialogs
        .last()
        .waitFor({ state: 'hidden', timeout: 1_500 })
        .catch(() => undefined)
      await this.#leaveForm()
      if ((await dialogs.count()) === 0) return
      const close = dialogs.last().getByRole('button', { name: /^(取消|关闭|返回)$/ })
      await close
        .last()
        .click({ timeout: 1_500 })
        .catch(() => undefined)
      await this.#leaveForm()
    }
  }

  /** 有没保存的内容时会问：离开。 */
  async #leaveForm(): Promise<void> {
    const asked = this.page.getByRole('alertdialog').filter({ visible: true })
    if ((await asked.count()) === 0) return
    const leave = asked.last().getByRole('button', { name: /离开|放弃|确认|确定|不保存/ })
    await leave
      .last()
      .click({ timeout: 1_500 })
      .catch(() => undefined)
  }

  /** 迷了路：同一个人重新进门，世界不换。 */
  async recover(): Promise<void> {
    await this.page.goto('about:blank')
    // 每页条数随载入时的窗口
    await this.page.setViewportSize(SIZES[2])
    await this.signIn(this.#person)
  }
}
