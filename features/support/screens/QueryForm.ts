import { Field } from './Field.ts'
import { Screen } from './Screen.ts'
import { Shell } from './Shell.ts'

/** 查询条件区。 */
export class QueryForm extends Screen {
  private get area() {
    return this.page.getByRole('search').first()
  }

  /** 填写条件并查询；收起的条件先展开。 */
  async by(conditions: Record<string, string>): Promise<void> {
    const expand = this.area.getByRole('button', { name: /^展开/ })
    if (await expand.isVisible()) await expand.click()
    for (const [label, value] of Object.entries(conditions)) await this.condition(label).fill(value)
    await this.search('查询')
  }
  /** 一个条件；收起的看不到。 */
  condition(label: string): Field {
    return new Field(this.page, label, this.area)
  }
  async reset(): Promise<void> {
    await this.search('重置')
  }

  private async search(name: string): Promise<void> {
    const button = this.area.getByRole('button', { name, exact: true })
    await this.orTell(this.press(button), button, ['查询区的按钮', name], this.area.getByRole('button'))
    await new Shell(this.page).settled()
  }
}
