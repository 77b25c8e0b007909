import { stat } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { closestTo } from '../../plugin/closest.ts'
import { expect } from '../expect.ts'
import { Dialog } from './Dialog.ts'
import { BUSY, Screen } from './Screen.ts'

/** 点了之后等文件多久（毫秒）：大的导出要在页面里写一会儿。 */
const NO_FILE = 5_000

/** 外壳：页头、左侧菜单与正在加载的状态。 */
export class Shell extends Screen {
  private get header() {
    return this.page.getByRole('banner')
  }
  private get busy() {
    return this.page.locator(BUSY).first()
  }
  private menuItem(title: string) {
    return this.page
      .getByRole('navigation')
      .getByRole('link', { name: title, exact: true })
      .filter({ visible: true })
  }

  /** 页面已打开：标题在，且没有东西还在加载。 */
  async isAt(title: string): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1, name: title, exact: true })
    const titles = this.page.getByRole('heading', { level: 1 })
    await this.orTell(heading.waitFor(), heading, ['进入页面', title], titles)
    await this.settled()
  }

  /** 没有东西还在加载。 */
  async settled(): Promise<void> {
    await this.busy.waitFor({ state: 'detached' })
  }

  /** 眼前的页面不再等什么；故意让它等着的场景等不到，也不算错。 */
  async rests(): Promise<void> {
    await this.answered()
    await this.busy.waitFor({ state: 'detached', timeout: 3_000 }).catch(() => undefined)
  }

  /** 人在门户里：左侧菜单在。 */
  async isOpen(): Promise<boolean> {
    return this.page.getByRole('navigation').first().isVisible()
  }

  /** 由左侧菜单打开；菜单上没有时返回 false，什么也不做。 */
  async openFromMenu(title: string): Promise<boolean> {
    const item = this.menuItem(title).first()
    if (!(await item.isVisible())) return false
    await this.press(item)
    return true
  }

  async showsMenu(title: string): Promise<void> {
    const item = this.menuItem(title).first()
    const links = this.page.getByRole('navigation').getByRole('link')
    await this.orTell(expect(item).toBeVisible(), item, ['菜单', title], links)
  }
  async hidesMenu(title: string): Promise<void> {
    await expect(this.menuItem(title), `菜单不应有“${title}”`).toHaveCount(0)
  }

  /** 页头显示某段文字：姓名、企业、角色。 */
  async headerShows(text: string): Promise<void> {
    await expect(this.header, '页头的文字').toContainText(text)
  }

  async hasNoHeader(): Promise<void> {
    await expect(this.header, '不应有页头').toHaveCount(0)
  }

  /** 退出登录，并在询问时确认。 */
  async logOut(): Promise<void> {
    await this.press(this.page.getByRole('button', { name: '退出登录', exact: true }))
    await new Dialog(this.page).click('确认')
  }

  async shows(text: string): Promise<void> {
    const found = this.page.getByText(text).filter({ visible: true }).first()
    await expect(found)
      .toBeVisible()
      .catch(async (error: unknown) => {
        const lines = await this.page.locator('body').innerText({ timeout: 500 })
        const hint = closestTo(
          text,
          lines.split('\n').map((line) => line.trim()),
        )
        throw new Error(`页面没有显示“${text}”${hint}`, { cause: error })
      })
  }
  async hides(text: string): Promise<void> {
    await this.settled()
    await expect(this.page.getByText(text).filter({ visible: true }), `页面不应显示“${text}”`).toHaveCount(0)
  }

  /** 点击按钮、链接或页签；打开的对话框优先（它在文档末尾）。 */
  async click(name: string): Promise<void> {
    const target = this.clickable(name).last()
    // 转圈的按钮不理会点击：人会等它停下
    await this.orTellButton(
      expect(target, `按钮“${name}”一直转圈`).not.toHaveClass(/arco-btn-loading/),
      target,
      name,
    )
    // 叫停的、转到后台的不等：等到了结果就没有可停的了
    await this.orTellButton(/^(取消|转到后台)/.test(name) ? target.click() : this.press(target), target, name)
  }
  /** 手快：不等第一下有结果，在原处又点一下，不管那里变成了什么。 */
  async clickTwice(name: string): Promise<void> {
    const target = this.clickable(name).last()
    await this.answered()
    await this.orTellButton(target.click({ clickCount: 2, delay: 30 }), target, name)
  }
  /** 点击提交按钮：提交、提交复核、确认提交。行里的“提交”不算：问要不要提交的框来得慢时，等的是框。 */
  async submit(): Promise<void> {
    const submits = this.page
      .getByRole('button', { name: /^(提交|提交复核|确认提交)$/ })
      .and(this.page.locator(':not(table *)'))
      .filter({ visible: true })
    // 开着框的是问要不要提交：框里的才点得到
    const asked = submits.and(this.page.locator('[role="dialog"] *, [role="alertdialog"] *'))
    await this.press((await asked.count()) > 0 ? asked.last() : submits.last())
  }
  async canClick(name: string): Promise<void> {
    const target = this.clickable(name).last()
    await this.orTellButton(expect(target, `按钮“${name}”应可用`).toBeEnabled(), target, name)
  }
  async cannotClick(name: string): Promise<void> {
    const target = this.clickable(name).last()
    await this.orTellButton(expect(target, `按钮“${name}”应不可用`).toBeDisabled(), target, name)
  }
  async hasNo(name: string): Promise<void> {
    await this.settled()
    await expect(this.clickable(name), `不应有按钮“${name}”`).toHaveCount(0)
  }

  /** 把它滚到看得见的地方，返回页面滚了多少；不滚也看得见的，滚动位置说明不了什么。 */
  async scrollTo(target: Locator): Promise<number> {
    await this.answered()
    const place = await target.evaluate((node) => {
      node.scrollIntoView({ block: 'center' })
      return scrollY
    })
    if (place === 0) throw new Error('不滚动就看得见：窗口小一些（窗口宽1200高600），或选靠下的一行')
    return place
  }
  async isScrolledTo(place: number): Promise<void> {
    await this.settled()
    const where = () => this.page.evaluate(() => Math.round(scrollY))
    await expect.poll(where, { message: '滚动位置' }).toBe(Math.round(place))
  }

  /** 点击后得到一个有内容的文件，名称包含给定的文字。 */
  async downloads(name: string, fileName: string): Promise<void> {
    const arrives = this.page.waitForEvent('download').catch(() => undefined)
    await this.click(name)
    await this.answered()
    // 加载条走满之后这么久还没有来的，不会来了
    const late = this.page.waitForEvent('download', { timeout: NO_FILE }).catch(() => undefined)
    const download = await Promise.race([arrives, late])
    if (!download) throw new Error(`点了“${name}”，没有得到文件“${fileName}”`)
    expect(download.suggestedFilename(), '文件名').toContain(fileName)
    expect((await stat(await download.path())).size, `“${fileName}”的大小`).toBeGreaterThan(0)
  }

  private orTellButton(doing: Promise<void>, target: Locator, name: string): Promise<void> {
    const all = this.page.getByRole('button').or(this.page.getByRole('link')).or(this.page.getByRole('tab'))
    // 每页都有的页头与菜单，不是要找的
    const own = all.and(this.page.locator(':not(header *, nav *, body > a)'))
    return this.orTell(doing, target, ['按钮', name], own)
  }
  private clickable(name: string) {
    const options = { name, exact: true }
    return this.page
      .getByRole('button', options)
      .or(this.page.getByRole('link', options))
      .or(this.page.getByRole('tab', options))
      .filter({ visible: true })
  }
}
