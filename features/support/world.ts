import { setWorldConstructor, World } from '@cucumber/cucumber'
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { Control, Fault } from './control.ts'
import { expect } from './expect.ts'
import { fixedPart, isCallOf, type Operation } from './operations.ts'
import { headingOf, pathOf } from './pages.ts'
import { Preparing } from './preparing.ts'
import { RefusalToast } from './refusal.ts'
import { ApprovalPanel } from './screens/ApprovalPanel.ts'
import { Dialog } from './screens/Dialog.ts'
import { Facts } from './screens/Facts.ts'
import { Form } from './screens/Form.ts'
import { Login } from './screens/Login.ts'
import { QueryForm } from './screens/QueryForm.ts'
import { Shell } from './screens/Shell.ts'
import { SmsSigning } from './screens/SmsSigning.ts'
import { Table } from './screens/Table.ts'
import { Toast } from './screens/Toast.ts'
import { Todos } from './screens/Todos.ts'
import type { Ask } from './wire.ts'

/** 一个场景的世界：当前页面、控制台、看到的问题，以及各台电脑上的人。 */
export class ScfWorld extends World {
  context!: BrowserContext
  page!: Page
  control!: Control
  /** 问模拟后端，不经眼前的页面。 */
  ask!: Ask
  /** 部署的根地址，以 /cv3/ 结尾。 */
  baseUrl!: string
  /** 页面异常、控制台错误、5xx 与违反契约的调用；场景结束时还有就失败。 */
  problems: string[] = []
  /** 场景自己注入的故障：这些路径上的失败是预期的。 */
  expectedFailures: string[] = []
  /** 在浏览器一侧造的故障：说法 → 碰上了没有。 */
  readonly staged = new Map<string, boolean>()
  /** 谁在哪台电脑上：人员代号或姓名 → 页面。 */
  actors = new Map<string, Page>()
  /** 换电脑之前的那一台。 */
  before: Page | undefined
  /** 眼前这台电脑上的页签，按打开的先后。 */
  tabs!: () => Page[]
  /** 打开另一台电脑（新的浏览器会话，同一个世界）。 */
  openSeat!: () => Promise<Page>

  /** 坐下了、还没有进门的人。 */
  #entering: string | undefined

  /** 断着网的、被拒的调用。 */
  readonly #cut: ((url: URL) => boolean)[] = []

  hasTakenClock = false
  /** 正在做的是“假如”里的一句：别人的活由后台办好，不去点。 */
  isPreparing = false

  /** 下一句说这一步应被拒绝，提示什么；不是的没有。 */
  refusal: string | undefined

  /** 正在做第几步，从 0 数起。 */
  step = -1
  /** 页面办理业务的调用（幂等键）是哪一步发出的。 */
  sentAt = new Map<string, number>()

  /** 场景最后滚到了哪里；还没有滚过的没有。 */
  scrolled: number | undefined

  /** 场景记下的内容，步骤里写【名称】取用。 */
  notes = new Map<string, string>()

  get shell(): Shell {
    return new Shell(this.page)
  }
  get login(): Login {
    return new Login(this.page, this.baseUrl, this.ask)
  }
  get query(): QueryForm {
    return new QueryForm(this.page)
  }
  get form(): Form {
    return new Form(this.page)
  }
  get todos(): Todos {
    return new Todos(this.page)
  }
  get facts(): Facts {
    return new Facts(this.page)
  }
  get toast(): Toast {
    return this.refusal === undefined ? new Toast(this.page) : new RefusalToast(this.page, this.refusal)
  }
  get approval(): ApprovalPanel {
    return new ApprovalPanel(this.page)
  }
  get signing(): SmsSigning {
    return new SmsSigning(this.page)
  }
  table(name?: string): Table {
    return new Table(this.page, name)
  }
  dialog(name?: string): Dialog {
    return new Dialog(this.page, name)
  }

  /** 把【名称】换成记下的内容；没有记过就指出来。 */
  recall(text: string): string {
    return text.replace(/【([^】]+)】/g, (_, name: string) => {
      const noted = this.notes.get(name)
      if (noted === undefined) throw new Error(`还没有记下“${name}”`)
      return noted
    })
  }

