import { expect } from '../expect.ts'
import { Screen } from './Screen.ts'

/** 短信签署对话框；模拟后端的验证码固定是 123456。 */
export class SmsSigning extends Screen {
  private get dialog() {
    const code = this.page.getByRole('textbox', { name: /验证码/ })
    return this.page.getByRole('dialog').filter({ has: code }).filter({ visible: true }).last()
  }

  /** 填写验证码，确认，等到对话框关闭。 */
  async sign(code = '123456'): Promise<void> {
    await this.enter(code)
    await expect(this.dialog, '签署框应已关闭').toHaveCount(0)
  }
  /** 倒计时还剩这么多秒；步骤之间浏览器的钟也在走，少几秒也对，多了不对。 */
  async waits(seconds: number): Promise<void> {
    const counting = this.page.getByRole('button', { name: /^\d+ ?秒$/ }).filter({ visible: true })
    const left = async () => Number.parseInt(await counting.last().innerText(), 10)
    await expect.poll(left, { message: '倒计时的秒数' }).toBeLessThanOrEqual(seconds)
    expect(await left(), '倒计时的秒数').toBeGreaterThan(seconds - 15)
  }
  /** 填写验证码并确认，不管是否通过。 */
  async enter(code: string): Promise<void> {
    await expect(this.dialog, '应有签署框').toBeVisible()
    // 对话框自己发验证码；出现倒计时是发出去了，出现 重新发送 是没有
    await expect(this.dialog.getByRole('button', { name: /^\d+ ?秒$|重新发送/ })).toBeVisible()
    await this.dialog.getByRole('textbox', { name: /验证码/ }).fill(code)
    await this.press(this.dialog.getByRole('button', { name: /^(确认|确定|签署|确认签署)$/ }))
  }
}
