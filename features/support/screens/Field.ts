import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { labelled, valued } from '../pattern.ts'
import { Screen } from './Screen.ts'

type Kind = 'text' | 'select' | 'radio' | 'checks' | 'switch' | 'range' | 'readonly'

/** 一个字段：按标签找到，看它是什么控件，再像人一样填它。 */
export class Field extends Screen {
  private readonly label: string
  private readonly scope: Page | Locator
  constructor(page: Page, label: string, scope: Page | Locator = page) {
    super(page)
    this.label = label
    this.scope = scope
  }

  /** 控件；对话框在文档末尾，所以取最后一个。 */
  private get control(): Locator {
    return this.scope.getByLabel(labelled(this.label)).filter({ visible: true }).last()
  }
  /** 输入框：控件自己，或它里面的。 */
  private get input(): Locator {
    return this.control
      .and(this.page.getByRole('textbox').or(this.page.getByRole('spinbutton')))
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
    await expect(this.control).toBeVisible()
    switch (await this.kind()) {
      case 'select':
        return this.choose(value)
      case 'radio':
        return this.control.getByText(value, { exact: true }).click()
      case 'checks':
        if (value === '是' || value === '否') return this.turn(value === '是')
        for (const item of value.split('、')) await this.control.getByText(item, { exact: true }).click()
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

  private async choose(value: string): Promise<void> {
    const options = this.page.getByRole('option').filter({ visible: true })
    const box = this.control
      .and(this.page.getByRole('combobox'))
      .or(this.control.getByRole('combobox'))
      .first()
    await box.click()
    // A searchable select may fetch its options only for what is typed
    const search = box.locator('input:not([readonly])')
    for (const item of value.split('、')) {
      if ((await search.count()) > 0 && (await search.isEditable())) await search.fill(item)
      const found = options.filter({ hasText: item }).first()
      await found.waitFor().catch(async () => {
        const known = (await options.allInnerTexts()).join('、') || '没有任何选项'
        throw new Error(`“${this.label}”没有选项“${item}”；现有：${known}`)
      })
      const exact = options.filter({ hasText: valued(item) })
      await ((await exact.count()) > 0 ? exact : options.filter({ hasText: item })).first().click()
    }
    if ((await box.getAttribute('aria-expanded')) === 'true') await this.page.keyboard.press('Escape')
  }

  private get tick(): Locator {
    const roles = this.page.getByRole('checkbox').or(this.page.getByRole('switch'))
    return this.control.and(roles).or(this.control.getByRole('checkbox')).first()
  }
  private async turn(on: boolean): Promise<void> {
    // Arco hides the real box under its own picture: the click goes to the whole control
    if ((await this.tick.isChecked()) !== on) await this.control.click({ force: true })
  }

  private async fillRange(value: string): Promise<void> {
    const ends = value.split(/\s*(?:至|~|～)\s*/)
    for (const [index, end] of ends.entries()) {
      await this.input.nth(index).fill(end)
      await this.input.nth(index).blur()
    }
  }

  async clear(): Promise<void> {
    await this.input.first().fill('')
    await this.input.first().blur()
  }

  /** 字段现在的值（输入框的值，或显示的文字）。 */
  async is(value: string): Promise<void> {
    await expect(this.control).toBeVisible()
    const kind = await this.kind()
    if (kind === 'text') await expect(this.input.first()).toHaveValue(value)
    else if (kind === 'radio') await expect(this.control.getByRole('radio', { name: value })).toBeChecked()
    else if (value === '是' || value === '否')
      await expect(this.tick).toBeChecked({ checked: value === '是' })
    else if (kind === 'select') {
      // Arco shows the chosen option as the value of an input while the list is closed
      const shown = () =>
        this.control.evaluate((node) => node.querySelector('input')?.value || node.textContent.trim())
      await expect.poll(shown, { message: `“${this.label}”的值` }).toBe(value)
    } else await expect(this.control).toContainText(value)
  }

  async isEditable(editable: boolean): Promise<void> {
    if (editable) await expect(this.input.first()).toBeEditable()
    else
      await expect(
        this.input.filter({ visible: true }).and(this.page.locator(':not([readonly]):not([disabled])')),
      ).toHaveCount(0)
  }
  async isFocused(): Promise<void> {
    const holdsFocus = () => this.control.evaluate((node) => node.contains(document.activeElement))
    await expect.poll(holdsFocus, { message: `光标应在“${this.label}”` }).toBe(true)
  }
  async isAbsent(): Promise<void> {
    await expect(this.scope.getByLabel(labelled(this.label)).filter({ visible: true })).toHaveCount(0)
  }

  /** 字段下方的一句话：错误、提醒或说明。 */
  async says(text: string): Promise<void> {
    // Arco ties a message to its field by nesting only; a query condition is a group of its own
    const item = this.page.locator('.arco-form-item').filter({ has: this.control })
    const group = this.scope.getByRole('group', { name: this.label, exact: true })
    await expect(item.or(group).filter({ visible: true }).last()).toContainText(text)
  }
}
