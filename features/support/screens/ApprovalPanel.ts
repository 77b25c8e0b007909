import type { Locator } from '@playwright/test'
import { expect } from '../expect.ts'
import { Field } from './Field.ts'
import { Screen } from './Screen.ts'

/** 审批区：审核意见，一个决定一个按钮。 */
export class ApprovalPanel extends Screen {
  private get form(): Locator {
    return this.page.getByRole('form', { name: '审批', exact: true }).filter({ visible: true })
  }

  /** 填写意见，作出决定（通过、驳回……）；需要签署时随后出现短信签署框。 */
  async decide(decision: string, opinion?: string): Promise<void> {
    const form = this.form.last()
    if (opinion !== undefined) await new Field(this.page, '审核意见', form).fill(opinion)
    const button = form.getByRole('button', { name: decision, exact: true })
    await this.orTell(this.press(button), button, ['审批的按钮', decision], form.getByRole('button'))
  }
  /** 办成了：审批区收起。签署框关了而决定还在路上的，标题与列表看上去已经是办完的样子。 */
  async isDone(): Promise<void> {
    await expect(this.form, '审批区应已收起').toHaveCount(0)
  }
}
