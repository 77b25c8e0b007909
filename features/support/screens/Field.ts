import type { Locator, Page } from '@playwright/test'
import { absent } from '../../plugin/closest.ts'
import { expect } from '../expect.ts'
import { hasNoMouse } from '../keyboard.ts'
import { labelled, valued } from '../pattern.ts'
import { Screen } from './Screen.ts'

/** 读一眼：读不到就再看，不等。 */
const SOON = { timeout: 1000 }

type Kind = 'text' | 'select' | 'radio' | 'checks' | 'switch' | 'range' | 'readonly'

/** 区间的两端：甲 至 乙。 */
const endsOf = (value: string): string[] => value.split(/\s*(?:至|~|～)\s*/)

/** 一个字段：按标签找到，看它是什么控件，再像人一样填它。 */
export class Field extends Screen {
  private readonly label: string
  private readonly scope: Page | Locator
  constructor(page: Page, label: string, scope: Page | Locator = page) {
    super(page)
    this.label = label
    this.scope = scope
  }

  /** 叫这个名字的控件。查询条件常与表单同名，切换视图时两者先后出现，所以不指明查询区就不算它。 */
  private get named(): Locator {
    const all = this.scope.getByLabel(labelled(this.label)).filter({ visible: true })
    return this.scope === this.page ? all.and(this.page.locator(':not([role="search"] *)')) : all
  }
  /** 控件；对话框在文档末尾，所以取最后一个。 */
  private get control(): Locator {
    return this.named.last()
  }
  /** 输入框：控件自己，或它里面的。 */
  private get input(): Locator {
    return this.control
      .and(
        this.page
          .getByRole('textbox')
          .or(this.page.getByRole('spinbutton'))
          // 带建议的文字框
          .or(this.page.locator('input[list]')),
      )
      .or(this.control.getByRole('textbox').or(this.control.getByRole('spinbutton')))
  }

  private kind(): Promise<Kind> {
    return this.control.evaluate((node): Kind => {
      const inside = (selector: string) => node.querySelectorAll(selector).length
      const role = node.getAttribute('role')
      if (role === 'combobox') return 'select'
      if (role === 'radiogroup' || inside('input[type=radio]') > 0) return 'radio'
      if (role === 'switch' || node.matches('input[type=checkbox]')) return 'switch'
      if (inside('input[type=checkbox]') > 0) return 'checks'
      if (inside('[role=combobox]') > 0) return 'select'
      if (node.matches('input, textarea')) return 'text'
      return inside('input, textarea') > 1 ? 'range' : inside('input, textarea') === 1 ? 'text' : 'readonly'
    })
  }

  /** 填入内容：文本、金额、日期、选项（多个用“、”隔开）、是/否、区间（“甲 至 乙”）。 */
  async fill(value: string): Promise<void> {
    await this.isThere()
    switch (await this.kind()) {
      case 'select':
        return this.choose(value)
      case 'radio':
        return this.tap(value)
      case 'checks':
        if (value === '是' || value === '否') return this.turn(value === '是')
        for (const item of value.split('、')) await this.tap(item)
        return
      case 'switch':
        return this.turn(value === '是')
      case 'range':
        return this.fillRange(value)
      case 'text':
        await this.input.first().fill(value)
        return this.input.first().blur()
      case 'readonly':
        throw new Error(`“${this.label}”不能填写`)
    }
  }

  /** 像粘贴一样一次放进去，换掉原有的；光标留在里面。 */
  async paste(text: string): Promise<void> {
    await this.isThere()
    await this.input.first().selectText()
    await this.page.keyboard.insertText(text)
  }

  /** 边打边列的建议里有这一项；聚焦时才去取。 */
  async suggests(text: string): Promise<void> {
    await this.isThere()
    await this.control.focus()
    const offered = () =>
      this.control.evaluate((input: HTMLInputElement) =>
        [...(input.list?.options ?? [])].map(({ value }) => value),
      )
    await expect.poll(offered, { message: `“${this.label}”可选的` }).toContain(text)
  }

  /** 有这个字段；没有就说眼前的都叫什么。 */
  private async isThere(): Promise<void> {
    const what = this.scope === this.page ? '字段' : '查询条件'
    const labels = this.scope.locator('label')
    await this.orTell(expect(this.control).toBeVisible(), this.control, [what, this.label], labels)
  }
  private async tap(item: string): Promise<void> {
    const option = this.control.getByText(item, { exact: true })
    const all = this.control.locator('label')
    await this.orTell(option.click(), option, [`“${this.label}”的选项`, item], all)
  }

  private async choose(value: string): Promise<void> {
    const options = this.page.getByRole('option').filter({ visible: true })
    const box = this.control
      .and(this.page.getByRole('combobox'))
      .or(this.control.getByRole('combobox'))
      .first()
    await box.click()
    // 可搜索的下拉可能要输入了才去取选项
    const search = box.locator('input:not([readonly])')
    for (const item of value.split('、')) {
      if ((await search.count()) > 0 && (await search.isEditable())) await search.fill(item)
      const found = options.filter({ hasText: item }).first()
      await found.waitFor().catch(async () => {
        // 输入了找不到的，清掉再看都有哪些
        if ((await search.count()) > 0) await search.fill('', { timeout: 1000 }).catch(() => undefined)
        await options
          .first()
          .waitFor({ timeout: 1000 })
          .catch(() => undefined)
        throw new Error(`“${this.label}”${absent('选项', item, await options.allInnerTexts())}`)
      })
      const exact = options.filter({ hasText: valued(item) })
      const meant = (await exact.count()) > 0 ? exact : options.filter({ hasText: item })
      const all = await meant.allInnerTexts()
      if (all.length > 1)
        throw new Error(
          `“${this.label}”有 ${all.length} 个选项写着“${item}”：${all.join('；')}。写全其中一个`,
        )
      await meant.click()
    }
    if ((await box.getAttribute('aria-expanded')) === 'true') await this.page.keyboard.press('Escape')
  }

