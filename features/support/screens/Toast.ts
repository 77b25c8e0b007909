import type { Locator } from '@playwright/test'
import { expect } from '../expect.ts'
import { Screen } from './Screen.ts'

/** 系统说的话：顶部提示、警示条、字段错误或结果对话框。 */
export class Toast extends Screen {
  /** 系统说的、字段下方写的这段话。 */
  protected spoken(text: string): Locator {
    const field = this.page.locator('.arco-form-message')
    return this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .or(this.page.getByRole('dialog'))
      .or(this.page.getByRole('alertdialog'))
      .or(field)
      .filter({ hasText: text, visible: true })
  }
  /** 拒绝了，说的是这句话；说在对话框里的看过就关上。 */
  async refuses(text: string): Promise<void> {
    const found = this.spoken(text).first()
    await this.orTell(expect(found, `应提示“${text}”`).toBeVisible(), found, ['提示', text], this.spoken(''))
    const failed = this.page.getByRole('alertdialog', { name: '操作失败' })
    if (await failed.isVisible()) await failed.getByRole('button', { name: '确认', exact: true }).click()
  }
  async says(text: string): Promise<void> {
    const spoken = this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .or(this.page.getByRole('dialog'))
      .or(this.page.getByRole('alertdialog'))
    const found = spoken.filter({ hasText: text }).filter({ visible: true }).first()
    await this.orTell(expect(found, `应提示“${text}”`).toBeVisible(), found, ['提示', text], spoken)
    await this.close()
  }

  /** 说结果的对话框开着的，看过就关上，和人一样接着办。 */
  async close(): Promise<void> {
    const done = this.page.getByRole('alertdialog', { name: '操作成功' })
    if (!(await done.isVisible())) return
    await done.getByRole('button', { name: '确认', exact: true }).click()
    await done.waitFor({ state: 'hidden' })
  }
}
