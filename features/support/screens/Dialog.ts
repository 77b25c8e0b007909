import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { Screen } from './Screen.ts'

/** 最上面的对话框，或按标题找到的那一个。 */
export class Dialog extends Screen {
  private readonly dialog: Locator
  private readonly named: boolean
  constructor(page: Page, name?: string) {
    super(page)
    this.named = name !== undefined
    const anyDialog = page.getByRole('dialog', name === undefined ? {} : { name })
    const alert = page.getByRole('alertdialog', name === undefined ? {} : { name })
    this.dialog = anyDialog.or(alert).filter({ visible: true }).last()
  }

  async isShown(text?: string): Promise<void> {
    await expect(this.dialog, '应有对话框').toBeVisible()
    if (text !== undefined) await expect(this.dialog, '对话框的文字').toContainText(text)
  }
  async isGone(): Promise<void> {
    const dialogs = this.named ? this.dialog : this.page.getByRole('dialog').filter({ visible: true })
    await expect(dialogs, '对话框应已关闭').toHaveCount(0)
  }
  async click(button: string): Promise<void> {
    const target = this.dialog.getByRole('button', { name: button, exact: true })
    await this.orTell(this.press(target), target, ['对话框里的按钮', button], this.dialog.getByRole('button'))
  }
}