  /** 下拉里的一项不可选，并说明原因；不可选的收着，先展开。 */
  async refuses(item: string, reason: string): Promise<void> {
    await this.control.click()
    const more = this.page.getByRole('button', { name: /^另有 \d+ 个不可选，查看原因$/ }).last()
    await more.waitFor()
    if (hasNoMouse) while (await more.isVisible()) await this.page.keyboard.press('ArrowDown')
    else await more.click()
    const option = this.page.getByRole('option').filter({ visible: true, hasText: item }).first()
    await expect(option, `选项“${item}”说明的原因`).toContainText(reason)
    // 不可选的选项，Arco 只用样式类标明：选了它，字段仍是空的
    if (!hasNoMouse) await option.click()
    await expect.poll(() => this.shown(''), { message: `不可选的“${item}”被选上了` }).not.toContain(item)
    await this.page.keyboard.press('Escape')
  }

  /** 下拉里可选的恰是这些。 */
  async offers(items: readonly string[]): Promise<void> {
    await this.control.click()
    const options = this.page.getByRole('option').filter({ visible: true })
    await expect(options, `“${this.label}”的选项`).toHaveText([...items])
    await this.page.keyboard.press('Escape')
  }

  private get tick(): Locator {
    const roles = this.page.getByRole('checkbox').or(this.page.getByRole('switch'))
    return this.control.and(roles).or(this.control.getByRole('checkbox')).first()
  }
  private async turn(on: boolean): Promise<void> {
    if ((await this.tick.isChecked()) === on) return
    // Arco 用自己的图形盖住了真正的勾选框：点外面的标签；不强制，挡着的、还在移动的等它走开
    const label = this.page.locator('label').filter({ has: this.tick })
    await this.tick.or(label).first().click()
  }

  /** 区间的两端，写法与填写的一样：甲 至 乙；缺一端的写 甲 至、至 乙，都没有填的是空的。 */
  private async shownRange(wanted: string): Promise<string> {
    const ends = await this.input.evaluateAll((nodes) =>
      nodes.map((node) => (node as HTMLInputElement).value),
    )
    if (ends.every((end) => end === '')) return ''
    const isSame = endsOf(wanted).join('至') === ends.join('至')
    return isSame ? wanted : ends.join(' 至 ').trim()
  }

  private async fillRange(value: string): Promise<void> {
    const ends = endsOf(value)
    for (const [index, end] of ends.entries()) {
      await this.input.nth(index).fill(end)
      await this.input.nth(index).blur()
    }
  }

  /** 字段现在的值（输入框的值，或显示的文字）。 */
  async is(value: string): Promise<void> {
    await this.isThere()
    // 正在关闭的抽屉里可能有同名的字段：反复看，直到是要的那个
    await expect.poll(() => this.shown(value), { message: `“${this.label}”的值` }).toBe(value)
  }

  private async shown(value: string): Promise<string> {
    try {
      const kind = await this.kind()
      if (kind === 'text') return await this.input.first().inputValue(SOON)
      if (kind === 'range') return await this.shownRange(value)
      if (kind === 'radio') {
        const chosen = this.control.getByRole('radio', { name: value })
        return (await chosen.isChecked(SOON)) ? value : '别的'
      }
      if (value === '是' || value === '否') return (await this.tick.isChecked(SOON)) ? '是' : '否'
      // 列表收起时，Arco 把选中的选项放在输入框的值里
      return await this.control.evaluate(
        (node) => node.querySelector('input')?.value || node.textContent.trim(),
        undefined,
        SOON,
      )
    } catch {
      return '（正在变化）'
    }
  }

  async isEditable(editable: boolean): Promise<void> {
    if (editable) await expect(this.input.first(), `“${this.label}”应可填写`).toBeEditable()
    else
      await expect(
        this.input.filter({ visible: true }).and(this.page.locator(':not([readonly]):not([disabled])')),
        `“${this.label}”应不可填写`,
      ).toHaveCount(0)
  }
  async isFocused(): Promise<void> {
    const holdsFocus = () => this.control.evaluate((node) => node.contains(document.activeElement))
    await expect.poll(holdsFocus, { message: `光标应在“${this.label}”` }).toBe(true)
  }
  async isAbsent(): Promise<void> {
    await expect(this.named, `不应有“${this.label}”`).toHaveCount(0)
  }

  /** 说这个字段的话，一句一行：错误、提醒、说明、大写。名称、单位与填的值都不算。 */
  private hints(): Promise<string> {
    return this.control
      .evaluate(
        (node) => {
          // 附件的清单与它的上传区同名
          const label = node.getAttribute('aria-label') ?? ''
          const outer = node.parentElement?.closest(`[aria-label="${CSS.escape(label)}"]`)
          const control = label !== '' && outer ? outer : node
          // 自己没有说明的，由它里面的说：区间的两端、上传的按钮
          const ids = control.matches('[aria-describedby]')
            ? [control]
            : [...control.querySelectorAll('[aria-describedby]')]
          return [...new Set(ids.flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? []))]
            .map((id) => document.getElementById(id))
            .map((said) => (said && said.getClientRects().length > 0 ? said.innerText : ''))
            .filter((said) => said !== '')
            .join('\n')
        },
        undefined,
        SOON,
      )
      .catch(() => '（正在变化）')
  }

  /** 字段下方的一句话：错误、提醒或说明。 */
  async says(text: string): Promise<void> {
    await this.isThere()
    await expect.poll(() => this.hints(), { message: `“${this.label}”下方的话` }).toContain(text)
  }
}
