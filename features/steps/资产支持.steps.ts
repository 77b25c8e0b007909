// 资产支持：填一笔应付、签完一组协议
import { When } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { decide, finish } from '../support/handling.ts'
import type { ScfWorld } from '../support/world.ts'

/** 债权人成都鼎垣建材，用一张 113 万元的发票；附件一份。 */
When('我填好一笔{文本}的应付', async function (this: ScfWorld, amount: string) {
  await this.form.fillIn({ 债权人: '成都鼎垣建材有限公司' })
  await this.form.fillIn({
    合同编号: 'RC-CG-2026-0101',
    发票: '26510000000000000101',
    账款金额: amount,
    应付日期: '2027-03-18',
  })
  await this.form.upload('验收单.pdf', '附件')
})

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

When('{文本}复核确认应付{文本}', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '应付账款确认', row], '复核', '同意')
})
When('{文本}复核通过转让{文本}', async function (this: ScfWorld, person: string, row: string) {
  await finish(this, [person, '转让复核', row], '去复核', '同意')
})
When(
  '{文本}驳回转让{文本}，意见{文本}',
  async function (this: ScfWorld, person: string, row: string, opinion: string) {
    await decide(this, [person, '转让复核', row], '去复核', '驳回', opinion)
  },
)

When('我由概览的{文本}下钻', async function (this: ScfWorld, name: string) {
  const figures = this.page.getByRole('list', { name: /合计$/ })
  await figures.getByRole('link', { name }).click()
})