  /** 按标题打开页面：刚坐下的人由这个地址进门；左侧菜单上有就点菜单，否则直接到它的地址。 */
  async open(title: string): Promise<void> {
    if (this.#entering !== undefined) return this.arrive(pathOf(title))
    if (await this.shell.openFromMenu(title)) return
    // 重新载入页面会中断刚发出的调用
    await this.shell.answered()
    const { href, pathname } = new URL(pathOf(title), this.baseUrl)
    // 在门户里就由门户自己转过去，不重新载入；就在眼前的那一页，人是刷新它
    const isElsewhere = new URL(this.page.url()).pathname !== pathname
    await (isElsewhere && (await this.shell.isOpen()) ? this.goTo(pathname) : this.page.goto(href))
  }

  /** 由门户自己转到这个地址（以 /cv3/ 开头），如同点了一个链接。 */
  private async goTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** 在同一个页签里转到页面的地址（不重新载入），等它安顿下来，返回页面的标题；等不到想要的就返回实际的。 */
  async visit(title: string, landing: string): Promise<string> {
    const path = new URL(pathOf(title), this.baseUrl).pathname
    await this.goTo(path)
    // 退回别处的，等它真的离开：退回处的标题可能本来就在眼前
    const stays = landing === headingOf(title)
    // 每一帧都看：断言要等 100 毫秒，全部场景合起来要等上千次
    await this.page
      .waitForFunction(([at, here]) => (location.pathname === at) === here, [path, stays] as const)
      .catch(() => undefined)
    const heading = this.page.getByRole('heading', { level: 1 })
    await this.page
      .getByRole('heading', { level: 1, name: landing, exact: true })
      .waitFor()
      .catch(() => undefined)
    await this.shell.settled()
    return heading.innerText()
  }

  /** 页面的时钟换成可拨的；它属于整个浏览器会话，拆不掉，所以场景之后换一个会话。 */
  async takeClock(): Promise<void> {
    this.hasTakenClock = true
    await this.page.clock.install()
  }

  /** 放一个故障，落在叫 what 的调用上。眼前的页面还在途中的调用会替后来的领走它，所以先等它歇下来。 */
  async inject(what: string, fault: Fault): Promise<void> {
    await this.shell.rests()
    await this.control.fault(what, fault)
  }

  /** 记着这个拦截碰上了没有。 */
  stage(what: string, act: (route: Route) => Promise<void>): (route: Route) => Promise<void> {
    this.staged.set(what, false)
    return (route) => {
      this.staged.set(what, true)
      return act(route)
    }
  }

  /** 造了却没有碰上的故障，每个一句：场景没有试到它说的事。 */
  async idleFaults(): Promise<string[]> {
    const staged = [...this.staged].filter(([, isHit]) => !isHit).map(([what]) => what)
    const idle = [...staged, ...(await this.control.idleFaults())]
    return idle.map((what) => `对“${what}”造的故障没有碰上任何调用：场景没有试到它`)
  }

  /** 这个调用的失败是场景自己要的。 */
  expectFailures(operation: Operation): void {
    this.expectedFailures.push(fixedPart(operation))
  }

  /** 这个调用断网，times 次或直到 restore。在浏览器一侧切断：连接被服务端切断时浏览器会自己重发。 */
  async cutOff(operation: Operation, times?: number): Promise<void> {
    this.expectFailures(operation)
    const isMatch = (url: URL) => isCallOf(operation, url.pathname)
    const abort = this.stage(operation.name, (route) => route.abort('internetdisconnected'))
    this.#cut.push(isMatch)
    await this.page.route(isMatch, abort, times === undefined ? {} : { times })
  }

  /** 这个调用办成之后断网，直到 restore：后端收下了，应答没有回来。 */
  async loseAnswers(operation: Operation): Promise<void> {
    this.expectFailures(operation)
    const isMatch = (url: URL) => isCallOf(operation, url.pathname)
    const answerNever = this.stage(operation.name, async (route) => {
      await route.fetch({ maxRetries: 2 })
      await route.abort('connectionreset')
    })
    this.#cut.push(isMatch)
    await this.page.route(isMatch, answerNever)
  }

  /** 说到那份单据的调用都被拒，说这句话，直到后端恢复正常。 */
  async refuse(operation: Operation, documentNo: string, message: string): Promise<void> {
    const isMatch = (url: URL) => isCallOf(operation, url.pathname)
    const answer = this.stage(`${operation.name} ${documentNo}`, (route) =>
      route.fulfill({ json: { code: 'INJECTED', message, data: null } }),
    )
    this.#cut.push(isMatch)
    await this.page.route(isMatch, (route) =>
      route.request().postData()?.includes(documentNo) ? answer(route) : route.fallback(),
    )
  }

  /** 断开的、被拒的都好了。 */
  async restore(): Promise<void> {
    for (const isMatch of this.#cut.splice(0)) await this.page.unroute(isMatch)
  }

  /** 转到最后打开的页签，等它载入。 */
  async toNewTab(): Promise<void> {
    await expect.poll(() => this.tabs().length, { message: '页签数' }).toBeGreaterThan(1)
    this.page = this.tabs().at(-1) ?? this.page
    await this.page.waitForLoadState()
  }

  /** 此人（人员代号）在后台办事，不碰眼前的页面。 */
  as(person: string): Preparing {
    return new Preparing(this.control, person)
  }

  /** 坐到眼前的电脑前，这台电脑从此是他的；进门要等到打开第一个页面（open）或 arrive，省去一次载入。 */
  async signIn(person: string): Promise<void> {
    await this.shell.answered()
    for (const [name, seat] of this.actors) if (seat === this.page) this.actors.delete(name)
    this.actors.set(person, this.page)
    this.#entering = person
  }

  /** 刚坐下的人进门，落在这个地址；没有谁刚坐下就什么也不做。 */
  async arrive(path?: string): Promise<void> {
    const person = this.#entering
    this.#entering = undefined
    if (person === undefined) return
    await (path === undefined ? this.login.as(person) : this.login.at(person, path))
  }

  /** 另开一台电脑登录；同一个人也可以有两台。 */
  async signInElsewhere(person: string): Promise<void> {
    await this.shell.answered()
    this.before = this.page
    this.page = await this.openSeat()
    this.actors.set(person, this.page)
    await this.login.as(person)
  }

  /** 回到某人的电脑；不指名就是换电脑之前的那一台。 */
  backTo(person?: string): void {
    const seat = person === undefined ? this.before : this.actors.get(person)
    if (!seat) throw new Error(`${person ?? ''}还没有登录过`)
    this.page = seat
  }
}

setWorldConstructor(ScfWorld)
