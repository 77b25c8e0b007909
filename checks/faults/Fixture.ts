import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../../features/support/expect.ts'
import { ApprovalPanel } from '../../features/support/screens/ApprovalPanel.ts'
import { Table } from '../../features/support/screens/Table.ts'
import type { FaultResponse } from '../../mocks/kernel/control/faults.ts'
import { installProbe, type ProbedWindow } from './probe.ts'
import { Sightings } from './Sightings.ts'

type Row = Record<string, unknown>

interface Ledger {
  calls: {
    method: string
    path: string
    corpId?: string
    status: number
    code?: string
    headers: Record<string, string>
  }[]
  bookings: Row[]
  problems: string[]
}

export const WS_TOKEN = 'ws-secret-0123456789'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/** 一个用例的舞台：一个浏览器会话、一个世界、一个页面，以及看到的一切。 */
export class Fixture {
  readonly context: BrowserContext
  readonly origin: string
  readonly seen = new Sightings()
  page!: Page
  /** 登录用的令牌，即人员代号 */
  token = ''
  /** 用例里可以记账的企业；默认是核心企业 */
  corps: string[] = ['C001']
  /** 不是这一页办出来的记账：示例数据里的，时钟走过时银行记的 */
  booked: ReadonlySet<string> = new Set()

  constructor(context: BrowserContext, origin: string) {
    this.context = context
    this.origin = origin
  }

  /** 控制台调用；与浏览器共用 cookie，即同一个世界。 */
  async mock<Answer = unknown>(
    method: 'GET' | 'POST' | 'DELETE',
    name: string,
    data?: unknown,
  ): Promise<Answer> {
    const url = `${this.origin}/__mock/${name}`
    const response = await this.context.request.fetch(url, { method, data, maxRetries: 2 })
    if (!response.ok()) throw new Error(`控制台 ${name}：${await response.text()}`)
    return (await response.json()) as Answer
  }
  fault(path: string, respond: FaultResponse, times = 1): Promise<unknown> {
    return this.mock('POST', 'faults', { match: { path }, respond, times })
  }
  heal(): Promise<unknown> {
    return this.mock('DELETE', 'faults')
  }
  ledger(): Promise<Ledger> {
    return this.mock('GET', 'ledger')
  }

  /** 记下眼下已有的记账：它们不算这一页办的。 */
  async noteBooked(): Promise<void> {
    const { bookings } = await this.ledger()
    this.booked = new Set(bookings.map(({ bookingNo }) => String(bookingNo)))
  }

  /** 世界的时刻变了：到期的、银行该答复的，都由时钟办。 */
  async moveClock(to: { now: string } | { advance: string }): Promise<void> {
    await this.mock('POST', 'clock', to)
    await this.noteBooked()
  }
  async rows(entity: string): Promise<Row[]> {
    const { entities } = await this.mock<{ entities: Record<string, Row[]> }>('GET', 'world')
    return entities[entity] ?? []
  }
  /** 那张开立草稿的编号。 */
  async draftNo(): Promise<string> {
    const draft = (await this.rows('IssueApplication')).find(({ issueStatus }) => issueStatus === 'DRAFT')
    return String(draft?.['issueNo'])
  }

  /** 另开一个标签页，带探头与可拨的时钟。 */
  async openTab(): Promise<Page> {
    const page = await this.context.newPage()
    this.seen.watch(page)
    await page.clock.install()
    await installProbe(page)
    return page
  }

