import { expect } from '../expect.ts'
import { Screen } from './Screen.ts'
import { Shell } from './Shell.ts'

/** 首页与工作台的待办块：名称、笔数、金额，点击去办理。 */
export class Todos extends Screen {
  private tile(name: string) {
    // 别的待办块的名称里可能包含这个名称，如 签收待复核 里有 待复核
    return this.page
      .getByRole('list', { name: '待办' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  async has(name: string, count: number, amount?: string): Promise<void> {
    await expect(this.tile(name)).toContainText(new RegExp(`(^|\\D)${count} 笔`))
    if (amount !== undefined) await expect(this.tile(name)).toContainText(`${amount} 元`)
  }
  async says(name: string, text: string): Promise<void> {
    await expect(this.tile(name)).toContainText(text)
  }
  async hasNo(name: string): Promise<void> {
    await new Shell(this.page).settled()
    await expect(this.tile(name)).toHaveCount(0)
  }
  async open(name: string): Promise<void> {
    await this.press(this.tile(name).getByRole('link', { name, exact: true }))
  }
}
