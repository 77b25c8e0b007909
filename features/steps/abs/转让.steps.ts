// 转让：签完一组协议，复核通过与驳回
import { When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import { decide, finish } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 最后一份读到末页、核对要素，短信验证之后以证书签署。 */
When('我签完这组协议', async function (this: ScfWorld) {
  const read = async () => {
    await this.page.keyboard.press('End')
    return this.page.getByRole('status', { name: '阅读进度' }).innerText()
  }
  await expect.poll(read, { message: '阅读进度' }).toContain('已全部读完')
  await this.page.getByRole('checkbox', { name: '我已核对以上要素' }).check()
  await this.shell.click('确认签署')
  await this.signing.sign()
  const certificate = this.dialog('数字证书签署')
  await this.form.fillIn({ 证书口令: '123456' })
  await this.shell.click('确认签署')
  await certificate.isGone()
})

When('{文本}复核通过转让{文本}', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '转让复核', row], '复核', '通过')
})
When(
  '{文本}驳回转让{文本}，意见{文本}',
  async function (this: ScfWorld, person: string, row: string, opinion: string) {
    await decide(this, [person, '转让复核', row], '复核', '驳回', opinion)
  },
)
