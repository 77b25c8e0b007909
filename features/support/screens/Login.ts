import type { Page } from '@playwright/test'
import { absent, nearest } from '../../plugin/closest.ts'
import { expect } from '../expect.ts'
import type { Ask } from '../wire.ts'
import { Screen } from './Screen.ts'
import { Shell } from './Shell.ts'

let known: Promise<ReadonlyMap<string, string>> | undefined

const isCode = (person: string): boolean => /^[a-z0-9-]+$/.test(person)

/** 登录：模拟平台的登录页，与门户真实的登录门。 */
export class Login extends Screen {
  private readonly baseUrl: string
  private readonly ask: Ask
  constructor(page: Page, baseUrl: string, ask: Ask) {
    super(page)
    this.baseUrl = baseUrl
    this.ask = ask
  }

  private async codes(): Promise<ReadonlyMap<string, string>> {
    known ??= this.ask('GET', '/__mock/personas').then(({ text }) => {
      const people = JSON.parse(text) as { personName: string; code: string }[]
      return new Map(people.map(({ personName, code }) => [personName, code]))
    })
    return known
  }

  private async codeOf(person: string): Promise<string | undefined> {
    return isCode(person) ? person : (await this.codes()).get(person)
  }

  /** 写错的代号在这里说出来，不去碰登录门。 */
  private async mustExist(person: string): Promise<void> {
    const codes = [...(await this.codes()).values()]
    if (!isCode(person) || codes.includes(person) || (await this.isSeeded(person))) return
    throw new Error(absent('人员', person, nearest(person, codes, 8)))
  }

  /** 场景自己造的人，不在名单上。 */
  private async isSeeded(person: string): Promise<boolean> {
    const { text } = await this.ask('GET', '/__mock/world')
    const { entities } = JSON.parse(text) as { entities: { User?: { personaCode?: string }[] } }
    return entities.User?.some(({ personaCode }) => personaCode === person) ?? false
  }

  /** 以人员代号（core-operator）或姓名登录，等到外壳就绪。 */
  async as(person: string): Promise<void> {
    await this.mustExist(person)
    await this.attempt(person)
    await this.isReady()
  }

  /** 登录并打开 path（相对于 /cv3/）：名单上的人坐下就到那里，新注册的先走一遍登录页。 */
  async at(person: string, path: string): Promise<void> {
    await this.mustExist(person)
    const code = await this.codeOf(person)
    const { href } = new URL(path, this.baseUrl)
    if (code === undefined) await this.as(person).then(() => this.page.goto(href))
    else await this.sitDown(code, href)
    await this.isReady()
  }

  /** 会话由控制台备好，这一页一打开就放进页签，原来的人留在页签里的都清掉：不必经过落地页，只载入一次。 */
  private async sitDown(code: string, href: string): Promise<void> {
    const { ok, text } = await this.ask('POST', '/__mock/enter', { persona: code })
    if (!ok) throw new Error(`登录失败：${text}`)
    const kept = JSON.parse(text) as Record<string, string>
    const once = await this.page.addInitScript((values) => {
      // 会话属于标签页；页面里的框架与它共用，只放一次。Firefox 在没有来源的空白文档上也运行它，那里没有存储
      if (self !== top || origin === 'null') return
      sessionStorage.clear()
      for (const [name, value] of Object.entries(values)) sessionStorage.setItem(name, value)
    }, kept)
    await this.page.goto(href)
    await once.dispose()
  }

  /** 登录，不管进不进得去。名单上的人直接走他那张卡片的地址，省去登录页的一次载入；新注册的在登录页上点。 */
  async attempt(person: string): Promise<void> {
    const code = await this.codeOf(person)
    if (code !== undefined) {
      // 门户没有载入完就自己转去别处时，Firefox 说这一次中断了
      await this.page.goto(`${this.baseUrl}?authToken=${code}&wsToken=ws-${code}`).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
      })
    } else {
      await this.page.goto(new URL('/login', this.baseUrl).href)
      await this.page
        .getByRole('link')
        .or(this.page.getByRole('button'))
        .filter({ hasText: person })
        .first()
        .click()
    }
  }

  /** 进了门：有页面标题，且没有东西还在加载；同一台电脑换人时答应换，登录失败时说出门户给的原因。 */
  async isReady(): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1 })
    const failure = this.page.getByRole('alertdialog', { name: '操作失败' })
    const change = this.page.getByRole('button', { name: '切换账号', exact: true })
    await title.or(failure).or(change).first().waitFor()
    if (await change.isVisible()) await change.click()
    await title.or(failure).first().waitFor()
    if (await failure.isVisible()) throw new Error(`登录失败：${await failure.innerText()}`)
    await new Shell(this.page).settled()
  }

  /** 回到了平台的登录页。 */
  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login(\?|#|$)/)
  }
}