  /** 带令牌打开门户。 */
  async enter(persona = 'core-operator', page = this.page): Promise<void> {
    this.token = persona
    await page.goto(`${this.origin}/cv3/?authToken=${persona}&wsToken=${WS_TOKEN}`)
  }
  /** 登录并等到外壳就绪。 */
  async signIn(persona?: string, page = this.page): Promise<void> {
    await this.enter(persona, page)
    await this.isReady(page)
  }
  async isReady(page = this.page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await this.settled(page)
  }
  async settled(page = this.page): Promise<void> {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0)
  }
  /** 应用内换页，不重新加载。 */
  async go(path: string, page = this.page): Promise<void> {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/cv3${path}`)
  }
  /** 应用内换页，等到新页面的读都有了答复。 */
  async visit(path: string, page = this.page): Promise<void> {
    const before = await page.title()
    const from = new URL(page.url()).pathname
    await this.go(path, page)
    if (`/cv3${path.split('?')[0]}` !== from) await expect(page).not.toHaveTitle(before)
    await this.isAnswered(page)
  }
  /** 读都有了答复，也都显示出来了。 */
  async isAnswered(page = this.page): Promise<void> {
    await expect.poll(() => this.seen.pending.size, { intervals: [20, 50, 100] }).toBe(0)
    await this.settled(page)
  }

  /** 改写浏览器收到的 data：后端答得出而契约不许的形状。 */
  async rewrite(path: string, change: (data: unknown) => unknown): Promise<void> {
    await this.page.route(
      (url) => url.pathname.endsWith(path),
      async (route) => {
        const response = await route.fetch({ maxRetries: 2 })
        const body = (await response.json()) as { data: unknown }
        await route.fulfill({ response, json: { ...body, data: change(body.data) } })
      },
    )
  }
  /** 在浏览器一侧切断。 */
  async cut(path: string, reason = 'internetdisconnected', times = 1): Promise<void> {
    await this.page.route(
      (url) => url.pathname.includes(path),
      (route) => route.abort(reason),
      { times },
    )
  }
  /** 路径含此文字的下一个请求先扣着，由返回的函数放行：要在途时做的事不与钟表赛跑。 */
  async hold(path: string): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await this.page.route(
      (url) => url.pathname.includes(path),
      async (route) => {
        await promise
        await route.continue()
      },
      { times: 1 },
    )
    return resolve
  }
  /** 路径含此文字的请求一直没有答复：后端拖着，浏览器等待的时间按比例缩短。 */
  async hang(path: string, times = 1): Promise<void> {
    await this.fault(path, { delayMs: 20_000 }, times)
    await this.page.evaluate((part) => {
      const { faultProbe } = globalThis as unknown as ProbedWindow
      if (faultProbe) faultProbe.hang = part
    }, path)
  }
  /** 某个接口声明的超时（毫秒）。 */
  timeoutOf(path: string): Promise<number | undefined> {
    return this.page.evaluate((end) => {
      const known = (globalThis as unknown as ProbedWindow).faultProbe?.timeouts ?? {}
      return Object.entries(known).find(([name]) => name.endsWith(end))?.[1]
    }, path)
  }

  get dialog(): Locator {
    return this.page.locator(DIALOGS).filter({ visible: true }).last()
  }
  async says(text: string, page = this.page): Promise<void> {
    await expect(page.locator(DIALOGS).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator(DIALOGS).filter({ visible: true })).toContainText(text)
  }
  async saysNothing(): Promise<void> {
    await expect(this.page.locator(DIALOGS).filter({ visible: true })).toHaveCount(0)
  }
  async press(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click()
  }
  async click(name: string, page = this.page): Promise<void> {
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click()
  }
  /** 刷新列表：一次读。 */
  refresh(): Promise<void> {
    return this.click('刷新')
  }
  async isAtLogin(page = this.page): Promise<void> {
    await expect(page).toHaveURL(/\/login(\?|$)/)
  }

  /** 在复核页上通过一份待复核的开立申请：要签署了。 */
  async approveIssue(): Promise<void> {
    const rows = await this.rows('IssueApplication')
    const task = rows.find(({ issueStatus }) => issueStatus === 'PENDING_REVIEW')
    await new Table(this.page).act(String(task?.['issueNo']), '复核')
    await new ApprovalPanel(this.page).decide('通过')
  }

  /** 打开草稿的编辑表单，提交即是一笔推动单据的调用。 */
  async openDraft(): Promise<void> {
    await this.visit(`/credit/core/issue/issue?view=edit&issueNo=${await this.draftNo()}`)
    await expect(this.page.getByRole('button', { name: '提交复核', exact: true })).toBeEnabled()
    // 合同与发票在表单出来之后才去问
    await this.isAnswered()
  }
}
