import { expect } from '../expect.ts'
import { Screen } from './Screen.ts'
import { Shell } from './Shell.ts'

/** 首页与工作台的待办：一类一行，名称、笔数、金额，点击去办理；一笔也没有的几类收在一句话里。 */
export class Todos extends Screen {
  private tile(name: string) {
    // 别的待办的名称里可能包含这个名称，如 签收待复核 里有 待复核
    return this.page
      .getByRole('list', { name: '待办' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  private orTellTile(doing: Promise<void>, name: string): Promise<void> {
    const all = this.page.getByRole('list', { name: '待办' }).getByRole('listitem')
    return this.orTell(doing, this.tile(name), ['待办', name], all.getByRole('link'))
  }

  /** 一笔也没有的：不在列表里，收在那句话里（没有展开时也读得到）。 */
  private async hasNone(name: string): Promise<void> {
    const none = this.page.getByRole('list', { name: '没有待办的几类', includeHidden: true })
    const kind = none.getByText(name, { exact: true })
    const known = none.getByRole('listitem', { includeHidden: true })
    await this.orTell(expect(kind).toHaveCount(1), kind, ['没有待办的', name], known)
    await expect(this.tile(name), `待办“${name}”应为0笔`).toHaveCount(0)
  }

  async has(name: string, count: number, amount?: string): Promise<void> {
    if (count === 0) return this.hasNone(name)
    const counted = new RegExp(`(^|\\D)${count} 笔`)
    await this.orTellTile(expect(this.tile(name), `待办“${name}”的笔数`).toContainText(counted), name)
    if (amount !== undefined)
      await expect(this.tile(name), `待办“${name}”的金额`).toContainText(`${amount}元`)
  }
  async says(name: string, text: string): Promise<void> {
    await this.orTellTile(expect(this.tile(name), `待办“${name}”`).toContainText(text), name)
  }
  async hasNo(name: string): Promise<void> {
    await new Shell(this.page).settled()
    await expect(this.tile(name), `不应有待办“${name}”`).toHaveCount(0)
  }
  async open(name: string): Promise<void> {
    const link = this.tile(name).getByRole('link', { name, exact: true })
    await this.orTellTile(this.press(link), name)
  }
}
