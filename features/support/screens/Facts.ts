import { expect } from '../expect.ts'
import { labelled, valued } from '../pattern.ts'
import { Screen } from './Screen.ts'

/** 详情：名称与内容成对。 */
export class Facts extends Screen {
  private value(label: string) {
    const term = this.page
      .getByRole('term')
      .filter({ hasText: labelled(label) })
      .filter({ visible: true })
    // 定义自己没有名称：取它的术语后面的那一个
    return term.last().locator('xpath=following::*[self::dd or @role="definition"][1]')
  }

  private orTellTerm(doing: Promise<void>, label: string): Promise<void> {
    return this.orTell(doing, this.value(label), ['详情', label], this.page.getByRole('term'))
  }

  async is(label: string, value: string): Promise<void> {
    await this.orTellTerm(expect(this.value(label), `详情“${label}”的内容`).toHaveText(valued(value)), label)
  }
  async contains(label: string, text: string): Promise<void> {
    await this.orTellTerm(expect(this.value(label), `详情“${label}”的内容`).toContainText(text), label)
  }

  /** 审批轨迹的行，从早到晚。 */
  private get trail() {
    return this.page.getByRole('list', { name: '审批轨迹' }).last().getByRole('listitem')
  }
  async trailSays(text: string): Promise<void> {
    await expect(this.trail.filter({ hasText: text }).first(), `审批轨迹应有“${text}”`).toBeVisible()
  }
}
